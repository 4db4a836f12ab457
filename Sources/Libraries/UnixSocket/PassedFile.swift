internal import Glibc

/// An open file that a peer sent beside its bytes; closed when nobody has it any more.
package final class PassedFile: Sendable {
    /// As long as this object is there.
    package let descriptor: Int32

    /// So many come with one piece of bytes at most; the kernel closes the others.
    package static let most = 16

    init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { _ = close(descriptor) }
}
