internal import Wire

/// Keeps tables for spreadsheets in the folder: what the journal holds, for people to read.
///
/// They are written over and never read: the journal does not follow what is changed in them. All devices make the same
/// table of the same journal, so that whoever has met the others finds what it would write.
package struct CloudSheets: Sendable {
    private let folder: CloudFolder
    private let journal: any CloudJournal
    private let hasDecimalComma: Bool

    /// Between two times that tables are made, in seconds: each is made of the whole journal.
    private static let interval: Int64 = 300
    /// How often a table is tried that others write at the same time.
    private static let attempts = 5

    /// - Parameter folder: one that encrypts nothing: spreadsheets read these files.
    package init(_ folder: CloudFolder, _ journal: any CloudJournal, hasDecimalComma: Bool) {
        self.folder = folder
        self.journal = journal
        self.hasDecimalComma = hasDecimalComma
    }

    /// Writes the tables that are not what they should be; none where the journal did not change since, or they were
    /// made a little while ago.
    ///
    /// - Parameters:
    ///   - isWhole: whether the folder is looked at as well, for a table that somebody took away or changed, and nothing
    ///     is put off.
    ///   - now: Unix time in seconds.
    package func carry(
        _ state: inout CloudState, isWhole: Bool, at now: Int64
    ) async throws(CloudFault) {
        let isEarly = (0..<Self.interval).contains(now - (state.sheetsMade ?? .min / 2))
        guard isWhole || !isEarly else { return }
        let version = try journal.version()
        if isWhole { try await forgetMissing(&state) }
        guard state.sheets != version else { return }
        (state.sheets, state.sheetsMade) = (nil, now)
        for sheet in Sheet.allCases {
            let bytes = try journal.sheet(sheet, hasDecimalComma: hasDecimalComma)
            let digest = ContentDigest.of(bytes)
            guard state.sheetDigests[sheet.path] != digest else { continue }
            state.sheetDigests[sheet.path] = nil
            state.sheetTags[sheet.path] = try await write(
                bytes, to: sheet.path, over: state.sheetTags[sheet.path])
            state.sheetDigests[sheet.path] = digest
        }
        state.sheets = version
    }

    private func forgetMissing(_ state: inout CloudState) async throws(CloudFault) {
        let members = try await folder.members(of: Sheet.folder) ?? []
        for sheet in Sheet.allCases {
            let tag = members.first { $0.name == "\(sheet.rawValue).csv" }?.tag?.text
            guard tag == nil || tag != state.sheetTags[sheet.path] else { continue }
            state.sheetDigests[sheet.path] = nil
            state.sheets = nil
        }
    }

    /// - Returns: the tag of what stands there then, if the server tells one.
    private func write(
        _ bytes: [UInt8], to path: String, over tag: String?
    ) async throws(CloudFault) -> String? {
        var condition =
            tag.flatMap { EntityTag($0) }.map(CloudFolder.Condition.unchanged) ?? .absent
        for _ in 0..<Self.attempts {
            switch try await folder.write(bytes, to: path, if: condition) {
            case .done(let tag): return tag?.text
            case .noFolder: try await folder.make(Sheet.folder)
            case .otherwise:
                guard let file = try await folder.file(path) else {
                    condition = .absent
                    continue
                }
                if file.bytes == bytes { return file.tag?.text }
                guard let tag = file.tag else {
                    throw .unavailable(
                        "it tells no version of its files, by which two could write them")
                }
                condition = condition == .unchanged(tag) ? .likelyUnchanged(tag) : .unchanged(tag)
            }
        }
        throw .contested
    }
}
