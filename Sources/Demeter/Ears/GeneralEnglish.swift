internal import Speech

/// Talk that is about no meal, so that such talk has somewhere to go instead of becoming food.
struct GeneralEnglish: Sendable, Hashable {
    /// The words of the general model that it may use.
    let words: [String]
    /// What is said, as places among the words.
    let sentences: [[Int]]

    /// Draws sentences from a model of general English.
    ///
    /// - Parameters:
    ///   - path: PocketSphinx's general English model.
    ///   - known: words that the grammars use.
    init(path: String, known: Set<String>, settings: VoiceSettings) throws(SpeechError) {
        let model = try ReferenceModel(path: path)
        let count = settings.generalWords
        let unigrams = model.unigrams()
            .filter { $0.word.utf8.allSatisfy { (97...122).contains($0) || $0 == 39 } }
            .sorted { $0.probability > $1.probability }
        let common = unigrams.prefix(count)
        let chosen = common + unigrams.dropFirst(count).filter { known.contains($0.word) }
        words = chosen.map(\.word)
        let followers = model.places(of: ["</s>"] + words)
        func sums(after word: String) -> [(word: Int, sum: Double)] {
            var total = 0.0
            return model.successors(of: word, among: followers).map { place, probability in
                total += probability
                return (place - 1, total)
            }
        }
        let starts = sums(after: "<s>")
        let successors = common.prefix(800).map { sums(after: $0.word) }
        var generator = Randomness(seed: settings.seed)
        sentences = (0..<settings.generalSentences).map { _ in
            Self.sentence(starts, successors, using: &generator)
        }
    }

    private static func sentence(
        _ starts: [(word: Int, sum: Double)], _ successors: [[(word: Int, sum: Double)]],
        using generator: inout Randomness
    ) -> [Int] {
        var sentence: [Int] = []
        var options = starts
        while sentence.count < 20, let total = options.last?.sum {
            let draw = Double.random(in: 0..<total, using: &generator)
            var (low, high) = (0, options.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if options[middle].sum > draw { high = middle } else { low = middle + 1 }
            }
            let word = options[low].word
            if word < 0 { break }
            sentence.append(word)
            options = word < successors.count ? successors[word] : []
        }
        return sentence
    }

    /// Those of its words that a source of sentences has not.
    func words(beside source: SentenceSource) -> [String] {
        words.filter { source.place(of: $0) == nil }
    }

    /// Reads what `file` wrote; `nil` when it is something else.
    init?(reading bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.popLast()?.isEmpty == true, let first = lines.first else { return nil }
        let words = first.split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        var sentences: [[Int]] = []
        sentences.reserveCapacity(lines.count)
        for line in lines.dropFirst() {
            var sentence: [Int] = []
            for word in line.split(separator: UInt8(ascii: " ")) {
                var place = 0
                for digit in word {
                    guard (48...57).contains(digit), place < words.count else { return nil }
                    place = 10 * place + Int(digit - 48)
                }
                guard place < words.count else { return nil }
                sentence.append(place)
            }
            sentences.append(sentence)
        }
        self.words = words
        self.sentences = sentences
    }

    /// The words in a line, and the sentences in one each, so that they need not be drawn again.
    var file: [UInt8] {
        var bytes = Array(words.joined(separator: " ").utf8)
        for sentence in sentences {
            bytes.append(UInt8(ascii: "\n"))
            bytes += sentence.map(String.init).joined(separator: " ").utf8
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
