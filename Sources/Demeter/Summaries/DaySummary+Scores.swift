internal import HealthyEating
internal import Telling

extension DaySummary {
    /// How the day was, by what most was lost, and how it was for a programme.
    var scores: [String] {
        var sentences: [String] = []
        if let allergyScore { sentences.append(Texts.summaries.allergies(allergyScore)) }
        if let eating, let total = eating.total {
            sentences.append(Texts.summaries.index(Int(total.rounded())))
            sentences += eating.losses(2).map(\.sentence)
        }
        if let programme { sentences.append(programme) }
        return sentences
    }
}
