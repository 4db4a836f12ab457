internal import CPicture
internal import Glibc

/// A picture in memory: red, green and blue, a byte each, row by row from the top.
@safe package struct Picture: ~Copyable {
    package let width: Int
    package let height: Int
    // From `malloc`, for `width * height * 3` bytes; freed in deinit alone, and never leaves this type.
    private let pixels: UnsafeMutablePointer<UInt8>

    /// Reads a JPEG, PNG, WebP or HEIF.
    ///
    /// - Parameters:
    ///   - longest: where a JPEG may be read at a half, a quarter or an eighth of its size as long as its
    ///     longer side keeps so many pixels, which is much faster.
    ///   - limit: of pixels, by the file's head; beyond it no pixel is read.
    package init(
        _ bytes: [UInt8], longest: Int, limit: Int
    ) throws(PictureError) {
        let size = try Self.size(of: bytes)
        guard size.width * size.height <= limit else {
            throw .tooManyPixels(size.width * size.height)
        }
        var picture = unsafe cpicture()
        // The bytes outlive the call.
        let code = unsafe cpicture_decode(bytes, bytes.count, Int32(clamping: longest), &picture)
        guard code == CPICTURE_FINE, let pixels = unsafe picture.pixels else {
            throw code == CPICTURE_MEMORY ? .memory : .unreadable
        }
        width = unsafe Int(picture.width)
        height = unsafe Int(picture.height)
        unsafe self.pixels = pixels
    }

    /// - Parameter pixels: red, green and blue of each, `width * height * 3` bytes.
    package init(width: Int, height: Int, pixels: [UInt8]) throws(PictureError) {
        precondition(pixels.count == width * height * 3, "three bytes for each pixel")
        let made = unsafe Picture(width: width, height: height) { target in
            // Both have so many bytes.
            for index in pixels.indices { unsafe target[index] = pixels[index] }
        }
        guard let made else { throw .memory }
        self = made
    }

    /// A picture of the same pixels elsewhere; `fill` writes all of them.
    init?(
        width: Int, height: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        guard let memory = unsafe malloc(max(1, width * height * 3)) else { return nil }
        self.width = width
        self.height = height
        unsafe pixels = memory.assumingMemoryBound(to: UInt8.self)
        unsafe fill(UnsafeMutableBufferPointer(start: pixels, count: width * height * 3))
    }

    deinit { unsafe free(pixels) }

    /// Width and height by the head of a file; greater than 0.
    package static func size(
        of bytes: [UInt8]
    ) throws(PictureError) -> (width: Int, height: Int) {
        var (width, height) = (Int32(0), Int32(0))
        // The bytes outlive the call.
        let code = unsafe cpicture_measure(bytes, bytes.count, &width, &height)
        guard code == CPICTURE_FINE, width > 0, height > 0 else { throw .unreadable }
        return (Int(width), Int(height))
    }

    func withPixels<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        unsafe body(UnsafeBufferPointer(start: pixels, count: width * height * 3))
    }

    /// A JPEG of it without any metadata.
    ///
    /// - Parameter quality: 0 to 100, as libjpeg has it.
    package func jpeg(quality: Int) throws(PictureError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        // The pixels live as long as this value.
        let code = unsafe cpicture_write_jpeg(
            pixels, Int32(width), Int32(height), Int32(quality), &bytes, &count)
        guard code == CPICTURE_FINE, let bytes = unsafe bytes else {
            throw code == CPICTURE_MEMORY ? .memory : .unreadable
        }
        defer { unsafe free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
