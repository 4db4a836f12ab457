internal import FoodCatalog

/// Takes out of a line what says how much of a food was eaten ("a pizza, ate half", "shared a curry with Sam")
/// and what takes back something said before ("two, no, three eggs").
///
/// It reads bare words, before an absence is one word: "no three" lacks nothing. A line without any of
/// its words costs one look at each of them.
struct TurnPass {
    /// So much of the foods in a stretch of the text was eaten.
    struct Part: Equatable {
        /// UTF-8 offsets.
        var bytes: Range<Int32>
        /// 0 to 1, or how often all of it was had.
        var share: Double
        /// Whether others had the rest: of what nobody counted the usual amount is one person's already.
        var isShared: Bool
        /// Whether it is counted by the pieces that the whole was cut into.
        var isCut = false
    }

    var tokens: [Token]
    var parts: [Part] = []
    /// Stretches of which less was eaten than was told of: their amounts are those of what was eaten already, their figures are not.
    var told: [Part] = []
    /// What any of the words may say.
    private(set) var roles: Roles
    let index: FoodIndex

    /// Reads the turns of a line; `nil` when it has none.
    init?(_ line: [Token], index: FoodIndex) {
        let frame = Self.framed(line)
        tokens = frame == line.indices ? line : Array(line[frame])
        roles = Self.roles(of: tokens)
        self.index = index
        guard !roles.isEmpty else { return nil }
        // What was not meant goes first, then words go where they belong, then amounts are counted
        // and shared.
        takeSeveral()
        if roles.contains(.part) { callQuarters() }
        if roles.contains(.telling) { takeTold() }
        if roles.contains(.remark) { takeRemarks() }
        if roles.contains(.slashes) { partSlashes() }
        if roles.contains(.spoken) { takeSpoken() }
        if roles.contains(.leanness) { takeLeanness() }
        if roles.contains(.weighing) { takeWeighings() }
        if roles.contains(.after) {
            takeLater()
            takeRest()
            takeNothingSpecial()
            takeNothingOnIt()
            takeTwice()
        }
        if roles.contains(.given) {
            takeOtherHalf()
            takeGivenCount()
            takeGone()
            takeGiven()
        }
        if roles.contains(.crisps) { callCrisps() }
        if roles.contains(.tenders) { callTenders() }
        if roles.contains(.each) {
            takeEachOf()
            takeWeightOfEach()
        }
        if roles.contains(.handful) { shareMeasure() }
        if !roles.isDisjoint(with: [.correcting, .doubting]) { correct() }
        if roles.contains(.swapping) { takeSwaps() }
        if roles.contains(.correcting) { takeRefused() }
        if roles.contains(.denying) { takeDenied() }
        if roles.contains(.sentences) { joinAmounts() }
        if roles.contains(.made) { takeMadeInto() }
        if roles.contains(.oats) { placeOats() }
        if !roles.isDisjoint(with: [.counted, .sentences]) { placeRetold() }
        if roles.contains(.ofSome) { takeOfAll() }
        if roles.contains(.eating) { takeEatenOf() }
        if roles.contains(.pack) { callPacks() }
        if roles.contains(.rind) {
            takeRinds()
            placeBunless()
        }
        if roles.contains(.onToast), !roles.isDisjoint(with: [.numbers, .counted]) {
            countOnToast()
            takeRashers()
        }
        if roles.contains(.counted) { placeDryWeights() }
        if !roles.isDisjoint(with: [
            .part, .more, .counted, .ofSome, .times, .sentences, .detail,
        ]) {
            bringCounts()
            placeLastCount()
        }
        if roles.contains(.look) { placeLooks() }
        if roles.contains(.vessel) { placeVessels() }
        if roles.contains(.place) { takePlaces() }
        if roles.contains(.chain) {
            callPizzas()
            placeChains()
        }
        if roles.contains(.told) {
            placeScoopFlavour()
            callScoops()
            placePots()
            callSizedPizzas()
            placeCrust()
            callSlices()
            callToppedSlices()
            placeFillings()
            placeMilk()
            takeMeatKind()
            takeCocoa()
        }
        if roles.contains(.level) {
            takeLevels()
            takePearls()
        }
        if roles.contains(.volume) { placeVolume() }
        if roles.contains(.spirit) { takeSpirits() }
        if roles.contains(.drink) { takeDrinks() }
        if roles.contains(.soda) {
            placeZero()
            takeSodaFlavours()
            callPumps()
        }
        if roles.contains(.times) {
            placeKindBehindTimes()
            takeDimensions()
            takeTimes()
        }
        if roles.contains(.named) {
            takeBoth()
            takeForOne()
            takeJustOne()
            placeNamed()
        }
        if !roles.isDisjoint(with: [.numbers, .counted]) {
            placeSpoons()
            placeFlavours()
            placeEggs()
        }
        if roles.contains(.whites) {
            takeWhites()
            takeEggSandwich()
        }
        if roles.contains(.numbers) {
            placeLastBowls()
            takeKindBehindWeight()
            takeKindApart()
            countInside()
        }
        if !roles.isDisjoint(with: [.numbers, .counted]) {
            countFingers()
            countCuts()
        }
        if roles.contains(.more) {
            callMore()
            takeMore()
        }
        if roles.contains(.finishing) { takeUnfinishedStart() }
        if roles.contains(.eating) {
            takeLeft()
            countSlices()
        }
        if !roles.isDisjoint(with: [.counted, .sentences]) { takeKindBehind() }
        if roles.contains(.counted) {
            countEggs()
            takeKindBehindCount()
            takeFillings()
            countOneOfTwo()
            countPieces()
            countAgain()
        }
        if roles.contains(.detail) {
            placeBracketedKind()
            takeRetold()
            takeKinds()
            takeDetails()
        }
        if roles.contains(.cutting) { takeCut() }
        if roles.contains(.part) {
            callMilk()
            takeUsed()
            takeHalves()
            takeAndHalf()
            readPortion()
            bringCounts()
            takeEaten()
        }
        if roles.contains(.finishing), parts.isEmpty { takeUnfinished() }
        if roles.contains(.sharing) { takeShared() }
        if frame != line.indices {
            tokens.insert(contentsOf: line[..<frame.lowerBound], at: 0)
            tokens.append(contentsOf: line[frame.upperBound...])
        }
    }
}

