import Eyes
import Foundation
import Pictures
import Sight
import TestSupport
import Testing

@Suite struct ExaminerTests {
    /// A JPEG of a checkered picture with noise, which is sharp and neither dark nor bright.
    static func jpeg(width: Int = 640, height: Int = 480, light: Double = 1) throws -> [UInt8] {
        var random = SplitMix64(seed: 7)
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let tone = Double((x / 16 + y / 16) % 2 * 150 + 40)
                for _ in 0..<3 {
                    let noise = Double.random(in: -20...20, using: &random)
                    pixels.append(UInt8(max(0, min(255, (tone + noise) * light))))
                }
            }
        }
        return try Picture(width: width, height: height, pixels: pixels).jpeg(quality: 90)
    }

    @Test func `a good picture has a small copy without metadata`() throws {
        let report = try PictureExaminer.examine(try Self.jpeg(width: 2000, height: 1500)).get()
        #expect(report.width == 2000)
        #expect(report.height == 1500)
        #expect(report.codes == [])
        #expect(report.quality.faults == [])
        let size = try Picture.size(of: report.copy)
        #expect(size.width == 1024)
        #expect(size.height == 768)
        #expect(Self.segments(of: report.copy).allSatisfy { $0 < 0xE1 || $0 > 0xEF })
    }

    @Test func `a place and an orientation go, and the picture stands upright`() throws {
        let plain = try Self.jpeg(width: 600, height: 400)
        let tagged = Self.tagged(plain, orientation: 6, secret: "GPS 48.8584N 2.2945E")
        let report = try PictureExaminer.examine(tagged).get()
        let size = try Picture.size(of: report.copy)
        #expect(size.width == 400)
        #expect(size.height == 600)
        #expect(!Data(report.copy).contains(Data("48.8584".utf8)))
        #expect(!Data(report.copy).contains(Data("Exif".utf8)))
    }

    @Test(arguments: [
        ([], PictureFault.unreadable),
        (Array("hello, this is a text that is no picture".utf8), .unreadable),
        ([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 40), .unreadable),
        (bomb, .tooManyPixels(60_000 * 60_000)),
    ])
    func `what is no picture, or too much of one, is told so`(
        bytes: [UInt8], fault: PictureFault
    ) {
        #expect(PictureExaminer.examine(bytes) == .failure(fault))
    }

    // Apart from the others: an argument of ten million bytes would be described byte by byte.
    @Test func `more bytes than a picture may have are refused`() {
        let bytes = [UInt8](repeating: 7, count: PictureLimits.bytes + 1)
        #expect(PictureExaminer.examine(bytes) == .failure(.tooLarge))
    }

    @Test func `a picture that was cut off is no picture, wherever it was cut`() throws {
        let whole = try Self.jpeg()
        for share in stride(from: 0.1, through: 0.9, by: 0.2) {
            let cut = Array(whole.prefix(Int(Double(whole.count) * share)))
            #expect(PictureExaminer.examine(cut) == .failure(.unreadable))
        }
    }

    @Test func `bytes that were changed at random end in an answer`() throws {
        let whole = try Self.jpeg(width: 120, height: 90)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            switch PictureExaminer.examine(bytes) {
            case .success(let report): #expect(!report.copy.isEmpty, "seed \(seed)")
            case .failure(.unreadable), .failure(.tooManyPixels): break
            case .failure(let fault): Issue.record("\(fault), seed \(seed)")
            }
        }
    }

    /// The head of a PNG that claims 3.6 thousand million pixels.
    private static let bomb: [UInt8] = {
        let head: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
            + Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0]
        return head + crc(head[12...]) + [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
    }()

    /// The checksum of PNG's chunks (RFC 2083, appendix 15).
    private static func crc(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var remainder = ~UInt32(0)
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 {
                remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
            }
        }
        let value = ~remainder
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A JPEG with an Exif segment behind its first marker.
    private static func tagged(_ jpeg: [UInt8], orientation: UInt8, secret: String) -> [UInt8] {
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
        let body = Array("Exif\0\0".utf8) + tiff + Array(secret.utf8)
        let length = body.count + 2
        return Array(jpeg[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
            + Array(jpeg[2...])
    }

    /// The markers of a JPEG before its pixels.
    private static func segments(of jpeg: [UInt8]) -> [UInt8] {
        var (place, markers) = (2, [UInt8]())
        while place + 4 <= jpeg.count, jpeg[place] == 0xFF, jpeg[place + 1] != 0xDA {
            markers.append(jpeg[place + 1])
            place += 2 + (Int(jpeg[place + 2]) << 8 | Int(jpeg[place + 3]))
        }
        return markers
    }
}
