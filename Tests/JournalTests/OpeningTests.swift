import Glibc
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct OpeningTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var database: String { folder.path + "/journal.sqlite" }

    private static func rights(_ path: String) -> mode_t {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_mode & 0o7777 : 0
    }

    @Test func `folders and files are made for their owner alone`() async throws {
        let path = folder.path + "/a/b"
        let journal = try await Journal.open(folder: path, now: { noon })
        try await journal.say(content("egg"))
        #expect(Self.rights(folder.path + "/a") == 0o700)
        #expect(Self.rights(path) == 0o700)
        for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.lock"] {
            #expect(Self.rights("\(path)/\(name)") == 0o600, "\(name)")
        }
        await journal.close()
    }

    @Test func `an empty folder and a journal that stand open are closed to others`() async throws {
        chmod(folder.path, 0o755)
        try await openJournal(folder).close()
        #expect(Self.rights(folder.path) == 0o700)
        chmod(folder.path, 0o755)
        chmod(database, 0o644)
        try await openJournal(folder).close()
        #expect(Self.rights(folder.path) == 0o700)
        #expect(Self.rights(database) == 0o600)
    }

    @Test func `a folder with other things in it keeps its rights`() async throws {
        try write([1], to: folder.path + "/letter.txt")
        chmod(folder.path, 0o755)
        try await openJournal(folder).close()
        #expect(Self.rights(folder.path) == 0o755)
    }

    @Test func `a relative path works`() async throws {
        let files = JournalFiles(folder: "x/y")
        #expect(files.database == "x/y/journal.sqlite")
        let name = ".build/demeter-test-\(getpid())-\(UInt32.random(in: .min ... .max))"
        defer { _ = TemporaryFolder(taking: name) }
        let journal = try await Journal.open(folder: name, now: { noon })
        await journal.close()
        #expect(!bytes(of: name + "/journal.sqlite").isEmpty)
    }

    @Test func `closing leaves one whole file and lets others in`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        await journal.close()
        #expect(access(database + "-wal", F_OK) != 0)
        await #expect(throws: JournalError.closed) { try await journal.keep("late") }
        await #expect(throws: JournalError.closed) { try await journal.day(day()) }
        await journal.close()
        let other = try await openJournal(folder)
        #expect(try await other.day(day()).total == total(content("egg")))
        await other.close()
    }

    @Test func `a folder that is taken says by whom`() async throws {
        let journal = try await openJournal(folder)
        let error = await #expect(throws: JournalError.self) { try await openJournal(folder) }
        guard case .locked(let holder?) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(holder.process == getpid())
        #expect(!holder.host.isEmpty)
        // The refused one has not touched the lock of the first.
        try await journal.say(content("egg"))
        await #expect(throws: JournalError.locked(by: holder)) { try await openJournal(folder) }
        await journal.close()
    }

    @Test(arguments: [
        ("4242 otherhost\n", LockHolder(process: 4242, host: "otherhost")), ("?", nil),
    ])
    func `another process's lock is read`(text: String, holder: LockHolder?) async throws {
        let path = folder.path + "/journal.lock"
        try write(Array(text.utf8), to: path)
        let file = open(path, O_RDWR | O_CLOEXEC)
        #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
        await #expect(throws: JournalError.locked(by: holder)) { try await openJournal(folder) }
        // A program that another test starts may hold the descriptor for a moment still.
        flock(file, LOCK_UN)
        close(file)
        // Left behind, it means nothing.
        try await openJournal(folder).close()
    }

    @Test func `a folder that cannot be made is named with the system's reason`() async throws {
        try write([], to: folder.path + "/file")
        await #expect(
            throws: JournalError.cannotOpen(path: folder.path + "/file/sub", errno: ENOTDIR)
        ) {
            try await Journal.open(folder: folder.path + "/file/sub", now: { noon })
        }
        await #expect(
            throws: JournalError.cannotOpen(
                path: folder.path + "/file/journal.lock", errno: ENOTDIR)
        ) {
            try await Journal.open(folder: folder.path + "/file", now: { noon })
        }
        mkdir(database, 0o700)
        await #expect(throws: JournalError.cannotOpen(path: database, errno: EISDIR)) {
            try await openJournal(folder)
        }
    }

    @Test func `a file that is no database is refused and kept`() async throws {
        for content in [Array("Dear diary,".utf8), [UInt8](repeating: 65, count: 5000)] {
            try write(content, to: database)
            await #expect(throws: JournalError.notAJournal) { try await openJournal(folder) }
            #expect(bytes(of: database) == content)
        }
    }

    @Test(arguments: ["", "PRAGMA application_id = 77;"])
    func `another program's database is refused and kept`(mark: String) async throws {
        try Connection(path: database, mode: .create)
            .execute("\(mark) CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        let before = bytes(of: database)
        await #expect(throws: JournalError.notAJournal) { try await openJournal(folder) }
        #expect(bytes(of: database) == before)
    }

    @Test func `an empty file becomes a journal`() async throws {
        try write([], to: database)
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        await journal.close()
    }

    @Test func `a journal of a newer version is refused and left untouched`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        await journal.close()
        try shell(folder).execute("PRAGMA user_version = 99")
        let before = bytes(of: database)
        await #expect(
            throws: JournalError.newerVersion(found: 99, known: Migrations.latest)
        ) { try await openJournal(folder) }
        #expect(bytes(of: database) == before)
        #expect(access(database + "-wal", F_OK) != 0)
    }

    @Test func `a newer version that still stands in the log is seen and left untouched`()
        async throws
    {
        let other = try TemporaryFolder()
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        try shell(folder).execute("PRAGMA user_version = 99")
        try copyFiles(of: folder, to: other)
        await journal.close()

        let database = other.path + "/journal.sqlite"
        let before = [bytes(of: database), bytes(of: database + "-wal")]
        await #expect(
            throws: JournalError.newerVersion(found: 99, known: Migrations.latest)
        ) { try await openJournal(other) }
        #expect([bytes(of: database), bytes(of: database + "-wal")] == before)
    }

    @Test func `a damaged file is told from a sound one`() async throws {
        let journal = try await openJournal(folder)
        for number in 0..<50 { try await journal.say(content("egg \(number)")) }
        #expect(try await journal.flaws().isEmpty)
        await journal.close()

        var content = bytes(of: database)
        content.removeLast(content.count / 2)
        try write(content, to: database)
        let error = await #expect(throws: JournalError.self) {
            let journal = try await openJournal(folder)
            _ = try await journal.day(day())
            _ = try await journal.events(after: 0)
        }
        guard case .damaged = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a second process is kept out and told who is in`() async throws {
        try await openJournal(folder).close()
        let (input, output) = try makePipe()
        let script = """
            exec 9<>"$0/journal.lock"; flock -n 9 || exit 1
            printf '%s elsewhere\\n' $$ > "$0/journal.lock"; echo held; read line
            """
        let (process, stop) = try start(["/bin/sh", "-c", script, folder.path], output: output)
        var line = [UInt8](repeating: 0, count: 16)
        #expect(read(input, &line, line.count) > 0)
        await #expect(
            throws: JournalError.locked(by: LockHolder(process: process, host: "elsewhere"))
        ) { try await openJournal(folder) }
        close(stop)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(input)
        try await openJournal(folder).close()
    }

    private func makePipe() throws -> (input: Int32, output: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw TemporaryFolderError(errno: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a program that ends when the descriptor given back is closed.
    private func start(_ words: [String], output: Int32) throws -> (pid_t, Int32) {
        let (stdin, stop) = try makePipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, stdin, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var process = pid_t()
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let failure = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
        close(stdin)
        close(output)
        guard failure == 0 else { throw TemporaryFolderError(errno: failure) }
        return (process, stop)
    }
}