extension TurnPass {
    func word(_ position: Int) -> WordHash? {
        tokens.indices.contains(position) ? tokens[position].surface : nil
    }

    /// Whether the word at a position is one of those that say such.
    func mayHave(_ role: Roles, _ position: Int) -> Bool {
        Self.wordRoles[tokens[position].surface]?.contains(role) == true
    }

    @inline(__always)
    func isOne(_ position: Int, of words: WordSet) -> Bool {
        tokens.indices.contains(position) && words.contains(tokens[position].surface)
    }

    /// Whether something else begins at a position: the end, a comma, a bracket, "and".
    func isEnd(_ position: Int) -> Bool {
        isApart(position) || isOne(position, of: Self.joints)
    }

    /// Whether a comma, a bracket or a sentence's end stands before a position, as the end of the line does.
    func isApart(_ position: Int) -> Bool {
        position >= tokens.count || !tokens[position].gap.isDisjoint(with: .hard)
    }

    /// Whether a word alone names a food.
    func isName(_ position: Int) -> Bool {
        let token = tokens[position]
        guard !token.isNumber, token.length > 2 else { return false }
        if let kinds = Lexicon.lexeme(of: token.word)?.kinds {
            // "crisps", but "crisp"
            guard token.traits.contains(.plural), kinds == .descriptor || kinds == .modifier else {
                return false
            }
        }
        let number = index.number(of: token.word)
        return number >= 0 && index.isName[Int(number)]
    }

    func hasName(_ range: Range<Int>) -> Bool {
        range.contains(where: isName) || range.contains { isNamed(from: $0, in: range) }
    }

    /// "fry up", "nasi lemak", "pint of bitter": whether words that name nothing by themselves do so together.
    func isNamed(from start: Int, in range: Range<Int>) -> Bool {
        var numbers: [Int32] = []
        for position in start..<min(start + 4, range.upperBound) {
            if position > start, isApart(position) || tokens[position].isNumber { return false }
            if FoodIndex.isGlue(tokens[position].word) { continue }
            let number = index.number(of: tokens[position].word)
            guard number >= 0 else { return false }
            numbers.append(number)
            if numbers.count > 1, index.isCalled(numbers) { return true }
        }
        return false
    }

    /// Takes words out; what follows is no part of what was before.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if range.upperBound < tokens.count {
            tokens[range.upperBound].joined = .seed
            if range.lowerBound > 0, tokens[range.upperBound].gap.isDisjoint(with: .hard) {
                tokens[range.upperBound].gap.formUnion(tokens[range.lowerBound].gap)
            }
        }
        tokens.removeSubrange(range)
    }

    /// Takes words out and says them in front of an earlier one, as if they stood there.
    mutating func move(_ range: Range<Int>, before start: Int) {
        let said = Array(tokens[range])
        remove(range)
        say(said, before: start)
    }

    /// Says words in front of one, as if they stood there.
    mutating func say(_ words: [Token], before start: Int) {
        var said = words
        for index in said.indices {
            (said[index].start, said[index].end) = (tokens[start].start, tokens[start].start)
            said[index].gap = index == 0 ? tokens[start].gap : []
            said[index].joined = .seed
        }
        tokens[start].gap = []
        tokens[start].joined = .seed
        tokens.insert(contentsOf: said, at: start)
    }

    /// Where the words between separators begin that end at a position.
    func clauseStart(before end: Int) -> Int {
        var start = max(0, end - 1)
        while start > 0, !isApart(start) { start -= 1 }
        return start
    }

    mutating func note(
        _ range: Range<Int>, share: Double, isShared: Bool = false, isCut: Bool = false
    ) {
        guard let first = range.first, let last = range.last, share < 1 else { return }
        parts.append(
            Part(
                bytes: tokens[first].start..<max(tokens[first].start, tokens[last].end),
                share: share, isShared: isShared, isCut: isCut))
    }

    /// What "it" is in front of a position: the foods since the last comma, or since the sentence began where
    /// nothing but them is named.
    func stretch(before end: Int) -> Range<Int> {
        var start = end
        while start > 0 {
            start -= 1
            if tokens[start].gap.contains(.sentence) { break }
            guard start > 0, !tokens[start].gap.isDisjoint(with: [.comma, .closing]) else {
                continue
            }
            if hasName(start..<end) { break }
        }
        return start..<end
    }

    static let joints = WordSet("and then so because before as but plus while")
    static var of: WordHash { "of" }
    static let owners = WordSet("my our the his her their a an this that")
}
