internal import FoodCatalog

/// Sums per name that are forgotten at once: a score counts only when its round is the present one.
struct NameScores: Sendable {
    private var values: [Float]
    private var rounds: [UInt32]
    private var heads: [Bool]
    private var round: UInt32 = 0

    init(names: Int) {
        values = Array(repeating: 0, count: names)
        rounds = Array(repeating: 0, count: names)
        heads = Array(repeating: false, count: names)
    }

    /// Forgets all sums.
    mutating func begin() {
        round &+= 1
        if round == 0 {
            rounds = Array(repeating: 0, count: rounds.count)
            round = 1
        }
    }

    /// Adds a word's share to a name's sum, which begins at the name's base less `headless`, and
    /// returns it; the first head word gives `headless` back.
    @inline(__always)
    mutating func add(
        _ share: Float, for posting: FoodIndex.Posting, headless: Float, index: FoodIndex
    ) -> Float {
        let position = Int(posting.name)
        if rounds[position] != round {
            rounds[position] = round
            heads[position] = posting.isHead
            values[position] = index.names[position].base - (posting.isHead ? 0 : headless)
        } else if posting.isHead, !heads[position] {
            heads[position] = true
            values[position] += headless
        }
        values[position] += share
        return values[position]
    }

    func value(of name: Int32) -> Float? {
        rounds[Int(name)] == round ? values[Int(name)] : nil
    }
}
