/// Why nobody's journal is meant, or not one that may be used here.
package enum PersonFault: Error, Hashable {
    /// Nobody is called so; who is here.
    case unknown(String, known: [String])
    /// Words that mean somebody and do not tell whom; who is here.
    case unsure([String])
    /// Words of several people's meals, where one person's are expected; who is here.
    case several([String])
    /// The door is this person's alone.
    case doorOf(String)
    /// Their journal cannot be used; why, in a sentence.
    case unavailable(String, because: String)
    /// Somebody of the household who does not let its reader, who is called so, read their journal.
    case notShown(String, reader: String)
    /// What cannot be a name.
    case noName(String)
    /// It is the owner's, who can neither be added nor removed.
    case owner(String)
    /// There are so many already, as many as may be.
    case tooMany(Int)
    /// Nobody here can take people in, as in a test of something else.
    case notKept
}
