/// What a rule of the review found doubtful about an entry.
package struct EntryWarning: Sendable, Hashable {
    /// The rule's name, for programs.
    package var rule: String
    /// The finding in a person's words.
    package var message: String

    package init(rule: String, message: String) {
        self.rule = rule
        self.message = message
    }
}
