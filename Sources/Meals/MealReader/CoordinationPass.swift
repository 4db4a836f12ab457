internal import FoodCatalog
internal import Nutrition

/// Finds foods that were taken for one against what joins them: "eggs and toast with butter" is no
/// buttered toast, "pancakes with syrup" is no pancake syrup.
///
/// The segmenter's sum only sees which words a name holds. Where its choice leaves one side of a
/// joint unexplained, or names the thing behind "with", the sentence is cut there and read again.
struct CoordinationPass {
    let catalog: FoodCatalog
    let shelf: LabelShelf
    let words: [SentenceWord]
    let quantities: [Quantity]
    /// How many words the line has but for "I had" in front and "for lunch" behind.
    let length: Int
    /// Whether the line is a list of several foods, jotted down and not told.
    let isJotted: Bool
    private let trace: ReadingTrace?

    init(
        catalog: FoodCatalog, shelf: LabelShelf, words: [SentenceWord], quantities: [Quantity],
        foods: Int, trace: ReadingTrace? = nil
    ) {
        self.trace = trace
        (self.catalog, self.shelf) = (catalog, shelf)
        (self.words, self.quantities) = (words, quantities)
        let lead = words.prefix(Self.longestFrame).prefix(while: \.isFraming).count
        let tail = words.suffix(Self.longestFrame).reversed().prefix(while: \.isFraming).count
        length = max(1, words.count - lead - tail)
        isJotted =
            foods >= Self.manyFoods && length <= Self.jottedLine
            && !words.dropFirst(lead).contains { $0.has(.eating) }
    }

    var index: FoodIndex { catalog.index }

    /// The joints at which foods must be cut, by position.
    func cuts(in matches: [MatchedSpan]) -> [Int] {
        var cuts: [Int] = []
        for match in matches {
            if let (rule, place) = firstCut(of: match) {
                tell(rule, match, [place])
                cuts.append(place)
                continue
            }
            let joints = joints(in: match.span)
            if !joints.isEmpty, isInEggs(match) {
                tell("in-eggs", match, joints)
                cuts += joints
                continue
            }
            if let comma = commaBehindWeight(match, at: joints) {
                tell("comma-behind-weight", match, [comma])
                cuts.append(comma)
                continue
            }
            if let joint = joints.first,
                isWeighedTwice(match.span) || isWeighedAlone(match.span, at: joint)
                    || isPair(match, at: joint) || isWeighedDry(match.span, at: joint)
            {
                tell("pair", match, [joint])
                cuts.append(joint)
                continue
            }
            guard !joints.isEmpty else { continue }
            if isList(match, at: joints) {
                // What is left behind a comma may be a dish: "salad, fish and chips".
                let commas = joints.filter { words[$0].token.gap.contains(.comma) }
                tell("list", match, commas.isEmpty ? joints : commas)
                cuts += commas.isEmpty ? joints : commas
                continue
            }
            let others = self.cuts(of: match, at: joints)
            if !others.isEmpty { tell("joint", match, others) }
            cuts += others
        }
        return cuts.filter { !isSaidAgain(at: $0) }
    }

    private func firstCut(of match: MatchedSpan) -> (rule: String, place: Int)? {
        for rule in Self.cutRules {
            if let place = rule.find(self, match) { return (rule.name, place) }
        }
        return nil
    }

    private func tell(_ rule: String, _ match: MatchedSpan, _ places: [Int]) {
        guard let trace else { return }
        for place in places where match.span.contains(place) {
            trace.tell(
                "coordination/\(rule)", words[match.span.start..<match.span.end],
                "another food begins at “\(trace.text(of: words[place..<place + 1]))”")
        }
    }

    /// The comma in "ground beef, cheddar", which are no maker's own beef and cheddar while nobody names the maker.
    func unsaidBrand(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard
            let comma = (span.start + 1..<max(span.end, span.start + 1)).first(where: {
                words[$0].token.gap.contains(.comma)
            })
        else { return nil }
        let food = shelf.food(of: match, in: catalog)
        guard let brand = food.brand?.lowercased().split(separator: " ").first,
            let maker = food.nameWords.first
        else { return nil }
        let said = [maker.surface, WordHash(String(brand))]
        return words[span.start..<span.end].allSatisfy {
            $0.isContent && !said.contains($0.token.surface)
        } ? comma : nil
    }

