internal import Glibc

/// The running program's file and the data that belong to it.
package enum Program {
    /// The file that this process runs, links resolved; `nil` without `/proc`.
    package static func file() -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        // The kernel fills at most the buffer, and says how much.
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The folder with the data of an installation or a checkout, known by a file in it.
    ///
    /// For a program in `PREFIX/bin` that is `PREFIX/share/NAME`; for one below a checkout it is the
    /// nearest folder above the program. `nil` when no such folder has `marker`.
    package static func dataFolder(
        of program: String, installedAs name: String, marker: String
    ) -> String? {
        let folder = Path.parent(of: program)
        let installed = Path.join(Path.parent(of: folder), "share/\(name)")
        if Path.isReadable(Path.join(installed, marker)) { return installed }
        var candidate = folder
        while candidate != "/", candidate != "." {
            if Path.isReadable(Path.join(candidate, marker)) { return candidate }
            candidate = Path.parent(of: candidate)
        }
        return nil
    }
}
