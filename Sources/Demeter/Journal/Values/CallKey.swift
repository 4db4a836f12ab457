/// Under which name a call changes the journal, so that it is carried out once however often it is sent.
///
/// It is bound to the task of the call; the first write of that task notes it in its own transaction.
package struct CallKey: Sendable, Hashable {
    /// The sender's own word.
    package let name: String
    /// Method and parameters: the same name for another call is a mistake of the sender's.
    package let call: String

    @TaskLocal package static var current: CallKey?

    package init(name: String, call: String) {
        self.name = name
        self.call = call
    }
}

/// A call that was carried out under a key before.
package struct KeyedCall: Sendable, Hashable {
    package let call: String
    /// What it was answered; `nil` when the daemon ended before it knew.
    package let result: String?
}
