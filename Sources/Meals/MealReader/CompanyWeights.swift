internal import FoodCatalog
internal import Nutrition

/// The passes that say what a food weighs in the company of others, and without what is lacking.
struct CompanyWeights {
    private let sentence: FinishedSentence
    private let splash: SplashPass
    private let slices: SlicesPass
    private let spread: SpreadPass
    private let absence: AbsencePass
    private let trace: ReadingTrace?

    /// - Parameter trace: told of the passes that speak.
    init(
        sentence: FinishedSentence, catalog: FoodCatalog, shelf: LabelShelf,
        trace: ReadingTrace? = nil
    ) {
        self.sentence = sentence
        self.trace = trace
        splash = SplashPass(sentence: sentence, catalog: catalog, shelf: shelf)
        slices = SlicesPass(sentence: sentence, catalog: catalog, shelf: shelf)
        spread = SpreadPass(sentence: sentence, catalog: catalog, shelf: shelf)
        absence = AbsencePass(sentence: sentence, catalog: catalog, shelf: shelf)
    }

    /// Settles the weight of the food at a place among others.
    func settle(
        _ weight: inout Weight, at place: Int, among matches: [MatchedSpan],
        _ regions: [Weigher.Region]
    ) {
        let (match, region) = (matches[place], regions[place])
        settle("splash", &weight, of: match) {
            splash.settle(&$0, of: match, in: region, among: matches, regions: regions)
        }
        settle("slices", &weight, of: match) {
            slices.settle(&$0, of: match, at: place, among: matches, regions: regions)
        }
        settle("spread", &weight, of: match) {
            spread.settle(&$0, of: match, at: place, among: matches, regions: regions)
        }
        settle("absence", &weight, of: match) {
            absence.settle(&$0, of: match, in: region)
        }
    }

    /// Has a pass speak, and whoever listens told of it.
    @inline(__always)
    private func settle(
        _ rule: String, _ weight: inout Weight, of match: MatchedSpan,
        by settle: (inout Weight) -> Void
    ) {
        let before = weight.grams
        settle(&weight)
        guard let trace, weight.grams != before else { return }
        trace.tell(
            "weights/\(rule)", sentence.words[match.span.start..<match.span.end],
            weight.assumption)
    }
}
