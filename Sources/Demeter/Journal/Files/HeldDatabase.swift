internal import Glibc
internal import Locking

/// Notes that this process has a journal's database open, for as long as it lives.
///
/// Whoever closes a file of their own takes the locks of SQLite with it that the process has on the same file
/// (https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_): another
/// program may then take away the log beneath the daemon.
final class HeldDatabase: Sendable {
    private struct Place: Hashable {
        var device: dev_t
        var number: ino_t

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = status.st_dev
            number = status.st_ino
        }
    }

    private static let held = Mutex<[Place: Int]>([:])
    private let place: Place?

    init(_ path: String) {
        place = Place(path)
        if let place { Self.held.withLock { $0[place, default: 0] += 1 } }
    }

    deinit {
        guard let place else { return }
        Self.held.withLock { held in
            let others = (held[place] ?? 1) - 1
            held[place] = others > 0 ? others : nil
        }
    }

    /// Whether it is open in this process, so that nobody may open and close it beside SQLite.
    static func contains(_ path: String) -> Bool {
        Place(path).map { place in held.withLock { $0[place] != nil } } ?? false
    }
}
