internal import FoodCatalog

/// One rule of the turns of speech.
struct TurnStep: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    /// What a line must have some of.
    let gate: TurnGate
    let apply: @Sendable (inout TurnPass) -> Void
    /// The rules of `reading/` that are asked here instead.
    let stage: RuleBook.Stage?
    /// Its place among the marks of a line; none where it is always asked.
    fileprivate(set) var bit: Int?

    /// - Parameters:
    ///   - words: what it looks for itself; one of them must stand in the line.
    ///   - looks: what the line may look like instead.
    init(
        _ name: String, _ words: any TurnOpening..., looks: LineLooks = [],
        _ apply: @escaping @Sendable (inout TurnPass) -> Void
    ) {
        (self.name, self.apply) = (name, apply)
        gate = TurnGate(words: words.flatMap { $0.openings }, looks: looks)
        stage = nil
    }

    init(_ stage: RuleBook.Stage) {
        (name, gate, apply) = ("\(stage)", TurnGate(), { _ in })
        self.stage = stage
    }

    @inline(__always)
    func isOpen(to marks: TurnGates.Marks) -> Bool {
        guard let bit else { return true }
        return marks[bit / 64] & 1 &<< UInt64(bit % 64) != 0
    }
}

/// Rules that belong together, in their order.
struct TurnPhase: Sendable {
    let name: String
    var steps: [TurnStep]
}

extension TurnPass {
    /// All rules in the order in which they are asked. Within a phase the order matters for some of them only:
    /// `TurnOrderTests` knows which.
    static let phases = numbered([several, meant, placed, drunk, counted, eaten])

    /// Gives each gate its place among the marks.
    private static func numbered(_ phases: [TurnPhase]) -> [TurnPhase] {
        var (phases, next) = (phases, 0)
        for phase in phases.indices {
            for step in phases[phase].steps.indices where phases[phase].steps[step].stage == nil {
                phases[phase].steps[step].bit = next
                next += 1
            }
        }
        precondition(next <= TurnGates.Marks.scalarCount * 64, "no bits for \(next) steps")
        return phases
    }

    /// What was for several, came in packs, was given away or held what was counted: before anything that is told beside
    /// a meal is taken out.
    private static let several = TurnPhase(
        name: "several",
        steps: [
            TurnStep(.first),
            TurnStep("take-headed-share", looks: .sentences) { $0.takeHeadedShare() },
            TurnStep("take-thrown", throwing) { $0.takeThrown() },
            TurnStep("take-cooked", looks: .numbers) { $0.takeCooked() },
            TurnStep(.cooked),
            TurnStep("take-mixed", looks: .detail) { $0.takeMixed() },
            TurnStep("take-batch", dividing) { $0.takeBatch() },
            TurnStep(.several),
            TurnStep("part-bread", breads) { $0.partBread() },
            TurnStep("fill-bowl", WordHash.bowl) { $0.fillBowl() },
            TurnStep("take-roast", WordHash.sunday) { $0.takeRoast() },
            TurnStep("call-shakes", scoops) { $0.callShakes() },
            TurnStep("count-kinds", looks: [.numbers, .counted]) { $0.countKinds() },
        ])

