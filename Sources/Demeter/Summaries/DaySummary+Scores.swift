internal import HealthyEating

extension DaySummary {
    /// How the day was, by what most was lost, and how it was for a programme.
    var scores: [String] {
        var sentences: [String] = []
        if let allergyScore { sentences.append("Allergies: \(allergyScore) of 10") }
        if let eating, let total = eating.total {
            sentences.append("Healthy Eating Index: \(Int(total.rounded())) of 100")
            sentences += eating.losses(2).map(\.sentence)
        }
        if let programme { sentences.append(programme) }
        return sentences
    }
}
