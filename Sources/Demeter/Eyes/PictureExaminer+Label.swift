package import LabelReader
internal import Pictures
internal import Sight

extension PictureExaminer {
    /// Looks at the bytes of one picture for a nutrition label.
    ///
    /// - Parameter model: of tesseract; without one nothing is read.
    package static func label(in bytes: [UInt8], model: [UInt8]) -> LabelReading {
        guard bytes.count <= PictureLimits.bytes, let words = WordReader(model: model),
            let picture = try? Picture(
                bytes, longest: LabelSearch.side * 3 / 4, limit: PictureLimits.pixels)
        else { return .none }
        return LabelSearch.reading(in: picture.grey().upright(Orientation(ofJPEG: bytes)), words)
    }
}
