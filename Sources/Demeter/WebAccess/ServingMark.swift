internal import Glibc
internal import Host

/// Tells that the page is served, and where; the mark goes with the process, however that ends.
package struct ServingMark: ~Copyable, Sendable {
    private let file: ExistingFile

    /// - Parameter address: as it stands in links: `http://127.0.0.1:7377`.
    /// - Returns: `nil` when another process serves the page of this folder, or the mark cannot be made.
    package init?(in folder: AccessFolder, address: String) {
        guard let file = try? ExistingFile(Self.path(folder), for: .making, of: .own) else {
            return nil
        }
        // Who only looks holds it for a moment.
        var attempts = 0
        while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
            attempts += 1
            guard errno == EWOULDBLOCK, attempts < 50 else { return nil }
            usleep(10_000)
        }
        let line = Array(address.utf8)
        guard ftruncate(file.descriptor, 0) == 0,
            pwrite(file.descriptor, line, line.count, 0) == line.count
        else { return nil }
        self.file = file
    }

    /// Closing alone would leave the lock to a child that was forked a moment ago, until it is another program.
    deinit { flock(file.descriptor, LOCK_UN) }

    /// Where the page is served; `nil` when it is not.
    package static func address(in folder: AccessFolder) -> String? {
        guard let file = try? ExistingFile(path(folder), for: .readingNoLink, of: .own),
            flock(file.descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK,
            let bytes = try? file.read(limit: 1024)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func path(_ folder: AccessFolder) -> String {
        Path.join(folder.path, "serving")
    }
}
