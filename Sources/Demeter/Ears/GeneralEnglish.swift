internal import Speech

/// Talk that is about no meal, so that such talk has somewhere to go instead of becoming food.
struct GeneralEnglish {
    /// The words of the general model that it may use.
    let words: [String]
    private var successors: [[(word: Int, sum: Double)]]
    private let starts: [(word: Int, sum: Double)]

    /// - Parameters:
    ///   - path: PocketSphinx's general English model.
    ///   - known: words that the grammars use.
    ///   - count: how many of the commonest words are used beside the known ones.
    init(path: String, known: Set<String>, count: Int) throws(SpeechError) {
        let model = try ReferenceModel(path: path)
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
        starts = sums(after: "<s>")
        successors = common.prefix(800).map { sums(after: $0.word) }
    }

    /// One sentence, as places among `words`.
    func sentence(using generator: inout some RandomNumberGenerator) -> [Int] {
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
}
