import Pictures
import TestSupport
import Testing

/// Whether a picture shows lines of letters.
@Suite struct WritingTests {
    /// Lines of marks as high as letters, dark on light.
    private func lines(_ count: Int, height: Int, isDark: Bool = true) -> GreyPicture {
        let (width, rows) = (800, 600)
        var values = [UInt8](repeating: isDark ? 220 : 40, count: width * rows)
        for line in 0..<count {
            for letter in 0..<30 {
                let (left, top) = (40 + letter * (height + 4), 20 + line * height * 2)
                guard left + height < width, top + height < rows else { continue }
                // An upright and a foot: "L".
                for y in 0..<height {
                    for x in 0..<3 { values[(top + y) * width + left + x] = isDark ? 30 : 210 }
                }
                for x in 0..<height * 2 / 3 {
                    for y in height - 3..<height {
                        values[(top + y) * width + left + x] = isDark ? 30 : 210
                    }
                }
            }
        }
        return GreyPicture(width: width, height: rows, values: values)
    }

    @Test(arguments: [10, 16, 24], [true, false])
    func `lines of letters are found, dark on light and light on dark`(height: Int, isDark: Bool) {
        let writing = lines(8, height: height, isDark: isDark).writing
        #expect(writing >= 100, "\(writing)")
    }

    @Test func `lines that stand sideways are fewer, until the picture is turned`() {
        let sideways = lines(8, height: 16).upright(.right)
        #expect(sideways.writing < lines(8, height: 16).writing)
        #expect(sideways.upright(.left).writing >= 100)
    }

    @Test func `nothing, noise and large shapes have none`() {
        #expect(lines(0, height: 16).writing == 0)
        var random = SplitMix64(seed: 4)
        let noise = (0..<400 * 300).map { _ in UInt8.random(in: 100...115, using: &random) }
        #expect(GreyPicture(width: 400, height: 300, values: noise).writing < 50)
        let halves = (0..<400 * 300).map { UInt8($0 % 400 < 200 ? 30 : 220) }
        #expect(GreyPicture(width: 400, height: 300, values: halves).writing == 0)
        #expect(
            GreyPicture(width: 3, height: 3, values: [UInt8](repeating: 0, count: 9)).writing
                == 0)
    }
}
