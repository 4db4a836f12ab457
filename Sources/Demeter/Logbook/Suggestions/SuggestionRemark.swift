internal import Nutrition

/// What somebody says of what they could have: they ask for it, choose, or want something else.
enum SuggestionRemark: Sendable, Hashable {
    /// "What do I usually have now", "suggest something for dinner"
    case ask(Meal?)
    /// "The usual", "the usual breakfast"
    case usual(Meal?)
    /// "My usual coffee"
    case usualFood(String)
    /// "Five stars for the chili"; `nil` takes them away
    case rate(String, Int?)
    /// "1", "the second one", "both": places from 1, or all.
    case choose([Int])
    case chooseAll
    /// "Both", of two
    case chooseBoth
    /// "Something else"
    case others
}
