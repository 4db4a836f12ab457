import Merging
import TestSupport
import Testing

/// Three devices that meet now and then, on clocks that are days apart.
@Suite struct MergingPropertyTests {
    private static let seeds: Range<UInt64> = 0..<150

    /// Walks through sixty steps; every device has what it wrote and what it met.
    private func desks(_ random: inout SplitMix64) -> [Desk] {
        let day: Int64 = 86_400_000
        var desks = (1...3).map {
            Desk($0, ahead: .random(in: -2 * day...2 * day, using: &random))
        }
        var now = 3 * day
        for step in 0..<60 {
            now += .random(in: 0...40, using: &random)
            let index = Int.random(in: 0..<desks.count, using: &random)
            let things = desks[index].merged.things.keys.sorted()
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: desks[index].add("entry \(step)", at: now)
            case 3, 4:
                let named = ThingID(
                    subject: "goals", name: "\(Int.random(in: 0..<3, using: &random))")
                let thing = things.randomElement(using: &random) ?? named
                desks[index].write(
                    "edit \(step)", to: Bool.random(using: &random) ? named : thing, at: now)
            case 5:
                if let thing = things.randomElement(using: &random) {
                    desks[index].write(nil, to: thing, at: now)
                }
            case 6, 7:
                let changes = desks[index].known.compactMap { record -> Stamp? in
                    if case .change(let change) = record { return change.stamp }
                    return nil
                }.sorted()
                if let change = changes.suffix(3).randomElement(using: &random) {
                    desks[index].turn(change, isDone: .random(using: &random), at: now)
                }
            case 8:
                if let thing = things.randomElement(using: &random), step % 5 == 0 {
                    desks[index].erase([thing], at: now)
                }
            default:
                let other = Int.random(in: 0..<desks.count, using: &random)
                desks[index].take(desks[other].known)
            }
        }
        return desks
    }

    @Test(arguments: seeds)
    func `any order, repetition and interleaving gives the same journal`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let records = desks(&random).reduce(into: Set<Record>()) { $0.formUnion($1.known) }
        let whole = Merged(records)
        for _ in 0..<3 {
            var mixed = Array(records) + records.filter { _ in Bool.random(using: &random) }
            mixed.shuffle(using: &random)
            #expect(Merged(mixed) == whole, "seed \(seed)")
        }
        #expect(!whole.things.isEmpty || records.isEmpty, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `devices that have met hold the same, in whatever order they meet`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var desks = desks(&random)
        for _ in 0..<2 {
            for (left, right) in [(0, 1), (1, 2), (2, 0)].shuffled(using: &random) {
                // A part of it may arrive before the rest, and twice.
                desks[left].take(desks[right].known.filter { _ in Bool.random(using: &random) })
                desks[left].take(desks[right].known)
                desks[right].take(desks[left].known)
            }
        }
        #expect(desks[0].merged == desks[1].merged, "seed \(seed)")
        #expect(desks[1].merged == desks[2].merged, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `on one device undo shows what was there before the change`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var desk = Desk(1)
        var states: [(change: Stamp, before: [ThingID: String])] = []
        for step in 0..<20 {
            let before = desk.merged.things
            if let thing = before.keys.sorted().randomElement(using: &random),
                Bool.random(using: &random)
            {
                desk.write(
                    Bool.random(using: &random) ? nil : "edit \(step)", to: thing, at: Int64(step))
            } else {
                desk.add("entry \(step)", at: Int64(step))
            }
            if let change = desk.newest { states.append((change, before)) }
        }
        #expect(desk.merged.lost.isEmpty, "seed \(seed)")
        for (change, before) in states.reversed() {
            #expect(desk.newest == change, "seed \(seed)")
            desk.turn(change, isDone: false, at: 0)
            #expect(desk.merged.things == before, "seed \(seed)")
        }
    }
}
