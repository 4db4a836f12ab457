internal import FoodCatalog

/// Words of a text that say when, and what they say.
package struct TimeSpan: Sendable, Hashable {
    /// Bytes of the text in UTF-8.
    package var bytes: Range<Int>
    package var time: SpokenTime

    /// Where a text says when, in order, as lines, corrections and questions alike read it.
    package static func spans(in text: String) -> [TimeSpan] {
        let tokens = TextScanner.words(of: text)
        return TimePass(tokens: tokens).hits.map { hit in
            let last = tokens[hit.tokens.upperBound - 1]
            return TimeSpan(
                bytes: Int(tokens[hit.tokens.lowerBound].start)..<Int(last.end), time: hit.time)
        }
    }
}
