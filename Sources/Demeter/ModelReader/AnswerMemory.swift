/// The newest answers, bounded in number and age.
struct AnswerMemory {
    private struct Kept {
        var message: String
        /// Unix seconds.
        var stored: Double
        var used: Int
    }

    private var kept: [String: Kept] = [:]
    private var uses = 0
    private let limit: Int

    init(limit: Int = 256) { self.limit = limit }

    mutating func message(for key: String, at now: Double, notOlderThan age: Double) -> String? {
        guard let found = kept[key], found.stored > now - age else {
            kept[key] = nil
            return nil
        }
        uses += 1
        kept[key]?.used = uses
        return found.message
    }

    /// Forgets the answer that was not used for the longest time when there are too many.
    mutating func keep(_ message: String, for key: String, stored: Double) {
        uses += 1
        kept[key] = Kept(message: message, stored: stored, used: uses)
        guard kept.count > limit, let oldest = kept.min(by: { $0.value.used < $1.value.used })
        else { return }
        kept[oldest.key] = nil
    }

    mutating func removeAll() { kept = [:] }
}
