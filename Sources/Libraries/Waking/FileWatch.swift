internal import Glibc
internal import Locking
internal import UnixSocket

/// Tells when one of some files changes, by inotify on their folders.
final class FileWatch: Sendable {
    private struct State {
        /// The watched names by the kernel's number of their folder.
        var names: [Int32: Set<String>] = [:]
    }

    private let state = Mutex(State())
    let queueOfEvents: Int32

    private static let changes = UInt32(
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_ATTRIB)

    init() throws(WakingError) {
        queueOfEvents = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard queueOfEvents >= 0 else { throw .last(.watchFiles) }
    }

    deinit { _ = close(queueOfEvents) }

    func watch(_ paths: [String]) {
        state.withLock { state in
            let before = state.names
            state.names = [:]
            for path in paths {
                guard let slash = path.lastIndex(of: "/") else { continue }
                let folder = slash == path.startIndex ? "/" : String(path[..<slash])
                // Beside `/dev/null` there is an event whenever any program closes it.
                guard folder != "/dev" else { continue }
                // The path is a NUL-terminated copy for the call; a missing folder is not watched.
                let number = unsafe inotify_add_watch(queueOfEvents, folder, Self.changes)
                guard number >= 0 else { continue }
                state.names[number, default: []].insert(String(path[path.index(after: slash)...]))
            }
            for number in before.keys where state.names[number] == nil {
                _ = inotify_rm_watch(queueOfEvents, number)
            }
        }
    }

    /// Reads what has happened; whether it concerns a watched file.
    func takeEvents() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isConcerned = false
        while true {
            // The kernel fills at most the buffer, with whole events.
            let count = unsafe read(queueOfEvents, &buffer, buffer.count)
            guard count > 0 else { return isConcerned }
            let names = state.withLock(\.names)
            for event in FileEvent.events(in: buffer[..<count])
            where event.isOverflow || names[event.folder]?.contains(event.name) == true {
                isConcerned = true
            }
        }
    }
}
