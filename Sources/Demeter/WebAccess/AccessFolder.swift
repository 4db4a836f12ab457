internal import Glibc
package import Host
internal import JSON

/// Who may come in: a folder with a file for each link that is not spent, for each session of a browser,
/// and for each token of an assistant.
///
/// Their names are digests, so that who reads the folder cannot come in by it. A link is spent, and a
/// session ended, by removing its file, which one alone can do; nobody needs a lock. When a session was
/// used last is its file's time.
package struct AccessFolder: Sendable {
    /// `web` in the data folder.
    package let path: String

    /// The owner's, and everybody else's: a program from before there were others opens the owner's page to whoever is
    /// in its folders, and knows none but the first.
    private var halves: [String] { [path, Path.join(path, "people")] }
    private var links: [String] { halves.map { Path.join($0, "links") } }
    private var sessions: [String] { halves.map { Path.join($0, "sessions") } }
    var tokens: [String] { halves.map { Path.join($0, "tokens") } }

    /// Which of two folders is a person's.
    static func half(_ folders: [String], of person: String?) -> String {
        folders[person == nil ? 0 : 1]
    }

    /// Whether a file is of somebody else than the owner.
    func isOthers(_ file: String) -> Bool { file.hasPrefix(halves[1] + "/") }

    /// The file of a name in whichever of the folders has it.
    static func file(_ name: String, in folders: [String]) -> String? {
        folders.map { Path.join($0, name) }.first { time(of: $0) != nil }
    }

    /// All files of tokens in some folders.
    static func files(in folders: [String]) -> [(name: String, path: String)] {
        folders.flatMap { folder in names(in: folder).map { ($0, Path.join(folder, $0)) } }
    }

    /// Seconds that a link is good for.
    package static let linkTime: Int64 = 300
    /// Seconds that a session may be idle.
    package static let idleTime: Int64 = 30 * 86_400
    /// A session's time is written again after so many seconds.
    private static let touchTime: Int64 = 3600
    private static let agentLimit = 300

    package init(dataFolder: String) { path = Path.join(dataFolder, "web") }

    /// Makes the folder where it is not there, for its owner alone.
    package func prepare() throws(HostError) {
        for folder in halves + links + sessions + tokens {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw HostError(code: errno, operation: "make \(folder)")
            }
            do throws(FileFault) { try PrivateFolder.claim(folder, closing: true) } catch {
                throw HostError(code: error.code, operation: "use \(folder)")
            }
        }
    }

    /// A link's token.
    ///
    /// - Parameter person: whose page it opens; `nil` for the owner's.
    package func makeLink(at now: Int64, for person: String? = nil) throws(HostError) -> String {
        let token = Token.make()
        guard let name = Token.digest(of: token) else { preconditionFailure("a token is one") }
        let record: JSONValue = [
            "expires": .integer(Int(now + Self.linkTime)),
            "person": person.map(JSONValue.string) ?? .null,
            "admission": admission(of: person),
        ]
        try NewFile.write(
            Array(record.text.utf8), to: Path.join(Self.half(links, of: person), name))
        return token
    }

    /// A link that was good.
    package struct Link: Sendable, Hashable {
        /// Whose page it opens; `nil` for the owner's.
        package var person: String?
        /// When they were taken in, by a name of its own.
        var admission: String?

        /// The owner's.
        package init() {}

        init(person: String?, admission: String?) {
            self.person = person
            self.admission = admission
        }
    }

    /// Spends a link; `nil` when it was not good.
    package func spend(link token: String, at now: Int64) -> Link? {
        guard let name = Token.digest(of: token), let file = Self.file(name, in: links) else {
            return nil
        }
        let record = Self.record(file)
        // Who removes it has spent it, however many try.
        guard let record, let expires = record["expires"]?.integer, unlink(file) == 0,
            now < Int64(expires)
        else { return nil }
        guard isOfNow(record) else { return nil }
        return Link(person: record["person"]?.string, admission: record["admission"]?.string)
    }

    /// A new session's token.
    ///
    /// - Parameters:
    ///   - agent: what the browser calls itself.
    ///   - link: which it came by.
    package func begin(
        agent: String, for link: Link = Link(), at now: Int64
    ) throws(HostError) -> String {
        tidy(at: now)
        let token = Token.make()
        guard let name = Token.digest(of: token) else { preconditionFailure("a token is one") }
        let record: JSONValue = [
            "created": .integer(Int(now)),
            "agent": .string(
                String(agent.unicodeScalars.prefix(Self.agentLimit).map(Character.init))),
            "person": link.person.map(JSONValue.string) ?? .null,
            "admission": link.admission.map(JSONValue.string) ?? .null,
        ]
        try NewFile.write(
            Array(record.text.utf8), to: Path.join(Self.half(sessions, of: link.person), name))
        return token
    }

    /// A browser that is signed in.
    package struct OpenSession: Sendable, Hashable {
        package var id: String
        package var formToken: String
        /// Whose page it shows; `nil` for the owner's.
        package var person: String?
    }

    /// The session of a token; `nil` when there is none, or it was idle for too long.
    package func session(_ token: String, at now: Int64) -> OpenSession? {
        guard let name = Token.digest(of: token), let file = Self.file(name, in: sessions) else {
            return nil
        }
        guard let seen = Self.time(of: file) else { return nil }
        var person: String?
        // The owner's is known by its place; of another one whose record cannot be read nobody knows whose it is.
        if isOthers(file) {
            guard let record = Self.record(file), let name = record["person"]?.string,
                isOfNow(record)
            else { return nil }
            person = name
        }
        guard seen + Self.idleTime > now else {
            unlink(file)
            return nil
        }
        if now - seen > Self.touchTime { Self.touch(file, now) }
        return OpenSession(
            id: String(name.prefix(Self.idLength)), formToken: Token.formToken(of: token),
            person: person)
    }

    package func end(token: String) {
        if let name = Token.digest(of: token) {
            for folder in sessions { unlink(Path.join(folder, name)) }
        }
    }

    /// Enough of the name that no two are alike.
    static let idLength = 12

    /// A session as a person is told of it.
    package struct Listed: Sendable, Hashable {
        package var id: String
        /// Unix seconds.
        package var created: Int64
        package var seen: Int64
        package var agent: String
        /// Whose page it shows; `nil` for the owner's.
        package var person: String?
    }

    /// All sessions, the one that was used last first.
    package func list() -> [Listed] {
        Self.files(in: sessions).compactMap { name, file in
            guard let seen = Self.time(of: file), let record = Self.record(file) else { return nil }
            return Listed(
                id: String(name.prefix(Self.idLength)),
                created: Int64(record["created"]?.integer ?? 0), seen: seen,
                agent: record["agent"]?.string ?? "", person: record["person"]?.string)
        }.sorted { ($0.seen, $0.id) > ($1.seen, $1.id) }
    }

    /// Ends the sessions whose ids begin so; how many there were.
    package func end(beginning id: String) -> Int {
        guard !id.isEmpty else { return 0 }
        return Self.files(in: sessions).count { name, file in
            name.hasPrefix(id) && unlink(file) == 0
        }
    }

    /// Ends the sessions and tokens of a person, and spends their links.
    func endAll(of person: String) {
        for (_, file) in Self.files(in: links + sessions + tokens)
        where Self.record(file)?["person"]?.string == person {
            unlink(file)
        }
    }

    /// Ends all sessions, and spends all links.
    package func endAll() -> Int {
        for (_, file) in Self.files(in: links) { unlink(file) }
        return Self.files(in: sessions).count { unlink($0.path) == 0 }
    }

    private func tidy(at now: Int64) {
        for (_, file) in Self.files(in: links) {
            if let seen = Self.time(of: file), seen + Self.linkTime < now { unlink(file) }
        }
        for (_, file) in Self.files(in: sessions) {
            if let seen = Self.time(of: file), seen + Self.idleTime < now { unlink(file) }
        }
    }

    static func record(_ file: String) -> JSONValue? {
        (try? ExistingFile.contents(of: file, limit: 4096, trust: .own))
            .flatMap { try? JSONValue(parsing: $0) }
    }

    static func time(of file: String) -> Int64? {
        var facts = stat()
        guard lstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int64(facts.st_mtim.tv_sec)
    }

    static func touch(_ file: String, _ now: Int64) {
        let times = [
            timespec(tv_sec: Int(now), tv_nsec: 0), timespec(tv_sec: Int(now), tv_nsec: 0),
        ]
        utimensat(AT_FDCWD, file, times, AT_SYMLINK_NOFOLLOW)
    }

    /// Names of tokens in a folder; drafts are none.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.utf8.count == 64 { names.append(name) }
        }
        return names
    }
}
