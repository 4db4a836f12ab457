internal import FoodCatalog
internal import Nutrition

/// Takes a line apart that speaks of several meals or times: "eggs at 8 and a burger at 1pm",
/// "breakfast: toast, lunch: soup".
///
/// The words for a time or a meal stand before their foods or behind them. Behind a food and before a
/// separator they end a stretch, else they begin one. A day that is said once is the day of all.
struct OccasionPass {
    private let words: [SentenceWord]
    private let index: FoodIndex

    /// Words for one occasion.
    private struct Sign {
        var words: Range<Int>
        var meal: Meal?
        var time: SpokenTime?

        /// Whether another sign speaks of something that this one leaves open.
        func completes(_ other: Sign) -> Bool {
            !(meal != nil && other.meal != nil)
                && !(time?.clock != nil && other.time?.clock != nil)
                && !(time?.day != nil && other.time?.day != nil)
        }

        mutating func add(_ other: Sign) {
            words = words.lowerBound..<other.words.upperBound
            meal = meal ?? other.meal
            guard let second = other.time else { return }
            var both = time ?? SpokenTime()
            both.day = both.day ?? second.day
            both.clock = both.clock ?? second.clock
            time = both
        }
    }

    /// The occasions of a line that speaks of more than one, in their order; none otherwise.
    static func occasions(
        in words: [SentenceWord], hits: [TimePass.Hit], index: FoodIndex
    ) -> [Occasion] {
        var signs = hits.map { Sign(words: $0.tokens, time: $0.time) }
        for position in words.indices where words[position].has(.meal) {
            signs.append(Sign(words: position..<position + 1, meal: words[position].namedMeal))
        }
        guard signs.count > 1 else { return [] }
        signs.sort { $0.words.lowerBound < $1.words.lowerBound }
        let pass = OccasionPass(words: words, index: index)
        return pass.occasions(by: pass.joined(signs.filter(pass.isSign)))
    }

    private func isFood(_ position: Int) -> Bool {
        let word = words[position]
        guard !word.isTaken, !word.has(.meal) else { return false }
        return word.isStrong && word.word >= 0 || word.word < 0 && word.kinds.isEmpty
    }

    /// Whether a word for a meal says when, and is none of a food's name or kind: "breakfast burrito",
    /// "a frozen dinner".
    private func isSign(_ sign: Sign) -> Bool {
        guard sign.time == nil else { return true }
        let position = sign.words.lowerBound
        let isFirst = position == 0 || !words[position].token.gap.isDisjoint(with: .hard)
        let isIntroduced =
            isFirst || isAnd(position) || isAnd(position - 1) || isAfterPreposition(position)
        let isDiary = words[0].has(.meal)
        guard isIntroduced || isDiary else { return false }
        func isName(_ first: Int, _ second: Int) -> Bool {
            words[second].token.gap.isSubset(of: .hyphen)
                && index.holds(words[first].word, before: words[second].word)
        }
        if position + 1 < words.count, isFood(position + 1), isName(position, position + 1) {
            return false
        }
        return !(position > 0 && isFood(position - 1) && isName(position - 1, position))
    }

    /// Signs that no food parts are one: "yesterday for lunch", "breakfast at 8".
    private func joined(_ signs: [Sign]) -> [Sign] {
        var joined: [Sign] = []
        for sign in signs {
            if let last = joined.last, last.completes(sign),
                !isApart(sign, from: last, beginsAt: joined.dropLast().last?.words.upperBound ?? 0),
                !(last.words.upperBound..<sign.words.lowerBound).contains(where: isFood),
                !(last.words.upperBound...sign.words.lowerBound).contains(where: isAnd)
            {
                joined[joined.count - 1].add(sign)
            } else {
                joined.append(sign)
            }
        }
        return joined
    }

    /// Whether a separator parts a sign from one that stands behind its foods: "at 11. For lunch".
    private func isApart(_ sign: Sign, from last: Sign, beginsAt start: Int) -> Bool {
        let gaps = (last.words.upperBound...sign.words.lowerBound).map { words[$0].token.gap }
        if gaps.contains(where: { $0.contains(.sentence) }) { return true }
        return gaps.contains { !$0.isDisjoint(with: .hard) }
            && (start..<last.words.lowerBound).contains(where: isFood)
    }

    /// "for my breakfast", "at lunch", "as a snack".
    private func isAfterPreposition(_ position: Int) -> Bool {
        words[max(0, position - 4)..<position].contains {
            Self.prepositions.contains($0.token.surface)
        }
            && words[max(0, position - 1)].kinds.isDisjoint(with: [.connector, .breaker])
            && (position < 1 || !isFood(position - 1))
    }

