internal import CLinux
internal import Glibc

// For who has one end of a pair of sockets by its number.
extension PassedFile {
    /// Sends bytes with open files, which stay the caller's too.
    ///
    /// - Returns: whether all of them went; what a full socket does not take at once is not sent.
    package static func send(_ bytes: [UInt8], with files: [Int32], on socket: Int32) -> Bool {
        // The kernel reads at most the array's own length, and as many numbers as there are.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            unsafe clinux_send_passing(
                socket, bytes.baseAddress, UInt64(bytes.count), files, UInt32(files.count))
        }
        return count == bytes.count
    }

    /// Reads as much as there is and `buffer` holds, and takes the open files that came with it.
    ///
    /// - Returns: how many bytes there were; 0 at the end, less where it failed, as `errno` says.
    package static func receive(
        into buffer: inout [UInt8], _ files: inout [PassedFile], from socket: Int32
    ) -> Int {
        var numbers = [Int32](repeating: -1, count: most)
        var passed: UInt32 = 0
        // The kernel writes at most the buffers' own lengths.
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
            unsafe clinux_receive_passing(
                socket, bytes.baseAddress, UInt64(bytes.count), &numbers, &passed)
        }
        files += numbers.prefix(Int(passed)).map { PassedFile(owning: $0) }
        return count
    }
}
