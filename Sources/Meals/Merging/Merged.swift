/// What a set of records comes to: decision record 11.
///
/// A function of the set alone. Two records with one stamp are one record.
package struct Merged<Content: Sendable & Hashable>: Sendable, Hashable {
    /// What is there.
    package private(set) var things: [ThingID: Content] = [:]
    /// The changes that are not taken back.
    package private(set) var inForce: Set<Stamp> = []
    /// Writes in force that another one overruled without having seen them, by thing and stamp.
    package private(set) var lost: [Lost] = []

    package struct Lost: Sendable, Hashable {
        package var thing: ThingID
        /// The change that lost.
        package var change: Stamp
        /// The change whose write holds.
        package var winner: Stamp

        package init(thing: ThingID, change: Stamp, winner: Stamp) {
            self.thing = thing
            self.change = change
            self.winner = winner
        }
    }

    package init(_ records: some Sequence<MergeRecord<Content>>) {
        var changes: [Stamp: MergeRecord<Content>.Change] = [:]
        var turns = Turns()
        var erased: Set<ThingID> = []
        for record in records {
            switch record {
            case .change(let change): changes[change.stamp] = change
            case .turn(let turn):
                turns.note(turn.change, isDone: turn.isDone, at: turn.stamp)
            case .erasure(let erasure): erased.formUnion(erasure.things)
            }
        }
        inForce = Set(
            changes.values.filter { turns.isDone($0.amended ?? $0.stamp) }.map(\.stamp))
        var contests: [ThingID: Contest<Content>] = [:]
        for change in changes.values {
            for write in change.writes where !erased.contains(write.thing) {
                contests[write.thing, default: Contest()].enter(
                    write.content, by: change.stamp, replacing: write.replaced,
                    isInForce: inForce.contains(change.stamp))
            }
        }
        for (thing, contest) in contests {
            if let content = contest.content { things[thing] = content }
            guard let winner = contest.winner else { continue }
            lost += contest.lost.map { Lost(thing: thing, change: $0, winner: winner) }
        }
        lost.sort { ($0.thing, $0.change) < ($1.thing, $1.change) }
    }
}

/// The newest turn of each change.
package struct Turns: Sendable {
    private var newest: [Stamp: (at: Stamp, isDone: Bool)] = [:]

    package init() {}

    package mutating func note(_ change: Stamp, isDone: Bool, at stamp: Stamp) {
        if let known = newest[change], known.at >= stamp { return }
        newest[change] = (stamp, isDone)
    }

    /// Whether a change is in force; one that was never turned is.
    package func isDone(_ change: Stamp) -> Bool { newest[change]?.isDone ?? true }
}

/// Who says what a thing is; of the writes of one change its last one counts.
///
/// Without key paths: in what is generic each use of one makes it anew, which took a seventh of the time that another
/// device's changes take.
package struct Contest<Content: Sendable>: Sendable {
    private struct Entry: Sendable {
        var content: Content?
        var replaced: Stamp?
        var isInForce: Bool
    }

    private var entries: [Stamp: Entry] = [:]

    package init() {}

    /// Changes come in any order, the writes of one change in theirs.
    package mutating func enter(
        _ content: Content?, by change: Stamp, replacing replaced: Stamp?, isInForce: Bool
    ) {
        // A change that writes a thing again came from what its first write replaced.
        let origin = if let known = entries[change] { known.replaced } else { replaced }
        entries[change] = Entry(content: content, replaced: origin, isInForce: isInForce)
    }

    /// The newest change in force that wrote it; `nil` when none is.
    package var winner: Stamp? {
        var newest: Stamp?
        for (stamp, entry) in entries where entry.isInForce {
            newest = newest.map { max($0, stamp) } ?? stamp
        }
        return newest
    }

    /// What it is; `nil` when it is not there.
    package var content: Content? { winner.flatMap { entries[$0]?.content } }

    /// The changes in force that the winner did not come from, oldest first.
    package var lost: [Stamp] {
        guard entries.count > 1, let winner else { return [] }
        var seen: Set<Stamp> = []
        var place: Stamp? = winner
        while let stamp = place, seen.insert(stamp).inserted { place = entries[stamp]?.replaced }
        var lost: [Stamp] = []
        for (stamp, entry) in entries where entry.isInForce && !seen.contains(stamp) {
            lost.append(stamp)
        }
        return lost.sorted()
    }
}
