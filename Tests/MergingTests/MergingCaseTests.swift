import Merging
import Testing

/// The cases of decision record 11.
@Suite struct MergingCaseTests {
    private var laptop = Desk(1)
    private var kitchen = Desk(2)

    private mutating func meet() {
        let (left, right) = (laptop.known, kitchen.known)
        laptop.take(right)
        kitchen.take(left)
    }

    @Test mutating func `two new entries that are alike both stand`() {
        laptop.add("apple", at: 10)
        kitchen.add("apple", at: 10)
        meet()
        #expect(laptop.merged.things.values.sorted() == ["apple", "apple"])
        #expect(laptop.merged == kitchen.merged)
        #expect(laptop.merged.lost.isEmpty)
    }

    @Test mutating func `of two edits the later one holds and the other is told`() {
        let entry = laptop.add("egg", at: 10)
        meet()
        let first = laptop.write("two eggs", to: entry, at: 20)
        let second = kitchen.write("three eggs", to: entry, at: 30)
        meet()
        #expect(laptop.merged.things == [entry: "three eggs"])
        #expect(laptop.merged.lost == [.init(thing: entry, change: first, winner: second)])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test(arguments: [true, false])
    mutating func `an edit against a deletion goes by the clock and is told`(_ editIsLater: Bool) {
        let entry = laptop.add("egg", at: 10)
        meet()
        let edit = laptop.write("two eggs", to: entry, at: editIsLater ? 30 : 20)
        let deletion = kitchen.write(nil, to: entry, at: editIsLater ? 20 : 30)
        meet()
        #expect(laptop.merged.things[entry] == (editIsLater ? "two eggs" : nil))
        #expect(
            laptop.merged.lost.map(\.change) == [editIsLater ? deletion : edit])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `an edit outlives the undoing of what made its entry`() throws {
        let entry = laptop.add("egg", at: 10)
        meet()
        let log = try #require(kitchen.newest)
        laptop.write("two eggs", to: entry, at: 20)
        kitchen.turn(log, isDone: false, at: 30)
        #expect(kitchen.merged.things.isEmpty)
        meet()
        #expect(kitchen.merged.things == [entry: "two eggs"])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `undoing both edits shows the entry as it was before them`() {
        let entry = laptop.add("egg", at: 10)
        meet()
        let first = laptop.write("two eggs", to: entry, at: 20)
        let second = kitchen.write("three eggs", to: entry, at: 30)
        meet()
        laptop.turn(first, isDone: false, at: 40)
        meet()
        #expect(laptop.merged.things == [entry: "three eggs"])
        #expect(laptop.merged.lost.isEmpty)
        kitchen.turn(second, isDone: false, at: 50)
        meet()
        #expect(laptop.merged.things == [entry: "egg"])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `undo on both devices is undone once, and a later redo holds`() throws {
        laptop.add("egg", at: 10)
        meet()
        let log = try #require(laptop.newest)
        laptop.turn(log, isDone: false, at: 20)
        kitchen.turn(log, isDone: false, at: 21)
        meet()
        #expect(laptop.merged.things.isEmpty)
        kitchen.turn(log, isDone: true, at: 22)
        meet()
        #expect(laptop.merged.things.values.sorted() == ["egg"])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `an amendment goes with the change that it completes`() throws {
        let entry = laptop.add("egg", at: 10)
        let log = try #require(laptop.newest)
        let amendment = Stamp(
            clock: log.clock.next(at: 11), device: laptop.device)
        laptop.take([
            .change(
                .init(
                    stamp: amendment, amended: log,
                    writes: [.init(thing: entry, content: "egg, fried", replaced: log)]))
        ])
        #expect(laptop.merged.things == [entry: "egg, fried"])
        laptop.turn(log, isDone: false, at: 20)
        #expect(laptop.merged.things.isEmpty)
        #expect(laptop.merged.inForce.isEmpty)
    }

    @Test mutating func `a recipe that is renamed on both has the later name, its entries keep it`()
    {
        let chili = laptop.add("chili", at: 10)
        meet()
        laptop.write("bean chili", to: chili, at: 20)
        kitchen.write("Anna's chili", to: chili, at: 30)
        laptop.add("a bowl of \(chili.name)", at: 40)
        meet()
        #expect(laptop.merged.things[chili] == "Anna's chili")
        #expect(laptop.merged.things.values.contains("a bowl of \(chili.name)"))
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `goals from two devices hold each by itself`() {
        let protein = ThingID(subject: "goals", name: "protein 2026-11-01 0")
        let energy = ThingID(subject: "goals", name: "calories 2026-11-01 0")
        laptop.write("at least 100 g", to: protein, at: 10)
        kitchen.write("2000 kcal", to: energy, at: 11)
        kitchen.write("at least 80 g", to: protein, at: 12)
        meet()
        #expect(laptop.merged.things == [protein: "at least 80 g", energy: "2000 kcal"])
        #expect(laptop.merged.lost.map(\.thing) == [protein])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `clocks two days apart never put an answer before what it answers`() {
        kitchen.ahead = 172_800_000
        let entry = kitchen.add("egg", at: 1_000)
        meet()
        // The laptop's wall clock is two days behind, but it has seen the entry.
        laptop.write("two eggs", to: entry, at: 2_000)
        meet()
        #expect(kitchen.merged.things == [entry: "two eggs"])
        // Of two that did not see each other, the clock that is ahead holds, and the other is told.
        let early = laptop.write("three eggs", to: entry, at: 3_000)
        kitchen.write("four eggs", to: entry, at: 2_500)
        meet()
        #expect(kitchen.merged.things == [entry: "four eggs"])
        #expect(kitchen.merged.lost.map(\.change) == [early])
        #expect(laptop.merged == kitchen.merged)
    }

    @Test mutating func `what is forgotten stays so, whatever is written of it elsewhere`() {
        let entry = laptop.add("a secret", at: 10)
        meet()
        kitchen.write("a changed secret", to: entry, at: 50)
        laptop.erase([entry], at: 20)
        meet()
        #expect(laptop.merged.things.isEmpty)
        #expect(laptop.merged.lost.isEmpty)
        #expect(laptop.merged == kitchen.merged)
    }
}
