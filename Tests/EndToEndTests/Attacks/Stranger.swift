import Foundation
import Glibc
import TestSupport
import Testing

/// Somebody else on this machine: uid and gid `nobody`, as whom root can act.
enum Stranger {
    static let user: uid_t = 65534

    static let reason: Comment = "needs root, setpriv, and programs that others may run"

    /// Whether the tests may act as somebody else, who can also run what was built.
    static let isPossible =
        getuid() == 0
        && (try? Command.run("setpriv", words + ["test", "-x", Built.program("demeterd")]).status)
            == 0

    private static let words = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    /// Becomes a program of theirs.
    static let wrapper = ["setpriv"] + words

    static func owns(_ path: String) throws {
        try #require(lchown(path, user, user) == 0)
    }

    /// Puts a file of theirs in somebody's way, which everybody may use.
    static func put(_ text: String, at path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        try #require(chmod(path, 0o666) == 0)
        try owns(path)
    }
}
