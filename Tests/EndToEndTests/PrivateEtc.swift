import Foundation
import TestSupport

/// An `/etc` that only one daemon sees, so that its link `localtime` can be changed under it.
struct PrivateEtc {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/etc" }

    static let isPossible =
        (try? Command.run("unshare", ["-m", "mount", "--bind", "/tmp", "/tmp"]).status) == 0

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        // What the C library and the daemon look at.
        for name in ["passwd", "group", "nsswitch.conf", "ld.so.cache", "ld.so.conf", "ssl"] {
            try? FileManager.default.copyItem(atPath: "/etc/\(name)", toPath: "\(path)/\(name)")
        }
    }

    /// Starts a program in it.
    var wrapper: [String] {
        [
            "env", "-u", "TZ", "unshare", "-m", "sh", "-c",
            "mount --bind \(path) /etc && exec \"$@\"",
            "sh",
        ]
    }

    /// As `timedatectl set-timezone` does it.
    func choose(_ zone: String) throws {
        let next = "\(path)/localtime.next"
        try FileManager.default.createSymbolicLink(
            atPath: next, withDestinationPath: "/usr/share/zoneinfo/\(zone)")
        guard rename(next, "\(path)/localtime") == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
