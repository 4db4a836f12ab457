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
        let products = products
        let (own, shared) = (Figure.allCases.count, JudgeFeatures.names.count)
        let count = own + shared + products.count
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
            products.withUnsafeBufferPointer { products in
                for number in products.indices {
                    let factors = products[number]
                    var value = values[factors.0] * values[factors.1]
                    if factors.2 >= 0 { value *= values[factors.2] }
                    values[own + shared + number] = value
                }
            }
            return body(UnsafeBufferPointer(values))
        }
    }

    /// What the values of the whole say, in their order.
    private enum Figure: String, CaseIterable {
        case energyMean, lowest, items, unread, zero, allWeighed, text, large, largestShare
        case single, doubt, deviation, chance, leastFood, leastPortion, logCalories, imports
        case evenness, little, unreadShare, oneUnread
    }

    /// The places of what is multiplied, the third −1 where there are two.
    ///
    /// All that is known counts otherwise beside a weight, for then only the food can be wrong; how far the items' own
    /// chances and their number can be trusted hangs on what foods they are, and on whether anybody tells that they ate.
    private static let products: [(Int, Int, Int)] = {
        let own = Figure.allCases.count
        func place(_ name: JudgeFeatures.Name) -> Int { own + JudgeFeatures.place(of: name) }
        func place(_ figure: Figure) -> Int { Figure.allCases.firstIndex(of: figure) ?? 0 }
        let (weighed, chances, items) = (place(.weighed), 0, place(.items))
        var products = (0..<own + JudgeFeatures.names.count).map { ($0, weighed, -1) }
        let foods: [JudgeFeatures.Name] = [
            .richness, .described, .surveyed, .grain, .rarity, .eaten, .recipe, .varied,
        ]
        for food in foods.map(place) {
            products += [
                (food, chances, -1), (food, items, -1), (food, chances, weighed),
                (food, items, weighed),
            ]
        }
        let told = place(.told)
        products += [place(.usual), place(.energyMean), items, place(.single)].map {
            (told, $0, -1)
        }
        return products
    }()

    package static let wholeNames: [String] = {
        let names = Figure.allCases.map(\.rawValue) + JudgeFeatures.names.map { "mean " + $0 }
        return names
            + products.map { factors in
                let third = factors.2 < 0 ? "" : " × \(names[factors.2])"
                return "\(names[factors.0]) × \(names[factors.1])\(third)"
            }
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
        var squares = 0.0
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
            squares += max(features.calories, 0) * max(features.calories, 0)
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

        /// Writes what `Figure` names, in that order.
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
            // How many foods of one size would be as uneven as these.
            values[17] = squares > 0 ? calories * calories / squares / 4 : 0.25
            values[18] = calories < 60 ? 1 : 0
            values[19] = Double(reading.unread.count) / Double(max(1, items))
            values[20] = reading.unread.count == 1 ? 1 : 0
        }
    }
}
