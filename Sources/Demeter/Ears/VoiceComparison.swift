internal import MealReader
internal import Speech
internal import Voice

/// How well sentences whose words are known are heard.
struct VoiceComparison: Sendable, Hashable {
    /// Words that were wrong.
    var errors = 0
    /// The sum of the confidences.
    var confidence = 0.0

    /// Whether it is heard better than that: fewer words are wrong, or as many and the decoder is surer.
    func isBetter(than other: VoiceComparison) -> Bool {
        errors < other.errors || errors == other.errors && confidence > other.confidence
    }

    /// - Parameter model: what they are heard with.
    static func of(
        _ model: VoiceModel, on readings: some Sequence<Adaptation.Reading>
    ) throws(EarsError) -> VoiceComparison {
        var recogniser = try Recogniser(model)
        var comparison = VoiceComparison()
        for reading in readings {
            guard let heard = try recogniser.hear(reading.samples) else {
                comparison.errors += reading.words.count
                continue
            }
            comparison.errors += errors(reading.words, heard.words.map(\.word))
            comparison.confidence += Transcriber.confidence(heard)
        }
        return comparison
    }

    /// How meals that were confirmed are heard: `errors` counts those that come out as another meal.
    ///
    /// The meal was confirmed and not its words, which are those that were heard then.
    static func of(
        _ model: VoiceModel, onMeals readings: some Sequence<Adaptation.Reading>,
        by reader: MealReader
    ) throws(EarsError) -> VoiceComparison {
        var recogniser = try Recogniser(model)
        let wake = WakePhrase(model.wakePhrase)
        func meal(_ words: [String]) -> String {
            let text = SpokenOrder.meal(in: wake.rest(of: words.joined(separator: " ")))
            return Transcriber.reading(of: text, by: reader)
        }
        var comparison = VoiceComparison()
        for reading in readings {
            guard let heard = try recogniser.hear(reading.samples) else {
                comparison.errors += 1
                continue
            }
            comparison.errors += meal(heard.words.map(\.word)) == meal(reading.words) ? 0 : 1
            comparison.confidence += Transcriber.confidence(heard)
        }
        return comparison
    }

    /// Words to add, drop or change until `heard` is `said`.
    static func errors(_ said: [String], _ heard: [String]) -> Int {
        var row = Array(0...heard.count)
        for (place, word) in said.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for index in heard.indices {
                let changed = diagonal + (heard[index] == word ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(changed, diagonal + 1, row[index] + 1)
            }
        }
        return row[heard.count]
    }
}
