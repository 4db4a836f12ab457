import Foundation
import Nutrition
import Pictures
import TestSupport

/// Bar codes made by zint, an encoder that is not ours.
enum Zint {
    static let isThere = ["/usr/bin/zint", "/usr/local/bin/zint"]
        .contains { FileManager.default.isExecutableFile(atPath: $0) }

    /// A code as a PNG.
    ///
    /// - Parameters:
    ///   - kind: `EANX`, `UPCA`, `UPCE`, `ITF14`, `QRCODE`, …
    ///   - scale: of zint's; 1 is two pixels a module.
    static func png(_ data: String, kind: String = "EANX", scale: Double = 2) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/code.png"
        let command = try Command.run(
            "zint",
            [
                "--barcode=\(kind)", "--data=\(data)", "--scale=\(scale)", "--quietzones",
                "--border=8", "--whitesp=8", "--output=\(path)",
            ])
        guard command.status == 0 else { throw Failure(errors: command.errors) }
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    static func grey(
        _ data: String, kind: String = "EANX", scale: Double = 2
    ) throws -> GreyPicture {
        try Picture(try png(data, kind: kind, scale: scale), longest: 4096, limit: 50_000_000)
            .grey()
    }

    struct Failure: Error { var errors: String }

    /// A number of 13 digits with its check digit.
    static func number(_ random: inout SplitMix64) -> String {
        let digits = (0..<12).map { _ in Int.random(in: 0...9, using: &random) }
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        return (digits + [(10 - sum % 10) % 10]).map(String.init).joined()
    }
}

extension GreyPicture {
    /// Blurred by the mean of squares of `2 * radius + 1` pixels, twice, which is nearly Gaussian.
    func blurred(radius: Int) -> GreyPicture {
        guard radius > 0 else { return self }
        var picture = self
        for _ in 0..<2 {
            picture = picture.smeared(radius, across: true).smeared(radius, across: false)
        }
        return picture
    }

    private func smeared(_ radius: Int, across: Bool) -> GreyPicture {
        var result = values
        let (lines, length) = across ? (height, width) : (width, height)
        let (first, step) = across ? (width, 1) : (1, width)
        for line in 0..<lines {
            let start = line * first
            var (sum, count) = (0, 0)
            for ahead in 0..<min(radius, length) {
                sum += Int(values[start + ahead * step])
                count += 1
            }
            for place in 0..<length {
                if place + radius < length {
                    sum += Int(values[start + (place + radius) * step])
                    count += 1
                }
                if place > radius {
                    sum -= Int(values[start + (place - radius - 1) * step])
                    count -= 1
                }
                result[start + place * step] = UInt8(sum / count)
            }
        }
        return GreyPicture(width: width, height: height, values: result)
    }

    /// As seen from the side: the right end of each row is as high as `share` of the left one.
    func slanted(_ share: Double) -> GreyPicture {
        var result = [UInt8](repeating: 255, count: width * height)
        for x in 0..<width {
            let scale = 1 - (1 - share) * Double(x) / Double(max(1, width - 1))
            for y in 0..<height {
                let from = (Double(y) - Double(height) / 2) / scale + Double(height) / 2
                guard from >= 0, Int(from) < height else { continue }
                result[y * width + x] = values[Int(from) * width + x]
            }
        }
        return GreyPicture(width: width, height: height, values: result)
    }

    /// Both, one above the other, on white.
    func above(_ other: GreyPicture) -> GreyPicture {
        let across = max(width, other.width)
        var result: [UInt8] = []
        for picture in [self, other] {
            for row in 0..<picture.height {
                let line = picture.values[row * picture.width..<(row + 1) * picture.width]
                result += line + [UInt8](repeating: 255, count: across - picture.width)
            }
        }
        return GreyPicture(width: across, height: height + other.height, values: result)
    }
}
