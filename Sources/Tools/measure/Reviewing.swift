internal import FoodCatalog
internal import MealReader
internal import MealReview
internal import Nutrition

/// How often the review warns of real meals, and holds them: its false alarms.
struct Reviewing {
    let reader: MealReader
    let review: MealReview

    init(_ reader: MealReader) {
        self.reader = reader
        review = MealReview(catalog: reader.catalog)
    }

    /// Prints the shares of one set, its commonest rules, and the first `count` alarms.
    func run(_ set: LabelledSet, showing count: Int) {
        var held = 0
        var warned = 0
        // Alarms about meals whose energy was read within 20 % or 20 kcal: false ones, by that measure.
        var falselyHeld = 0
        var falselyWarned = 0
        var unsure = 0
        var rules: [String: Int] = [:]
        var shown = 0
        let readings = set.rows.map { reader.reading(of: $0.text) }
        let clock = ContinuousClock()
        var verdicts: [[Verdict]] = []
        let took = clock.measure { verdicts = readings.map(review.review) }
        for ((reading, verdicts), row) in zip(zip(readings, verdicts), set.rows) {
            if reading.items.contains(where: { $0.confidence < 0.5 }) { unsure += 1 }
            let findings = verdicts.flatMap(\.findings)
            guard !findings.isEmpty else { continue }
            let isHeld = verdicts.contains(where: \.isHeld)
            if isHeld { held += 1 } else { warned += 1 }
            let isRight = Self.isRight(reading, row)
            if isRight, isHeld { falselyHeld += 1 }
            if isRight, !isHeld { falselyWarned += 1 }
            for rule in Set(findings.map { $0.rule + ($0.holds ? " (held)" : "") }) {
                rules[rule, default: 0] += 1
            }
            guard shown < count else { continue }
            shown += 1
            print(isHeld ? "H" : "w", reading.text)
            for (item, verdict) in zip(reading.items, verdicts) where !verdict.findings.isEmpty {
                let sentences = verdict.findings.map(\.sentence).joined(separator: " ")
                print("      \(item.name), \(item.assumption ?? ""): \(sentences)")
            }
        }
        let rows = Double(max(1, set.rows.count))
        func share(_ part: Int) -> String { "\((Double(part) / rows * 10_000).rounded() / 100) %" }
        let nanoseconds =
            Double(took.components.attoseconds) / 1e9 / rows
            + Double(took.components.seconds) * 1e9 / rows
        print(
            "\(set.name): \(set.rows.count) meals, held \(held) (\(share(held))), "
                + "warned \(warned) (\(share(warned))); of meals read right held \(falselyHeld) "
                + "(\(share(falselyHeld))), warned \(falselyWarned) (\(share(falselyWarned))); some item below 0.5: \(share(unsure)), "
                + "\((nanoseconds / 10).rounded() / 100) µs each")
        for (rule, count) in rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("    \(rule) \(count)")
        }
    }

    private static func isRight(_ reading: Reading, _ row: LabelledSet.Row) -> Bool {
        guard let label = row.calories else { return false }
        let energy = reading.total.sum.calories?.value ?? 0
        return abs(energy - label) <= max(20, 0.2 * label)
    }
}
