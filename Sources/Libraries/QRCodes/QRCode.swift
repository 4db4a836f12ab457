internal import CQREncode
internal import Glibc

/// A QR code: squares that a camera reads as a text.
package struct QRCode: Sendable, Hashable {
    /// Squares along each edge, without the quiet zone around them.
    package let width: Int
    /// Whether each is dark, row by row.
    private let squares: [Bool]

    /// The smallest that holds the text; `nil` when it is too long for any, or has a byte 0 in it.
    package init?(_ text: String) {
        guard !text.utf8.contains(0) else { return nil }
        // On a screen nothing covers a part of it, so that the least redundancy does.
        let made = unsafe QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1)
        guard let made = unsafe made, let data = unsafe made.pointee.data else { return nil }
        width = unsafe Int(made.pointee.width)
        // It has as many bytes, of which the lowest bit is the square.
        squares = unsafe UnsafeBufferPointer(start: data, count: width * width).map { $0 & 1 == 1 }
        unsafe QRcode_free(made)
    }

    /// Whether a square is dark; those around the code are light.
    package func isDark(_ column: Int, _ row: Int) -> Bool {
        guard (0..<width).contains(column), (0..<width).contains(row) else { return false }
        return squares[row * width + column]
    }
}
