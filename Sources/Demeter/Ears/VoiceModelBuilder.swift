internal import Glibc
internal import Nutrition
internal import Speech
internal import Threads

/// Makes the language model and the dictionary from the grammars and the foods.
package struct VoiceModelBuilder: Sendable {
    package var sources: VoiceSources
    /// Where the files go, one folder for each fingerprint.
    package var folder: String
    package var settings = VoiceSettings()

    package init(sources: VoiceSources, folder: String) {
        self.sources = sources
        self.folder = folder
    }

    /// The model of the sources, made now unless it was before.
    package func model() throws(EarsError) -> VoiceModel {
        let texts = try grammarTexts()
        let path = "\(sources.grammars)/exceptions.dict"
        let exceptions =
            Files.exists(path) ? String(decoding: try Files.read(path), as: UTF8.self) : ""
        let fingerprint = fingerprint(of: texts.map(\.text) + [exceptions])
        let base = "\(folder)/\(fingerprint)"
        let hasRecipes = texts.contains { $0.file == "\(sources.grammars)/recipes.jsgf" }
        let model = VoiceModel(
            languageModel: "\(base)/words.lm.bin", orders: "\(base)/orders.lm.bin",
            talk: "\(base)/talk.lm.bin",
            recipes: hasRecipes
                ? .init(orders: "\(base)/recipes.lm.bin", telling: "\(base)/telling.lm.bin") : nil,
            dictionary: "\(base)/words.dict",
            acoustics: "\(sources.modelFolder)/en-us", wakePhrase: sources.wakePhrase,
            fingerprint: fingerprint)
        for place in [base, "\(folder)/\(Self.lastingFolder)"] { Files.removeLeftovers(in: place) }
        // The dictionary is written last, so where it is, the rest is whole.
        if Files.exists(model.dictionary) { return model }
        try Files.makeFolder(base)
        let all = try grammars(of: texts)
        // What is heard at first knows nothing of recipes, so that it hears what it always heard.
        let grammars = (own: all.own.filter { $0.name != Self.recipeGrammar }, foods: all.foods)
        let source = try sentences(grammars.own + grammars.foods, of: Self.topRule)
        let recipes = try model.recipes.map { _ throws(EarsError) in
            try recipeSentences(all.own + all.foods)
        }
        let known = Pronunciations(parsing: exceptions)
        let beside = beside(
            of: grammars.own,
            texts: texts.filter { !$0.file.hasSuffix("/\(Self.recipeGrammar).jsgf") }.map(\.text),
            source, further: recipes?.words ?? [], exceptions: known)
        if let recipes, let paths = model.recipes { try write(recipes, to: paths) }
        var counts = counts(source, drawn: settings.sentences)
        guard let kept = try beside.lasting.take()?.get() else { return model }
        let others = kept.general.words(beside: source)
        add(kept.general, to: &counts, words: source.words + others, beside: others)
        try write(TrigramModel(counts, evenly: settings.evenly), to: model.languageModel)
        try Files.write(kept.orders, to: model.orders)
        try Files.write(kept.talk, to: model.talk)
        guard let dictionary = try beside.dictionary.take()?.get() else { return model }
        try Files.write(dictionary, to: model.dictionary)
        return model
    }

    /// What is made beside the counting of words, by a thread of its own.
    private struct Beside {
        /// The one thing that will be in it.
        let lasting = Mailbox<Result<LastingModels, EarsError>>()
        /// The dictionary's bytes, after that.
        let dictionary = Mailbox<Result<[UInt8], EarsError>>()
    }

    /// Has what no food changes made or read, and then the words pronounced, while the caller goes on.
    ///
    /// - Parameters:
    ///   - texts: those of the grammars.
    ///   - further: words to pronounce besides, which stand behind the others.
    private func beside(
        of grammars: [Grammar], texts: [String], _ source: SentenceSource, further: [String],
        exceptions: Pronunciations
    ) -> Beside {
        let beside = Beside()
        let work = { @Sendable () -> Void in
            do throws(EarsError) {
                let kept = try lasting(grammars, texts)
                beside.lasting.post(.success(kept))
                var words = source.words + kept.general.words(beside: source)
                let before = Set(words)
                words += further.filter { !before.contains($0) }
                let all = try pronunciations(of: words, exceptions: exceptions)
                beside.dictionary.post(.success(all.file(for: words)))
            } catch {
                // Whoever waits for the second has had the first.
                beside.lasting.post(.failure(error))
                beside.dictionary.post(.failure(error))
            }
        }
        if OwnThread.start("general", work) != 0 { work() }
        return beside
    }

    private func grammarTexts() throws(EarsError) -> [(file: String, text: String)] {
        var paths = try Files.names(in: sources.grammars)
            .filter { $0.hasSuffix(".jsgf") }.map { "\(sources.grammars)/\($0)" }
        guard paths.contains("\(sources.grammars)/utterance.jsgf") else {
            throw .noGrammars(folder: sources.grammars)
        }
        if let own = sources.ownGrammar, Files.exists(own) { paths.append(own) }
        var texts: [(file: String, text: String)] = []
        for path in paths {
            texts.append((path, String(decoding: try Files.read(path), as: UTF8.self)))
        }
        return texts
    }

    /// The grammars, and those that are made of the foods.
    private func grammars(
        of texts: [(file: String, text: String)]
    ) throws(EarsError) -> (own: [Grammar], foods: [Grammar]) {
        do throws(GrammarError) {
            var grammars: [Grammar] = []
            var own = Expansion.nothing
            for (file, text) in texts {
                let grammar = try Grammar(parsing: text, file: file)
                grammars.append(grammar)
                if file == sources.ownGrammar {
                    own = .choice(
                        grammar.publicRules.map { .init(.rule("\(grammar.name).\($0)")) })
                }
            }
            let countable = grammars.first { $0.name == "foods" }?.rules["countable"]
            let foods = FoodGrammar.grammars(
                of: sources.foods, countable: countable, settings: settings)
            grammars.append(Grammar(name: "own", rules: ["utterance": own]))
            let wake = SpokenWords.words(of: sources.wakePhrase).map(Expansion.word)
            grammars.append(Grammar(name: "wake", rules: ["phrase": .sequence(wake)]))
            return (grammars, foods)
        } catch {
            throw .grammar(error)
        }
    }

    /// The rule of all that people say.
    private static let topRule = "utterance.utterance"

    func sentences(_ grammars: [Grammar], of rule: String) throws(EarsError) -> SentenceSource {
        do throws(GrammarError) {
            return try SentenceSource(grammars, start: rule)
        } catch {
            throw .grammar(error)
        }
    }

    /// - Parameters:
    ///   - words: all that there are.
    ///   - others: those of general English alone, which stand behind the rest.
    private func add(
        _ general: GeneralEnglish, to counts: inout TrigramCounts, words: [String],
        beside others: [String]
    ) {
        let places = Dictionary(
            words.enumerated().map { ($0.element, Int32($0.offset)) },
            uniquingKeysWith: { one, _ in one })
        let mapped = general.words.map { places[$0, default: 0] }
        let weight =
            settings.generalShare * Float(settings.sentences)
            / Float(max(1, settings.generalSentences)) / settings.flattening
        counts.add(words: others)
        for sentence in general.sentences where !sentence.isEmpty {
            counts.add(sentence.map { mapped[$0] }, weight: weight)
        }
    }

    func counts(_ source: SentenceSource, drawn count: Int) -> TrigramCounts {
        var generator = Randomness(seed: settings.seed)
        var counts = TrigramCounts(words: source.words)
        counts.reserveSentences(count + settings.generalSentences)
        for _ in 0..<count {
            let sentence = source.sentence(using: &generator)
            if !sentence.isEmpty { counts.add(sentence, weight: 1 / settings.flattening) }
        }
        return counts
    }

    func write(_ trigrams: TrigramModel, to path: String) throws(EarsError) {
        // Others may be making the same model.
        let draft = "\(path).\(getpid())"
        try Files.write(trigrams.arpa, to: draft)
        try speech { () throws(SpeechError) in
            try ReferenceModel(path: draft).writeBinary(to: "\(draft).bin")
        }
        Files.remove(draft)
        try Files.rename("\(draft).bin", to: path)
    }

    private func pronunciations(
        of words: [String], exceptions: Pronunciations
    ) throws(EarsError) -> Pronunciations {
        let wanted = Set(words)
        let dictionary = "\(sources.modelFolder)/cmudict-en-us.dict"
        let known = Pronunciations(
            parsing: String(decoding: try Files.read(dictionary), as: UTF8.self), only: wanted)
        var all = exceptions.completed(by: known)
        try speech { () throws(SpeechError) in
            let phonemizer = try Phonemizer()
            for word in words where all[word] == nil || settings.areSpelled {
                if let phones = phonemizer.phones(of: word) { all.addVariant(word, phones) }
            }
        }
        return all
    }

    func speech<Value>(
        _ work: () throws(SpeechError) -> Value
    ) throws(EarsError) -> Value {
        do throws(SpeechError) { return try work() } catch { throw .speech(error) }
    }

    /// A hash of everything that the model is made from.
    private func fingerprint(of texts: [String]) -> String {
        var made = Fingerprint()
        made.mix("6 \(settings)")
        made.mix(sources.wakePhrase)
        for text in texts { made.mix(text) }
        for food in sources.foods {
            made.mix(food.name)
            for alias in food.aliases { made.mix(alias) }
            for portion in food.portions { made.mix(portion.label) }
            made.mix("\(food.rank ?? -1)")
        }
        return made.text
    }
}
