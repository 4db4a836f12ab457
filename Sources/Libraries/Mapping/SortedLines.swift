internal import Glibc
package import Host

/// Lines of text, sorted by their bytes, that are looked up in a file read in place.
///
/// A line's key is what stands before its first tab. Nothing is held in memory but what the system keeps
/// of the file itself.
package final class SortedLines: Sendable {
    private let file: MappedFile

    /// Throws the system's error, or what is wrong with the file.
    package init(
        _ path: String, of trust: ExistingFile.Trust = .anybody
    ) throws(MappingError) {
        file = try MappedFile(path, of: trust)
    }

    /// The whole line with this key; `nil` when there is none.
    package func line(_ key: String) -> String? {
        let wanted = Array(key.utf8)
        return unsafe file.withBytes { bytes in
            // The view is only used within this call.
            guard let line = unsafe Self.find(wanted, in: bytes) else { return nil }
            return unsafe String(decoding: bytes[line], as: UTF8.self)
        }
    }

    /// Halves the file by bytes and goes on at the beginnings of lines.
    private static func find(
        _ wanted: [UInt8], in bytes: UnsafeRawBufferPointer
    ) -> Range<Int>? {
        var low = 0
        var high = bytes.count
        while low < high {
            var start = low + (high - low) / 2
            // Every index lies between `low` and `high`, hence within the mapping.
            while start > low, unsafe bytes[start - 1] != newline { start -= 1 }
            var end = start
            while end < high, unsafe bytes[end] != newline { end += 1 }
            switch unsafe order(bytes, start..<end, wanted) {
            case 0: return start..<end
            case ..<0: low = end + 1
            default: high = start
            }
        }
        return nil
    }

    /// Below 0 where the line's key comes before `wanted`, 0 where it is it.
    private static func order(
        _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>, _ wanted: [UInt8]
    ) -> Int {
        var index = line.lowerBound
        for byte in wanted {
            guard index < line.upperBound, unsafe bytes[index] != tab else { return -1 }
            // Within the line by the check above.
            let own = unsafe bytes[index]
            if own != byte { return own < byte ? -1 : 1 }
            index += 1
        }
        return unsafe index == line.upperBound || bytes[index] == tab ? 0 : 1
    }

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")
}
