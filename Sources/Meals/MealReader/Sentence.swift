package import Nutrition

/// What kind of thing a line is, which decides what is done with it.
package enum Sentence: Sendable, Hashable {
    /// Something was eaten or drunk.
    case meal(Reading)
    case command(Command)
    /// Neither a meal nor a command: small talk, other speech, noise.
    case nothing(Reading)
}

/// What a person can ask of the journal in a sentence.
package enum Command: Sendable, Hashable {
    case undo
    case redo
    /// "What have I had today?"
    case showDay(SpokenTime.Day)
    /// "How much protein have I had?", of a day.
    case showNutrient(Nutrient, SpokenTime.Day)
    /// "How many calories are left?"; `nil` asks about everything that has a goal.
    case showRemaining(Nutrient?)
    /// "How many calories are in a banana?": the words of the food, and the nutrient if only one.
    case showFigures(String, Nutrient?)
    /// "Delete the coffee": the words that name the entry, `nil` for the last one.
    case delete(String?)
    /// "The same breakfast as yesterday".
    case again(Again)
    case help
}
