import Glibc
import TestSupport

/// Archives made for tests, by the formats' own descriptions (RFC 1952, APPNOTE.TXT), without a library.
enum Archives {
    static func folder(_ path: String) throws {
        guard mkdir(path, 0o700) == 0 else { throw TemporaryFolderError(errno: errno) }
    }

    /// As gzip writes it, in stored blocks.
    static func gzip(_ source: String, to path: String) throws {
        let content = bytes(of: source)
        var all: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var rest = content[...]
        repeat {
            let piece = rest.prefix(60_000)
            rest = rest.dropFirst(60_000)
            all.append(rest.isEmpty ? 1 : 0)
            append(UInt16(piece.count), to: &all)
            append(~UInt16(piece.count), to: &all)
            all += piece
        } while !rest.isEmpty
        append(checkSum(content), to: &all)
        append(UInt32(content.count), to: &all)
        try write(all, to: path)
    }

    /// A zip archive of stored files.
    static func zip(_ files: [(name: String, text: String)], to path: String) throws {
        var all: [UInt8] = []
        var directory: [UInt8] = []
        for (name, text) in files {
            let content = Array(text.utf8)
            var about: [UInt8] = []
            append(UInt16(20), to: &about)
            append(UInt16(0), to: &about)
            append(UInt16(0), to: &about)
            append(UInt32(0x0021_0000), to: &about)
            append(checkSum(content), to: &about)
            append(UInt32(content.count), to: &about)
            append(UInt32(content.count), to: &about)
            append(UInt16(name.utf8.count), to: &about)
            append(UInt16(0), to: &about)
            let offset = UInt32(all.count)
            append(UInt32(0x0403_4B50), to: &all)
            all += about + Array(name.utf8) + content
            append(UInt32(0x0201_4B50), to: &directory)
            append(UInt16(20), to: &directory)
            directory += about
            directory += [UInt8](repeating: 0, count: 10)
            append(offset, to: &directory)
            directory += name.utf8
        }
        let start = UInt32(all.count)
        all += directory
        append(UInt32(0x0605_4B50), to: &all)
        append(UInt32(0), to: &all)
        append(UInt16(files.count), to: &all)
        append(UInt16(files.count), to: &all)
        append(UInt32(directory.count), to: &all)
        append(start, to: &all)
        append(UInt16(0), to: &all)
        try write(all, to: path)
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    /// CRC-32 as both formats want it.
    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
