internal import Configuration
internal import Glibc
internal import Host
internal import Journal

/// The person's data folder, for verbs that work on it without the daemon.
struct DataFolder {
    let path: String
    private let pause: (UInt32) -> Void
    private let complain: (String) -> Void

    init(_ session: Session) {
        path = session.places.dataFolder
        pause = session.pause
        complain = { [console = session.console] in console.complain("demeter: \($0)\n") }
    }

    var journal: JournalFolder { JournalFolder(path) }

    /// Sees to it that no daemon works here, by ending it when that is wanted, and that what was cut off
    /// is settled.
    ///
    /// - Returns: whether one was ended.
    func claim(stopping: Bool) throws(Failure) -> Bool {
        let hasStopped = try end(stopping: stopping)
        do throws(CareError) {
            for leftover in try journal.settle() {
                // Nothing was settled; the doctor tells of it.
                if leftover == .hollow { continue }
                if case .oldDraft = leftover { continue }
                complain(leftover.sentence)
            }
        } catch {
            throw .care(error)
        }
        return hasStopped
    }

    private func end(stopping: Bool) throws(Failure) -> Bool {
        guard let holder = journal.holder else { return false }
        guard stopping else { throw .inUse(folder: path, process: holder.process) }
        guard Self.name(of: holder.process) == "demeterd", kill(holder.process, SIGTERM) == 0 else {
            throw .inUse(folder: path, process: holder.process)
        }
        // A daemon takes up to five seconds to end.
        for _ in 0..<10 {
            pause(1)
            guard journal.holder != nil else { return true }
        }
        throw .inUse(folder: path, process: holder.process)
    }

    /// The command of a process; `nil` when it is gone.
    static func name(of process: Int32) -> String? {
        let file = open("/proc/\(process)/comm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
