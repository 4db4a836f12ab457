import Nutrition
import TestSupport
import Testing
import Wire

@testable import Cloud

struct LeaveBookTests {
    private static func message(
        _ kind: String = "summary", _ day: String = "2026-03-28", to last: String? = nil,
        revision: Int = 1, mark: String = "a", sink: String = "s",
        stage: LeaveMessage.Stage = .waits
    ) throws -> LeaveMessage {
        let first = try #require(LocalDay(day))
        let last = try #require(LocalDay(last ?? day))
        return LeaveMessage(
            id: 1, sink: sink, kind: kind, last: last,
            days: (first.daysSinceEpoch...last.daysSinceEpoch).map {
                LocalDay(daysSinceEpoch: $0)
            }, revision: revision, mark: mark, stage: stage)
    }

    @Test(arguments: 1...400 as ClosedRange<UInt64>)
    func `of devices that would tell a day one does, whatever fails and whatever clocks show`(
        _ seed: UInt64
    ) {
        var world = LeaveSimulation(devices: seed % 3 == 0 ? 3 : 2, seed: seed)
        func chance(_ world: inout LeaveSimulation, _ percent: Int) -> Bool {
            Int.random(in: 0..<100, using: &world.random) < percent
        }
        var meals = 1
        for _ in 0..<200 {
            let index = Int.random(in: world.devices.indices, using: &world.random)
            world.step(index, sinkWorks: chance(&world, 80))
            if chance(&world, 3) { world.kill(index) }
            if chance(&world, 5) {
                world.start(Int.random(in: world.devices.indices, using: &world.random))
            }
            if chance(&world, 3) { world.restartCarrier(index) }
            if chance(&world, 2), world.devices[index].isAlive {
                world.eat(index, meals)
                meals += 1
            }
            if chance(&world, 30) {
                world.pass(.seconds(Int.random(in: 0...400, using: &world.random)))
            }
        }
        // Then one lives, and its sink works.
        let survivor = Int.random(in: world.devices.indices, using: &world.random)
        world.start(survivor)
        for index in world.devices.indices where index != survivor { world.kill(index) }
        let healed = world.now
        while world.now - healed < LeaveBook.patience + .seconds(240) {
            for _ in 0..<6 { world.step(survivor, sinkWorks: true) }
            world.pass(.seconds(60))
        }
        let counts = Dictionary(grouping: world.deliveries, by: \.mark).mapValues(\.count)
        let doubled = counts.values.reduce(0) { $0 + $1 - 1 }
        #expect(doubled <= world.excuses, "seed \(seed): \(world.deliveries)")
        // Whoever is left has told of everything that it knows of.
        let known = LeaveSimulation.mark(world.devices[survivor].known)
        #expect(counts[known] != nil, "seed \(seed): \(known) of \(world.deliveries)")
        let revisions = world.deliveries.map(\.revision)
        #expect(revisions == revisions.sorted(), "seed \(seed): \(world.deliveries)")
    }

