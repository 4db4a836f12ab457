import Merging
import TestSupport

typealias Record = MergeRecord<String>

struct StampSource {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func anyStamp() -> Stamp {
        // Small ranges too, so that clocks and devices meet.
        let clock = HybridClock(
            rawValue: Int64.random(
                in: 0...(Bool.random(using: &random) ? 3 : 1 << 60 - 1), using: &random))
        let device = DeviceID(
            rawValue: Int64.random(
                in: 0...(Bool.random(using: &random) ? 3 : 1 << 62 - 1), using: &random))
        guard let clock, let device else {
            preconditionFailure("the ranges are those of the types")
        }
        return Stamp(clock: clock, device: device)
    }
}

/// A device that writes as a journal does: on top of what it knows, and back in the order of its changes.
struct Desk {
    let device: DeviceID
    /// How far its wall clock is ahead, in milliseconds.
    var ahead: Int64 = 0
    private(set) var known: Set<Record> = []
    private var clock = HybridClock(milliseconds: 0)

    init(_ number: Int64, ahead: Int64 = 0) {
        guard let device = DeviceID(rawValue: number) else { preconditionFailure("a small number") }
        self.device = device
        self.ahead = ahead
    }

    var merged: Merged<String> { Merged(known) }

    private mutating func stamp(at now: Int64) -> Stamp {
        clock = clock.next(at: now + ahead)
        return Stamp(clock: clock, device: device)
    }

    /// Takes records from elsewhere.
    mutating func take(_ records: some Sequence<Record>) {
        for record in records {
            known.insert(record)
            clock = max(clock, record.stamp.clock)
        }
    }

    /// Makes something new.
    @discardableResult
    mutating func add(_ content: String, at now: Int64) -> ThingID {
        let stamp = stamp(at: now)
        let thing = ThingID(subject: "food_entries", madeBy: stamp, ordinal: 0)
        known.insert(.change(.init(stamp: stamp, writes: [.init(thing: thing, content: content)])))
        return thing
    }

    /// Gives a thing another content, or takes it away.
    @discardableResult
    mutating func write(_ content: String?, to thing: ThingID, at now: Int64) -> Stamp {
        let replaced = lastWrite(of: thing)
        let stamp = stamp(at: now)
        known.insert(
            .change(
                .init(
                    stamp: stamp,
                    writes: [.init(thing: thing, content: content, replaced: replaced)])))
        return stamp
    }

    private func lastWrite(of thing: ThingID) -> Stamp? {
        let inForce = merged.inForce
        return known.compactMap { record in
            guard case .change(let change) = record, inForce.contains(change.stamp),
                change.writes.contains(where: { $0.thing == thing })
            else { return nil }
            return change.stamp
        }.max()
    }

    mutating func turn(_ change: Stamp, isDone: Bool, at now: Int64) {
        known.insert(.turn(.init(stamp: stamp(at: now), change: change, isDone: isDone)))
    }

    mutating func erase(_ things: [ThingID], at now: Int64) {
        known.insert(.erasure(.init(stamp: stamp(at: now), things: things)))
    }

    /// The newest change in force, which undo takes back.
    var newest: Stamp? { merged.inForce.max() }
}
