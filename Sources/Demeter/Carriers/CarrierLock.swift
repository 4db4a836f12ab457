package import Cloud
internal import Glibc
internal import Host

/// The right to carry, which one process has at a time; waits for it, and gives it back with the value.
package final class CarrierLock: Sendable {
    private let descriptor: Int32

    package init(_ path: String) throws(CloudFault) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else {
            throw .file(HostError(code: errno, operation: "open \(path)").description)
        }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let code = errno
                close(file)
                throw .file(HostError(code: code, operation: "lock \(path)").description)
            }
        }
        descriptor = file
    }

    deinit { close(descriptor) }
}
