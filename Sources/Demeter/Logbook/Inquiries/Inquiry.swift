internal import MealReader
internal import Nutrition

/// A question about what was eaten and what is aimed at, or a goal that is set: nothing is logged by it.
enum Inquiry: Sendable, Hashable {
    /// "What did I eat last week", "what did I have for breakfast"
    case intake(Span, Meal?)
    /// "How many calories did I have yesterday"; without a nutrient all that is usual.
    case sum(Nutrient?, Span, Meal?)
    /// "How many ml of water today"
    case volume(String, Span)
    /// "How often did I have coffee", "when did I last have pizza"
    case history(Aspect, String, Span?)
    /// "How am I doing", "did I reach my protein goal"
    case progress(Nutrient?, Span)
    /// "How was my week", "review last week"
    case week(Span)
    /// "What's my calorie goal"
    case goals(Nutrient?)
    /// "My goal is 2000 calories"; a nutrient without a goal has none from now on.
    case setGoals([Nutrient: Goal?])
    /// "Delete my goals"
    case dropGoals
    /// Talk of a goal that says no figure: how to set one.
    case goalWords
    /// A question about a day that nobody understands, in these words.
    case whichDay(String)
    /// What is asked of vitamins, minerals and the rest.
    case nutrients(NutrientInquiry)
    /// What somebody says of themselves, or asks of it.
    case person(PersonRemark)
    /// "I'm allergic to peanuts", "no more peanut allergy", "my allergies"
    case allergies(AllergyWords.Wish)
    /// "What instead of milk in my latte"
    case alternatives(AlternativeWords.Wish)
    /// "I feel bloated, three of five", "how often was I bloated"
    case feelings(FeelingWords.Wish)
    /// "Start the twenty-one days", "how is my programme going"
    case programme(ProgrammeWords.Wish)
    /// "How do I delete an entry"
    case help

    /// Whether it sets something rather than asks.
    var isChange: Bool {
        switch self {
        case .setGoals, .dropGoals, .person, .allergies, .programme: true
        default: false
        }
    }

    /// What is asked of a food.
    enum Aspect: Sendable, Hashable {
        case often
        case lastTime
        case whether
        case amount
    }
}
