internal import Glibc
internal import Nutrition
internal import Speech

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
        let model = VoiceModel(
            languageModel: "\(base)/words.lm.bin", orders: "\(base)/orders.lm.bin",
            talk: "\(base)/talk.lm.bin", dictionary: "\(base)/words.dict",
            acoustics: "\(sources.modelFolder)/en-us", wakePhrase: sources.wakePhrase,
            fingerprint: fingerprint)
        // The dictionary is written last, so where it is, the rest is whole.
        if Files.exists(model.dictionary) { return model }
        try Files.makeFolder(base)
        let grammars = try grammars(of: texts)
        let source = try sentences(grammars.all)
        let general = try general(of: texts.map(\.text), known: grammars.known)
        let words = source.words + general.words.filter { source.place(of: $0) == nil }
        try write(
            TrigramModel(counts(source, general, words: words), evenly: settings.evenly),
            to: model.languageModel)
        let orders = try sentences(grammars.all, of: Self.ordersRule)
        try write(
            TrigramModel(
                counts(orders, drawn: settings.orderSentences, words: orders.words),
                evenly: settings.evenly),
            to: model.orders)
        try write(TrigramModel(counts(general), evenly: settings.evenly), to: model.talk)
        let pronunciations = try pronunciations(
            of: words, exceptions: Pronunciations(parsing: exceptions))
        try Files.write(pronunciations.file(for: words), to: model.dictionary)
        return model
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

    /// The grammars with those of the foods, and the words of the former.
    private func grammars(
        of texts: [(file: String, text: String)]
    ) throws(EarsError) -> (all: [Grammar], known: Set<String>) {
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
            let known = Set(grammars.flatMap { $0.rules.values.flatMap(\.words) })
            let countable = grammars.first { $0.name == "foods" }?.rules["countable"]
            grammars += FoodGrammar.grammars(
                of: sources.foods, countable: countable, settings: settings)
            grammars.append(Grammar(name: "own", rules: ["utterance": own]))
            let wake = SpokenWords.words(of: sources.wakePhrase).map(Expansion.word)
            grammars.append(Grammar(name: "wake", rules: ["phrase": .sequence(wake)]))
            return (grammars, known)
        } catch {
            throw .grammar(error)
        }
    }

    /// The rule of all that people say, and that of drinks they order.
    private static let topRule = "utterance.utterance"
    private static let ordersRule = "ordering.narrow"

    private func sentences(
        _ grammars: [Grammar], of rule: String = topRule
    ) throws(EarsError) -> SentenceSource {
        do throws(GrammarError) {
            return try SentenceSource(grammars, start: rule)
        } catch {
            throw .grammar(error)
        }
    }

    /// General English as it was drawn for the last model, unless the grammars have changed.
    ///
    /// Drawing it takes longer than all the rest, and no food changes it.
    private func general(of texts: [String], known: Set<String>) throws(EarsError) -> GeneralEnglish
    {
        var made = Fingerprint()
        made.mix("1 \(settings)")
        for text in texts { made.mix(text) }
        let kept = "\(folder)/\(Self.generalFolder)"
        let path = "\(kept)/\(made.text)"
        if let bytes = try? Files.read(path), let general = GeneralEnglish(reading: bytes) {
            return general
        }
        let general = try speech { () throws(SpeechError) in
            try GeneralEnglish(
                path: "\(sources.modelFolder)/en-us.lm.bin", known: known, settings: settings)
        }
        Files.removeFolder(kept)
        try Files.makeFolder(kept)
        try Files.write(general.file, to: path)
        return general
    }

    /// The folder among the models' that keeps general English.
    static let generalFolder = "general"

    private func counts(
        _ source: SentenceSource, _ general: GeneralEnglish, words: [String]
    ) -> TrigramCounts {
        var counts = counts(source, drawn: settings.sentences, words: words)
        let places = Dictionary(
            words.enumerated().map { ($0.element, Int32($0.offset)) },
            uniquingKeysWith: { one, _ in one })
        let mapped = general.words.map { places[$0, default: 0] }
        let weight =
            settings.generalShare * Float(settings.sentences)
            / Float(max(1, settings.generalSentences)) / settings.flattening
        for sentence in general.sentences where !sentence.isEmpty {
            counts.add(sentence.map { mapped[$0] }, weight: weight)
        }
        return counts
    }

    private func counts(
        _ source: SentenceSource, drawn count: Int, words: [String]
    ) -> TrigramCounts {
        var generator = Randomness(seed: settings.seed)
        var counts = TrigramCounts(words: words)
        counts.reserveSentences(count + settings.generalSentences)
        for _ in 0..<count {
            let sentence = source.sentence(using: &generator)
            if !sentence.isEmpty { counts.add(sentence, weight: 1 / settings.flattening) }
        }
        return counts
    }

    private func counts(_ general: GeneralEnglish) -> TrigramCounts {
        var counts = TrigramCounts(words: general.words)
        counts.reserveSentences(general.sentences.count)
        for sentence in general.sentences where !sentence.isEmpty {
            counts.add(sentence.map(Int32.init), weight: 1 / settings.flattening)
        }
        return counts
    }

    private func write(_ trigrams: TrigramModel, to path: String) throws(EarsError) {
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
            for word in words where all[word] == nil {
                if let phones = phonemizer.phones(of: word) { all.add(word, [phones]) }
            }
        }
        return all
    }

    private func speech<Value>(
        _ work: () throws(SpeechError) -> Value
    ) throws(EarsError) -> Value {
        do throws(SpeechError) { return try work() } catch { throw .speech(error) }
    }

    /// A hash of everything that the model is made from.
    private func fingerprint(of texts: [String]) -> String {
        var made = Fingerprint()
        made.mix("5 \(settings)")
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
