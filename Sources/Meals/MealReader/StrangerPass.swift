internal import FoodCatalog

/// Finds words beside a food that nobody knows and that may say what is in it: "bouillabaisse with
/// rouille", "til ladoo".
///
/// A name, a place and what somebody does are no part of a food: "pasteli from Greece", "crisps to munch
/// on". A word of which nothing is known may be one.
struct StrangerPass {
    let sentence: FinishedSentence

    /// The places of such words near a food, what stands together as one.
    ///
    /// - Parameters:
    ///   - words: those that are nearer to this food than to another.
    ///   - unread: where words stand that were not understood, in order.
    func beside(_ food: Span, in words: Range<Int>, among unread: [Int]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for position in unread
        where words.contains(position)
            && (food.contains(position) || mayBeFood(position, behind: food, in: words))
        {
            if let last = found.last, last.upperBound == position, isJoined(position) {
                found[found.count - 1] = last.lowerBound..<position + 1
            } else {
                found.append(position..<position + 1)
            }
        }
        return found
    }

    private func mayBeFood(_ position: Int, behind food: Span, in words: Range<Int>) -> Bool {
        let word = sentence.words[position]
        guard !Lexicon.isEnglish(word.token.surface), !Lexicon.isNoFood(word.token.word),
            SenseRole.of(word.token).isDisjoint(with: Self.elsewhere)
        else { return false }
        // What leads to it, back to where its phrase begins.
        var before = position - 1
        while before >= words.lowerBound, !food.contains(before), isJoined(before + 1) {
            let word = sentence.words[before]
            if Self.origins.contains(word.token.surface) { return false }
            if word.has(.connector) { break }
            guard SenseRole.of(word.token).isDisjoint(with: Self.elsewhere) else { return false }
            before -= 1
        }
        return true
    }

    private func isJoined(_ position: Int) -> Bool {
        sentence.words[position].token.gap.isDisjoint(with: .hard)
    }

    /// What a phrase is about that holds no food.
    private static let elsewhere: SenseRole = [
        .speaker, .other, .otherPronoun, .auxiliary, .copula, .placing, .owner, .to, .for, .thing,
        .money, .event, .room, .market, .body, .deed, .acting, .happening, .ailing, .medicine,
        .titled, .asking, .later, .planning, .state, .named,
    ]
}
