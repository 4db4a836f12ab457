internal import FoodCatalog

/// Says how probable it is that a line tells of something eaten, whatever its clauses look like one by one.
///
/// The clauses' own rules know why they decide as they do, but nobody can write them all: "bacon out injured
/// 6 weeks", "fish curry, mum's visiting from goa". The weights are fitted on thousands of labelled lines.
enum TalkJudge {
    /// From here on a line is a meal though no clause looks like one.
    static let meal = 0.7
    /// Below this a line is none though a clause looks like one.
    static let talk = 0.2
    /// The same where somebody says that they ate.
    static let talkOfEating = 0.02

    /// What a line says after all.
    ///
    /// A line that is foods and amounts and nothing else is never talk, and one that says somebody ate
    /// only where all else speaks against it.
    static func settled(
        _ finding: MealSense.Finding, of words: [SentenceWord], by features: TalkFeatures,
        index: FoodIndex
    ) -> MealSense.Finding {
        let probability = probability(of: features)
        if probability < talk {
            let isEating = features.tellsOfEating && probability >= talkOfEating
            if isEating || MealSense.isBare(words, index: index) { return finding }
        }
        return finding.settled(by: probability)
    }

    static func probability(of features: TalkFeatures) -> Double {
        var score = TalkWeights.constant
        features.visit { row in
            if let weight = weights[row.hash] { score += weight }
        }
        return Judge.logistic(Double(score) / 1000)
    }

    private static let weights: WordMap<Int32> = {
        var weights = WordMap<Int32>(minimumCapacity: 8192)
        for line in TalkWeights.rows.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count > 1, let weight = Int32(Substring(fields[0])) else { continue }
            // A sign of the whole line has spaces too, and is one word all the same.
            if fields[1].first == UInt8(ascii: "<") {
                weights[WordHash(line.dropFirst(fields[0].count + 1))] = weight
                continue
            }
            let parts = fields.dropFirst().map { WordHash($0) }
            let row = TalkFeatures.Row(
                first: parts[0], second: parts.count > 1 ? parts[1] : nil,
                third: parts.count > 2 ? parts[2] : nil)
            weights[row.hash] = weight
        }
        return weights
    }()
}
