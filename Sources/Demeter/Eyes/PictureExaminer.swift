internal import Nutrition
internal import Pictures
package import Sight
internal import Threads

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
            let orientation = Orientation(ofJPEG: bytes)
            // What takes longest is looked for beside all else.
            let (codes, rest) = OwnThread.both(
                "codes", { CodeSearch.codes(in: grey) },
                { allElse(picture, grey, orientation, side: min(size.width, size.height)) })
            var report = try rest.get()
            (report.width, report.height, report.codes) = (size.width, size.height, codes)
            return .success(report)
        } catch {
            switch error {
            case .unreadable: return .failure(.unreadable)
            case .tooManyPixels(let count): return .failure(.tooManyPixels(count))
            case .memory: return .failure(.memory)
            }
        }
    }

    /// All but the codes.
    private static func allElse(
        _ picture: borrowing Picture, _ grey: GreyPicture, _ orientation: Orientation, side: Int
    ) -> Result<PictureReport, PictureError> {
        do throws(PictureError) {
            let measured = grey.shrunk(to: measuredSide)
            let copy = try picture.shrunk(to: PictureLimits.copySide, orientation: orientation)
            let writing = grey.shrunk(to: writingSide).upright(orientation).writing
            return .success(
                PictureReport(
                    width: 0, height: 0, codes: [],
                    quality: PictureQuality(
                        laplacianVariance: measured.laplacianVariance,
                        brightness: measured.brightness, contrast: measured.contrast, side: side),
                    copy: try copy.jpeg(quality: PictureLimits.copyQuality),
                    hasWriting: writing >= leastWriting))
        } catch {
            return .failure(error)
        }
    }
}
