/// What became of handing an utterance to the journal.
package enum Receipt: Sendable, Hashable {
    /// It is on the disk and waits to be read.
    case new(UtteranceID)
    /// The same key came within 7 days; this is what it named then, perhaps still unfinished.
    case repeated(Utterance)
}
