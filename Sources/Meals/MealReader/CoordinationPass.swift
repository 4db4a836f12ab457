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

    init(
        catalog: FoodCatalog, shelf: LabelShelf, words: [SentenceWord], quantities: [Quantity],
        foods: Int
    ) {
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
            if let on = bread(in: match.span) ?? topping(in: match.span) ?? blend(in: match.span) {
                cuts.append(on)
                continue
            }
            if let comma = unsaidBrand(in: match) {
                cuts.append(comma)
                continue
            }
            if let joint = sizedSide(in: match) ?? counted(in: match) ?? measured(in: match)
                ?? toldNext(in: match)
                ?? parting(in: match)
            {
                cuts.append(joint)
                continue
            }
            if let comma = strangeChain(in: match) ?? swapped(match) {
                cuts.append(comma)
                continue
            }
            if let border = besideDrink(in: match) ?? border(in: match) {
                cuts.append(border)
                continue
            }
            let joints = joints(in: match.span)
            if !joints.isEmpty, isInEggs(match) {
                cuts += joints
                continue
            }
            if let comma = commaBehindWeight(match, at: joints) {
                cuts.append(comma)
                continue
            }
            if let joint = joints.first,
                isWeighedTwice(match.span) || isWeighedAlone(match.span, at: joint)
                    || isPair(match, at: joint) || isWeighedDry(match.span, at: joint)
            {
                cuts.append(joint)
                continue
            }
            guard !joints.isEmpty else { continue }
            if isList(match, at: joints) {
                // What is left behind a comma may be a dish: "salad, fish and chips".
                let commas = joints.filter { words[$0].token.gap.contains(.comma) }
                cuts += commas.isEmpty ? joints : commas
                continue
            }
            cuts += self.cuts(of: match, at: joints)
        }
        return cuts.filter { !isSaidAgain(at: $0) }
    }

    /// The comma in "ground beef, cheddar", which are no maker's own beef and cheddar while nobody names the maker.
    private func unsaidBrand(in match: MatchedSpan) -> Int? {
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

    /// "oatmeal banana and coffee", as it is spoken: two foods side by side, of which the name explains one, and after
    /// which together no food is called.
    private func border(in match: MatchedSpan) -> Int? {
        let span = match.span
        guard span.end - span.start > 1, isSpokenList || isInSpokenList(span) else { return nil }
        let name = index.names[Int(match.candidates[0].name)]
        let claimed = index.words(of: name)
        func isClaimed(_ word: SentenceWord) -> Bool { claimed.contains { $0.word == word.word } }
        // "ham cheese and crackers" are no sandwich.
        let isUnsaid = lacksHead(span, claimed)
        return (span.start + 1..<span.end).first { position in
            let (first, second) = (words[position - 1], words[position])
            guard second.token.gap.isEmpty else { return false }
            // "sausages peas chips" have no chips of peas.
            if first.token.traits.contains(.plural), isSide(first), isSide(second),
                !(name.isComposed && isWhole(span, claimed))
            {
                return true
            }
            guard !isCalled(position - 1..<position + 1) else { return false }
            if isUnsaid, isFood(first), isFood(second) { return true }
            guard isClaimed(first) != isClaimed(second),
                !index.holds(first.word, before: second.word, isLast: true)
            else { return false }
            return isClaimed(second)
                ? isFood(first) && (isFood(second) || isCalled(position..<span.end))
                : isFood(second) && (isFood(first) || isCalled(span.start..<position))
        }
    }

    /// Whether three foods and more are said without commas, with "and" before the last or two of them counted.
    private var isSpokenList: Bool {
        guard length <= Self.shortLine else { return false }
        let foods = words.count(where: isFood)
        return (foods > 2 || isPlate)
            && (words.contains { $0.token.word == Self.and }
                || words.count { $0.has(.number) } > 1
                || foods == 3 && words.count == 3 && Self.drinks.contains(words[2].token.word)
                || foods > 3 && foods == words.count
                    && !Lexicon.isDish(words[foods - 1].token.word)
                || isPlate)
            && words.allSatisfy { $0.token.gap.isDisjoint(with: .hard) }
    }

    /// Whether what stands there, but for "and" in front, is what a food is called.
    func isCalled(_ range: Range<Int>) -> Bool {
        let isBehindAnd = range.first.map { words[$0].token.word == Self.and } ?? false
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

    /// "8 oz steak and chips": what is bought by weight weighs so much without what is beside it.
    private func isWeighedAlone(_ span: Span, at joint: Int) -> Bool {
        guard isPlainList(span), span.start > 0, words[span.start - 1].has(.unit),
            joint > span.start,
            joint + 1 < span.end
        else { return false }
        return Self.meats.contains(words[joint - 1].token.word)
            && Self.sides.contains(words[span.end - 1].token.word)
    }

    /// "100 g dry pasta with pesto": nobody weighs a dish dry.
    private func isWeighedDry(_ span: Span, at joint: Int) -> Bool {
        span.start > 0 && words[span.start - 1].has(.unit)
            && words[span.start..<joint].contains { Self.dryness.contains($0.token.surface) }
    }

    /// "150 g chicken, rice": so much of the chicken, unlike "150 g yogurt, strawberry".
    private func commaBehindWeight(_ match: MatchedSpan, at joints: [Int]) -> Int? {
        let span = match.span
        guard span.start > 0, words[span.start - 1].has(.unit), let comma = joints.first else {
            return nil
        }
        // "200 g pork, apple sauce"
        if joints.count == 1, words[comma].token.gap == .comma, span.end - comma < 4,
            Self.sauces.contains(words[span.end - 1].token.word)
        {
            return comma
        }
        // "100 g prawns, stir fry veg"
        if joints.count == 1, words[comma].token.gap == .comma, span.end - comma > 1,
            isCalled(comma..<span.end)
        {
            return comma
        }
        guard length <= Self.shortLine,
            joints.allSatisfy({ words[$0].token.gap == .comma && words[$0].isContent }),
            words[span.start..<comma].contains(where: { $0.isName && !$0.isTaken }),
            words[comma..<span.end].contains(where: { $0.isName && !$0.isTaken })
        else { return nil }
        let name = index.names[Int(match.candidates[0].name)]
        return name.isComposed || lacksHead(span, index.words(of: name)) ? comma : nil
    }

    private static let sauces = WordSet("sauce gravy ketchup mayonnaise dressing glaze marinade")

    /// "85 g pasta with pesto 2 tbsp": an amount of either.
    private func isWeighedTwice(_ span: Span) -> Bool {
        span.start > 0 && words[span.start - 1].has(.unit) && span.end + 1 < words.count
            && words[span.end].token.isNumber && words[span.end + 1].has(.unit)
            && words[span.end].token.gap.isEmpty
    }

    /// "salad and grilled chicken" is no chicken salad: what the name speaks of stands before "and".
    private func isPair(_ match: MatchedSpan, at joint: Int) -> Bool {
        let name = index.names[Int(match.candidates[0].name)]
        guard isPlainList(match.span), !name.isComposed, words[joint].token.word == Self.and else {
            return false
        }
        let heads = index.words(of: name).filter(\.isHead)
        func isHead(_ word: SentenceWord) -> Bool {
            word.word >= 0 && heads.contains { $0.word == word.word }
        }
        // "beans and chips" are no bean chips.
        if words[joint - 1].isStrong, words[joint - 1].token.traits.contains(.plural),
            joint + 1 < match.span.end, words[joint + 1].isName
        {
            return true
        }
        return words[match.span.start..<joint].contains { $0.isName && isHead($0) }
            && words[joint..<match.span.end].contains(where: \.isName)
            && !words[joint..<match.span.end].contains(where: isHead)
    }

    /// "ham sandwich, chips, apple" has no apple chips, but "juice, orange" is orange juice.
    private func swapped(_ match: MatchedSpan) -> Int? {
        let (first, last) = (match.span.start, match.span.end - 1)
        guard last == first + 1, isPlainList(match.span), words[last].token.gap.contains(.comma),
            words.count(where: { $0.token.gap.contains(.comma) }) > 1
                // "crisps, coffee" are no coffee crisp.
                || words[first].token.traits.contains(.plural)
                    && Self.drinks.contains(words[last].token.word),
            words[first].isName, words[last].isName
        else { return nil }
        let claimed = index.words(of: index.names[Int(match.candidates[0].name)])
        return claimed.last { $0.claim > 0 }?.word == words[first].word ? last : nil
    }

    /// "bread, olives", "tuna and cake": bare foods with commas between them are no dish of these, and with
    /// "and" only one that is called so.
    private func isList(_ match: MatchedSpan, at joints: [Int]) -> Bool {
        let span = match.span
        // "carrots, broccoli and gravy" are no rice with vegetables, however much else is said.
        if words[joints[0]].token.gap.contains(.comma),
            span.end - span.start <= Self.shortList,
            lacksHead(span, index.words(of: index.names[Int(match.candidates[0].name)])),
            isLoose(span, at: joints)
        {
            return true
        }
        guard isPlainList(span), isListed(span, at: joints) else { return false }
        let ends = joints.dropFirst() + [span.end]
        let name = index.names[Int(match.candidates[0].name)]
        // "ham, egg and cheese croissant"
        let isBare = zip([span.start] + joints, [joints[0]] + ends).allSatisfy { start, end in
            words[start..<end].count { $0.isStrong && !$0.isTaken } == 1
                || words[start..<end].count { $0.isName && !$0.isTaken } == 1
                    && words[start..<end].allSatisfy {
                        $0.isName || $0.has(.modifier) || !$0.isStrong
                    }
                // "pizza, garlic bread"
                || !name.isComposed && isCalled(start..<end)
        }
        guard isBare else { return false }
        let isWhole = isWhole(span, index.words(of: name))
        guard words[joints[0]].token.gap.contains(.comma) else {
            // "bacon and egg mcmuffin", unlike "pizza and garlic bread"
            let said = words[span.start..<span.end].lazy.filter { $0.token.word != Self.and }
            return
                !(isWhole
                && (name.isComposed || said.count > 2 && index.isCalled(said.map(\.word))))
        }
        // "sandwich, ham"
        let heads = index.words(of: name).filter(\.isHead)
        let isKind =
            isWhole && !words[span.end - 1].token.traits.contains(.plural)
            // "garlic bread, pizza"
            && !Lexicon.isDish(words[span.end - 1].token.word)
            && joints.dropFirst().allSatisfy { !words[$0].token.gap.contains(.comma) }
            && words[span.start..<joints[0]].contains { word in
                heads.contains { $0.word == word.word }
                    && !(Lexicon.isStaple(word.token.word)
                        && Lexicon.isCompanion(words[span.end - 1].token.word))
            }
        return !isKind
    }

    /// "3 eggs on a muffin", "2 sausages in a roll": so many eggs, and one muffin.
    private func bread(in span: Span) -> Int? {
        guard span.end - span.start > 2, span.start > 0, words[span.start - 1].has(.number) else {
            return nil
        }
        return (span.start + 1..<span.end - 1).first { position in
            (words[position].token.surface == Self.on
                || words[position].token.surface == Self.inside
                    && Self.breads.contains(words[span.end - 1].token.word))
                && words[position - 1].token.traits.contains(.plural)
                && words[position + 1].has(.article)
        }
    }

    /// "whopper and small fries": a size of its own, unlike that of a meal.
    private func sizedSide(in match: MatchedSpan) -> Int? {
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
    private func counted(in match: MatchedSpan) -> Int? {
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

    /// "15 g of butter on a baked potato", "200 g beans on toast": so much of what is on it.
    private func topping(in span: Span) -> Int? {
        guard isPlainList(span), span.start > 0, span.end - span.start > 2,
            Self.bases.contains(words[span.end - 1].token.word),
            words[span.start - 1].has(.unit)
                || words[span.start - 1].has(.of) && span.start > 1
                    && words[span.start - 2].has(.unit)
        else { return nil }
        return (span.start + 1..<span.end - 1).first { position in
            words[position].token.surface == Self.on && words[position - 1].isName
                && !Lexicon.isDish(words[position - 1].token.word)
                && words[position + 1..<span.end].contains(where: \.isName)
        }
    }

    private func cuts(of match: MatchedSpan, at joints: [Int]) -> [Int] {
        let name = index.names[Int(match.candidates[0].name)]
        let claimed = index.words(of: name)
        let isOn = joints.contains { words[$0].token.word == Self.with }
        var cuts: [Int] = []
        var start = match.span.start
        for (number, end) in (joints + [match.span.end]).enumerated() {
            let side = words[start..<end].filter { $0.isStrong && !$0.isTaken && $0.word >= 0 }
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
            words[with].token.word == Self.with, isReversed(match.span, at: with, claimed)
        {
            cuts.append(with)
        }
        return cuts
    }

    /// Whether the line is a short list: a description also tells what a food is made of.
    func isPlainList(_ span: Span) -> Bool {
        if length <= Self.plainLine { return true }
        if isJotted { return true }
        // "lunch: chicken salad, apple. dinner: salmon, rice"
        var (start, end) = (span.start, span.end)
        while start > 0, !words[start].token.gap.contains(.sentence) { start -= 1 }
        while end < words.count, !words[end].token.gap.contains(.sentence) { end += 1 }
        return end - start <= Self.plainLine
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

    /// Whether all joints are "and" or commas, with a food on either side of each.
    private func isListed(_ span: Span, at joints: [Int]) -> Bool {
        var start = span.start
        for end in joints + [span.end] {
            guard words[start..<end].contains(where: \.isName), words[start].token.word != Self.with
            else { return false }
            start = end
        }
        return true
    }

    /// Whether a word that counts stands on either side of each joint.
    private func isLoose(_ span: Span, at joints: [Int]) -> Bool {
        var start = span.start
        for end in joints + [span.end] {
            guard
                words[start..<end].contains(where: { $0.isStrong && !$0.isTaken && $0.word >= 0 }),
                words[start].token.word != Self.with
            else { return false }
            start = end
        }
        return true
    }

    /// Where "and", "with" or a comma stands inside a span.
    func joints(in span: Span) -> [Int] {
        guard span.end - span.start > 1 else { return [] }
        return (span.start + 1..<span.end).filter { position in
            let word = words[position]
            return word.token.word == Self.and || word.token.word == Self.with
                || !word.token.gap.isDisjoint(with: .listing)
        }
    }

    private static let sides = WordSet(
        "chip frenchfries wedge mash potato salad pea rice vegetable egg bean")
    /// In words.
    private static let plainLine = 9
    private static let jottedLine = 24
    private static let longestFrame = 5
    private static let manyFoods = 3
    static let shortLine = 14
    static let shortList = 4
    static let on = WordHash("on")
    private static let inside = WordHash("in")
    private static let breads = WordSet(
        "pita pitta roll bun bap wrap tortilla bagel muffin baguette ciabatta naan")
    static let drinks = WordSet(
        "coffee tea milk water juice coke cola latte cappuccino americano espresso beer lager wine lemonade"
    )
    private static let bases = WordSet(
        "toast bread bagel potato roll muffin crumpet rice cracker waffle pancake ricecake pasta spaghetti"
    )
    private static let meats = WordSet(
        "steak sirloin ribeye rump fillet gammon breast salmon chop burger")
    private static let dryness = WordSet("dry uncooked dried")
    private static let sizedSides = WordSet("frenchfries fries chip")
    private static let sets = WordSet("meal combo menu box")
    private static let buns = WordSet("bun roll bap")
    private static let plates = WordSet("plate serving bowl order portion cup")
    static let and = WordHash("and")
    static let with = WordHash("with")
}
