internal import FoodCatalog
internal import Nutrition

/// Finds chips that are fries: "haddock and chips", "steak with chips". Beside a sandwich or a dip they
/// come out of a bag.
struct ChipsPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    func fried(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        if let place = matches.firstIndex(where: isServed) {
            var fried = matches
            fried[place].become(Self.fries, in: catalog)
            return fried
        }
        if let place = matches.firstIndex(where: { isChips($0) && isUnderSauce($0) }) {
            var fried = matches
            fried[place].become(Self.fries, in: catalog)
            return fried
        }
        guard matches.count > 1,
            let place = matches.indices.dropFirst().first(where: { isChips(matches[$0]) }),
            isJoined(matches[place - 1], matches[place]) || isBeforeGreens(matches[place])
                || isOnPlate(matches[place - 1], matches[place])
                || isBehindGreens(matches[..<place]),
            isHot(matches[place - 1]) || isPlated(matches[..<place], before: matches[place])
                || isBehindGreens(matches[..<place])
        else { return frying(matches) }
        var fried = matches
        fried[place].become(Self.fries, in: catalog)
        return fried
    }

    /// "chips, cod from the chip shop": what is battered comes with what is fried.
    private func frying(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count == 2, isChips(matches[0]),
            shelf.food(of: matches[1], in: catalog).nameWords.contains(where: {
                Self.battered.contains($0.word)
            })
        else { return matches }
        var fried = matches
        fried[0].become(Self.fries, in: catalog)
        return fried
    }

    /// Whether "chips" is all that is said, and no bag of them.
    private func isChips(_ match: MatchedSpan) -> Bool {
        let position = match.span.start
        guard match.span.end == position + 1,
            sentence.words[position].token.surface == .chips
        else { return false }
        let isAmountBefore = position > 0 && sentence.words[position].token.gap.isEmpty
        let quantity = isAmountBefore ? sentence.words[position - 1].quantity : -1
        guard quantity >= 0 else { return true }
        let said = sentence.quantities[Int(quantity)]
        guard said.container < 0 else { return false }
        // "150 g chips" fill no bag.
        return said.measure.map { said.count * $0.amount * ($0.unit.grams ?? 0) >= Self.plateful }
            ?? true
    }

    /// Grams from which on chips are of a plate.
    private static let plateful = 80.0

    /// "a portion of chips": what comes out of a fryer, while a bag or a handful of them is of crisps.
    private func isServed(_ match: MatchedSpan) -> Bool {
        let position = match.span.end - 1
        guard position > 0, sentence.words[position].token.surface == .chips,
            // "a portion of chips", where a portion may be a part of a name.
            sentence.words[match.span.start..<position].allSatisfy({ $0.quantity >= 0 }),
            case let number = sentence.words[position - 1].quantity, number >= 0,
            case let container = sentence.quantities[Int(number)].container, container >= 0
        else { return false }
        return Self.servings.contains(sentence.words[container].token.surface)
    }

    private func isJoined(_ hot: MatchedSpan, _ chips: MatchedSpan) -> Bool {
        sentence.words[hot.span.end..<chips.span.start].allSatisfy {
            $0.token.word == .and || $0.token.word == .with || $0.has(.article)
        }
            && sentence.words[hot.span.end...chips.span.start].allSatisfy {
                $0.token.gap.isDisjoint(with: .hard)
            }
    }

    /// "fish, chips, peas", "steak, chips": what is had with fries more than with crisps.
    private func isOnPlate(_ hot: MatchedSpan, _ chips: MatchedSpan) -> Bool {
        sentence.words[hot.span.end..<chips.span.start].allSatisfy { $0.quantity >= 0 }
            && sentence.words[hot.span.end...chips.span.start].contains {
                $0.token.gap.contains(.comma)
            }
            && shelf.food(of: hot, in: catalog).nameWords.contains { Self.plates.contains($0.word) }
    }

    /// "kebab with salad, chilli sauce and chips": the last of what is on such a plate.
    private func isPlated(_ earlier: ArraySlice<MatchedSpan>, before chips: MatchedSpan) -> Bool {
        guard let dish = earlier.first,
            sentence.words[dish.span.end...chips.span.start].allSatisfy({
                $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
            }),
            sentence.words[dish.span.end].token.word == .with
        else { return false }
        return sentence.words[dish.span.start..<dish.span.end].contains {
            Self.plates.contains($0.token.word)
        }
    }

    /// "sausages, chips and peas": what is had beside fries and not beside crisps.
    private func isBeforeGreens(_ chips: MatchedSpan) -> Bool {
        let behind = sentence.words[chips.span.end...].prefix(3)
        return behind.first?.token.word == .and
            && behind.contains { Self.greens.contains($0.token.word) }
    }

    /// "sausages, peas, chips"
    private func isBehindGreens(_ earlier: ArraySlice<MatchedSpan>) -> Bool {
        guard earlier.count > 1, let greens = earlier.last else { return false }
        let dish = earlier[earlier.endIndex - 2]
        return shelf.food(of: greens, in: catalog).nameWords.contains {
            Self.greens.contains($0.word)
        }
            && shelf.food(of: dish, in: catalog).nameWords.contains {
                Self.plates.contains($0.word)
            }
    }

    /// "chips and gravy", "chips, peppercorn sauce": what is poured over fries and no crisps.
    private func isUnderSauce(_ chips: MatchedSpan) -> Bool {
        sentence.words[chips.span.end...].prefix(3).contains {
            Self.poured.contains($0.token.word)
        }
    }

    private func isHot(_ match: MatchedSpan) -> Bool {
        let food = shelf.food(of: match, in: catalog)
        let words = food.nameWords
        guard !words.contains(where: { Self.cold.contains($0.word) }) else { return false }
        return food.category == .protein || words.contains { Self.hot.contains($0.word) }
    }

    private static let fries: FoodID = "restaurant-fries"
}
