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
            languageModel: "\(base)/words.lm.bin", dictionary: "\(base)/words.dict",
            acoustics: "\(sources.modelFolder)/en-us", fingerprint: fingerprint)
        // The dictionary is written last, so where it is, the rest is whole.
        if Files.exists(model.dictionary) { return model }
        try Files.makeFolder(base)
        let source = try sentences(of: texts)
        let general = try speech { () throws(SpeechError) in
            try GeneralEnglish(
                path: "\(sources.modelFolder)/en-us.lm.bin", known: Set(source.words),
                count: settings.generalWords)
        }
        let words = source.words + general.words.filter { source.place(of: $0) == nil }
        let pronunciations = try pronunciations(
            of: words, exceptions: Pronunciations(parsing: exceptions))
        let trigrams = TrigramModel(
            counts(source, general, words: words), evenly: settings.evenly)
        // Others may be making the same model.
        let draft = "\(base)/words.\(getpid()).lm"
        try Files.write(trigrams.arpa, to: draft)
        try speech { () throws(SpeechError) in
            try ReferenceModel(path: draft).writeBinary(to: "\(draft).bin")
        }
        Files.remove(draft)
        try Files.rename("\(draft).bin", to: model.languageModel)
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

    private func sentences(
        of texts: [(file: String, text: String)]
    ) throws(EarsError) -> SentenceSource {
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
            grammars += FoodGrammar.grammars(
                of: sources.foods, countable: countable, settings: settings)
            grammars.append(Grammar(name: "own", rules: ["utterance": own]))
            let wake = SpokenWords.words(of: sources.wakePhrase).map(Expansion.word)
            grammars.append(Grammar(name: "wake", rules: ["phrase": .sequence(wake)]))
            return try SentenceSource(grammars, start: "utterance.utterance")
        } catch {
            throw .grammar(error)
        }
    }

    private func counts(
        _ source: SentenceSource, _ general: GeneralEnglish, words: [String]
    ) -> TrigramCounts {
        var generator = Randomness(seed: settings.seed)
        var counts = TrigramCounts(words: words)
        counts.reserveSentences(settings.sentences + settings.generalSentences)
        for _ in 0..<settings.sentences {
            let sentence = source.sentence(using: &generator)
            if !sentence.isEmpty { counts.add(sentence, weight: 1 / settings.flattening) }
        }
        let places = Dictionary(
            words.enumerated().map { ($0.element, Int32($0.offset)) },
            uniquingKeysWith: { one, _ in one })
        let mapped = general.words.map { places[$0, default: 0] }
        let weight =
            settings.generalShare * Float(settings.sentences)
            / Float(max(1, settings.generalSentences)) / settings.flattening
        for _ in 0..<settings.generalSentences {
            let sentence = general.sentence(using: &generator).map { mapped[$0] }
            if !sentence.isEmpty { counts.add(sentence, weight: weight) }
        }
        return counts
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

    /// A hash of everything that the model is made from; FNV-1a, which is enough to see a change.
    private func fingerprint(of texts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        mix("3 \(settings)")
        mix(sources.wakePhrase)
        for text in texts { mix(text) }
        for food in sources.foods {
            mix(food.name)
            for alias in food.aliases { mix(alias) }
            for portion in food.portions { mix(portion.label) }
            mix("\(food.rank ?? -1)")
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
