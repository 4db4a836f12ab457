import TestSupport
import Testing

@testable import Speech

@Suite struct TrigramModelTests {
    /// The rows of one order of an ARPA file: words, and the probabilities read back from their
    /// logarithms.
    private static func rows(
        _ model: TrigramModel, order: Int
    ) -> [[String]: (probability: Double, backoff: Double)] {
        let text = String(decoding: model.arpa, as: UTF8.self)
        var isInside = false
        var rows: [[String]: (probability: Double, backoff: Double)] = [:]
        for line in text.split(separator: "\n") {
            if line.hasPrefix("\\") {
                isInside = line == "\\\(order)-grams:"
            } else if isInside {
                let parts = line.split(separator: "\t")
                let value = { (part: Substring) in power(10, Double(part) ?? .nan) }
                rows[parts[1].split(separator: " ").map(String.init)] = (
                    value(parts[0]), parts.count > 2 ? value(parts[2]) : 0
                )
            }
        }
        return rows
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        // 10^x by the series of e^(x ln 10), halved until it converges at once.
        let small = exponent * 2.302_585_092_994_046 / 1_024
        var (sum, term) = (1.0, 1.0)
        for index in 1..<8 {
            term *= small / Double(index)
            sum += term
        }
        for _ in 0..<10 { sum *= sum }
        return sum
    }

    private static func counts(_ words: [String], _ sentences: [[Int32]]) -> TrigramCounts {
        var counts = TrigramCounts(words: words)
        for sentence in sentences { counts.add(sentence) }
        return counts
    }

    @Test func `a small model has the probabilities of Witten and Bell`() {
        // "tea" twice and "hot tea" once: after the start, tea 2/3 and hot 1/3 were seen.
        let model = TrigramModel(
            Self.counts(["tea", "hot"], [[0], [0], [1, 0]]), evenly: 0)
        // Seen once in a context each: start→tea, start→hot, tea→end, hot→tea.
        let unigrams = Self.rows(model, order: 1)
        #expect(abs((unigrams[["tea"]]?.probability ?? 0) - 3.0 / 7) < 0.001)
        #expect(abs((unigrams[["hot"]]?.probability ?? 0) - 1.0 / 7) < 0.001)
        let bigrams = Self.rows(model, order: 2)
        // (2 + 2 · 3/7) / (3 + 2)
        #expect(abs((bigrams[["<s>", "tea"]]?.probability ?? 0) - 0.5714) < 0.001)
        #expect(abs((unigrams[["<s>"]]?.backoff ?? 0) - 0.4) < 0.001)
        #expect(Self.rows(model, order: 3).keys.contains(["<s>", "hot", "tea"]))
    }

    @Test(arguments: 0..<100)
    func `the probabilities of every context add up to one`(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let words = (0..<8).map { "w\($0)" }
        let sentences = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
            (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                Int32.random(in: 0..<8, using: &generator)
            }
        }
        let model = TrigramModel(Self.counts(words, sentences))
        let unigrams = Self.rows(model, order: 1)
        let bigrams = Self.rows(model, order: 2)
        let all = ["</s>"] + words
        func second(_ context: String, _ word: String) -> Double {
            bigrams[[context, word]]?.probability
                ?? (unigrams[[context]]?.backoff ?? 1) * (unigrams[[word]]?.probability ?? 0)
        }
        let context = words[Int(sentences[0][0])]
        let sums = [
            all.reduce(0) { $0 + (unigrams[[$1]]?.probability ?? 0) },
            all.reduce(0) { $0 + second("<s>", $1) }, all.reduce(0) { $0 + second(context, $1) },
        ]
        for sum in sums { #expect(abs(sum - 1) < 0.005, "seed \(seed): \(sum)") }
    }
}