    /// "burger and salad, salad not great", unlike "orange, orange juice".
    private func isSaidAgain(at cut: Int) -> Bool {
        words[cut].word >= 0 && words[cut].word == words[cut - 1].word
            && !(cut + 1 < words.count && words[cut + 1].isName
                && words[cut + 1].token.gap.isEmpty)
    }

    /// Whether what stands there, but for "and" in front, is what a food is called.
    func isCalled(_ range: Range<Int>) -> Bool {
        let isBehindAnd = range.first.map { words[$0].token.word == .and } ?? false
        return index.isCalled(words[range.dropFirst(isBehindAnd ? 1 : 0)].lazy.map(\.word))
    }

    /// "protein bar and water" is no protein with water, "muffin, cheese sandwich" no cheese muffin: one side alone is
    /// what a food is called, and the name holds only some of it.
    func isCalledElse(
        _ side: Range<Int>, than claimed: ArraySlice<FoodIndex.NameWord>
    ) -> Bool {
        isCalled(side)
            && words[side].contains { word in
                word.word >= 0 && word.kinds.isDisjoint(with: .connector) && !word.isTaken
                    && !word.has(.modifier)
                    && !Lexicon.isPreparation(word.token.surface)
                    && !claimed.contains { $0.word == word.word }
            }
    }

    func isFood(_ word: SentenceWord) -> Bool {
        word.isName && word.isStrong && !word.isTaken && !word.isGuess && word.word >= 0
            && word.kinds.isEmpty
    }

    /// "3 eggs on a muffin", "2 sausages in a roll": so many eggs, and one muffin.
    func bread(in span: Span) -> Int? {
        guard span.end - span.start > 2, span.start > 0, words[span.start - 1].has(.number) else {
            return nil
        }
        return (span.start + 1..<span.end - 1).first { position in
            (words[position].token.surface == .on
                || words[position].token.surface == .in
                    && Self.breadsOfHere.contains(words[span.end - 1].token.word))
                && words[position - 1].token.traits.contains(.plural)
                && words[position + 1].has(.article)
        }
    }

    /// "whopper and small fries": a size of its own, unlike that of a meal.
    func sizedSide(in match: MatchedSpan) -> Int? {
        let span = match.span
        return joints(in: span).first { joint in
            guard let size = (joint..<span.end).prefix(2).first(where: { words[$0].has(.size) }),
                size + 1 < span.end
            else { return false }
            return Self.sizedSides.contains(words[size + 1].token.word)
                && words[span.start..<joint].contains(where: \.isName)
                && !words[span.start..<joint].contains { Self.sets.contains($0.token.word) }
        }
    }

    /// "2 sausages, mash", "4 churros with chocolate": so many sausages and churros, and one plate of the rest; unlike
    /// "2 crumpets, butter", which the name counts too.
    func counted(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.start > 0, words[span.start - 1].has(.number) || isPiece(span.start - 1),
            let joint = joints(in: span).first, joint > span.start,
            words[joint - 1].token.traits.contains(.plural),
            joint == span.start + 1 && isFood(words[span.start]) || isCalled(span.start..<joint),
            words[joint..<span.end].contains(where: { $0.isName && !$0.isTaken }),
            !words[joint..<span.end].contains(where: { Self.buns.contains($0.token.word) })
        else { return nil }
        return isCounted(match, by: words[joint - 1]) ? nil : joint
    }

    /// Whether so many of what the noun says are so many of the whole food.
    func isCounted(_ match: MatchedSpan, by noun: SentenceWord) -> Bool {
        let noun = noun.token.word
        let food = shelf.food(of: match, in: catalog)
        // "2 toaster strudels with icing" go by another name.
        let isCountedByPlate =
            food.defaultPortion.map { place in
                food.labels[place].words.contains { Self.plates.contains($0.word) }
            } ?? true
        return food.labels.contains { label in label.words.contains { $0.word == noun } }
            || !isCountedByPlate && food.nameWords.last?.word == noun
    }

