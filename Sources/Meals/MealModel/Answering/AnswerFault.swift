/// Why an answer cannot be used at all; nothing of it is logged.
///
/// Places are paths of our own schema (`food_items[2].calories`), never parts of the answer.
package enum AnswerFault: Error, Sendable, Hashable {
    /// The body is no JSON, or no chat completion.
    case notACompletion
    /// There is no choice, or its message is null or empty.
    case empty
    /// The model declined, or a filter of the server stopped it.
    case refused
    /// The length limit cut the answer off.
    case truncated
    /// The message holds no JSON object with `food_items`.
    case notJSON
    /// A member has a type that cannot be read.
    case wrongType(String)
    /// A figure is negative, or larger than anything edible.
    case impossible(String)
    case tooManyItems(Int)
}
