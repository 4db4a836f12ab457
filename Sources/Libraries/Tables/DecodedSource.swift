/// The bytes of a text as UTF-8, whatever it was written in: UTF-8, UTF-16 with or without its mark, or
/// Windows' Latin letters (which Latin-1 is a part of).
///
/// A text whose first letter beyond ASCII is no UTF-8 is of Latin letters throughout; after one that is, all
/// is left as it stands, so that damage stays visible to whoever reads it.
package final class DecodedSource: ByteSource {
    package enum Encoding: Sendable, Hashable {
        case utf8, utf16, latin
    }

    private enum State {
        case start, ascii, utf8, latin
        case utf16(isLittle: Bool)
    }

    private let source: any ByteSource
    private var state = State.start
    private var input: [UInt8]
    private var held = 0
    private var output: [UInt8] = []
    private var given = 0
    private var isAtEnd = false

    package init(_ source: any ByteSource) {
        self.source = source
        input = [UInt8](repeating: 0, count: 1 << 17)
    }

    /// What has been read so far turned out to be.
    package var encoding: Encoding {
        switch state {
        case .start, .ascii, .utf8: .utf8
        case .latin: .latin
        case .utf16: .utf16
        }
    }

    package func read(into buffer: inout [UInt8], from start: Int) throws -> Int {
        while given == output.count {
            if isAtEnd { return 0 }
            output.removeAll(keepingCapacity: true)
            given = 0
            let count = try source.read(into: &input, from: held)
            isAtEnd = count == 0
            held += count
            convert()
        }
        let count = min(output.count - given, buffer.count - start)
        buffer.replaceSubrange(start..<start + count, with: output[given..<given + count])
        given += count
        return count
    }

    /// Moves what can be converted from `input` to `output`; the beginning of a letter is held back.
    private func convert() {
        if case .start = state {
            guard held >= 4 || isAtEnd else { return }
            state = Self.opening(of: input[..<held])
        }
        var index = 0
        switch state {
        case .start: break
        case .ascii: index = convertFromASCII()
        case .utf8:
            output += input[..<held]
            index = held
        case .latin:
            for byte in input[..<held] { append(Self.latin(byte)) }
            index = held
        case .utf16(let isLittle): index = convertUTF16(isLittle)
        }
        input.replaceSubrange(0..<held - index, with: Array(input[index..<held]))
        held -= index
    }

    private static func opening(of bytes: ArraySlice<UInt8>) -> State {
        let first = Array(bytes.prefix(4))
        guard first.count >= 2 else { return .ascii }
        switch (first[0], first[1]) {
        case (0xFF, 0xFE): return .utf16(isLittle: true)
        case (0xFE, 0xFF): return .utf16(isLittle: false)
        default: break
        }
        guard first.count == 4 else { return .ascii }
        // A table begins with a letter of its header, of which UTF-16 makes a NUL and the letter.
        if first[0] != 0, first[1] == 0, first[2] != 0, first[3] == 0 {
            return .utf16(isLittle: true)
        }
        if first[0] == 0, first[1] != 0, first[2] == 0, first[3] != 0 {
            return .utf16(isLittle: false)
        }
        return .ascii
    }

    private func convertFromASCII() -> Int {
        guard let first = input[..<held].firstIndex(where: { $0 >= 0x80 }) else {
            output += input[..<held]
            return held
        }
        output += input[..<first]
        let length =
            switch input[first] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard first + length <= held || isAtEnd else { return first }
        let letter = input[first..<min(first + length, held)]
        let isUTF8 = length > 1 && String(validating: letter, as: UTF8.self) != nil
        state = isUTF8 ? .utf8 : .latin
        if isUTF8 {
            output += input[first..<held]
        } else {
            for byte in input[first..<held] { append(Self.latin(byte)) }
        }
        return held
    }

    private func convertUTF16(_ isLittle: Bool) -> Int {
        func unit(_ index: Int) -> UInt16 {
            let (low, high) =
                isLittle ? (input[index], input[index + 1]) : (input[index + 1], input[index])
            return UInt16(high) << 8 | UInt16(low)
        }
        var index = 0
        while index + 1 < held {
            let first = unit(index)
            if UTF16.isLeadSurrogate(first) {
                guard index + 3 < held else {
                    guard isAtEnd else { return index }
                    append("\u{FFFD}")
                    return held
                }
                let second = unit(index + 2)
                if UTF16.isTrailSurrogate(second) {
                    append(UTF16.decode(UTF16.EncodedScalar([first, second])))
                    index += 4
                    continue
                }
            }
            // The mark in front tells the order and is no letter.
            if first != 0xFEFF || index > 0 || !output.isEmpty {
                append(Unicode.Scalar(first) ?? "\u{FFFD}")
            }
            index += 2
        }
        return isAtEnd ? held : index
    }

    private func append(_ scalar: Unicode.Scalar) {
        if let letter = UTF8.encode(scalar) { output += letter }
    }

    /// Windows-1252; its five empty places are the control characters that Latin-1 has there.
    private static func latin(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(windows[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
    }

    private static let windows: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
        0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
