/// One connection's talk: what "undo that" or an answer refers to is kept apart by it.
package struct ConversationID: RawRepresentable, Sendable, Hashable {
    /// Never used twice while the daemon runs.
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// What is spoken, which belongs to no connection.
    package static let voice = ConversationID(rawValue: -1)
}
