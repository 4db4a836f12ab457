package import JSON

/// Result of `sync.take`: what became of the records of another device.
package struct TakenMessage: Message {
    /// Records with something new in them.
    package var taken: Int
    /// Records of which everything was there.
    package var known: Int
    /// Records that refer to something that has not come yet; they are kept.
    package var waiting: Int
    /// Lines that cannot be, and were passed over.
    package var refused: Int
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost: Int
    /// Records that could only wait and had no room: the same is to be taken again.
    package var postponed: Int
    /// Whether something was forgotten that was here.
    package var erased: Bool
    /// Whether a copy of this journal wrote by its name, so that it goes on by another.
    package var renamed: Bool

    package init(
        taken: Int = 0, known: Int = 0, waiting: Int = 0, refused: Int = 0, lost: Int = 0,
        postponed: Int = 0, erased: Bool = false, renamed: Bool = false
    ) {
        self.taken = taken
        self.known = known
        self.waiting = waiting
        self.refused = refused
        self.lost = lost
        self.postponed = postponed
        self.erased = erased
        self.renamed = renamed
    }

    /// Counts what became of further records, after those that were counted.
    package mutating func add(_ other: TakenMessage) {
        taken += other.taken
        known += other.known
        refused += other.refused
        lost += other.lost
        postponed += other.postponed
        waiting = other.waiting
        erased = erased || other.erased
        renamed = renamed || other.renamed
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        taken = try members.wholeNumber("taken") ?? 0
        known = try members.wholeNumber("known") ?? 0
        waiting = try members.wholeNumber("waiting") ?? 0
        refused = try members.wholeNumber("refused") ?? 0
        lost = try members.wholeNumber("lost") ?? 0
        postponed = try members.wholeNumber("postponed") ?? 0
        erased = try members.truth("erased") ?? false
        renamed = try members.truth("renamed") ?? false
    }

    package var json: JSONValue {
        [
            "taken": .integer(taken), "known": .integer(known), "waiting": .integer(waiting),
            "refused": .integer(refused), "lost": .integer(lost), "postponed": .integer(postponed),
            "erased": .bool(erased),
            "renamed": .bool(renamed),
        ]
    }
}
