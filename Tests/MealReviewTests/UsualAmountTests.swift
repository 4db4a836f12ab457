import MealReader
import MealReview
import Nutrition
import Telling
import TestSupport
import Testing

struct UsualAmountTests {
    private static let foods = AdversarialTests.catalog

    /// - Parameter grams: what 160 g of rice were corrected to, newest first.
    private func habits(_ grams: [Double], unit: String? = nil) -> Habits {
        Habits(
            corrections: grams.map {
                Habits.Correction(
                    food: "rice", unit: unit, original: Thousandths(160), grams: Thousandths($0))
            }, confirmations: [])
    }

    private func item(amount: Double? = nil, unit: String? = nil, grams: Double) -> ReadingItem {
        ReadingItem(
            text: "rice", name: "rice", food: "rice", amount: amount, unit: unit,
            grams: Thousandths(grams), nutrients: .unknown)
    }

    private func had(_ items: ReadingItem..., by habits: Habits) -> [ReadingItem] {
        habits.applied(to: Reading(text: "rice", items: items), Self.foods).items
    }

    @Test func `three corrections that agree become the default, others do not`() {
        func usual(_ grams: Double...) -> [Thousandths?] {
            had(item(grams: 160), by: habits(grams)).map(\.grams)
        }
        #expect(usual(200, 200) == [Thousandths(160)])
        #expect(usual(200, 200, 200) == [Thousandths(200)])
        // (3 × 200 + 2 × 210 + 190) / 6: newer ones weigh more.
        #expect(usual(200, 210, 190) == [Thousandths(201.667)])
        // Ratios 1.25, 0.56 and 1.31 deviate by 0.34.
        #expect(usual(200, 90, 210) == [Thousandths(160)])
        #expect(usual(200, 210, 190, 20, 900) == [Thousandths(160)])
    }

    @Test func `the newest twenty are looked at`() throws {
        let old = Array(repeating: 900.0, count: 5)
        let ratio = try #require(
            habits(Array(repeating: 240, count: 20) + old).ratio(of: "rice", unit: nil))
        #expect(abs(ratio - 1.5) < 1e-9)
        #expect(habits(Array(repeating: 240, count: 19) + old).ratio(of: "rice", unit: nil) == nil)
    }

    @Test func `an unsaid amount and each portion have habits of their own`() {
        let items = had(
            item(grams: 160), item(amount: 1, unit: "cup", grams: 160),
            by: habits([200, 200, 200]))
        #expect(items.map(\.grams) == [Thousandths(200), Thousandths(160)])
        let cups = had(
            item(grams: 160), item(amount: 2, unit: "cup", grams: 320),
            by: habits([200, 200, 200], unit: "cup"))
        #expect(cups.map(\.grams) == [Thousandths(160), Thousandths(400)])
        #expect(cups.last?.assumption == "your usual 200 g (160 × 1.25)")
    }

    @Test func `what is little for anybody is as much less or more for the person`() {
        let items = had(item(grams: 160), item(grams: 30), by: habits([240, 240, 240]))
        #expect(items.map(\.grams) == [Thousandths(240), Thousandths(45)])
    }

    @Test(arguments: 1...200) func `the mean is that of the ratios, weighted by their age`(
        seed: Int
    ) {
        var random = SplitMix64(seed: UInt64(seed))
        let pairs = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            (
                original: Double(Int.random(in: 20...400, using: &random)),
                ratio: Double.random(in: 1...(seed % 2 == 0 ? 1.6 : 3), using: &random)
            )
        }
        let corrections = pairs.map {
            Habits.Correction(
                food: "rice", unit: nil, original: Thousandths($0.original),
                grams: Thousandths($0.original * $0.ratio))
        }
        let ratio = Habits(corrections: corrections, confirmations: []).ratio(of: "rice", unit: nil)
        let newest = pairs.prefix(20).map(\.ratio)
        let count = Double(newest.count)
        let squares = newest.map { $0 * $0 }.reduce(0, +) / count
        let mean = newest.reduce(0, +) / count
        let deviation = (squares - mean * mean).squareRoot()
        guard newest.count >= 3, abs(deviation - 0.3) > 0.001 else {
            #expect(newest.count >= 3 || ratio == nil, "seed \(seed)")
            return
        }
        guard deviation < 0.3 else {
            #expect(ratio == nil, "seed \(seed)")
            return
        }
        var (sum, weights) = (0.0, 0.0)
        for (place, ratio) in newest.enumerated() {
            sum += (count - Double(place)) * ratio
            weights += count - Double(place)
        }
        #expect(abs((ratio ?? 0) - sum / weights) < 0.001, "seed \(seed)")
    }

    @Test(arguments: [(Language.english, 118.294, 1.733), (.chinese, 1234.5, 0.5)])
    func `an assumption tells what it was made from`(
        language: Language, original: Double, ratio: Double
    ) {
        let own = OwnAmount(original: Thousandths(original), ratio: ratio)
        let told = Telling.$current.withValue(Telling(language)) { own.told }
        guard case .own(let known) = OwnAmount.Origin(of: told) else {
            Issue.record("\(told)")
            return
        }
        #expect(abs(known.value - original) <= 0.005, "\(told)")
    }

    @Test func `other assumptions are anybody's, and old ones do not tell`() {
        #expect(OwnAmount.Origin(of: nil) == .anybody)
        #expect(OwnAmount.Origin(of: "usual amount") == .anybody)
        #expect(OwnAmount.Origin(of: "1 × cup (240 g)") == .anybody)
        #expect(OwnAmount.Origin(of: "your usual 200 g") == .untold)
        #expect(OwnAmount.Origin(of: "你平常的 200 公克") == .untold)
    }
}
