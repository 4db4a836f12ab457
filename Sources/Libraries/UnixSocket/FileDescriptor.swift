internal import Glibc

/// An open descriptor with one owner, closed when the owner lets go of it.
package struct FileDescriptor: ~Copyable, Sendable {
    let number: Int32

    init(owning number: Int32) { self.number = number }

    /// Takes over what a call returned: a descriptor, or -1 and an error of this thread.
    init(
        _ result: Int32, _ operation: SocketError.Operation
    ) throws(SocketError) {
        guard result >= 0 else { throw .last(operation) }
        number = result
    }

    deinit { _ = close(number) }
}

/// Repeats a call that a signal interrupted.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
