internal import Glibc
internal import Host

// What Demeter calls its files in a data folder.
extension JournalFiles {
    /// Where a journal goes that another one takes the place of.
    var former: String { folder + "/before-restore.sqlite" }

    /// The former journal until the new one has its place.
    var formerDraft: String { former + ".part" }

    /// The journal while it is being made anew; never the only copy of anything.
    var draft: String { database + ".part" }

    /// A copy that is handed to somebody, which never gets more than a draft's name.
    var handed: String { folder + "/handed.sqlite" }

    /// A journal that is being erased, and from then on no journal any more.
    var forgotten: String { database + ".forgotten" }

    /// What is to be erased, until all of it is.
    var erasure: String { folder + "/forgetting.json" }

    /// The person's own foods, for the ears.
    var vocabulary: String { folder + "/vocabulary" }

    /// A database and what SQLite keeps beside it.
    static let sides = ["", "-wal", "-shm", "-journal"]

    /// Databases with a person's words; `new.sqlite` is what the draft was called before.
    private static let databases = [
        "journal.sqlite", "journal.sqlite.part", "journal.sqlite.forgotten",
        "before-restore.sqlite",
        "before-restore.sqlite.part", "new.sqlite", "model.sqlite", "lookup.sqlite",
    ]

    /// Names in the data folder that are nobody else's, whether there is such a file or not.
    static func isOwn(name: String) -> Bool {
        let others = ["journal.lock", "forgetting.json", "forgetting.json.part", "demeter.sock"]
        return others.contains(name) || isTold(name)
            || databases.contains { database in sides.contains { database + $0 == name } }
    }

    /// Whether a sink's command was given this file to read.
    private static func isTold(_ name: String) -> Bool {
        name.hasPrefix("summary.") && name.utf8.count == 14
            && name.dropFirst(8).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// The databases that are there, with what lies beside them, and the daily copies of the usual folder.
    var present: [String] {
        let names = Self.names(in: folder).filter(Self.isOwn(name:)).map { Path.join(folder, $0) }
        let backups = folder + "/backups"
        let copies = Self.names(in: backups).filter { BackupPlan.day(ofName: $0) != nil }
        return names + copies.map { Path.join(backups, $0) }
    }

    /// Everything with a person's words but the journal itself, as far as it is there.
    var besideJournal: [String] {
        let own = Self.sides.map { database + $0 }
        let kept = ["journal.lock", "forgetting.json", "demeter.sock"].map { folder + "/" + $0 }
        let drafts = Self.names(in: folder).map { Path.join(folder, $0) }.filter(Self.isDraft)
        return Set(present + drafts).subtracting(own + kept)
            .filter { Path.parent(of: $0) == folder }.sorted()
    }

    static func isThere(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0
    }

    /// The names in a folder; none when it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Whether a copy or an export was cut off and left this, by its name and its beginning.
    static func isDraft(_ path: String) -> Bool {
        guard path.hasSuffix(".part") else { return false }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
        var start = [UInt8](repeating: 0, count: 100)
        let count = pread(file, &start, start.count, 0)
        guard count > 0 else { return false }
        // A journal's id stands at 68 of SQLite's header.
        let id = withUnsafeBytes(of: Migrations.applicationID.bigEndian, Array.init)
        return start.starts(with: "{\"demeter\":\"export\"".utf8)
            || start.starts(with: "entry,day,instant".utf8)
            || start.starts(with: "entry;day;instant".utf8)
            || start.starts(with: "SQLite format 3\0".utf8) && Array(start[68..<72]) == id
    }
}
