internal import FoodCatalog

/// One rule of the turns of speech.
struct TurnStep: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    /// A line without a word of these has nothing for it; empty where every line has.
    let any: TurnPass.Roles
    /// What a line must have besides.
    let all: TurnPass.Roles
    let apply: @Sendable (inout TurnPass) -> Void
    /// The rules of `reading/` that are asked here instead.
    let stage: RuleBook.Stage?

    init(
        _ name: String, any: TurnPass.Roles = [], all: TurnPass.Roles = [],
        _ apply: @escaping @Sendable (inout TurnPass) -> Void
    ) {
        (self.name, self.any, self.all, self.apply) = (name, any, all, apply)
        stage = nil
    }

    init(_ stage: RuleBook.Stage) {
        (name, any, all, apply) = ("\(stage)", [], [], { _ in })
        self.stage = stage
    }

    func isOpen(to roles: TurnPass.Roles) -> Bool {
        (any.isEmpty || !roles.isDisjoint(with: any)) && roles.isSuperset(of: all)
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
    static let phases = [several, meant, placed, drunk, counted, eaten]

    /// What was for several, came in packs, was given away or held what was counted: before anything that is told beside
    /// a meal is taken out.
    private static let several = TurnPhase(
        name: "several",
        steps: [
            TurnStep(.first),
            TurnStep("take-headed-share", any: [.part, .sharing]) { $0.takeHeadedShare() },
            TurnStep("take-planned", any: .after) { $0.takePlanned() },
            TurnStep("take-thrown", any: .given) { $0.takeThrown() },
            TurnStep("take-cooked", any: .numbers) { $0.takeCooked() },
            TurnStep(.cooked),
            TurnStep("take-mixed", all: .detail) { $0.takeMixed() },
            TurnStep("take-batch", any: .batch) { $0.takeBatch() },
            TurnStep(.several),
            TurnStep("part-bread", any: .inBread) { $0.partBread() },
            TurnStep("take-bread-of", any: .inBread) { $0.takeBreadOf() },
            TurnStep("fill-bowl", any: .inBread) { $0.fillBowl() },
            TurnStep("call-fried-slice", any: .inBread) { $0.callFriedSlice() },
            TurnStep("take-roast", any: .inBread) { $0.takeRoast() },
            TurnStep("call-shakes", any: .scoops) { $0.callShakes() },
            TurnStep("count-kinds", any: [.numbers, .counted]) { $0.countKinds() },
        ])

    /// What was not meant, or was said of something else, goes first.
    private static let meant = TurnPhase(
        name: "meant",
        steps: [
            TurnStep("call-quarters", any: .part) { $0.callQuarters() },
            TurnStep("take-told", any: .telling) { $0.takeTold() },
            TurnStep("take-remarks", any: .remark) { $0.takeRemarks() },
            TurnStep("part-slashes", any: .slashes) { $0.partSlashes() },
            TurnStep("take-spoken", any: .spoken) { $0.takeSpoken() },
            TurnStep("take-leanness", any: .leanness) { $0.takeLeanness() },
            TurnStep("take-weighings", any: .weighing) { $0.takeWeighings() },
            TurnStep("take-later", any: .after) { $0.takeLater() },
            TurnStep("take-rest", any: .after) { $0.takeRest() },
            TurnStep("take-nothing-special", any: .after) { $0.takeNothingSpecial() },
            TurnStep("take-nothing-on-it", any: .after) { $0.takeNothingOnIt() },
            TurnStep("take-twice", any: .after) { $0.takeTwice() },
            TurnStep("take-other-half", any: .given) { $0.takeOtherHalf() },
            TurnStep("take-given-count", any: .given) { $0.takeGivenCount() },
            TurnStep("take-gone", any: .given) { $0.takeGone() },
            TurnStep("take-given", any: .given) { $0.takeGiven() },
            TurnStep("call-crisps", any: .crisps) { $0.callCrisps() },
            TurnStep("call-tenders", any: .tenders) { $0.callTenders() },
            TurnStep("take-each-of", any: .each) { $0.takeEachOf() },
            TurnStep("take-weight-of-each", any: .each) { $0.takeWeightOfEach() },
            TurnStep("share-measure", any: .handful) { $0.shareMeasure() },
            TurnStep("correct", any: [.correcting, .doubting]) { $0.correct() },
            TurnStep("take-swaps", any: .swapping) { $0.takeSwaps() },
            TurnStep("take-refused", any: .correcting) { $0.takeRefused() },
            TurnStep("take-denied", any: .denying) { $0.takeDenied() },
        ])

    /// Words go where they belong, and what is called by several gets its name.
    private static let placed = TurnPhase(
        name: "placed",
        steps: [
            TurnStep("join-amounts", any: .sentences) { $0.joinAmounts() },
            TurnStep("take-made-into", any: .made) { $0.takeMadeInto() },
            TurnStep("place-oats", any: .oats) { $0.placeOats() },
            TurnStep("place-retold", any: [.counted, .sentences]) { $0.placeRetold() },
            TurnStep("take-of-all", any: .ofSome) { $0.takeOfAll() },
            TurnStep("take-eaten-of", any: .eating) { $0.takeEatenOf() },
            TurnStep("take-rinds", any: .rind) { $0.takeRinds() },
            TurnStep("place-bunless", any: .rind) { $0.placeBunless() },
            TurnStep(.placed),
            TurnStep("place-dry-weights", any: .counted) { $0.placeDryWeights() },
            TurnStep(
                "bring-counts", any: [.part, .more, .counted, .ofSome, .times, .sentences, .detail]
            ) { $0.bringCounts() },
            TurnStep(
                "place-last-count",
                any: [.part, .more, .counted, .ofSome, .times, .sentences, .detail]
            ) { $0.placeLastCount() },
            TurnStep("place-looks", any: .look) { $0.placeLooks() },
            TurnStep("place-vessels", any: .vessel) { $0.placeVessels() },
            TurnStep("take-places", any: .place) { $0.takePlaces() },
            TurnStep("place-chains", any: .chain) { $0.placeChains() },
            TurnStep("place-scoop-flavour", any: .told) { $0.placeScoopFlavour() },
            TurnStep("call-scoops", any: .told) { $0.callScoops() },
            TurnStep("place-pots", any: .told) { $0.placePots() },
            TurnStep(.named),
            TurnStep("call-slices", any: .told) { $0.callSlices() },
            TurnStep("call-topped-slices", any: .told) { $0.callToppedSlices() },
            TurnStep("place-fillings", any: .told) { $0.placeFillings() },
            TurnStep("place-milk", any: .told) { $0.placeMilk() },
            TurnStep("take-meat-kind", any: .told) { $0.takeMeatKind() },
            TurnStep("take-cocoa", any: .told) { $0.takeCocoa() },
        ])

    /// What is in a drink and how much of it there is.
    private static let drunk = TurnPhase(
        name: "drunk",
        steps: [
            TurnStep("take-levels", any: .level) { $0.takeLevels() },
            TurnStep(.drunk),
            TurnStep("place-volume", any: .volume) { $0.placeVolume() },
            TurnStep("take-spirits", any: .spirit) { $0.takeSpirits() },
            TurnStep("take-drinks", any: .drink) { $0.takeDrinks() },
            TurnStep("place-zero", any: .soda) { $0.placeZero() },
            TurnStep("take-soda-flavours", any: .soda) { $0.takeSodaFlavours() },
            TurnStep("call-pumps", any: .soda) { $0.callPumps() },
        ])

    /// What is counted and weighed, and where its kind stands.
    private static let counted = TurnPhase(
        name: "counted",
        steps: [
            TurnStep("place-kind-behind-times", any: .times) { $0.placeKindBehindTimes() },
            TurnStep("take-dimensions", any: .times) { $0.takeDimensions() },
            TurnStep("take-times", any: .times) { $0.takeTimes() },
            TurnStep("take-both", any: .named) { $0.takeBoth() },
            TurnStep("take-for-one", any: .named) { $0.takeForOne() },
            TurnStep("take-just-one", any: .named) { $0.takeJustOne() },
            TurnStep("place-named", any: .named) { $0.placeNamed() },
            TurnStep("place-spoons", any: [.numbers, .counted]) { $0.placeSpoons() },
            TurnStep(.counted),
            TurnStep("place-eggs", any: [.numbers, .counted]) { $0.placeEggs() },
            TurnStep("take-whites", any: .whites) { $0.takeWhites() },
            TurnStep("take-egg-sandwich", any: .whites) { $0.takeEggSandwich() },
            TurnStep("place-last-bowls", any: .numbers) { $0.placeLastBowls() },
            TurnStep("take-kind-behind-weight", any: .numbers) { $0.takeKindBehindWeight() },
            TurnStep("take-kind-apart", any: .numbers) { $0.takeKindApart() },
            TurnStep("count-inside", any: .numbers) { $0.countInside() },
            TurnStep("count-fingers", any: [.numbers, .counted]) { $0.countFingers() },
            TurnStep("count-cuts", any: [.numbers, .counted]) { $0.countCuts() },
            TurnStep("call-more", any: .more) { $0.callMore() },
            TurnStep("take-more", any: .more) { $0.takeMore() },
        ])

    /// How much of it was eaten, and by whom the rest.
    private static let eaten = TurnPhase(
        name: "eaten",
        steps: [
            TurnStep("take-unfinished-start", any: .finishing) { $0.takeUnfinishedStart() },
            TurnStep("take-left", any: .eating) { $0.takeLeft() },
            TurnStep(.eaten),
            TurnStep("take-kind-behind", any: [.counted, .sentences]) { $0.takeKindBehind() },
            TurnStep("count-eggs", any: .counted) { $0.countEggs() },
            TurnStep("take-kind-behind-count", any: .counted) { $0.takeKindBehindCount() },
            TurnStep("take-fillings", any: .counted) { $0.takeFillings() },
            TurnStep("count-one-of-two", any: .counted) { $0.countOneOfTwo() },
            TurnStep("count-pieces", any: .counted) { $0.countPieces() },
            TurnStep("count-again", any: .counted) { $0.countAgain() },
            TurnStep("place-bracketed-kind", any: .detail) { $0.placeBracketedKind() },
            TurnStep("take-retold", any: .detail) { $0.takeRetold() },
            TurnStep("take-kinds", any: .detail) { $0.takeKinds() },
            TurnStep("take-details", any: .detail) { $0.takeDetails() },
            TurnStep("take-cut", any: .cutting) { $0.takeCut() },
            TurnStep("call-milk", any: .part) { $0.callMilk() },
            TurnStep("take-used", any: .part) { $0.takeUsed() },
            TurnStep("take-halves", any: .part) { $0.takeHalves() },
            TurnStep("take-and-half", any: .part) { $0.takeAndHalf() },
            TurnStep("read-portion", any: .part) { $0.readPortion() },
            TurnStep("bring-counts-again", any: .part) { $0.bringCounts() },
            TurnStep("take-eaten", any: .part) { $0.takeEaten() },
            TurnStep("take-unfinished", any: .finishing) {
                if $0.parts.isEmpty { $0.takeUnfinished() }
            },
            TurnStep("take-shared", any: .sharing) { $0.takeShared() },
        ])
}
