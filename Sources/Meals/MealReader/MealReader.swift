package import FoodCatalog
package import Nutrition

/// Turns what a person says into foods with amounts, without a network or a model.
package struct MealReader: Sendable {
    package let catalog: FoodCatalog
    /// How often the person ate a food, which outranks how often others eat it.
    package var history: [FoodID: Int] { didSet { eaten = catalog.places(of: history) } }
    /// The same by where the foods stand in the catalog.
    private var eaten: [Int32: Int]
    let weights: ReaderWeights
    /// Whether the catalog holds imported foods besides the curated ones.
    package let hasImports: Bool
    /// Where the person speaks Chinese, which tells what some of its words mean.
    package var region: HanText.Region
    /// The rules of turns of speech.
    private let rules: RuleTable
    private let desks = Desks()

    package init(
        catalog: FoodCatalog, history: [FoodID: Int] = [:],
        weights: ReaderWeights = ReaderWeights(), region: HanText.Region = .taiwan,
        rules: RuleTable = .compiled
    ) {
        self.rules = rules
        self.region = region
        self.catalog = catalog
        self.history = history
        eaten = catalog.places(of: history)
        self.weights = weights
        hasImports = catalog.hasImports
    }

    /// What `text` is, a meal, a command or neither, and what it says.
    package func read(_ text: String) -> Sentence {
        if let command = CommandPass.command(in: text) { return .command(command) }
        if let again = AgainWords.again(in: text) { return .command(.again(again)) }
        let reading = reading(of: text)
        return reading.items.isEmpty ? .nothing(reading) : .meal(reading)
    }

    /// The days and clocks in a text; in Chinese those of meals alone.
    package func times(in text: String) -> SaidTimes {
        guard HanText.holdsHan(text) else { return SaidTimes(in: text) }
        let line = ChineseTokens(text, catalog: catalog, region: region)
        return SaidTimes(line.hits, among: line.tokens, of: text)
    }

    /// A reading with what its confidence rests on, for the tool that fits the confidence.
    package func evidence(of text: String) -> (reading: Reading, items: [JudgeFeatures]) {
        let sentence = FinishedSentence(words(of: text))
        return desks.with(for: catalog) { desk in
            var work = ReadingWork(
                text: text, sentence: sentence, catalog: catalog, eaten: eaten,
                weights: weights, hasImports: hasImports)
            var reading = Reading(text: text)
            work.read(into: &reading, at: &desk)
            return (reading, work.evidence)
        }
    }

    /// What tells talk from a meal in a text, for the tool that fits it.
    package func talk(of text: String) -> [TalkFeatures.Row] {
        var rows: [TalkFeatures.Row] = []
        _ = SentenceWords(text: text, index: catalog.index, weights: weights, rules: rules) {
            features in
            features.visit { rows.append($0) }
        }
        return rows
    }

    /// What `text` says when it is taken as a meal, whatever it looks like.
    package func reading(of text: String) -> Reading {
        if catalog.store == nil { return plainReading(of: text) }
        return plainReading(of: text).completed(by: self)
    }

    /// The words of a text with their roles, by the passes of its language.
    private func words(of text: String, trace: ReadingTrace? = nil) -> SentenceWords {
        HanText.holdsHan(text)
            ? SentenceWords(
                chinese: text, catalog: catalog, region: region, weights: weights, trace: trace)
            : SentenceWords(
                text: text, index: catalog.index, weights: weights, rules: rules, trace: trace)
    }

    /// - Parameter trace: told of the rules that speak.
    func plainReading(of text: String, trace: ReadingTrace? = nil) -> Reading {
        let sentence = FinishedSentence(words(of: text, trace: trace))
        var work = ReadingWork(
            text: text, sentence: sentence, catalog: catalog, eaten: eaten,
            weights: weights, hasImports: hasImports, trace: trace)
        return desks.with(for: catalog) { desk in
            var reading = Reading(text: text)
            work.read(into: &reading, at: &desk)
            // Handed over, which a plain return would copy.
            return consume reading
        }
    }
}
