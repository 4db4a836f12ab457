/// Why a file is no photograph that could be looked at.
package enum PhotographRefusal: Sendable, Hashable {
    /// It cannot be opened; the system's error number.
    case unopened(Int32)
    /// A folder, pipe or device.
    case notPlain
    /// In bytes.
    case tooLarge(limit: Int)
    case tooManyPixels(Int, limit: Int)
    /// No JPEG, PNG, WebP or HEIC, or a broken one.
    case unreadable
    case tooSlow
    case memory
    /// `demeter-eyes` is not installed.
    case noEyes
    /// What is wrong with the picture, the worst first.
    case poor([Fault])

    package enum Fault: String, Sendable, Hashable, CaseIterable {
        case tiny, dark, burnt, flat, blurred
    }
}
