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
    /// "How many calories are left?"
    case showRemaining
    /// "Delete the coffee": the words that name the entry, `nil` for the last one.
    case delete(String?)
    case help
}
