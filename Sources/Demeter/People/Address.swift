/// For whom a line is by its words.
enum Address: Hashable {
    /// They name nobody.
    case nobody
    /// What is whose; more than one where people ate together.
    case shares([Share])
    /// Somebody beside its sayer is meant, and the words do not tell who.
    case unsure

    struct Share: Hashable {
        /// A person's key.
        var person: String
        /// What they would have said themselves.
        var line: String
    }
}
