/// How a picture has to be turned to stand upright, as cameras note it.
///
/// The values are those of the tag Orientation of Exif 2.32, section 4.6.5.1.
package enum Orientation: Int, Sendable, Hashable, CaseIterable {
    case upright = 1
    case mirrored
    case upsideDown
    case upsideDownMirrored
    case leftMirrored
    case left
    case rightMirrored
    case right

    var isSideways: Bool { rawValue >= Orientation.leftMirrored.rawValue }

    /// Where the pixel of a column and a row comes to stand, in a picture of this size before turning.
    func place(_ column: Int, _ row: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .upright: (column, row)
        case .mirrored: (width - 1 - column, row)
        case .upsideDown: (width - 1 - column, height - 1 - row)
        case .upsideDownMirrored: (column, height - 1 - row)
        case .leftMirrored: (row, column)
        case .left: (height - 1 - row, column)
        case .rightMirrored: (height - 1 - row, width - 1 - column)
        case .right: (row, width - 1 - column)
        }
    }

    /// What a JPEG says; `upright` where it says nothing, and where what it says cannot be read.
    ///
    /// The other kinds are turned by their decoder, or know no orientation.
    package init(ofJPEG bytes: [UInt8]) { self = Self.tag(in: bytes[...]) ?? .upright }

    private static func tag(in bytes: ArraySlice<UInt8>) -> Orientation? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        // Segments stand before the pixels, each with its length.
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { return nil }
            let body = bytes[(place + 4)..<(place + 2 + length)]
            if bytes[place + 1] == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
                return TIFF(bytes: Array(body.dropFirst(6)))?.orientation
            }
            place += 2 + length
        }
        return nil
    }
}

/// The first directory of a TIFF, as far as the orientation is concerned (TIFF 6.0, section 2).
private struct TIFF {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init?(bytes: [UInt8]) {
        guard bytes.count >= 8 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (UInt8(ascii: "M"), UInt8(ascii: "M")): isBigEndian = true
        case (UInt8(ascii: "I"), UInt8(ascii: "I")): isBigEndian = false
        default: return nil
        }
        self.bytes = bytes
    }

    var orientation: Orientation? {
        guard let start = number(at: 4, bytes: 4), let count = number(at: start, bytes: 2) else {
            return nil
        }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            if tag == 0x0112 {
                return number(at: entry + 8, bytes: 2).flatMap(Orientation.init(rawValue:))
            }
        }
        return nil
    }

    private func number(at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        let digits = bytes[place..<place + count]
        return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