    @Test func `without anything that fails each day is told once by one device`() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var world = LeaveSimulation(devices: 2, seed: seed)
            for _ in 0..<60 {
                let index = Int.random(in: 0...1, using: &world.random)
                world.step(index, sinkWorks: true)
                world.pass(.seconds(1))
            }
            #expect(world.deliveries.count == 1, "seed \(seed): \(world.deliveries)")
        }
    }

    @Test func `whoever is about to tell is waited for, and no longer than that`() throws {
        var book = LeaveBook()
        var sightings = LeaveBook.Sightings()
        var others = LeaveBook.Sightings()
        let message = try Self.message()
        #expect(book.ask(message, by: "a", at: .zero, &sightings) == .tell(revision: 1))
        // A clock that is nine days off, and then goes on.
        let now = Duration.seconds(-9 * 86_400)
        #expect(book.ask(message, by: "b", at: now, &others) == .wait)
        let almost = now + LeaveBook.patience - .seconds(1)
        #expect(book.ask(message, by: "b", at: almost, &others) == .wait)
        let over = now + LeaveBook.patience
        #expect(book.ask(message, by: "b", at: over, &others) == .tell(revision: 1))
        // Whoever had it before asks again, and waits now.
        #expect(book.ask(message, by: "a", at: over, &sightings) == .wait)
    }

    @Test func `what was told is told again only with other figures, as the next revision`() throws
    {
        var book = LeaveBook()
        var sightings = LeaveBook.Sightings()
        book.note(try Self.message(stage: .sent), by: "a")
        #expect(book.ask(try Self.message(), by: "b", at: .zero, &sightings) == .told)
        #expect(book.ask(try Self.message(revision: 4), by: "b", at: .zero, &sightings) == .told)
        let other = try Self.message(mark: "b")
        #expect(book.ask(other, by: "b", at: .zero, &sightings) == .tell(revision: 2))
        // Other sinks are others' affair.
        let elsewhere = try Self.message(sink: "t")
        #expect(book.ask(elsewhere, by: "b", at: .zero, &sightings) == .tell(revision: 1))
    }

    @Test func `a digest of days that were told is told, and so is a day that a digest told`()
        throws
    {
        var book = LeaveBook()
        var sightings = LeaveBook.Sightings()
        for day in ["2026-03-26", "2026-03-27"] {
            book.note(try Self.message("summary", day, stage: .sent), by: "a")
        }
        let digest = try Self.message("digest", "2026-03-26", to: "2026-03-27")
        #expect(book.ask(digest, by: "b", at: .zero, &sightings) == .told)
        let longer = try Self.message("digest", "2026-03-26", to: "2026-03-28")
        #expect(book.ask(longer, by: "b", at: .zero, &sightings) == .tell(revision: 1))
        book.note(try Self.message("digest", "2026-03-26", to: "2026-03-28", stage: .sent), by: "b")
        let day = try Self.message("summary", "2026-03-28")
        #expect(book.ask(day, by: "a", at: .zero, &sightings) == .told)
        // Unless it is to be amended.
        let amended = try Self.message("summary", "2026-03-28", revision: 2)
        #expect(book.ask(amended, by: "a", at: .zero, &sightings) == .tell(revision: 2))
    }

    @Test func `previews and reviews of weeks are told once, a review again as the next revision`()
        throws
    {
        var book = LeaveBook()
        var sightings = LeaveBook.Sightings()
        for kind in ["preview", "week"] {
            let message = try Self.message(kind)
            #expect(book.ask(message, by: "a", at: .zero, &sightings) == .tell(revision: 1))
            book.note(try Self.message(kind, stage: .sent), by: "a")
            let other = try Self.message(kind, mark: "other")
            #expect(book.ask(other, by: "b", at: .zero, &sightings) == .told)
        }
        let again = try Self.message("week", revision: 2)
        #expect(book.ask(again, by: "b", at: .zero, &sightings) == .tell(revision: 2))
    }

    @Test func `a book is read as it was written, and what is none is empty`() throws {
        var book = LeaveBook()
        var sightings = LeaveBook.Sightings()
        book.note(try Self.message(stage: .sent), by: "a")
        _ = book.ask(try Self.message(mark: "b"), by: "b", at: .zero, &sightings)
        _ = book.ask(try Self.message("week"), by: "b", at: .zero, &sightings)
        #expect(LeaveBook(book.bytes) == book)
        for text in ["", "[]", "{\"demeter\":\"changes\"}", "{\"demeter\":\"leaves\",\"lines\":7}"]
        {
            #expect(LeaveBook(Array(text.utf8)) == LeaveBook())
        }
    }

    @Test func `a book stays short`() throws {
        var book = LeaveBook()
        for number in 0..<1200 {
            let day = LocalDay(daysSinceEpoch: 20_000 + number).description
            book.note(try Self.message("summary", day, stage: .sent), by: "a")
        }
        #expect(book.lines.count == 1000)
        #expect(book.lines.keys.map(\.last.daysSinceEpoch).min() == 20_200)
        #expect(book.bytes.count < 200_000)
    }
}
