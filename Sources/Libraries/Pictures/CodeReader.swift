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
        /// Whether zbar read it.
        package var isBeside: Bool
    }

    /// Turned by these, one after the other, a code at any angle lies within 11.25° of a row or column.
    package static let turns: [Double] = [22.5, -22.5, 45, -45, 67.5, -67.5]

    /// Every code that stands about upright or sideways, as often as it was read.
    package static func codes(in picture: GreyPicture) -> [Code] {
        var found: [Code] = []
        // Each is called within the call that it is given to, and the pixels outlive that.
        unsafe withUnsafeMutablePointer(to: &found) { list in
            unsafe cpicture_codes(
                picture.values, Int32(picture.width), Int32(picture.height), 1,
                { context, symbol, text, count in
                    unsafe CodeReader.keep(context, symbol, text, count, isBeside: false)
                }, list)
            unsafe cpicture_codes_beside(
                picture.values, Int32(picture.width), Int32(picture.height),
                { context, symbol, text, count in
                    unsafe CodeReader.keep(context, symbol, text, count, isBeside: true)
                }, list)
        }
        return found
    }

    private static func keep(
        _ context: UnsafeMutableRawPointer?, _ symbol: cpicture_symbol,
        _ text: UnsafePointer<UInt8>, _ count: Int, isBeside: Bool
    ) {
        let bytes = unsafe UnsafeBufferPointer(start: text, count: count)
        let code = Code(
            kind: symbol == CPICTURE_RETAIL ? .digits : .text,
            text: unsafe String(decoding: bytes, as: UTF8.self), isBeside: isBeside)
        // The list that `codes` has handed on.
        unsafe context?.assumingMemoryBound(to: [Code].self).pointee.append(code)
    }
}
