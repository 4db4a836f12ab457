internal import FoodCatalog
internal import Nutrition

// What a figure is of: one piece, so many grams, the whole of which a part was had, or everything.
extension FigurePass {
    /// What the figure is of, by the words behind it, and where they end.
    func basis(from index: Int) -> (basis: FigurePhrase.Basis, end: Int) {
        guard index < words.count, words[index].token.gap.isDisjoint(with: .hard) else {
            return (.food, index)
        }
        let word = words[index].token.surface
        let next = index + 1 < words.count ? words[index + 1].token.surface : nil
        if Self.sharing.contains(word) { return (.piece, index + 1) }
        if Self.summing.contains(word) { return (.everything, index + 1) }
        if word == .for || word == .in, let end = whole(from: index + 1) {
            return (.whole, end)
        }
        if word == .in, let next, next == .all || Self.summing.contains(next) {
            return (.everything, index + 2)
        }
        let isPer = word == .per
        guard isPer || words[index].token.gap.contains(.slash) else { return (.food, index) }
        let place = isPer ? index + 1 : index
        if let number = numbers.number(at: place), let measure = numbers.unit(at: number.end),
            let grams = measure.unit.grams ?? measure.unit.milliliters, number.value > 0
        {
            return (.grams(number.value * grams), measure.end)
        }
        return isPer && next != nil ? (.piece, index + 2) : (.food, index)
    }

    /// "the whole pizza", "all of it", "the lot": where it ends.
    private func whole(from index: Int) -> Int? {
        var place = index
        while place < words.count,
            words[place].has(.article) || words[place].token.surface == .the
        {
            place += 1
        }
        guard place < words.count, isContinued(at: place),
            Self.wholes.contains(words[place].token.surface)
        else { return nil }
        place += 1
        while place < words.count, isContinued(at: place), !words[place].token.isNumber {
            place += 1
        }
        return place
    }

    /// "the whole thing is 1800 kcal", "whole pizza was 2000 kcal": where that begins, in front of its figure.
    func wholeStart(before index: Int) -> Int? {
        var verb = index
        while verb > 0,
            words[verb - 1].has(.hedge) || Self.being.contains(words[verb - 1].token.surface)
        {
            verb -= 1
        }
        guard verb > 1, verb < index || words[index].token.gap.contains(.sentence),
            let whole = (max(0, verb - 4)..<verb - 1).reversed().first(where: {
                Self.wholes.contains(words[$0].token.surface)
            }),
            (whole + 1..<verb).allSatisfy({ isContinued(at: $0) && !words[$0].token.isNumber }),
            isPart(of: words[verb - 1], before: whole)
        else { return nil }
        let hasArticle =
            whole > 0
            && (words[whole - 1].has(.article) || words[whole - 1].token.surface == .the)
        return hasArticle ? whole - 1 : whole
    }

    /// "half a 1000 kcal pizza", "two fifths of a 900 kcal pie": whether a figure stands between a part and what it is a part of.
    func isOfParted(_ start: Int) -> Bool {
        var place = start - 1
        guard place > 0, words[place].has(.article), isContinued(at: start) else { return false }
        if words[place - 1].has(.of) { place -= 1 }
        return place > 0 && words[place - 1].has(.number) && words[place - 1].value > 0
            && words[place - 1].value < 1
    }

    /// Whether what stands in front of a whole speaks of a part of it, or of the same thing: "whole milk is 60 kcal" is none.
    private func isPart(of noun: SentenceWord, before whole: Int) -> Bool {
        Self.things.contains(noun.token.surface)
            || words[..<whole].contains { word in
                word.token.word == noun.token.word
                    || word.has(.number) && word.value > 0 && word.value < 1
            }
    }
}
