/// Where the bytes of a table come from: a file, or an entry of an archive.
package protocol ByteSource: AnyObject {
    /// Writes into `buffer` from `start` on, at most to its end; the number of bytes, 0 at the end.
    func read(into buffer: inout [UInt8], from start: Int) throws -> Int
}

/// Bytes that are in memory already.
package final class MemorySource: ByteSource {
    private var rest: ArraySlice<UInt8>
    private let piece: Int

    /// - Parameter piece: how many bytes one reading gives at most.
    package init(_ bytes: [UInt8], piece: Int = .max) {
        rest = bytes[...]
        self.piece = piece
    }

    package func read(into buffer: inout [UInt8], from start: Int) -> Int {
        let count = min(rest.count, buffer.count - start, piece)
        buffer.replaceSubrange(start..<start + count, with: rest.prefix(count))
        rest.removeFirst(count)
        return count
    }
}
