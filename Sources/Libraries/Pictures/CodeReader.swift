internal import CPicture

/// Looks for bar codes in pictures: zxing-cpp and, where it is there, zbar beside it.
package enum CodeReader {
    /// Who has read a code.
    package enum Decoder: Sendable, Hashable {
        case zxing, zbar
    }

    /// What was read of one code, and where.
    package struct Sighting: Sendable {
        package enum Kind: Sendable, Hashable {
            /// The digits of EAN, UPC or ITF-14.
            case digits
            /// The text of a QR code, Data Matrix, Code 128 or DataBar.
            case text
        }

        package var kind: Kind
        package var text: String
        package var decoder: Decoder
        var box: cpicture_box
    }

    /// Turned by these, one after the other, a code at any angle lies within 11.25° of a row or column.
    package static let turns: [Double] = [22.5, -22.5, 45, -45, 67.5, -67.5]

    /// Whether zbar is there.
    package static let hasBoth = cpicture_looks_beside() != 0

    /// Every code that stands about upright or sideways, as often as it was read.
    package static func codes(in picture: GreyPicture) -> [Sighting] {
        let found = sightings(in: picture, by: .zxing)
        if let beside = confirmed(found, in: picture) { return found + beside }
        return found + sightings(in: picture, by: .zbar)
    }

    /// What both read where something was seen, of its surroundings enlarged.
    package static func secondLook(at sighting: Sighting, in picture: GreyPicture) -> [Sighting] {
        let surroundings = picture.part(around: sighting.box, reach: narrowest).enlarged()
        return sightings(in: surroundings, by: .zxing) + sightings(in: surroundings, by: .zbar)
    }

    /// As many pixels as any code has that is read better enlarged: 113 modules, with margins, of up to three pixels.
    private static let narrowest = 340

    /// What zbar reads where long numbers were read, which is much faster than looking at the whole picture.
    ///
    /// - Returns: `nil` where it does not read every one of them, and where there may be more to know: parts of long
    ///   codes are taken for short ones.
    private static func confirmed(_ found: [Sighting], in picture: GreyPicture) -> [Sighting]? {
        guard !found.isEmpty,
            found.allSatisfy({ $0.kind == .digits && $0.text.utf8.count > 8 })
        else { return nil }
        var beside: [Sighting] = []
        for one in found {
            // A code's bars are about as high as half its width, and its margins narrower.
            let reach = Int(max(one.box.right - one.box.left, one.box.bottom - one.box.top)) / 2 + 8
            let codes = sightings(in: picture.part(around: one.box, reach: reach), by: .zbar)
            // One of 13 digits may be told as 12 or 14: whoever counts numbers compares them.
            guard codes.contains(where: { $0.text.hasSuffix(one.text.suffix(12)) }) else {
                return nil
            }
            for var code in codes where !beside.contains(where: { $0.text == code.text }) {
                code.box = one.box
                beside.append(code)
            }
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
        for place in found.indices { found[place].decoder = decoder }
        return found
    }

    private static func keep(
        _ context: UnsafeMutableRawPointer?, _ symbol: cpicture_symbol, _ box: cpicture_box,
        _ text: UnsafePointer<UInt8>, _ count: Int
    ) {
        let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
        let code = Sighting(
            kind: symbol == CPICTURE_RETAIL ? .digits : .text,
            text: unsafe String(decoding: bytes, as: UTF8.self), decoder: .zxing, box: box)
        // The list that `sightings` has handed on.
        unsafe context?.assumingMemoryBound(to: [Sighting].self).pointee.append(code)
    }
}

extension GreyPicture {
    /// What stands about a box, with so many pixels more on every side.
    fileprivate func part(around box: cpicture_box, reach: Int) -> GreyPicture {
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
