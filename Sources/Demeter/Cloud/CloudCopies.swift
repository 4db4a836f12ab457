package import Nutrition
internal import Wire

/// Keeps daily copies of this device's journal in the folder: `Backups/2026-11-26.DEVICE.sqlite`.
///
/// A copy holds what was forgotten since, so that all of this device's go and a new one comes when something is.
package struct CloudCopies: Sendable {
    private let folder: CloudFolder
    private let journal: any CloudJournal

    package static let path = "Backups"
    /// So many of the newest are kept.
    package static let kept = 7
    private static let ending = ".sqlite"

    package init(_ folder: CloudFolder, _ journal: any CloudJournal) {
        self.folder = folder
        self.journal = journal
    }

    /// Puts a day's copy into the folder, unless it is there, and takes away those that are too old.
    ///
    /// - Parameter today: the day of UTC.
    package func carry(_ state: inout CloudState, today: LocalDay) async throws(CloudFault) {
        let own = try journal.days(from: nil)
        let erasures = own.days.reduce(0) { $0 + $1.erasures }
        let isStale = erasures != state.copiedErasures
        guard isStale || state.copied != today.description else { return }
        let names = Set(own.days.map(\.device) + [own.device])
        var there = (try await folder.members(of: Self.path) ?? [])
            .filter { Self.parts($0.name).map { names.contains($0.device) } == true }
            .sorted { $0.name < $1.name }
        if isStale {
            for member in there { try await remove(member) }
            there = []
        }
        let name = "\(today).\(own.device)\(Self.ending)"
        if !there.contains(where: { $0.name == name }) {
            try await write(try journal.copy(), to: "\(Self.path)/\(name)")
            there.append(CloudFolder.Member(name: name, tag: nil))
        }
        for member in there.dropLast(Self.kept) { try await remove(member) }
        (state.copied, state.copiedErasures) = (today.description, erasures)
    }

    private func write(_ copy: [UInt8], to path: String) async throws(CloudFault) {
        guard copy.count <= CloudFolder.fileLimit else {
            throw .tooLong(limit: CloudFolder.fileLimit)
        }
        for _ in 0..<2 {
            switch try await folder.write(copy, to: path, if: .absent) {
            case .done, .otherwise: return
            case .noFolder: try await folder.make(Self.path)
            }
        }
        throw .noFolder(status: 409)
    }

    private func remove(_ member: CloudFolder.Member) async throws(CloudFault) {
        // Nobody but this device writes it.
        _ = try await folder.remove("\(Self.path)/\(member.name)", if: .absent)
    }

    /// `nil` for a name that is none of ours.
    private static func parts(_ name: String) -> (day: LocalDay, device: String)? {
        guard name.hasSuffix(ending) else { return nil }
        let parts = name.dropLast(ending.count).split(separator: ".")
        guard parts.count == 2, let day = LocalDay(parts[0]) else { return nil }
        return (day, String(parts[1]))
    }
}
