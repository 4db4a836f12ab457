/// Reads names, descriptions and lists of ingredients by a table of phrases; the longest phrase wins.
package struct PhraseReader: Sendable {
    private let phrases: any AllergenPhrases

    package init(_ phrases: any AllergenPhrases) { self.phrases = phrases }

    /// A telling phrase of the text, and the most that its answers may be there.
    private struct Told {
        var key: String
        var phrase: AllergenPhrase
        var most: Answer
        var end: Int
    }

    /// What the words tell. It is complete when every word says something to the table and one of them
    /// names a food.
    ///
    /// - Parameter besideRecipe: what names one ingredient is taken as probable and what names a kind
    ///   of dish as possible, for words beside a recipe that is known.
    package func assessment(
        of text: String, basis: Assessment.Basis, besideRecipe: Bool = false
    ) -> Assessment {
        let words = AllergenText.words(of: text).flatMap(parts)
        let keys = words.map(AllergenText.singular)
        var told: [Told] = []
        var freed: Set<Trigger> = []
        var assessment = Assessment(basis: basis, isComplete: true)
        var next = Answer.contains
        // What everything behind it is at most.
        var most = Answer.contains
        var index = 0
        while index < words.count {
            guard let match = match(words, keys, at: index) else {
                if Trigger.isAdditive(words[index]) {
                    // Those with a trigger stand in the table.
                    assessment.ingredients.append(words[index])
                } else if !Self.isNumber(words[index]), next != .notByRecipe {
                    // What it is without leaves nothing open.
                    assessment.unread.append(words[index])
                }
                index += 1
                continue
            }
            let end = index + match.count
            switch match.phrase {
            case .tells:
                told.append(
                    Told(key: match.key, phrase: match.phrase, most: min(next, most), end: end))
                next = .contains
            case .neutral: break
            case .free(let triggers): freed.formUnion(triggers)
            case .without: next = .notByRecipe
            case .perhaps: next = .mayContain
            case .traces: most = .mayContain
            case .flavour:
                if let last = told.indices.last, told[last].end == index {
                    told[last].most = min(told[last].most, .probably)
                    told[last].end = end
                }
            }
            index = end
        }
        for phrase in told where phrase.most > .notByRecipe {
            take(phrase, freed, besideRecipe, into: &assessment)
        }
        assessment.isComplete = assessment.unread.isEmpty && !assessment.ingredients.isEmpty
        return assessment
    }

    /// Whether a text begins to tell of what may only be in it: "may contain traces of nuts".
    package func warnsOfTraces(_ text: String) -> Bool {
        let words = AllergenText.words(of: text).flatMap(parts)
        let keys = words.map(AllergenText.singular)
        return words.indices.contains { match(words, keys, at: $0)?.phrase == .traces }
    }

    /// A joined word that no phrase begins with, taken apart: "peanut-butter".
    private func parts(_ word: String) -> [String] {
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }),
            phrases.longestPhrase(beginning: word) == 0,
            phrases.longestPhrase(beginning: AllergenText.singular(word)) == 0,
            !Self.isNumber(word)
        else { return [word] }
        return word.split { $0 == "-" || $0 == "/" }.map(String.init)
    }

    private func take(
        _ told: Told, _ freed: Set<Trigger>, _ besideRecipe: Bool, into assessment: inout Assessment
    ) {
        guard case .tells(let answers) = told.phrase else { return }
        if !assessment.ingredients.contains(told.key) { assessment.ingredients.append(told.key) }
        var most = told.most
        if besideRecipe { most = min(most, told.phrase.mostBesideRecipe) }
        for (trigger, answer) in answers.sorted(by: { $0.key < $1.key }) {
            let isFreed = trigger.lineage.contains(where: freed.contains)
            assessment.mark(
                trigger, min(answer, isFreed ? .mayContain : most), by: [told.key])
        }
    }

    private func match(
        _ words: [String], _ keys: [String], at index: Int
    ) -> (phrase: AllergenPhrase, key: String, count: Int)? {
        var longest = phrases.longestPhrase(beginning: words[index])
        if keys[index] != words[index] {
            longest = max(longest, phrases.longestPhrase(beginning: keys[index]))
        }
        longest = min(longest, words.count - index)
        guard longest > 0 else { return nil }
        for count in stride(from: longest, through: 1, by: -1) {
            let written = words[index..<index + count].joined(separator: " ")
            if let phrase = phrases.phrase(written) { return (phrase, written, count) }
            let singular = keys[index..<index + count].joined(separator: " ")
            if singular != written, let phrase = phrases.phrase(singular) {
                return (phrase, singular, count)
            }
        }
        return nil
    }

    /// "3.25%", "1/4"
    private static func isNumber(_ word: String) -> Bool {
        word.utf8.allSatisfy {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "./%-".utf8.contains($0)
        }
    }
}
