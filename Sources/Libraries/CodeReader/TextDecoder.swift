/// Makes lines of the text that a program writes into a FIFO: ends are LF, CR or both, or a Tab.
package struct TextDecoder: Sendable {
    private var line = CodeLine()

    package init() {}

    /// Takes bytes as they were read; returns the lines that are complete by them.
    package mutating func take(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            switch byte {
            case 0x0A, 0x0D, 0x09: if let line = line.end() { lines.append(line) }
            default: line.take(byte)
            }
        }
        return lines
    }
}

/// What a reader has sent of a code.
struct CodeLine: Sendable, Hashable {
    private var bytes: [UInt8] = []
    private var isSpoilt = false

    /// GS1 Digital Links are the longest of codes that hold a product's number.
    static let limit = 200

    mutating func take(_ byte: UInt8) {
        guard bytes.count < Self.limit else { return spoil() }
        bytes.append(byte)
    }

    /// Something of it is lost, so that all of it is.
    mutating func spoil() {
        isSpoilt = true
        bytes = []
    }

    /// The code; `nil` where there is none.
    mutating func end() -> String? {
        defer { self = CodeLine() }
        return isSpoilt || bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
