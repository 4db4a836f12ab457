/// Why a file could not become a picture.
package enum PictureError: Error, Hashable, Sendable {
    /// No JPEG, PNG, WebP or HEIF, or a broken one.
    case unreadable
    /// How many there are, by the file's head.
    case tooManyPixels(Int)
    /// The process may not have so much memory.
    case memory
}
