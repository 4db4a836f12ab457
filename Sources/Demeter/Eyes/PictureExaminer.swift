internal import Nutrition
internal import Pictures
package import Sight

/// Looks at the bytes of one picture.
package enum PictureExaminer {
    /// The longer side of the copy that sharpness is measured of.
    static let measuredSide = 512
    /// That of the copy in which lines of letters are looked for.
    static let writingSide = 1280
    /// Letters in lines from which on a picture may be a label.
    ///
    /// Each of 60 drawn labels, askew, blurred and noisy, has 104 and more; 81 of 85 photographs of Debian's opencv-doc
    /// and such made of them have 47 at most.
    static let leastWriting = 50

    package static func examine(_ bytes: [UInt8]) -> Result<PictureReport, PictureFault> {
        guard bytes.count <= PictureLimits.bytes else { return .failure(.tooLarge) }
        do throws(PictureError) {
            let size = try Picture.size(of: bytes)
            let picture = try Picture(
                bytes, longest: CodeSearch.side * 3 / 4, limit: PictureLimits.pixels)
            let grey = picture.grey()
            let measured = grey.shrunk(to: measuredSide)
            let orientation = Orientation(ofJPEG: bytes)
            let copy = try picture.shrunk(to: PictureLimits.copySide, orientation: orientation)
            let writing = grey.shrunk(to: writingSide).upright(orientation).writing
            return .success(
                PictureReport(
                    width: size.width, height: size.height, codes: CodeSearch.codes(in: grey),
                    quality: PictureQuality(
                        laplacianVariance: measured.laplacianVariance,
                        brightness: measured.brightness, contrast: measured.contrast,
                        side: min(size.width, size.height)),
                    copy: try copy.jpeg(quality: PictureLimits.copyQuality),
                    hasWriting: writing >= leastWriting))
        } catch {
            switch error {
            case .unreadable: return .failure(.unreadable)
            case .tooManyPixels(let count): return .failure(.tooManyPixels(count))
            case .memory: return .failure(.memory)
            }
        }
    }
}
