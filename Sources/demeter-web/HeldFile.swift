import Glibc
import Host
import Page

/// A file of the page's own folder that has no name from its beginning on.
final class HeldFile: PageFile {
    let descriptor: Int32

    /// `nil` where none can be made.
    init?(in folder: String, name: String) {
        let path = Path.join(folder, "held-\(name)")
        // The path is a terminated copy for each call.
        let opened = unsafe open(
            path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard opened >= 0 else { return nil }
        unsafe _ = unlink(path)
        descriptor = opened
    }

    deinit { _ = close(descriptor) }

    var size: Int {
        var facts = stat()
        // The structure outlives the call.
        return unsafe fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
    }

    func write(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            // Writes from the bytes that are still to go.
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
