internal import MealReader
internal import Nutrition

/// Fits the two models of the confidence on every second row, and tells how they hold on the others.
struct Fitting {
    struct Sample {
        var values: [Double]
        var isRight: Bool
        var weight: Double
    }

    private struct Row {
        var reading: Reading
        var items: [JudgeFeatures]
        var isRight: Bool
        var weight: Double
        var isHeldOut: Bool
    }

    /// The Swift file with the coefficients; prints how well they hold.
    static func source(readers: [MealReader], sets: [LabelledSet]) -> String {
        var rows: [Row] = []
        for reader in readers {
            for set in sets {
                // Natural household lines are what people say; the others only add breadth.
                let weight =
                    set.name.contains("wweia_meal_natural")
                    ? 2.0 : set.name.contains("wweia") ? 1.0 : set.rows.count > 4000 ? 0.1 : 0.3
                for (number, row) in set.rows.enumerated() {
                    let (reading, items) = reader.evidence(of: row.text)
                    guard !items.isEmpty, items.count == reading.items.count else { continue }
                    var figures = Figures()
                    let outcome = figures.add(reading, for: row)
                    rows.append(
                        Row(
                            reading: reading, items: items, isRight: outcome.isRight,
                            weight: weight, isHeldOut: number % 2 == 1))
                }
            }
        }
        let single = rows.filter { $0.items.count == 1 }
        func item(_ rows: [Row]) -> [Double] {
            fit(
                rows.map {
                    Sample(values: $0.items[0].values, isRight: $0.isRight, weight: $0.weight)
                })
        }
        func whole(_ rows: [Row], _ item: [Double]) -> [Double] {
            fit(
                rows.map {
                    Sample(
                        values: Judge.wholeFeatures(of: $0.reading, evidence: $0.items, item: item),
                        isRight: $0.isRight, weight: $0.weight)
                })
        }
        let halfItem = item(single.filter { !$0.isHeldOut })
        let halfWhole = whole(rows.filter { !$0.isHeldOut }, halfItem)
        report(rows.filter { $0.isHeldOut && $0.weight == 2 }, halfItem, halfWhole)
        let finalItem = item(single)
        return text(item: finalItem, whole: whole(rows, finalItem), rows: rows.count)
    }

    /// Weighted logistic regression with a little ridge, by gradient descent with momentum.
    static func fit(_ samples: [Sample]) -> [Double] {
        guard let count = samples.first?.values.count else { return [] }
        var coefficients = [Double](repeating: 0, count: count + 1)
        var velocity = coefficients
        let total = samples.reduce(0) { $0 + $1.weight }
        for step in 0..<1500 {
            var gradient = [Double](repeating: 0, count: count + 1)
            for sample in samples {
                let probability = Judge.logistic(Judge.score(sample.values, coefficients))
                let error = (probability - (sample.isRight ? 1 : 0)) * sample.weight
                for index in 0..<count { gradient[index] += error * sample.values[index] }
                gradient[count] += error
            }
            let rate = step < 1000 ? 0.5 : 0.2
            for index in 0...count {
                let ridge = index < count ? 0.0005 * coefficients[index] : 0
                velocity[index] = 0.9 * velocity[index] - rate * (gradient[index] / total + ridge)
                coefficients[index] += velocity[index]
            }
        }
        return coefficients
    }

    private static func report(_ rows: [Row], _ item: [Double], _ whole: [Double]) {
        var bins = [(count: Int, sum: Double, right: Int)](repeating: (0, 0, 0), count: 10)
        var certain = 0
        var certainRight = 0
        for row in rows {
            let features = Judge.wholeFeatures(of: row.reading, evidence: row.items, item: item)
            let value = Judge.logistic(Judge.score(features, whole))
            let bin = min(9, Int(value * 10))
            bins[bin].count += 1
            bins[bin].sum += value
            bins[bin].right += row.isRight ? 1 : 0
            if value >= 0.9 {
                certain += 1
                certainRight += row.isRight ? 1 : 0
            }
        }
        for (number, bin) in bins.enumerated() where bin.count > 0 {
            print("held out 0.\(number): \(bin.count) rows, \(bin.right * 100 / bin.count) % right")
        }
        let error = bins.reduce(0) { $0 + abs($1.sum - Double($1.right)) } / Double(rows.count)
        print(
            "held out: ECE \((error * 1000).rounded() / 1000), certain \(certain) of \(rows.count), "
                + "right \(certainRight)")
    }

    private static func text(item: [Double], whole: [Double], rows: Int) -> String {
        func lines(_ coefficients: [Double], _ names: [String]) -> String {
            zip(coefficients, names + ["constant"]).map {
                "        \(($0 * 10_000).rounded() / 10_000),  // \($1)\n"
            }.joined()
        }
        return """
            // Written by `measure --fit` from \(rows) labelled readings; see docs/reading.md.

            /// Coefficients of the confidence; the order is that of the features, the constant last.
            package enum JudgeCoefficients {
                package static let item: [Double] = [
            \(lines(item, JudgeFeatures.names))    ]

                package static let whole: [Double] = [
            \(lines(whole, Judge.wholeNames))    ]
            }

            """
    }
}
