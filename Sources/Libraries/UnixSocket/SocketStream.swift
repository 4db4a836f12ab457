internal import CLinux
internal import Glibc

/// A connected Unix socket.
package struct SocketStream: ~Copyable, Sendable {
    let descriptor: FileDescriptor

    init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    /// To be waited at with `poll`; it stays the stream's.
    package var pollable: Int32 { descriptor.number }

    /// What a read or a write came to.
    package enum Outcome: Sendable, Hashable {
        /// So many bytes, at least one.
        case moved(Int)
        /// Nothing can be moved at the moment.
        case wouldBlock
        /// Nothing will ever be moved again: end of input, or nobody there to read output.
        case ended
    }

    /// Reads as much as there is and as `buffer` holds, into its front.
    ///
    /// A peer that reset the connection counts as the end of its input.
    package func read(into buffer: inout [UInt8]) throws(SocketError) -> Outcome {
        let number = descriptor.number
        // The kernel writes at most the buffer's own length.
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            uninterrupted { unsafe recv(number, bytes.baseAddress, bytes.count, 0) }
        }
        switch count {
        case 1...: return .moved(count)
        case 0: return .ended
        default: return try outcome(of: errno, .read)
        }
    }

    /// As above, and takes the open files that were sent with the bytes.
    ///
    /// Bytes that were sent with files are the last ones of what is read at a time.
    package func read(
        into buffer: inout [UInt8], passed: inout [PassedFile]
    ) throws(SocketError) -> Outcome {
        let number = descriptor.number
        var numbers = [Int32](repeating: -1, count: PassedFile.most)
        var passedCount: UInt32 = 0
        // The kernel writes at most the buffers' own lengths.
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            uninterrupted {
                unsafe clinux_receive_passing(
                    number, bytes.baseAddress, UInt64(bytes.count), &numbers, &passedCount)
            }
        }
        for number in numbers.prefix(Int(passedCount)) {
            passed.append(PassedFile(owning: number))
        }
        switch count {
        case 1...: return .moved(count)
        case 0: return .ended
        default: return try outcome(of: errno, .read)
        }
    }

    /// As `write`, with open files that stay the caller's too; they go with the first byte.
    package func write(
        _ bytes: ArraySlice<UInt8>, passing files: [Int32]
    ) throws(SocketError) -> Outcome {
        guard !bytes.isEmpty else { return .wouldBlock }
        let number = descriptor.number
        // The kernel reads at most the slice's own length, and as many numbers as there are.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            uninterrupted {
                unsafe clinux_send_passing(
                    number, bytes.baseAddress, UInt64(bytes.count), files, UInt32(files.count))
            }
        }
        return count > 0 ? .moved(count) : try outcome(of: errno, .write)
    }

    /// Writes as much of `bytes` as the socket takes; never raises SIGPIPE.
    package func write(_ bytes: ArraySlice<UInt8>) throws(SocketError) -> Outcome {
        guard !bytes.isEmpty else { return .wouldBlock }
        let number = descriptor.number
        // The kernel reads at most the slice's own length.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            uninterrupted {
                unsafe send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
        }
        return count > 0 ? .moved(count) : try outcome(of: errno, .write)
    }

    /// Tells the peer that nothing more will be written; it can still write.
    package func finishWriting() { _ = shutdown(descriptor.number, Int32(SHUT_WR)) }

    /// Ends the connection in both directions, whoever still holds the stream.
    package func shutDown() { _ = shutdown(descriptor.number, Int32(SHUT_RDWR)) }

    private func outcome(
        of code: Int32, _ operation: SocketError.Operation
    ) throws(SocketError) -> Outcome {
        switch code {
        case EAGAIN: return .wouldBlock
        case EPIPE, ECONNRESET: return .ended
        default: throw SocketError(code: code, operation: operation)
        }
    }
}
