internal import FoodCatalog
internal import Nutrition

extension SentenceWords {
    /// The words of a line in Chinese, of which clauses, times and amounts are found already.
    init(
        chinese text: String, catalog: FoodCatalog, region: HanText.Region, weights: ReaderWeights,
        trace: ReadingTrace? = nil
    ) {
        let index = catalog.index
        let line = ChineseTokens(text, catalog: catalog, region: region)
        words = line.tokens.map { Self.word($0, index: index, weights: weights) }
        parts = line.parts
        isItemized = true
        isOtherTalk = line.isOtherTalk
        for hit in line.hits { for position in hit.tokens { words[position].isTaken = true } }
        for position in words.indices where words[position].has(.meal) {
            words[position].isTaken = true
        }
        time = TimePass.time(of: line.hits.map(\.time))
        if let trace {
            for hit in line.hits { trace.tell("spans/times", words[hit.tokens], ReadingTrace.time) }
        }
        takeFigures(of: text, index: index)
        quantities = QuantityPass.quantities(in: words)
        takeQuantities()
        setBarriers(weights)
        for position in line.beginnings where position > 0 && position < words.count {
            barriers[position] = 100
        }
        occasions = OccasionPass.occasions(in: words, hits: line.hits, index: index)
        for occasion in occasions { barriers[occasion.words.lowerBound] = 100 }
    }
}
