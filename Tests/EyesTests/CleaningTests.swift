import JSON
import LabelReader
import Nutrition
import Sight
import TestSupport
import Testing

@testable import Pictures

/// What makes words in photographs easier to recognise, and how labels are told on.
struct CleaningTests {
    /// Dark lines on paper, as those of words lie.
    private static func lines(width: Int = 400, height: Int = 300) -> GreyPicture {
        GreyPicture(
            width: width, height: height,
            values: (0..<height).flatMap { row in
                [UInt8](repeating: row % 20 < 6 ? 40 : 230, count: width)
            })
    }

    @Test(arguments: [-24.0, -17.5, -12, -6, -3.5, -1, 0, 2, 4.5, 7, 9, 14, 20.5, 24])
    func `how far lines are askew is found within half a degree`(angle: Double) {
        let askew = Self.lines().turned(by: angle)
        #expect(abs(askew.skew + angle) <= 0.5)
    }

    @Test func `paper is white and ink dark, however the light falls`() {
        let (width, height) = (320, 200)
        let shaded = GreyPicture(
            width: width, height: height,
            values: (0..<height).flatMap { row in
                (0..<width).map { column in
                    let light = 60 + 190 * column / width
                    return UInt8(row % 40 < 6 ? light / 4 : light)
                }
            })
        let clean = shaded.whitened()
        for row in 16..<height - 16 {
            for column in 16..<width - 16 {
                let value = clean.values[row * width + column]
                #expect(row % 40 < 6 ? value < 110 : value > 220, "\(column), \(row): \(value)")
            }
        }
    }

    @Test func `single odd pixels go, and edges stay`() {
        var random = SplitMix64(seed: 3)
        let plain = Self.lines()
        var values = plain.values
        for _ in 0..<400 { values[Int.random(in: 0..<values.count, using: &random)] = 255 }
        let smooth = GreyPicture(width: plain.width, height: plain.height, values: values)
            .smoothed()
        let odd = zip(smooth.values, plain.values).count { abs(Int($0) - Int($1)) > 20 }
        #expect(odd < 60)
    }

    @Test(arguments: [0.5, 1.4, 2])
    func `a stretched copy shows the same`(factor: Double) {
        let stretched = Self.lines().stretched(by: factor)
        #expect(stretched.width == Int(400 * factor) && stretched.height == Int(300 * factor))
        #expect(abs(stretched.brightness - Self.lines().brightness) < 0.02)
    }

    @Test(arguments: Orientation.allCases)
    func `a picture held otherwise is turned upright`(orientation: Orientation) {
        let values = (0..<6).map { UInt8($0 * 40) }
        let picture = GreyPicture(width: 3, height: 2, values: values)
        let upright = picture.upright(orientation)
        #expect(upright.values.sorted() == values)
        #expect(upright.width == (orientation.isSideways ? 2 : 3))
    }

    @Test func `what is told of a label comes back as it was`() {
        let label = NutritionLabel(
            per100g: Nutrients(calories: Thousandths(430), fat: Thousandths(0.5)),
            serving: Thousandths(30))
        for reading in [LabelReading.none, .label(label)]
            + LabelFault.allCases.map(LabelReading.unread)
        {
            #expect(LabelReading(json: reading.json) == reading)
        }
    }

    @Test(arguments: [
        "[]", "{\"label\":{}}", "{\"label\":{\"per_100g\":{\"fat\":1}}}", "{\"unread\":\"x\"}",
        "{\"more\":1}",
        "{\"label\":{\"per_100g\":{\"calories\":-1}}}",
        "{\"label\":{\"per_100g\":{\"calories\":1,\"zork\":1}}}",
        "{\"label\":{\"per_100g\":{\"calories\":1},\"serving\":0}}",
    ])
    func `what no program of ours answers is nothing`(text: String) {
        #expect(LabelReading(text: text) == nil)
    }
}
