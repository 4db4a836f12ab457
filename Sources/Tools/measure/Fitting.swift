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
        var hasImports: Bool
        var isAbroad: Bool

        func features(_ item: [Double]) -> [Double] {
            Judge.wholeFeatures(of: reading, evidence: items, hasImports: hasImports, item: item)
        }
    }

    /// The Swift file with the coefficients; prints how well they hold.
    static func source(readers: [MealReader], sets: [LabelledSet]) -> String {
        var rows: [Row] = []
        for reader in readers {
            for set in sets {
                let weight = weight(of: set)
                for (number, row) in set.rows.enumerated() {
                    let (reading, items) = reader.evidence(of: row.text)
                    guard !items.isEmpty, items.count == reading.items.count else { continue }
                    var figures = Figures()
                    let outcome = figures.add(reading, for: row)
                    rows.append(
                        Row(
                            reading: reading, items: items, isRight: outcome.isRight,
                            weight: weight, isHeldOut: number % 2 == 1,
                            hasImports: reader.hasImports, isAbroad: set.name.contains("world")))
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
                    Sample(values: $0.features(item), isRight: $0.isRight, weight: $0.weight)
                })
        }
        var chances: [[(chance: Double, isRight: Bool)]] = [[], []]
        for half in [true, false] {
            let items = item(single.filter { $0.isHeldOut != half })
            let model = whole(rows.filter { $0.isHeldOut != half }, items)
            let tested = rows.filter { $0.isHeldOut == half && $0.weight == 2 }
            let values = tested.map { row in
                Judge.logistic(Judge.score(row.features(items), model))
            }
            report(tested, values)
            let abroad = rows.filter { $0.isHeldOut == half && $0.isAbroad }
            print("of other countries:")
            report(abroad, abroad.map { Judge.logistic(Judge.score($0.features(items), model)) })
            // A reading with unread words is never certain.
            for (row, value) in zip(tested, values) where row.reading.unread.isEmpty {
                chances[row.hasImports ? 1 : 0].append((value, row.isRight))
            }
        }
        let bounds = chances.map { bound($0, share: Self.rightOfCertain) }
        for (name, hasImports, bound) in [
            ("own foods", false, bounds[0]), ("with imported foods", true, bounds[1]),
        ] {
            let certain = chances[hasImports ? 1 : 0].filter { $0.chance >= bound }
            print(
                "\(name): certain from \(bound), \(certain.count) of "
                    + "\(chances[hasImports ? 1 : 0].count), right \(certain.count { $0.isRight })")
        }
        let finalItem = item(single)
        return text(
            item: finalItem, whole: whole(rows, finalItem), bounds: bounds, rows: rows.count)
    }

    /// Share of the certain readings that must be right on rows that the model has not seen: nine in
    /// ten are promised. The models that find the bound saw half of the rows; the one that is written
    /// saw all, and is right a little more often from the same bound on.
    private static let rightOfCertain = 0.923

    /// Natural household lines are what people say; meals in grams show which foods other kitchens make otherwise; the
    /// others only add breadth.
    private static func weight(of set: LabelledSet) -> Double {
        if set.name.contains("wweia_meal_natural") { return 2 }
        if set.name.contains("wweia") || set.name.contains("world") { return 1 }
        return set.rows.count > 4000 ? 0.1 : 0.3
    }

    private static func fit(_ samples: [Sample]) -> [Double] { Logistic(samples).coefficients }

    /// From where on readings can be called certain so that the given share of them is right, by
    /// what models fitted on the other half of the rows say.
    private static func bound(_ chances: [(chance: Double, isRight: Bool)], share: Double) -> Double
    {
        var right = 0.0
        var bound = 0.9
        for (number, row) in chances.sorted(by: { $0.chance > $1.chance }).enumerated() {
            right += row.isRight ? 1 : 0
            if number >= 50, right / Double(number + 1) >= share { bound = min(bound, row.chance) }
        }
        return (bound * 1000).rounded() / 1000
    }

    private static func report(_ rows: [Row], _ values: [Double]) {
        var bins = [(count: Int, sum: Double, right: Int)](repeating: (0, 0, 0), count: 10)
        var certain = 0
        var certainRight = 0
        for (row, value) in zip(rows, values) {
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

    private static func text(
        item: [Double], whole: [Double], bounds: [Double], rows: Int
    ) -> String {
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

                /// From where on a reading is called certain, without and with imported foods.
                package static let certain = \(bounds[0])
                package static let certainWithImports = \(bounds[1])

                package static let whole: [Double] = [
            \(lines(whole, Judge.wholeNames))    ]
            }

            """
    }
}