    private func cuts(of match: MatchedSpan, at joints: [Int]) -> [Int] {
        let name = index.names[Int(match.candidates[0].name)]
        let claimed = index.words(of: name)
        let isOn = joints.contains { words[$0].token.word == .with }
        var cuts: [Int] = []
        var start = match.span.start
        for (number, end) in (joints + [match.span.end]).enumerated() {
            let side = words[start..<end].lazy.filter {
                $0.isStrong && !$0.isTaken && $0.word >= 0
            }
            let isIgnored =
                side.contains(where: \.isName)
                // "roast lamb with roast potatoes"
                && !words[start..<end].contains { word in
                    word.word >= 0 && !Lexicon.isPreparation(word.token.surface)
                        && claimed.contains { $0.word == word.word }
                }
            // "rice cakes with peanut butter" is no peanut butter cake.
            let isComma = words[joints[0]].token.gap.contains(.comma)
            let isMisread =
                isPlainList(match.span) && number == 0 && !joints.isEmpty
                && side.contains { word in
                    // "fish fingers, chips" is no fish and chips.
                    (word.isName || isComma && side.contains(where: \.isName))
                        && !claimed.contains { $0.word == word.word }
                }
            let isElse =
                isPlainList(match.span) && !isOn && isCalledElse(start..<end, than: claimed)
            if number == 0, isIgnored || isMisread || isElse {
                cuts.append(joints[0])
            } else if isElse || isIgnored && isPlainList(match.span) {
                cuts.append(joints[number - 1])
            }
            start = end
        }
        // "eggs and bacon" is no sandwich of them.
        if cuts.isEmpty, isPlainList(match.span),
            lacksHead(match.span, claimed)
                || joints.count > 1 && !isWhole(match.span, claimed)
                || !name.isComposed && !isWhole(match.span, claimed),
            isListed(match.span, at: joints)
        {
            return joints
        }
        if cuts.isEmpty, !name.isComposed, let with = joints.first,
            words[with].token.word == .with, isReversed(match.span, at: with, claimed)
        {
            cuts.append(with)
        }
        return cuts
    }

    /// Whether the thing that the name speaks of stands behind the joint only.
    private func isReversed(
        _ span: Span, at joint: Int, _ claimed: ArraySlice<FoodIndex.NameWord>
    ) -> Bool {
        func isHead(_ word: SentenceWord) -> Bool {
            word.word >= 0 && claimed.contains { $0.word == word.word && $0.isHead }
        }
        let before = words[span.start..<joint]
        return before.contains(where: \.isName) && !before.contains(where: isHead)
            && words[joint..<span.end].contains(where: isHead)
    }

    /// Whether the name speaks of a thing that nobody said.
    func lacksHead(_ span: Span, _ claimed: ArraySlice<FoodIndex.NameWord>) -> Bool {
        claimed.contains { claim in
            claim.isHead && claim.claim > 0
                && !words[span.start..<span.end].contains { $0.word == claim.word }
        }
    }

    /// Whether everything that the name claims was said.
    func isWhole(_ span: Span, _ claimed: ArraySlice<FoodIndex.NameWord>) -> Bool {
        claimed.allSatisfy { claim in
            claim.claim == 0 || words[span.start..<span.end].contains { $0.word == claim.word }
        }
    }

    /// Where "and", "with" or a comma stands inside a span.
    func joints(in span: Span) -> [Int] {
        guard span.end - span.start > 1 else { return [] }
        let (and, with) = (WordHash.and, WordHash.with)
        return (span.start + 1..<span.end).filter { position in
            let word = words[position]
            return word.token.word == and || word.token.word == with
                || !word.token.gap.isDisjoint(with: .listing)
        }
    }

    private static let longestFrame = 5
    private static let manyFoods = 3
    static let shortLine = 14
}
