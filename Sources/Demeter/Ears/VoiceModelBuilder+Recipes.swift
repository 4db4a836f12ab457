internal import Speech

// What of recipes is said, of which language models of their own are made.
extension VoiceModelBuilder {
    static let recipeGrammar = "recipes"

    /// Sentences about recipes.
    struct RecipeSentences: Sendable {
        var orders: SentenceSource
        var telling: SentenceSource

        /// Those of both, each once.
        var words: [String] {
            orders.words + telling.words.filter { orders.place(of: $0) == nil }
        }
    }

    func recipeSentences(_ grammars: [Grammar]) throws(EarsError) -> RecipeSentences {
        RecipeSentences(
            orders: try sentences(grammars, of: "\(Self.recipeGrammar).order"),
            telling: try sentences(grammars, of: "\(Self.recipeGrammar).telling"))
    }

    func write(_ recipes: RecipeSentences, to paths: VoiceModel.Recipes) throws(EarsError) {
        for (source, path) in [(recipes.orders, paths.orders), (recipes.telling, paths.telling)] {
            try write(
                TrigramModel(
                    counts(source, drawn: settings.recipeSentences), evenly: settings.evenly),
                to: path)
        }
    }
}
