internal import Voice

extension Hearing {
    /// What counts of an utterance that was hardly understood, once a second recogniser has heard it too.
    ///
    /// Only what was said to Demeter is heard there: after the wake phrase, or while the ears are open. The
    /// utterance is still in memory, and is nowhere else.
    func heardAgain(_ heard: Heard, isOpen: Bool) -> Heard {
        guard let second else { return heard }
        let words = heard.text.split(separator: " ").map(String.init)
        let phrase: ArraySlice<String>
        switch wake.match(words) {
        case .leading(let count): phrase = words.prefix(count)
        case .none where isOpen: phrase = []
        case .alone, .none: return heard
        }
        var ours = heard
        ours.text = words.dropFirst(phrase.count).joined(separator: " ")
        let opinion = SecondOpinion(reader: reader, first: first)
        guard opinion.isWanted(for: ours), let told = second.words(of: utterance) else {
            return heard
        }
        let chosen = opinion.choice(of: ours, or: wake.behind(told))
        guard chosen != ours else { return heard }
        var meant = chosen
        // What follows looks for the phrase, as our own decoder heard it.
        meant.text = (phrase + [chosen.text]).joined(separator: " ")
        return meant
    }
}

extension WakePhrase {
    /// What another recogniser wrote behind the phrase, which it may write with commas and capitals; all of it
    /// where the phrase does not stand in front.
    func behind(_ told: String) -> String {
        let words = told.split(separator: " ").map(String.init)
        let plain = words.map { word in String(word.lowercased().filter { $0.isLetter }) }
        guard case .leading(let count) = match(plain) else { return told }
        return words.dropFirst(count).joined(separator: " ")
    }
}
