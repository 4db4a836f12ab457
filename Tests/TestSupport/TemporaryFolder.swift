import Glibc

/// A fresh folder for one test, removed with all that is in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// - Parameter parent: where to make it; the system's temporary folder unless given.
    package init(in parent: String = "/tmp") throws {
        _ = OpenFiles.areMany
        var template = Array("\(parent)/demeter-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw TemporaryFolderError(errno: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Takes charge of a folder that is there already.
    package init(taking path: String) { self.path = path }

    deinit { Self.remove(path) }

    /// Removes a file, or a folder with what is in it; what refuses is left to the system's tidying.
    private static func remove(_ path: String) {
        // A link is removed itself, not what it leads to.
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            unlink(path)
            return
        }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        closedir(stream)
        for name in names where name != "." && name != ".." { remove("\(path)/\(name)") }
        rmdir(path)
    }
}

package struct TemporaryFolderError: Error {
    package let errno: Int32

    package init(errno: Int32) { self.errno = errno }
}