    /// What was not meant, or was said of something else, goes first.
    private static let meant = TurnPhase(
        name: "meant",
        steps: [
            TurnStep("call-quarters", WordHash.quarter, looks: .fraction) { $0.callQuarters() },
            TurnStep("take-told", toldOpenings) { $0.takeTold() },
            TurnStep("take-remarks", remarkOpenings, looks: .rating) { $0.takeRemarks() },
            TurnStep("part-slashes", looks: .slashes) { $0.partSlashes() },
            TurnStep(.spoken),
            TurnStep("take-spoken", spokenOpenings) { $0.takeSpoken() },
            TurnStep("take-leanness", looks: .leanness) { $0.takeLeanness() },
            TurnStep("take-weighings", weights) { $0.takeWeighings() },
            TurnStep("take-rest", WordHash.rest) { $0.takeRest() },
            TurnStep("take-twice", WordHash.twice, WordHash.times) { $0.takeTwice() },
            TurnStep("take-other-half", handing) { $0.takeOtherHalf() },
            TurnStep("take-given-count", handing) { $0.takeGivenCount() },
            TurnStep("take-gone", goingOfWhole) { $0.takeGone() },
            TurnStep("take-given", handing, remaining) { $0.takeGiven() },
            TurnStep("call-crisps", crispPacks) { $0.callCrisps() },
            TurnStep("call-tenders", WordHash.tenders) { $0.callTenders() },
            TurnStep("take-each-of", WordHash.each) { $0.takeEachOf() },
            TurnStep("take-weight-of-each", WordHash.each) { $0.takeWeightOfEach() },
            TurnStep("share-measure", handfuls) { $0.shareMeasure() },
            TurnStep("correct", correctionOpenings) { $0.correct() },
            TurnStep("take-swaps", swappingOfSwaps, WordHash.place, wishingOfSwaps) {
                $0.takeSwaps()
            },
            TurnStep("take-denied", denialOpenings) { $0.takeDenied() },
        ])

    /// Words go where they belong, and what is called by several gets its name.
    private static let placed = TurnPhase(
        name: "placed",
        steps: [
            TurnStep("join-amounts", looks: .sentences) { $0.joinAmounts() },
            TurnStep("take-made-into", dishes) { $0.takeMadeInto() },
            TurnStep("place-oats", porridges) { $0.placeOats() },
            TurnStep("place-retold", looks: [.counted, .sentences]) { $0.placeRetold() },
            TurnStep("take-of-all", looks: .ofSome) { $0.takeOfAll() },
            TurnStep("take-eaten-of", verbsOfWhole) { $0.takeEatenOf() },
            TurnStep("place-bunless", buns, WordHash.lettuce) { $0.placeBunless() },
            TurnStep(.placed),
            TurnStep("place-dry-weights", dryness) { $0.placeDryWeights() },
            TurnStep("bring-counts", WordHash.of, looks: .times) { $0.bringCounts() },
            TurnStep("place-last-count", bowls, looks: [.counted, .sentences, .detail]) {
                $0.placeLastCount()
            },
            TurnStep("place-looks", looking) { $0.placeLooks() },
            TurnStep("place-vessels", sizes) { $0.placeVessels() },
            TurnStep(
                "take-places", bare, placeEnds, WordHash.eleven, WordHash.twenty,
                looks: [.possessive, .sevenEleven]
            ) { $0.takePlaces() },
            TurnStep("place-chains", chainFirsts) { $0.placeChains() },
            TurnStep("place-scoop-flavour", scoops) { $0.placeScoopFlavour() },
            TurnStep("call-scoops", scoops) { $0.callScoops() },
            TurnStep("place-pots", potsOfFillings) { $0.placePots() },
            TurnStep(.named),
            TurnStep("place-fillings", filled) { $0.placeFillings() },
            TurnStep("take-meat-kind", meat) { $0.takeMeatKind() },
            TurnStep("take-cocoa", chocolates) { $0.takeCocoa() },
        ])

    /// What is in a drink and how much of it there is.
    private static let drunk = TurnPhase(
        name: "drunk",
        steps: [
            TurnStep("take-levels", levelled) { $0.takeLevels() },
            TurnStep(.drunk),
            TurnStep("place-volume", looks: .volume) { $0.placeVolume() },
            TurnStep("take-spirits", spirits) { $0.takeSpirits() },
            TurnStep("take-drinks", pints) { $0.takeDrinks() },
            TurnStep("take-soda-flavours", sportsDrinks) { $0.takeSodaFlavours() },
            TurnStep("call-pumps", pumps) { $0.callPumps() },
        ])

