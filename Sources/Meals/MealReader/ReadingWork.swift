internal import FoodCatalog
internal import Nutrition

/// One sentence on its way to a reading.
struct ReadingWork {
    let text: String
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let eaten: [Int32: Int]
    let weights: ReaderWeights
    /// Whether the catalog holds imported foods besides the curated ones.
    let hasImports: Bool
    let trace: ReadingTrace?
    /// What the confidence was judged by, for the tool that fits it.
    var evidence: [JudgeFeatures] = []
    /// What names a dish whose parts are told, or parts of a dish: understood, though no food of its own.
    var composed: [MatchedSpan] = []

    init(
        text: String, sentence: FinishedSentence, catalog: FoodCatalog, eaten: [Int32: Int],
        weights: ReaderWeights, hasImports: Bool, trace: ReadingTrace? = nil
    ) {
        self.trace = trace
        self.text = text
        self.sentence = sentence
        self.catalog = catalog
        self.eaten = eaten
        self.weights = weights
        self.hasImports = hasImports
    }

    /// "0 beers", "beers: 0": of what nobody had any nothing is written down; unlike "a 0.0 beer" and
    /// "zero alcohol beer".
    func takeNone(of matches: inout [MatchedSpan], _ regions: inout [Weigher.Region]) {
        func isHad(_ region: Weigher.Region) -> Bool {
            guard let amount = region.leading ?? region.trailing else { return true }
            let number = sentence.words[amount.start].token
            return amount.count != 0 || !number.isNumber || number.length > 1
        }
        guard !regions.allSatisfy(isHad) else { return }
        let had = regions.indices.filter { isHad(regions[$0]) }
        (matches, regions) = (had.map { matches[$0] }, had.map { regions[$0] })
    }

    /// The words around each food; those around what is told of a dish are no food's.
    func regions(of matches: [MatchedSpan]) -> [Weigher.Region] {
        let pass = RegionPass(sentence: sentence)
        if composed.isEmpty { return pass.regions(of: matches.map(\.span)) }
        let all = (matches + composed).map(\.span).sorted { $0.start < $1.start }
        return zip(all, pass.regions(of: all)).filter { span, _ in
            matches.contains { $0.span == span }
        }.map(\.1)
    }

    /// What the usual amounts must be multiplied by, where one weight was said for several foods;
    /// that weight is no single food's then, and of all of it, however much was eaten.
    func shareFactor(
        of matches: [MatchedSpan], in regions: inout [Weigher.Region], at desk: inout Desk
    ) -> Double? {
        guard matches.count > 1, let shared = sentence.quantities.last, shared.isShared,
            let measure = shared.measure, let one = measure.unit.grams
        else { return nil }
        for index in regions.indices where regions[index].trailing?.isShared == true {
            regions[index].trailing = nil
        }
        var whole = regions
        for index in whole.indices { whole[index].part = nil }
        let usual = usualGrams(of: matches.indices, matches, whole, at: &desk)
        guard usual > 0 else { return nil }
        return shared.count * measure.amount * one / usual
    }

    /// By place, what the usual amounts must be multiplied by of foods that were weighed together.
    mutating func shared(
        among matches: inout [MatchedSpan], _ regions: inout [Weigher.Region], at desk: inout Desk
    ) -> [Int: Double] {
        var pass = SharedWeightPass(sentence: sentence, catalog: catalog, shelf: desk.labels)
        var factors: [Int: Double] = [:]
        for share in pass.settle(&matches, &regions, inside: &composed) {
            let usual = settledGrams(of: share.places, matches, regions, at: &desk)
            guard usual > 0 else { continue }
            for place in share.places { factors[place] = share.grams / usual }
        }
        return factors
    }

    /// What foods would weigh together in each other's company without their shared weight.
    private func settledGrams(
        of places: ClosedRange<Int>, _ matches: [MatchedSpan], _ regions: [Weigher.Region],
        at desk: inout Desk
    ) -> Double {
        let company = CompanyWeights(sentence: sentence, catalog: catalog, shelf: desk.labels)
        return places.reduce(0) { sum, place in
            var weight = usualWeight(of: matches[place], in: regions[place], at: &desk)
            company.settle(&weight, at: place, among: matches, regions)
            return sum + weight.grams
        }
    }

    private func usualWeight(
        of match: MatchedSpan, in region: Weigher.Region, at desk: inout Desk
    ) -> Weight {
        let heard = HeardWords(sentence.words[region.lead.lowerBound..<region.tail.upperBound])
        return Weigher(
            food: desk.labels.food(at: match.candidates[0].food, of: catalog),
            words: sentence.words, region: region, heard: heard
        ).weigh(&desk.fits)
    }

    /// What foods would weigh together without their shared weight.
    private func usualGrams(
        of places: some Sequence<Int>, _ matches: [MatchedSpan], _ regions: [Weigher.Region],
        at desk: inout Desk
    ) -> Double {
        places.reduce(0) { sum, place in
            sum + usualWeight(of: matches[place], in: regions[place], at: &desk).grams
        }
    }

    /// Words as they were written.
    func written(_ positions: [Int]) -> [String] {
        guard !positions.isEmpty else { return [] }
        let writer = ItemWriter(text: text, sentence: sentence)
        return positions.map { writer.text(from: $0, to: $0 + 1) }
    }

