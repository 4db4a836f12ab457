internal import Wire

/// Settles with the person's other devices, by a file of the folder, which of them tells a day's summary.
///
/// To be asked after a round has carried everything: what others have told of a day is then in the journal.
package struct CloudLeaves: Sendable {
    private let folder: CloudFolder
    private let journal: any CloudJournal
    private let elapsed: @Sendable () -> Duration

    /// Beside the years; no device looks at it as at a file of changes.
    package static let path = "leaves.json"
    /// How long writing the book may take: whoever slept meanwhile may have been overtaken.
    package static let haste = Duration.seconds(60)

    package init(
        _ folder: CloudFolder, _ journal: any CloudJournal,
        elapsed: @escaping @Sendable () -> Duration
    ) {
        self.folder = folder
        self.journal = journal
        self.elapsed = elapsed
    }

    package func settle(
        _ keeper: inout LeaveKeeper, by device: String
    ) async throws(CloudFault) {
        var messages = try journal.dueSummaries().messages
        for _ in 0..<LeaveKeeper.attempts {
            guard keeper.concerns(messages) else { return }
            let file = try await folder.file(Self.path)
            let began = elapsed()
            let step = keeper.step(file?.bytes, messages, by: device, at: began)
            if let book = step.book {
                guard file == nil || file?.tag != nil else {
                    throw .unavailable(
                        "it tells no version of its files, by which two could write them")
                }
                guard try await write(book, over: file) else { continue }
            }
            guard elapsed() - began < Self.haste else { continue }
            keeper.made()
            // Told also where there is nothing to say: the others were asked.
            messages = try journal.leave(step.request).messages
            guard !step.request.isEmpty else { return }
        }
    }

    private func write(
        _ book: [UInt8], over file: CloudFolder.File?
    ) async throws(CloudFault) -> Bool {
        guard let tag = file?.tag else {
            return try await done(book, .absent)
        }
        if try await done(book, .unchanged(tag)) { return true }
        // A weak tag matches nothing; if it stands for what was read it is the same file still.
        guard try await folder.file(Self.path) == file else { return false }
        return try await done(book, .likelyUnchanged(tag))
    }

    private func done(
        _ book: [UInt8], _ condition: CloudFolder.Condition
    ) async throws(CloudFault) -> Bool {
        if case .done = try await folder.write(book, to: Self.path, if: condition) { return true }
        return false
    }
}
