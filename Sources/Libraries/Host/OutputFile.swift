internal import Glibc

/// Collects bytes for a descriptor, which stays open, and writes them in large pieces.
///
/// What is not flushed is lost.
package struct OutputFile: ~Copyable {
    private static let fill = 128 * 1024

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    package init(descriptor: Int32) { self.descriptor = descriptor }

    package mutating func write(_ bytes: some Sequence<UInt8>) throws(HostError) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.fill { try flush() }
    }

    /// Has `body` append to what waits to be written, which saves a copy.
    package mutating func append(_ body: (inout [UInt8]) -> Void) throws(HostError) {
        body(&buffer)
        if buffer.count >= Self.fill { try flush() }
    }

    /// Writes everything that waits. After an error nothing waits any more.
    package mutating func flush() throws(HostError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        var written = 0
        while written < buffer.count {
            // Writes from the part of the buffer that is still to go.
            let count = unsafe buffer.withUnsafeBytes { bytes in
                unsafe Glibc.write(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw HostError(code: errno, operation: "write the output")
            }
            written += count
        }
    }
}
