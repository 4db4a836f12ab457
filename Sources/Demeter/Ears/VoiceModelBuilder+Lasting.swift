internal import Speech

/// What no food changes: general English, and the language models of it and of drinks that are ordered.
struct LastingModels: Sendable {
    var general: GeneralEnglish
    /// The files' bytes.
    var orders: [UInt8]
    var talk: [UInt8]
}

// Making it takes as long as all the rest, so it is kept until the grammars change.
extension VoiceModelBuilder {
    /// The folder among the models' that keeps it.
    static let lastingFolder = "general"

    /// The rule of drinks that are ordered. None of its words comes from the foods.
    private static let ordersRule = "ordering.narrow"

    /// Makes it, or reads what was kept of it.
    ///
    /// - Parameter texts: those of the grammars.
    func lasting(
        _ grammars: [Grammar], _ texts: [String]
    ) throws(EarsError) -> LastingModels {
        var made = Fingerprint()
        made.mix("2 \(settings)")
        made.mix(sources.wakePhrase)
        for text in texts { made.mix(text) }
        let kept = "\(folder)/\(Self.lastingFolder)"
        let path = "\(kept)/\(made.text)"
        let (orders, talk) = ("\(path).orders", "\(path).talk")
        // The sentences are written last, so where they are, the rest was whole.
        if let bytes = try? Files.read(path), let general = GeneralEnglish(reading: bytes),
            let orders = try? Files.read(orders), let talk = try? Files.read(talk)
        {
            return LastingModels(general: general, orders: orders, talk: talk)
        }
        Files.removeFolder(kept)
        try Files.makeFolder(kept)
        let known = Set(grammars.flatMap { $0.rules.values.flatMap(\.words) })
        let general = try speech { () throws(SpeechError) in
            try GeneralEnglish(
                path: "\(sources.modelFolder)/en-us.lm.bin", known: known, settings: settings)
        }
        let drinks = try sentences(grammars, of: Self.ordersRule)
        try write(
            TrigramModel(
                counts(drinks, drawn: settings.orderSentences), evenly: settings.evenly),
            to: orders)
        try write(TrigramModel(counts(general), evenly: settings.evenly), to: talk)
        try Files.write(general.file, to: path)
        return try LastingModels(
            general: general, orders: Files.read(orders), talk: Files.read(talk))
    }

    private func counts(_ general: GeneralEnglish) -> TrigramCounts {
        var counts = TrigramCounts(words: general.words)
        counts.reserveSentences(general.sentences.count)
        for sentence in general.sentences where !sentence.isEmpty {
            counts.add(sentence.map(Int32.init), weight: 1 / settings.flattening)
        }
        return counts
    }
}
