internal import MealReader
internal import Nutrition

/// What `score.py` counts: how often and how far readings miss their labels.
struct Figures {
    var count = 0
    var answered = 0
    var within = 0
    var error = 0.0
    var near = 0
    var certain = 0
    var asked = 0
    var certainRight = 0
    var bins = [(count: Int, sum: Double, right: Int)](repeating: (0, 0, 0), count: 10)

    struct Outcome {
        var isWithin = false
        var isRight = false
        var carbohydrates = 0.0
        var calories = 0.0
    }

    mutating func add(_ reading: Reading, for row: LabelledSet.Row) -> Outcome {
        count += 1
        var outcome = Outcome()
        if reading.question != nil { asked += 1 }
        let total = reading.total.sum
        guard !reading.items.isEmpty, let carbohydrates = total.carbohydrates?.value else {
            error += row.carbohydrates
            return outcome
        }
        answered += 1
        outcome.carbohydrates = carbohydrates
        outcome.calories = total.calories?.value ?? 0
        let miss = abs(carbohydrates - row.carbohydrates)
        outcome.isWithin = miss < 7.5
        error += miss
        if outcome.isWithin { within += 1 }
        if let calories = row.calories {
            outcome.isRight = abs(outcome.calories - calories) <= max(20, 0.2 * calories)
        } else if let range = row.range {
            outcome.isRight = range.contains(outcome.calories)
        } else {
            outcome.isRight = outcome.isWithin
        }
        if outcome.isRight { near += 1 }
        weigh(reading.confidence, isRight: outcome.isRight)
        return outcome
    }

    /// Counts what was said of a reading that was judged elsewhere.
    mutating func count(_ confidence: Double, isRight: Bool) {
        count += 1
        answered += 1
        if isRight { near += 1 }
        weigh(confidence, isRight: isRight)
    }

    private mutating func weigh(_ confidence: Double, isRight: Bool) {
        let confidence = min(max(confidence, 0), 1)
        let bin = min(Int(confidence * 10), 9)
        bins[bin].count += 1
        bins[bin].sum += confidence
        bins[bin].right += isRight ? 1 : 0
        if confidence >= 0.9 {
            certain += 1
            certainRight += isRight ? 1 : 0
        }
    }

    var calibrationError: Double {
        bins.reduce(0) { $0 + abs($1.sum - Double($1.right)) } / Double(max(1, answered))
    }

    /// What was said and what was right of each tenth of the confidence that some reading has.
    var tenths: String {
        func share(_ value: Double) -> Double { (value * 1000).rounded() / 10 }
        return bins.enumerated().filter { $0.element.count > 0 }.map { number, bin in
            let count = Double(bin.count)
            return "    0.\(number): \(bin.count) readings say \(share(bin.sum / count)) %, right "
                + "\(share(Double(bin.right) / count)) %\n"
        }.joined()
    }

    func line(_ name: String) -> String {
        func share(_ part: Int, _ whole: Int) -> String {
            let thousandths = Int((Double(part) / Double(max(1, whole)) * 1000).rounded())
            return "\(thousandths / 10).\(thousandths % 10)%"
        }
        let ece = Int((calibrationError * 1000).rounded())
        return "\(name) n=\(count) answered=\(share(answered, count)) "
            + "Acc@7.5=\(share(within, count)) MAE=\((error / Double(max(1, count)) * 10).rounded() / 10) "
            + "kcal20=\(share(near, count)) certain=\(share(certain, count))"
            + "@\(share(certainRight, certain)) asked=\(share(asked, count)) "
            + "ECE=0.\(ece < 10 ? "00" : ece < 100 ? "0" : "")\(ece)"
    }
}
