internal import FoodCatalog
internal import MealReader

/// Fits the weights that tell talk from a meal, and tells how they hold on lines left out.
struct TalkFitting {
    /// A line with whether anything was eaten.
    private struct Sample {
        var isMeal: Bool
        var weight: Double
        var rows: [TalkFeatures.Row]
    }

    /// A feature that stands in fewer lines says nothing of others.
    private static let fewest = 3
    /// So many features are kept: those that tell most.
    private static let kept = 6000
    private static let folds = 5

    private var samples: [Sample] = []
    private var names: [WordHash: String] = [:]
    /// Words that are foods: which of them people happened to talk of tells nothing of others.
    private var foods: Set<WordHash> = []
    private let reader: MealReader

    init(reader: MealReader) {
        self.reader = reader
        for name in ["^", "$", ",", ".", "&", "F", "#", "NO", "_", "<asked>", "<told>"] {
            names[WordHash(name)] = name
        }
        for name in TalkFeatures.kinds { names[WordHash(name)] = name }
        for name in ["<meal>", "<other>", "<partly>"] { names[WordHash(name)] = name }
        for number in 0..<64 {
            for kind in ["foods", "words", "strange", "fifths"] {
                names[WordHash("<\(number) \(kind)>")] = "<\(number) \(kind)>"
            }
            names[WordHash("<role \(number)>")] = "<role \(number)>"
        }
    }

    mutating func add(_ text: String, isMeal: Bool, weight: Double) {
        samples.append(Sample(isMeal: isMeal, weight: weight, rows: reader.talk(of: text)))
        let letters = text.lowercased().filter { $0 != "'" && $0 != "’" }
        for word in letters.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let (word, hash) = (String(word), WordHash(String(word)))
            guard names.updateValue(word, forKey: hash) == nil else { continue }
            if !reader.reading(of: word).items.isEmpty { foods.insert(hash) }
        }
    }

    /// The Swift file with the weights; prints how well they hold on lines that they were not fitted on.
    func source() -> String {
        var (lost, kept, meals, notes) = (0, 0, 0, 0)
        for fold in 0..<Self.folds {
            let model = fit(samples.indices.filter { $0 % Self.folds != fold })
            for (number, sample) in samples.enumerated() where number % Self.folds == fold {
                let score = sample.rows.reduce(model.constant) {
                    $0 + (model.weights[$1.hash] ?? 0)
                }
                if sample.isMeal {
                    meals += 1
                    if score < 0 { lost += 1 }
                } else {
                    notes += 1
                    if score >= 0 { kept += 1 }
                }
            }
        }
        print("left out: \(lost) of \(meals) meals lost, \(kept) of \(notes) other lines taken")
        let model = fit(Array(samples.indices))
        var rows: [String: Int] = [:]
        for sample in samples {
            for row in sample.rows {
                guard let weight = model.weights[row.hash], let name = name(of: row) else {
                    continue
                }
                let thousandths = Int((weight * 1000).rounded())
                if thousandths != 0 { rows[name] = thousandths }
            }
        }
        let lines = rows.sorted { $0.key < $1.key }.map { "        \($0.value) \($0.key)\n" }
        return """
            // Written by `measure --fit-talk` from \(samples.count) labelled lines; see docs/reading.md.

            /// Weights of what tells talk from a meal, in thousandths; above 0 for a meal.
            enum TalkWeights {
                static let constant: Int32 = \(Int((model.constant * 1000).rounded()))
                static let rows = \"\"\"
            \(lines.joined())        \"\"\"
            }

            """
    }

    private func name(of row: TalkFeatures.Row) -> String? {
        let parts = [row.first, row.second, row.third].compactMap(\.self)
        let known = parts.compactMap { names[$0] }
        return known.count == parts.count ? known.joined(separator: " ") : nil
    }

    /// Fits all features that are common enough, and then once more those that tell most.
    private func fit(_ chosen: [Int]) -> (weights: [WordHash: Double], constant: Double) {
        var counts: [WordHash: Int] = [:]
        for number in chosen {
            for hash in Set(samples[number].rows.map(\.hash)) where !foods.contains(hash) {
                counts[hash, default: 0] += 1
            }
        }
        let common = counts.filter { $0.value >= Self.fewest }
        let all = solve(chosen, Set(common.keys))
        let telling = all.weights.sorted {
            let (left, right) = (importance(of: $0, counts), importance(of: $1, counts))
            return left == right ? $0.key.bits < $1.key.bits : left > right
        }
        return solve(chosen, Set(telling.prefix(Self.kept).map(\.key)))
    }

    private func importance(of feature: (key: WordHash, value: Double), _ counts: [WordHash: Int])
        -> Double
    {
        abs(feature.value) * Double(counts[feature.key] ?? 0).squareRoot()
    }

    private func solve(_ chosen: [Int], _ features: Set<WordHash>)
        -> (weights: [WordHash: Double], constant: Double)
    {
        // In a fixed order, so that the same lines give the same weights.
        let order = features.sorted { $0.bits < $1.bits }
        let numbers = Dictionary(
            uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
        var model = SparseLogistic(features: order.count)
        for number in chosen {
            let sample = samples[number]
            model.add(
                Set(sample.rows.compactMap { numbers[$0.hash] }).sorted(),
                isRight: sample.isMeal, weight: sample.weight)
        }
        model.fit(ridge: 1)
        return (
            Dictionary(uniqueKeysWithValues: zip(order, model.coefficients)), model.constant
        )
    }
}
