internal import Nutrition

/// A stretch of a sentence with the foods that it may mean, best first and never empty.
struct MatchedSpan {
    var span: Span
    var candidates: [Candidate]
}
