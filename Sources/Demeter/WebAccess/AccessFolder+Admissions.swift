internal import Glibc
package import Host
internal import JSON

/// Each time somebody is taken in has a name of its own, which their links, sessions and tokens hold: what was somebody's
/// who was taken off is nobody's, also when a file of it is left, and whoever is called so later gets none of it.
extension AccessFolder {
    private var admissions: String { Path.join(Path.join(path, "people"), "admissions") }

    /// Somebody has a journal here from now on, perhaps again.
    ///
    /// Where nobody ever had a page nobody needs it.
    package func admit(_ person: String) throws(HostError) {
        guard Self.isThere(path) else { return }
        try prepare()
        guard mkdir(admissions, 0o700) == 0 || errno == EEXIST else {
            throw HostError(code: errno, operation: "make \(admissions)")
        }
        try NewFile.write(
            Array(Token.make().utf8), to: Path.join(admissions, Self.fileName(person)))
    }

    /// Somebody has a journal here no more: their links, sessions and tokens are none.
    package func dismiss(_ person: String) {
        unlink(Path.join(admissions, Self.fileName(person)))
        endAll(of: person)
    }

    /// By which name somebody was taken in last; null for the owner, and for whoever was here before there were such names.
    func admission(of person: String?) -> JSONValue {
        guard let person else { return .null }
        let file = Path.join(admissions, Self.fileName(person))
        let bytes = try? ExistingFile.contents(of: file, limit: 256, trust: .own)
        return bytes.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null
    }

    /// Whether a record is of its person as they are here now.
    func isOfNow(_ record: JSONValue) -> Bool {
        (record["admission"] ?? .null) == admission(of: record["person"]?.string)
    }

    /// Names of people may have letters of any script, but nothing that leads out of a folder.
    private static func fileName(_ person: String) -> String { "of-\(person)" }

    private static func isThere(_ folder: String) -> Bool {
        var facts = stat()
        return lstat(folder, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }
}