    /// Whether one word is said so often that it says no longer how much.
    func isStuttered(_ span: Span) -> Bool {
        guard span.end - span.start > 4 else { return false }
        let words = sentence.words[span.start..<span.end]
        return words.contains { word in
            word.word >= 0 && !word.isTaken
                && words.count { $0.word == word.word && !$0.isTaken } > 4
        }
    }

    /// The kcal that the other foods would come to that a span may mean, which stand behind the first.
    func rivals(
        of foods: [MeasuredFood], instead weigher: inout Weigher, at desk: inout Desk
    ) -> [Double] {
        guard foods.count > 1 else { return [] }
        weigher.isForGrams = true
        defer { (weigher.food, weigher.isForGrams) = (foods[0], false) }
        var rivals: [Double] = []
        rivals.reserveCapacity(foods.count - 1)
        for food in foods.dropFirst() {
            weigher.food = food
            rivals.append(food.calories * weigher.weigh(&desk.fits).grams / 100)
        }
        return rivals
    }

    mutating func matches(at desk: inout Desk) -> [MatchedSpan] {
        var found = matches(of: sentence, at: &desk)
        if sentence.isItemized { return found }
        let coordination = CoordinationPass(
            catalog: catalog, shelf: desk.labels, words: sentence.words,
            quantities: sentence.quantities, foods: found.count, trace: trace)
        var cuts: [Int] = []
        // "ham sandwich, chips and an apple": what is cut at one joint may be joined at a comma before it.
        while true {
            let more = coordination.cuts(in: found).filter { joint in
                !cuts.contains(joint)
            }
            guard !more.isEmpty else { break }
            cuts += more
            found = matches(
                of: FinishedSentence(sentence, cutAt: cuts), at: &desk, earlier: found)
        }
        let shelf = desk.labels
        if sentence.occasions.isEmpty { return settled(found, shelf) }
        var all: [MatchedSpan] = []
        for occasion in sentence.occasions {
            all += settled(found.filter { occasion.words.contains($0.span.start) }, shelf)
        }
        return all
    }

    /// Foods of one occasion without what was said twice or is part of another.
    private mutating func settled(_ found: [MatchedSpan], _ shelf: LabelShelf) -> [MatchedSpan] {
        let merged = EchoPass(sentence: sentence, catalog: catalog).merge(found)
        heard("foods/echo", found, merged)
        let made = IngredientPass(sentence: sentence, catalog: catalog, shelf: shelf)
            .whole(merged)
        heard("foods/ingredients", merged, made)
        let isAlone = made.count == 1
        let isAll = made.allSatisfy { isLikely($0, isAlone: isAlone) }
        let likely = isAll ? made : made.filter { isLikely($0, isAlone: isAlone) }
        heard("foods/unlikely", made, likely)
        let whole = CompositionPass(
            sentence: sentence, catalog: catalog, shelf: shelf, trace: trace
        ).settled(likely)
        if whole.count < likely.count {
            composed += likely.filter { match in !whole.contains { $0.span == match.span } }
        }
        let company = CompanyPass(sentence: sentence, catalog: catalog, shelf: shelf)
            .settled(whole)
        heard("foods/company", whole, company)
        let weighed = PotPass(sentence: sentence, catalog: catalog, shelf: shelf)
            .settled(company)
        heard("foods/pot", company, weighed)
        let fried = ChipsPass(sentence: sentence, catalog: catalog, shelf: shelf).fried(weighed)
        heard("foods/chips", weighed, fried)
        return fried
    }

    private func heard(_ rule: String, _ before: [MatchedSpan], _ after: [MatchedSpan]) {
        guard let trace else { return }
        trace.hear(rule, before, after, of: sentence, catalog)
    }

    /// "roasted snarfle with rice": the rice begins behind the food that nobody knows.
    private func beginning(of span: Span, in sentence: FinishedSentence) -> Int {
        guard sentence.words[span.start].word < 0 || !sentence.words[span.start].isStrong,
            span.end - span.start > 2
        else { return span.start }
        var isStrange = false
        for position in span.start..<span.end - 1 {
            let word = sentence.words[position]
            if word.isStrong, word.word >= 0, !word.isTaken { return span.start }
            if isStrange, word.token.word == .with { return position + 1 }
            isStrange =
                isStrange
                || word.word < 0 && word.kinds.isEmpty && !word.isTaken
                    && word.token.length > 2 && !word.token.isNumber
        }
        return span.start
    }

    /// - Parameter earlier: what was found before the last cuts: what they leave as it was means the same.
    private func matches(
        of sentence: FinishedSentence, at desk: inout Desk, earlier: [MatchedSpan] = []
    ) -> [MatchedSpan] {
        let segmenter = Segmenter(index: catalog.index, weights: weights)
        let spans = segmenter.spans(of: sentence, chains: &desk.chains)
        let matcher = Matcher(
            catalog: catalog, weights: weights, eaten: eaten, barriers: sentence.barriers)
        var matches: [MatchedSpan] = []
        matches.reserveCapacity(spans.count)
        for span in spans {
            var known = span
            known.start = beginning(of: span, in: sentence)
            if let same = earlier.first(where: { $0.span == known }) {
                matches.append(same)
                continue
            }
            let candidates = matcher.candidates(
                for: span, of: sentence.words, limit: 5, at: &desk)
            if !candidates.isEmpty {
                matches.append(MatchedSpan(span: known, candidates: candidates))
            }
        }
        return matches
    }
}