    private func isAnd(_ position: Int) -> Bool {
        let word = words[position]
        return word.token.gap.contains(.and) || word.token.word == .and
            || word.token.surface == .then
    }

    /// Whether a sign stands behind its foods.
    private func isBehind(_ sign: Sign, from start: Int) -> Bool {
        var position = sign.words.lowerBound
        // "eggs for my breakfast"
        while position > start, words[position].token.gap.isDisjoint(with: .hard),
            !isAnd(position - 1), !isFood(position - 1), words[position - 1].quantity < 0,
            !words[position - 1].has(.eating)
        {
            position -= 1
        }
        guard position > start, words[position].token.gap.isDisjoint(with: .hard),
            isFood(position - 1) || words[position - 1].quantity >= 0
        else { return false }
        let end = sign.words.upperBound
        guard end < words.count else { return true }
        let gap = words[end].token.gap
        return !gap.isDisjoint(with: .hard) && gap != .opening || isAnd(end)
            || words[end].has(.breaker) || words[end].has(.connector)
    }

    private func occasions(by signs: [Sign]) -> [Occasion] {
        guard signs.count > 1 else { return [] }
        var found: [Occasion] = []
        var start = 0
        var pending: Sign?
        func end(at position: Int, _ sign: Sign?) {
            let range = start..<position
            guard range.contains(where: isFood) else { return }
            found.append(
                Occasion(
                    words: range, meal: sign?.meal ?? pending?.meal,
                    time: Self.time(sign?.time, pending?.time)))
            start = position
        }
        for sign in signs {
            if isBehind(sign, from: start) {
                end(at: sign.words.upperBound, sign)
                if sign.meal != nil { pending?.meal = nil }
                if sign.time?.clock != nil { pending?.time?.clock = nil }
            } else {
                end(at: beginning(of: sign, from: start), pending)
                pending = sign
            }
        }
        end(
            at: words.count,
            pending ?? Sign(words: 0..<0, meal: found.last?.meal, time: found.last?.time))
        if let last = found.indices.last {
            found[last].words = found[last].words.lowerBound..<words.count
        }
        guard found.count > 1 else { return [] }
        let days = signs.compactMap { $0.time?.day }
        if let day = days.first, days.allSatisfy({ $0 == day }) {
            for index in found.indices {
                if case .minutesAgo = found[index].time?.clock { continue }
                var time = found[index].time ?? SpokenTime()
                time.day = day
                found[index].time = time
            }
        }
        return Self.ordered(found)
    }

    /// Where the words that lead to a sign begin: "then for my lunch".
    private func beginning(of sign: Sign, from start: Int) -> Int {
        var position = sign.words.lowerBound
        while position > start, !isFood(position - 1), words[position - 1].quantity < 0,
            words[position].token.gap.isDisjoint(with: .hard), !endsName(position - 1, from: start)
        {
            position -= 1
        }
        return position
    }

    /// "4pm protein bar 7pm pizza": a bar, a bowl or a cup that ends a food's name leads to nothing.
    private func endsName(_ position: Int, from start: Int) -> Bool {
        position > start && isFood(position - 1)
            && words[position].token.gap.isSubset(of: .hyphen)
            && index.holds(words[position - 1].word, before: words[position].word)
    }

    private static func time(_ one: SpokenTime?, _ other: SpokenTime?) -> SpokenTime? {
        guard let one else { return other }
        return SpokenTime(day: one.day ?? other?.day, clock: one.clock ?? other?.clock)
    }

    /// "at 8, at 1 and at 7": hours that fall once run from the morning into the afternoon.
    private static func ordered(_ occasions: [Occasion]) -> [Occasion] {
        var ordered = occasions
        var isLate = false
        var last: (day: SpokenTime.Day?, minutes: Int)?
        var isFallen = false
        for occasion in occasions {
            guard case .ambiguous(let hour, let minute)? = occasion.time?.clock else { continue }
            let minutes = hour % 12 * 60 + minute
            if let before = last, before.day == occasion.time?.day, minutes < before.minutes {
                if isFallen { return occasions }
                isFallen = true
            }
            last = (occasion.time?.day, minutes)
        }
        guard isFallen else { return occasions }
        last = nil
        for (index, occasion) in occasions.enumerated() {
            guard let clock = occasion.time?.clock, case .ambiguous(let hour, let minute) = clock
            else { continue }
            let minutes = hour % 12 * 60 + minute
            if let before = last, before.day == occasion.time?.day, minutes < before.minutes {
                isLate = true
            }
            last = (occasion.time?.day, minutes)
            ordered[index].time?.clock = clock.settled(isLate: isLate)
        }
        return ordered
    }
}
