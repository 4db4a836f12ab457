/// The newest answers: so many, for an hour.
struct LookupMemory {
    private struct Kept {
        var answer: LookupStore.Answer
        /// When it was taken into memory, in Unix seconds.
        var taken: Double
        var used: Int
    }

    static let limit = 100
    /// Seconds.
    static let age = 3600.0

    private var kept: [String: Kept] = [:]
    private var uses = 0

    mutating func answer(for key: String, at now: Double) -> LookupStore.Answer? {
        guard let found = kept[key], (0..<Self.age).contains(now - found.taken),
            now - found.answer.stored < LookupStore.age
        else {
            kept[key] = nil
            return nil
        }
        uses += 1
        kept[key]?.used = uses
        return found.answer
    }

    /// Forgets what was not used for the longest time when there is too much.
    mutating func keep(_ answer: LookupStore.Answer, for key: String, at now: Double) {
        uses += 1
        kept[key] = Kept(answer: answer, taken: now, used: uses)
        guard kept.count > Self.limit,
            let oldest = kept.min(by: { $0.value.used < $1.value.used })
        else { return }
        kept[oldest.key] = nil
    }
}
