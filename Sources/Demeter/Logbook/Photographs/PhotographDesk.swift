package import Journal
internal import Locking
package import Sight

/// What photographs are looked at with, and where their copies are.
package struct PhotographDesk: Sendable {
    package let eyes: any PictureLooker
    package let folder: PictureFolder

    /// What a label of a classifier means, by its key.
    package let meaning: @Sendable (String) -> PictureMeaning?

    package init(
        eyes: any PictureLooker, folder: PictureFolder,
        meaning: @escaping @Sendable (String) -> PictureMeaning? = { _ in nil }
    ) {
        self.eyes = eyes
        self.folder = folder
        self.meaning = meaning
    }

    /// How long copies stay that nobody has confirmed or dropped, in milliseconds.
    static let copyLifetime: Int64 = 7 * 24 * 3600 * 1000
    /// How often a model is asked about the same photographs, each time with the attempts of one question.
    static let roundLimit = 3
    /// Bytes of one copy, more than any JPEG of a million pixels has.
    static let copyLimit = 8 << 20
}
