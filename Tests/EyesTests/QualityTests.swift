import Eyes
import Foundation
import Pictures
import Sight
import TestSupport
import Testing

/// Photographs of Debian's opencv-doc; all of them in long runs only.
enum GoodPictures {
    private static let folder = "/usr/share/doc/opencv-doc/examples/data"
    private static let isLong = ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil

    /// Photographs among them; drawings, scans and those taken out of focus on purpose are left out,
    /// and so are those whose shorter side is below the limit of 240 pixels.
    static let files: [String] = {
        let names = [
            "apple", "orange", "fruits", "baboon", "board", "home", "messi5", "aloeL",
            "squirrel_cls",
            "butterfly", "building", "left01", "left02", "left03", "left04", "left05", "left06",
            "left07", "left08", "left09", "left11", "left12", "right01", "right02", "right03",
            "leuvenA", "leuvenB", "stuff", "aero1", "aero3",
        ]
        let paths = names.map { "\(folder)/\($0).jpg" }
            .filter { FileManager.default.isReadableFile(atPath: $0) }
        return isLong ? paths : Array(paths.prefix(6))
    }()
}

/// Good photographs, and the same made dark, blurred and tiny.
@Suite(.enabled(if: !GoodPictures.files.isEmpty, "needs the package opencv-doc"))
struct QualityTests {
    private func measured(_ path: String) throws -> (picture: GreyPicture, side: Int) {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let size = try Picture.size(of: bytes)
        let grey = try Picture(bytes, longest: 512, limit: PictureLimits.pixels).grey()
        return (grey.shrunk(to: 512), min(size.width, size.height))
    }

    private func quality(_ picture: GreyPicture, side: Int) -> PictureQuality {
        PictureQuality(
            laplacianVariance: picture.laplacianVariance, brightness: picture.brightness,
            contrast: picture.contrast, side: side)
    }

    @Test func `good ones are taken, spoilt ones are refused with the right advice`() throws {
        var refused: [String] = []
        var missed: [String] = []
        for path in GoodPictures.files {
            let (picture, side) = try measured(path)
            let name = (path as NSString).lastPathComponent
            if quality(picture, side: side).isTooPoor { refused.append(name) }
            let dark = GreyPicture(
                width: picture.width, height: picture.height, values: picture.values.map { $0 / 8 })
            if !quality(dark, side: side).isTooPoor { missed.append("dark \(name)") }
            #expect(quality(dark, side: side).faults.contains(.dark))
            let blurred = quality(picture.blurred(radius: 5), side: side)
            if !blurred.isTooPoor { missed.append("blurred \(name), \(blurred.blur)") }
            if !quality(picture, side: 120).isTooPoor { missed.append("tiny \(name)") }
        }
        #expect(refused.count * 20 <= GoodPictures.files.count, "\(refused)")
        #expect(missed.count * 20 <= GoodPictures.files.count * 3, "\(missed)")
    }
}