    /// What is counted and weighed, and where its kind stands.
    private static let counted = TurnPhase(
        name: "counted",
        steps: [
            TurnStep("place-kind-behind-times", looks: .times) { $0.placeKindBehindTimes() },
            TurnStep("take-dimensions", looks: .times) { $0.takeDimensions() },
            TurnStep("take-times", looks: .times) { $0.takeTimes() },
            TurnStep("take-both", WordHash.both) { $0.takeBoth() },
            TurnStep("take-just-one", WordHash.one) { $0.takeJustOne() },
            TurnStep("place-named", ones) { $0.placeNamed() },
            TurnStep("place-spoons", addings) { $0.placeSpoons() },
            TurnStep(.counted),
            TurnStep("place-eggs", WordHash.omelet) { $0.placeEggs() },
            TurnStep("take-whites", whitesOfEggs) { $0.takeWhites() },
            TurnStep("take-egg-sandwich", sandwiches) { $0.takeEggSandwich() },
            TurnStep("place-last-bowls", bowls) { $0.placeLastBowls() },
            TurnStep("take-kind-behind-weight", looks: .numbers) { $0.takeKindBehindWeight() },
            TurnStep("take-kind-apart", looks: .numbers) { $0.takeKindApart() },
            TurnStep("count-inside", looks: .numbers) { $0.countInside() },
            TurnStep("count-fingers", fingers) { $0.countFingers() },
            TurnStep("count-cuts", cuts) { $0.countCuts() },
            TurnStep("call-more", mores) { $0.callMore() },
            TurnStep("take-more", another, WordHash.second) { $0.takeMore() },
        ])

    /// How much of it was eaten, and by whom the rest.
    private static let eaten = TurnPhase(
        name: "eaten",
        steps: [
            TurnStep("take-unfinished-start", WordHash.finish) { $0.takeUnfinishedStart() },
            TurnStep("take-left", WordHash.left) { $0.takeLeft() },
            TurnStep(.eaten),
            TurnStep("take-kind-behind", looks: [.counted, .sentences]) { $0.takeKindBehind() },
            TurnStep("count-eggs", WordHash.omelet) { $0.countEggs() },
            TurnStep("take-kind-behind-count", looks: .counted) { $0.takeKindBehindCount() },
            TurnStep("take-fillings", looks: .counted) { $0.takeFillings() },
            TurnStep("count-one-of-two", handed) { $0.countOneOfTwo() },
            TurnStep("count-pieces", looks: .counted) { $0.countPieces() },
            TurnStep("count-again", looks: .counted) { $0.countAgain() },
            TurnStep("place-bracketed-kind", looks: .detail) { $0.placeBracketedKind() },
            TurnStep("take-retold", looks: .detail) { $0.takeRetold() },
            TurnStep("take-kinds", looks: .detail) { $0.takeKinds() },
            TurnStep("take-details", looks: .detail) { $0.takeDetails() },
            TurnStep("take-cut", cutting) { $0.takeCut() },
            TurnStep("call-milk", looks: .fraction) { $0.callMilk() },
            TurnStep("take-used", WordHash.used) { $0.takeUsed() },
            TurnStep("take-halves", WordHash.halves) { $0.takeHalves() },
            TurnStep("take-and-half", WordHash.half) { $0.takeAndHalf() },
            TurnStep("read-portion", wholesOfParts) { $0.readPortion() },
            TurnStep("bring-counts-again", WordHash.of, looks: .times) { $0.bringCounts() },
            TurnStep("take-eaten", partNames, WordHash.most, WordHash.percent, looks: .fraction) {
                $0.takeEaten()
            },
            TurnStep("take-unfinished", WordHash.finish) {
                if $0.parts.isEmpty { $0.takeUnfinished() }
            },
            TurnStep("take-shared", sharingVerbs, feeding, WordHash.between) { $0.takeShared() },
        ])
}
