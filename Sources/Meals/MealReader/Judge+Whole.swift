internal import FoodCatalog
internal import Nutrition

extension Judge {
    /// What the items say about the whole reading, as the second model takes it: figures of the whole,
    /// the items' features weighed by their energy, and products of those that matter most.
    package static func wholeFeatures(
        of reading: Reading, evidence: [JudgeFeatures], hasImports: Bool,
        item: [Double] = JudgeCoefficients.item
    ) -> [Double] {
        withWholeFeatures(of: reading, evidence: evidence, hasImports: hasImports, item: item) {
            Array($0)
        }
    }

    /// Calls `body` with them in bare memory, which must not be kept: every text comes through here.
    static func withWholeFeatures<Result>(
        of reading: Reading, evidence: [JudgeFeatures], hasImports: Bool, item: [Double],
        _ body: (UnsafeBufferPointer<Double>) -> Result
    ) -> Result {
        let (crossed, kinds) = (crossed, kinds)
        let (own, shared) = (figures.count, JudgeFeatures.names.count)
        let count =
            own + shared + crossed.count * (crossed.count + 1) / 2 + kinds.foods.count
            * kinds.ways.count
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { values in
            values.initialize(repeating: 0)
            guard !evidence.isEmpty else { return body(UnsafeBufferPointer(values)) }
            let means = UnsafeMutableBufferPointer(rebasing: values[own..<own + shared])
            var sums = Sums()
            for features in evidence {
                sums.add(features, logit: score(features.values, item), to: means)
            }
            sums.write(to: values, of: reading, items: evidence.count, hasImports: hasImports)
            for index in means.indices { means[index] /= sums.weights }
            var next = own + shared
            crossed.withUnsafeBufferPointer { crossed in
                for number in crossed.indices {
                    let value = values[crossed[number]]
                    for other in number..<crossed.count {
                        values[next] = value * values[crossed[other]]
                        next &+= 1
                    }
                }
            }
            for food in kinds.foods {
                for way in kinds.ways {
                    values[next] = values[food] * values[way]
                    next &+= 1
                }
            }
            return body(UnsafeBufferPointer(values))
        }
    }

    private static let figures = [
        "energyMean", "lowest", "items", "unread", "zero", "allWeighed", "text", "large",
        "largestShare", "single", "doubt", "deviation", "chance", "leastFood", "leastPortion",
        "logCalories", "imports",
    ]

    /// The features whose products count as well.
    private static let crossed: [Int] = places(
        [
            "energyMean", "lowest", "items", "unread", "largestShare", "single", "doubt",
            "deviation",
            "chance", "imports", "mean agreeSharp", "mean agreeWide", "mean deviation",
            "mean portionAgree", "mean score", "mean usual", "mean weighed", "mean portionSaid",
        ])

    /// How common and how plain the foods are, and beside what that counts: a weight says much of bread, little of a stew.
    private static let kinds = (
        foods: places([
            "mean eaten", "mean rarity", "mean unranked", "mean survey", "mean recipe", "mean meal",
            "mean alias", "mean prepared", "mean explained", "mean varied",
        ]),
        ways: places(["mean weighed", "items", "lowest"])
    )

    private static func places(_ names: [String]) -> [Int] {
        let all = figures + JudgeFeatures.names.map { "mean " + $0 }
        return names.compactMap { all.firstIndex(of: $0) }
    }

    package static let wholeNames: [String] = {
        var names = figures + JudgeFeatures.names.map { "mean " + $0 }
        let factors = crossed.map { names[$0] }
        for (index, name) in factors.enumerated() {
            for other in factors[index...] { names.append("\(name) × \(other)") }
        }
        for food in kinds.foods {
            for way in kinds.ways { names.append("\(names[food]) × \(names[way])") }
        }
        return names
    }()

    /// Sums over items, each counting by its energy: one of few calories can do little harm.
    private struct Sums {
        var weights = 0.0
        var logits = 0.0
        var chances = 0.0
        var lowest = 8.0
        var calories = 0.0
        var largest = 0.0
        var doubt = 0.0
        var deviation = 0.0
        var leastFood = 1.0
        var leastPortion = 1.0
        var isWeighed = true

        mutating func add(
            _ features: JudgeFeatures, logit: Double, to means: UnsafeMutableBufferPointer<Double>
        ) {
            let logit = max(-6, min(6, logit))
            let weight = max(features.calories, 0) + 15
            let chance = logistic(logit)
            logits += logit * weight
            chances += chance * weight
            weights += weight
            largest = max(largest, weight)
            calories += max(features.calories, 0)
            for index in means.indices { means[index] += features.values[index] * weight }
            let missed = features.calories * (1 - chance)
            doubt += missed * missed
            let apart = features.calories * features.values[JudgeFeatures.deviation]
            deviation += apart * apart
            leastFood = min(leastFood, features.values[JudgeFeatures.agreeWide])
            leastPortion = min(leastPortion, features.values[JudgeFeatures.portionAgree])
            if features.calories > 25 { lowest = min(lowest, logit) }
            isWeighed = isWeighed && features.values[JudgeFeatures.weighed] > 0
        }

        /// Writes what `figures` names, in that order.
        func write(
            to values: UnsafeMutableBufferPointer<Double>, of reading: Reading, items: Int,
            hasImports: Bool
        ) {
            let total = max(calories, 100)
            values[0] = logits / weights
            values[1] = lowest > 6 ? 3 : lowest
            values[2] = Double(min(items, 8)) / 4
            values[3] = Double(min(reading.unread.count, 4))
            values[4] = calories < 20 ? 1 : 0
            values[5] = isWeighed ? 1 : 0
            values[6] = Double(min(reading.text.utf8.count, 300)) / 150
            values[7] = calories > 900 ? 1 : 0
            values[8] = largest / weights
            values[9] = items == 1 ? 1 : 0
            values[10] = doubt.squareRoot() / total
            values[11] = deviation.squareRoot() / total
            values[12] = chances / weights
            values[13] = leastFood
            values[14] = leastPortion
            values[15] = logarithm(calories + 20) / 5
            values[16] = hasImports ? 1 : 0
        }
    }
}
