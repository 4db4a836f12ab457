internal import Tables

/// The current file within an archive, as bytes that follow each other.
package final class ArchivedSource: ByteSource {
    private let reader: ArchiveReader
    private let limit: Int
    private let onBytes: (Int) -> Void
    private var position: Int
    private var given = 0

    /// - Parameters:
    ///   - reader: an archive that `next` has brought to the file.
    ///   - limit: the most bytes that are unpacked; more is refused, because a small archive can hold a huge
    ///     file on purpose.
    ///   - onBytes: told how many bytes of the archive itself were read.
    package init(
        _ reader: ArchiveReader, limit: Int = .max, onBytes: @escaping (Int) -> Void = { _ in }
    ) {
        self.reader = reader
        self.limit = limit
        self.onBytes = onBytes
        position = reader.position
    }

    package func read(into buffer: inout [UInt8], from start: Int) throws(ArchiveError) -> Int {
        let count = try reader.read(into: &buffer, from: start)
        let now = reader.position
        onBytes(now - position)
        position = now
        given += count
        guard given <= limit else { throw .tooLarge(limit: limit) }
        return count
    }
}

extension ArchiveError {
    /// A file that unpacks to more than `limit` bytes.
    package static func tooLarge(limit: Int) -> ArchiveError {
        ArchiveError(
            code: 0, message: "it unpacks to more than \(limit) bytes", operation: "read")
    }
}
