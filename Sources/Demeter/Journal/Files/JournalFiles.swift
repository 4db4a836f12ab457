internal import Glibc
internal import Host
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

    /// The files that SQLite keeps beside the database, and what is put in its place.
    private var databases: [String] {
        [database, database + "-wal", database + "-shm", database + "-journal"]
    }

    /// Creates the folder with those above it, for its owner alone.
    ///
    /// A folder that was there before is closed to others when it is empty or holds a journal;
    /// a home folder given by mistake keeps its rights. One that belongs to somebody else, or that others
    /// may write in, is refused, and so is a file of the journal's that is not this person's own.
    func prepareFolder() throws(JournalError) {
        try makeFolders()
        let isOwn = isEmpty || access(database, F_OK) == 0
        do throws(FileFault) {
            try PrivateFolder.claim(folder, closing: isOwn)
        } catch {
            // What is no folder at all is told by the first file that would be in it.
            throw JournalError(error, path: error.code == ENOTDIR ? lock : folder)
        }
        for path in databases { try refuse(path, .own) }
    }

    /// Creates the database file empty, for its owner alone; SQLite gives its log the same rights.
    func prepareDatabase() throws(JournalError) {
        do throws(FileFault) {
            // A link of the person's own may lead to another disk.
            let isThere = access(database, F_OK) == 0
            let file = try ExistingFile(database, for: isThere ? .writing : .making, of: .own)
            guard fchmod(file.descriptor, 0o600) == 0 else {
                throw FileFault.system(code: errno, operation: "close it to others")
            }
        } catch {
            throw JournalError(error, path: database)
        }
    }

    /// Whose a database may be: a journal its person's alone, a copy that is put back anybody's.
    var trust: ExistingFile.Trust { database == folder + "/journal.sqlite" ? .own : .anybody }

    /// Refuses what SQLite would open by itself, and could wait at or write to. The database may be a link of
    /// the person's own; beside it SQLite follows none.
    func refuse(_ path: String, _ trust: ExistingFile.Trust) throws(JournalError) {
        let fault = ExistingFile.fault(of: path, trust, followsLinks: path == database)
        if let fault { throw JournalError(fault, path: path) }
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
