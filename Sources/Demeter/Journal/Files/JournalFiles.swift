internal import Glibc
internal import SQLite

/// The files of a journal in its data folder.
struct JournalFiles: Sendable {
    let folder: String
    let database: String

    /// - Parameter database: the file itself, when it is not where a journal usually is.
    init(folder: String, database: String? = nil) {
        self.folder = folder
        self.database = database ?? folder + "/journal.sqlite"
    }

    var lock: String { folder + "/journal.lock" }

    /// Creates the folder with those above it, for its owner alone.
    ///
    /// A folder that was there before is closed to others when it is empty or holds a journal;
    /// a home folder given by mistake keeps its rights.
    func prepareFolder() throws(JournalError) {
        let isOwn = isEmpty || access(database, F_OK) == 0
        try makeFolders()
        if isOwn, chmod(folder, 0o700) != 0 {
            throw .cannotOpen(path: folder, errno: errno)
        }
    }

    /// Creates the database file empty, for its owner alone; SQLite gives its log the same rights.
    func prepareDatabase() throws(JournalError) {
        let descriptor = open(database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: database, errno: errno) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else {
            throw .cannotOpen(path: database, errno: errno)
        }
    }

    private var isEmpty: Bool {
        guard let stream = opendir(folder) else { return true }
        defer { closedir(stream) }
        var names = 0
        while readdir(stream) != nil { names += 1 }
        return names <= 2
    }

    private func makeFolders() throws(JournalError) {
        var path = folder.hasPrefix("/") ? "" : "."
        for name in folder.split(separator: "/") {
            path += "/" + name
            guard mkdir(path, 0o700) != 0 else { continue }
            let cause = errno
            // A parent may refuse (EROFS, EACCES) although the folder below it exists.
            guard access(path, F_OK) == 0 else { throw .cannotOpen(path: path, errno: cause) }
        }
    }
}
