internal import Glibc

/// Reads from a descriptor, which stays open, in large pieces.
package struct InputFile: ~Copyable {
    private let descriptor: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// What is there, waiting for at least one byte; `nil` at the end.
    package mutating func read() throws(HostError) -> ArraySlice<UInt8>? {
        while true {
            // Reads at most the size of the buffer.
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
            }
            if count > 0 { return buffer[..<count] }
            if count == 0 { return nil }
            if errno != EINTR { throw HostError(code: errno, operation: "read the input") }
        }
    }
}
