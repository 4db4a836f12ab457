/// Something that changes write: an entry, a goal, a recipe.
package struct ThingID: Sendable, Hashable, Comparable {
    /// What kind of thing: the journal's table of its revisions.
    package var subject: String
    /// `UUID.ORDINAL` of what a change made, or a name of its own.
    package var name: String

    package init(subject: String, name: String) {
        self.subject = subject
        self.name = name
    }

    /// What the change with `stamp` made as its `ordinal`th write, from 0.
    package init(subject: String, madeBy stamp: Stamp, ordinal: Int64) {
        self.init(subject: subject, name: "\(stamp).\(ordinal)")
    }

    /// The change that made it and the number in it; `nil` for what has a name of its own.
    package var origin: (stamp: Stamp, ordinal: Int64)? {
        guard let dot = name.lastIndex(of: "."), let stamp = Stamp(name[..<dot]),
            let ordinal = Int64(name[name.index(after: dot)...]), ordinal >= 0
        else { return nil }
        return (stamp, ordinal)
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.subject, left.name) < (right.subject, right.name)
    }
}

/// One fact of the set that devices exchange; it never changes.
package enum MergeRecord<Content: Sendable & Hashable>: Sendable, Hashable {
    case change(Change)
    case turn(Turn)
    case erasure(Erasure)

    /// What a thing is from a change on.
    package struct Write: Sendable, Hashable {
        package var thing: ThingID
        /// `nil` takes the thing away.
        package var content: Content?
        /// The change whose content it replaced; `nil` for what was not there.
        package var replaced: Stamp?

        package init(thing: ThingID, content: Content?, replaced: Stamp? = nil) {
            self.thing = thing
            self.content = content
            self.replaced = replaced
        }
    }

    package struct Change: Sendable, Hashable {
        package var stamp: Stamp
        /// The change that this one completes, and with which it is taken back.
        package var amended: Stamp?
        /// In their order; a thing that stands there twice is what the last one says.
        package var writes: [Write]

        package init(stamp: Stamp, amended: Stamp? = nil, writes: [Write]) {
            self.stamp = stamp
            self.amended = amended
            self.writes = writes
        }
    }

    /// A change is taken back, or restored.
    package struct Turn: Sendable, Hashable {
        package var stamp: Stamp
        package var change: Stamp
        package var isDone: Bool

        package init(stamp: Stamp, change: Stamp, isDone: Bool) {
            self.stamp = stamp
            self.change = change
            self.isDone = isDone
        }
    }

    /// Things are gone for good.
    package struct Erasure: Sendable, Hashable {
        package var stamp: Stamp
        package var things: [ThingID]

        package init(stamp: Stamp, things: [ThingID]) {
            self.stamp = stamp
            self.things = things
        }
    }

    package var stamp: Stamp {
        switch self {
        case .change(let change): change.stamp
        case .turn(let turn): turn.stamp
        case .erasure(let erasure): erasure.stamp
        }
    }
}
