internal import Glibc
internal import Host
package import SQLite

/// A database of what can be had again, opened when it is first used.
///
/// A file that cannot be opened or written is done without, and one that is damaged is begun anew.
package struct SpareDatabase: ~Copyable {
    private enum State: ~Copyable {
        case unused
        case open(Connection)
        /// Memory alone, by choice or because the file cannot be used.
        case absent
    }

    private let path: String?
    private let schema: String
    private var state = State.unused

    /// - Parameters:
    ///   - path: the file; `nil` does without.
    ///   - schema: statements that make its tables where they are not there yet.
    package init(path: String?, schema: String) {
        self.path = path
        self.schema = schema
    }

    /// Does something with the database; `nil` when there is none or it fails.
    @discardableResult
    package mutating func use<Value>(_ body: (borrowing Connection) throws -> Value) -> Value? {
        open()
        switch state {
        case .open(let connection): return try? body(connection)
        default: return nil
        }
    }

    private mutating func open() {
        guard isUnused else { return }
        if let path, let connection = connect(path) {
            state = .open(connection)
        } else {
            state = .absent
        }
    }

    private var isUnused: Bool {
        switch state {
        case .unused: true
        default: false
        }
    }

    private func connect(_ path: String) -> Connection? {
        if let connection = try? open(path) { return connection }
        for suffix in Self.suffixes { unlink(path + suffix) }
        return try? open(path)
    }

    private func open(_ path: String) throws -> Connection {
        // What somebody else has prepared is theirs to read; it goes, and one of our own is made.
        for suffix in Self.suffixes where ExistingFile.fault(of: path + suffix, .own) != nil {
            unlink(path + suffix)
        }
        // Created for its owner alone; SQLite gives its log the same rights.
        _ = try ExistingFile(path, for: .making, of: .own)
        let connection = try Connection(path: path, mode: .readWrite)
        connection.setBusyTimeout(milliseconds: 1000)
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; " + schema)
        return connection
    }

    private static let suffixes = ["", "-wal", "-shm"]
}
