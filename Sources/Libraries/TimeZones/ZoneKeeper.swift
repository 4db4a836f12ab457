internal import Glibc
internal import Locking

/// The zone in force, read again only when its file or the system's choice of zone has changed.
///
/// Asking costs two looks at the file system, so that a new tzdata or `timedatectl set-timezone` counts
/// with the next question, without a timer.
package final class ZoneKeeper: Sendable {
    private let folder: ZoneFolder
    private let state: Mutex<State>

    private struct State {
        var choice: Choice
        var known: (mark: Mark, zone: Zone)?
    }

    package enum Choice: Sendable, Hashable {
        /// Whichever zone the system is in.
        case system
        /// An IANA name.
        case named(String)
    }

    /// What changes when a zone file is replaced or another one is chosen.
    private struct Mark: Hashable {
        let link: FileMark?
        let file: FileMark?
    }

    private struct FileMark: Hashable {
        let device: UInt64
        let inode: UInt64
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: String, followingLinks: Bool) {
            var status = stat()
            // The path is a NUL-terminated copy, and the struct outlives the call.
            let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
            guard result == 0 else { return nil }
            device = UInt64(status.st_dev)
            inode = UInt64(status.st_ino)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    package init(_ choice: Choice, folder: ZoneFolder = ZoneFolder()) {
        self.folder = folder
        state = Mutex(State(choice: choice))
    }

    /// Takes another choice from now on.
    package func choose(_ choice: Choice) {
        state.withLock { state in
            guard state.choice != choice else { return }
            state = State(choice: choice)
        }
    }

    /// The files on which the zone in force depends, for those who want to know at once when it changes.
    package var files: [String] {
        state.withLock { state in
            switch state.choice {
            case .system: folder.systemFiles
            case .named(let name): ZoneFolder.withTarget("\(folder.path)/\(name)")
            }
        }
    }

    /// The zone in force now. A named zone whose file is gone stays as it was last read, or is UTC.
    package var zone: Zone {
        state.withLock { state in
            let path =
                switch state.choice {
                case .system: folder.systemFile
                case .named(let name): "\(folder.path)/\(name)"
                }
            let mark = Mark(
                link: FileMark(path, followingLinks: false),
                file: FileMark(path, followingLinks: true))
            if let known = state.known, known.mark == mark { return known.zone }
            let zone: Zone =
                switch state.choice {
                case .system: folder.systemZone()
                case .named(let name):
                    (try? folder.zone(named: name)) ?? state.known?.zone ?? .utc
                }
            state.known = (mark, zone)
            return zone
        }
    }
}
