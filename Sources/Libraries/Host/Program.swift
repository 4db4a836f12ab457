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

    /// The words that the process was started with, the program's own name the first.
    ///
    /// Read from the kernel: Swift looks for them beside the environment, and finds none when a library
    /// that was loaded before the program, libfaketime for one, has added a variable to it.
    package static func arguments() -> [String] {
        let bytes = commandLine()
        guard !bytes.isEmpty else { return CommandLine.arguments }
        return bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
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

    /// Every word with a NUL behind it; empty without `/proc`.
    private static func commandLine() -> [UInt8] {
        // The path is a terminated copy for the call.
        let descriptor = unsafe open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            // The kernel fills at most the buffer.
            let count = unsafe read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
