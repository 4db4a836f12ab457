internal import FoodCatalog

/// The days and clocks in words that are no meal, as corrections, questions and answers are: "on friday at 8pm", "the
/// 20th", "3 days ago", "24/11", "between monday and wednesday", "at 6h30", "half 8", "last night at 2 am".
///
/// Here a weekday needs no capital and a date no "on"; a number alone is none.
package struct SaidTimes: Sendable, Hashable {
    /// A stretch of the text that says when.
    package struct Hit: Sendable, Hashable {
        /// Where it stands, with its "on", "at" or "between".
        package var range: Range<String.Index>
        package var time: SpokenTime
        /// The last day, where several are spoken of; the first is `time.day`.
        package var until: SpokenTime.Day?
    }

    /// In their order; neighbours are apart ("on friday" and "at 8pm").
    package let hits: [Hit]

    package init(in text: String) {
        let tokens = TextScanner.words(of: text)
        self.init(TimePass(tokens, of: text, in: .talk).hits, among: tokens, of: text)
    }

    init(_ hits: [TimePass.Hit], among tokens: [Token], of text: String) {
        func index(_ offset: Int32) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: Int(offset))
        }
        self.hits = hits.map { hit in
            Hit(
                range: index(tokens[hit.tokens.lowerBound].start)..<index(hit.last),
                time: hit.time, until: hit.until)
        }
    }

    /// The first day and the first clock of all; `nil` when none is said.
    package var time: SpokenTime? { TimePass.time(of: hits.map(\.time)) }

    /// The text without them, single spaces where they stood.
    package func rest(of text: String) -> String {
        var rest = ""
        var start = text.startIndex
        for hit in hits {
            rest += text[start..<hit.range.lowerBound]
            start = hit.range.upperBound
        }
        rest += text[start...]
        return rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
