internal import CPicture

/// Looks for bar codes in pictures: zxing-cpp and, where it is there, zbar beside it.
package enum CodeReader {
    /// What was read of one code.
    package struct Code: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            /// The digits of EAN, UPC or ITF-14.
            case digits
            /// The text of a QR code, Data Matrix, Code 128 or DataBar.
            case text
        }

        package var kind: Kind
        package var text: String
    }

    /// Turned by these, one after the other, a code at any angle lies within 11.25° of a row or column.
    package static let turns: [Double] = [22.5, -22.5, 45, -45, 67.5, -67.5]

    /// Every code that stands about upright or sideways, as often as it was read.
    package static func codes(in picture: GreyPicture) -> [Code] {
        let found = sightings(in: picture, by: .zxing)
        if let beside = confirmed(found, in: picture) { return found.map(\.code) + beside }
        return (found + sightings(in: picture, by: .zbar)).map(\.code)
    }

    private enum Decoder {
        case zxing, zbar
    }

    /// A code and where it was read.
    private struct Sighting {
        var code: Code
        var box: cpicture_box
    }

    /// What zbar reads where long numbers were read, which is much faster than looking at the whole picture.
    ///
    /// - Returns: `nil` where it does not read every one of them, and where there may be more to know: parts of long
    ///   codes are taken for short ones.
    private static func confirmed(_ found: [Sighting], in picture: GreyPicture) -> [Code]? {
        guard !found.isEmpty,
            found.allSatisfy({ $0.code.kind == .digits && $0.code.text.utf8.count > 8 })
        else { return nil }
        var beside: [Code] = []
        for one in found {
            let codes = sightings(in: picture.part(around: one.box), by: .zbar)
                .map(\.code)
            // One of 13 digits may be told as 12 or 14: whoever counts numbers compares them.
            guard codes.contains(where: { $0.text.hasSuffix(one.code.text.suffix(12)) })
            else { return nil }
            for code in codes where !beside.contains(code) { beside.append(code) }
        }
        return beside
    }

    private static func sightings(in picture: GreyPicture, by decoder: Decoder) -> [Sighting] {
        var found: [Sighting] = []
        let (width, height) = (Int32(picture.width), Int32(picture.height))
        let keep: cpicture_found = { context, symbol, box, text, count in
            unsafe CodeReader.keep(context, symbol, box, text, count)
        }
        // Each is called within the call that it is given to, and the pixels outlive that.
        unsafe withUnsafeMutablePointer(to: &found) { list in
            switch decoder {
            case .zxing: unsafe cpicture_codes(picture.values, width, height, 1, keep, list)
            case .zbar: unsafe cpicture_codes_beside(picture.values, width, height, keep, list)
            }
        }
        return found
    }

    private static func keep(
        _ context: UnsafeMutableRawPointer?, _ symbol: cpicture_symbol, _ box: cpicture_box,
        _ text: UnsafePointer<UInt8>, _ count: Int
    ) {
        let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
        let code = Code(
            kind: symbol == CPICTURE_RETAIL ? .digits : .text,
            text: unsafe String(decoding: bytes, as: UTF8.self))
        // The list that `sightings` has handed on.
        unsafe context?.assumingMemoryBound(to: [Sighting].self).pointee
            .append(Sighting(code: code, box: box))
    }
}

extension GreyPicture {
    /// What stands about a box, with as much again as half of its longer side on every side: a code's bars are about as
    /// high as that, and its margins narrower.
    fileprivate func part(around box: cpicture_box) -> GreyPicture {
        let reach = Int(max(box.right - box.left, box.bottom - box.top)) / 2 + 8
        let left = max(0, Int(box.left) - reach)
        let right = min(width, Int(box.right) + reach + 1)
        let top = max(0, Int(box.top) - reach)
        let bottom = min(height, Int(box.bottom) + reach + 1)
        guard left < right, top < bottom else { return self }
        var part: [UInt8] = []
        part.reserveCapacity((right - left) * (bottom - top))
        for row in top..<bottom { part += values[row * width + left..<row * width + right] }
        return GreyPicture(width: right - left, height: bottom - top, values: part)
    }
}
