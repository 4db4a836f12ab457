import Allergens
import Body
import JSON
import Merging
import Nutrition
import Recipes
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Files in the folder are input from outside: whatever they say, the journal stays whole and can be read.
@Suite(.serialized)
struct SharingHostileTests {
    /// Something of every kind that travels.
    private static func richDevice() async throws -> SharingDevice {
        let device = try await SharingDevice()
        let journal = device.journal
        try await journal.say(content("egg"), content("toast"))
        let chili = try await journal.change(
            .addRecipe,
            [
                .recipe(
                    .add(
                        Recipe(
                            name: "chili", servings: 4,
                            ingredients: [MealPart(text: "beans", name: "beans")]), isOpen: false))
            ]
        ).recipes[0].after
        var bowl = content("a bowl of chili")
        bowl.recipe = chili?.id
        try await journal.say(bowl)
        _ = try await journal.setGoals([
            GoalRule(
                nutrient: .protein, goal: .minimum(Thousandths(100)), from: day(), weekday: nil)
        ])
        _ = try await journal.rate("egg", 5)
        _ = try await journal.measure([
            MeasurementContent(
                kind: .weight, value: Thousandths(82), moment: moment(), source: "manual")
        ])
        _ = try await journal.feel(
            FeelingContent(name: "bloated", strength: 2, text: "bloated", moment: moment()))
        _ = try await journal.setAllergy(
            Trigger(rawValue: "peanut"),
            Allergy(Trigger(rawValue: "peanut"), .banned, since: day()))
        _ = try await journal.edit(try await device.entries[0].id, content("two eggs"))
        _ = try await journal.undo()
        return device
    }

    /// What no honest device writes, in the place of a value.
    private static let values: [JSONValue] = [
        .null, .bool(true), .integer(0), .integer(-1), .integer(.max), .integer(.min),
        .integer(1 << 53), .number(1e300), .number(-0.0), .string(""), .string("\u{0}"),
        .string("../../etc/passwd"), .string(String(repeating: "x", count: 200_000)),
        .string("\u{1B}[2J\u{202E}"), .string("9999-12-31"), .string("0000-00-00"),
        .string("[]"), .string("{}"), .string("[[[[]]]]"), .array([]), .object(JSONObject()),
        ["blob": [1, 2, 3]],
    ]

    /// A copy with one value somewhere in it replaced, left out or doubled.
    private static func spoil(
        _ value: JSONValue, _ random: inout SplitMix64
    ) -> JSONValue {
        switch value {
        case .object(let object) where !object.members.isEmpty:
            let chosen = Int.random(in: 0..<object.members.count, using: &random)
            var members: [(String, JSONValue)] = []
            for (index, member) in object.members.enumerated() {
                guard index == chosen else {
                    members.append((member.key, member.value))
                    continue
                }
                switch Int.random(in: 0..<8, using: &random) {
                case 0: break
                case 1: members.append((member.key + "x", member.value))
                default: members.append((member.key, spoil(member.value, &random)))
                }
            }
            return .object(JSONObject(members))
        case .array(var elements) where !elements.isEmpty && Bool.random(using: &random):
            let chosen = Int.random(in: 0..<elements.count, using: &random)
            if Bool.random(using: &random) {
                elements.append(elements[chosen])
            } else {
                elements[chosen] = spoil(elements[chosen], &random)
            }
            return .array(elements)
        default: return values.randomElement(using: &random) ?? .null
        }
    }

    @Test(arguments: UInt64(0)..<4)
    func `spoilt lines leave a journal that is whole, can be read and goes on`(
        _ seed: UInt64
    ) async throws {
        var random = SplitMix64(seed: seed)
        let honest = try await Self.richDevice()
        let lines = try await honest.files().flatMap { file in
            try file.split(separator: UInt8(ascii: "\n")).dropFirst().map {
                try JSONValue(parsing: Array($0))
            }
        }
        let victim = try await SharingDevice()
        try await victim.journal.say(content("mine"))
        for _ in 0..<5 {
            var bytes: [UInt8] = []
            for _ in 0..<25 {
                let line = try #require(lines.randomElement(using: &random))
                bytes += Array("\(Self.spoil(line, &random).text)\n".utf8)
            }
            _ = try await victim.journal.take(bytes)
        }
        // Honest ones are taken as if nothing had been.
        #expect(try await victim.take(honest).refused == 0, "seed \(seed)")
        try await read(victim.journal)
        #expect(try await victim.journal.flaws().isEmpty, "seed \(seed)")
        #expect(try await victim.entries.contains { $0.name == "mine" }, "seed \(seed)")
        for _ in 0..<12 { _ = try? await victim.journal.undo() }
        _ = try? await victim.journal.redo()
        try await victim.journal.say(content("later"))
        for day in try await victim.journal.offeredDays() {
            _ = try await victim.journal.offer(day: day.number, by: day.device)
        }
        #expect(try await victim.journal.flaws().isEmpty, "seed \(seed)")
        await victim.journal.close()
        await honest.journal.close()
    }

    /// Reads everything that can be listed.
    private func read(_ journal: Journal) async throws {
        let first = try #require(LocalDay("0001-01-01"))
        let last = try #require(LocalDay("9999-12-31"))
        _ = try await journal.day(day())
        _ = try await journal.recipes()
        _ = try await journal.goalRules()
        _ = try await journal.ratings()
        _ = try await journal.allergies()
        _ = try await journal.profile()
        _ = try await journal.programmes()
        _ = try await journal.plans(from: first, to: last)
        _ = try await journal.measurements(nil, from: first, to: last)
        _ = try await journal.feelings(nil, from: first, to: last)
        _ = try await journal.events(after: 0)
    }

    @Test func `no bytes at all make a journal fall`() async throws {
        var random = SplitMix64(seed: 5)
        let device = try await SharingDevice()
        for _ in 0..<200 {
            let count = Int.random(in: 0...300, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = try await device.journal.take(bytes)
        }
        _ = try await device.journal.take(Array(repeating: UInt8(ascii: "["), count: 1 << 20))
        let long = [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "x"), count: 5 << 20)
        #expect(try await device.journal.take(long + [UInt8(ascii: "\"")]).refused == 1)
        #expect(try await device.journal.flaws().isEmpty)
        await device.journal.close()
    }

    @Test func `an older file never takes the place of what is newer`() async throws {
        let (laptop, kitchen) = (try await SharingDevice(), try await SharingDevice())
        try await laptop.journal.say(content("egg"))
        let old = try await laptop.files()
        try await meet(laptop, kitchen)
        _ = try await laptop.journal.edit(try await laptop.entries[0].id, content("two eggs"))
        try await meet(laptop, kitchen)
        // The same stamps with other words are the same records, and nothing new.
        for file in old {
            let forged = String(decoding: file, as: UTF8.self).replacing(
                "\"egg\"", with: "\"poison\"")
            #expect(try await kitchen.journal.take(Array(forged.utf8)).taken == 0)
        }
        #expect(try await kitchen.entries.map(\.name) == ["two eggs"])
        _ = try await kitchen.journal.undo()
        #expect(try await kitchen.entries.map(\.name) == ["egg"])
    }

    @Test func `what waits for ever is bounded, and is put off beyond that`() async throws {
        let device = try await SharingDevice()
        // Each refers to a change that nobody has.
        var bytes: [UInt8] = []
        for step in 0..<60 {
            let clock = HybridClock(milliseconds: 1_800_000_000_000 + Int64(step))
            let stamp = Stamp(clock: clock, device: try #require(DeviceID(rawValue: 7)))
            let line: JSONValue = [
                "change": .string(stamp.description), "kind": "log", "instant": 1,
                "amends": "019ac29c-147b-7000-8123-456789abcdef", "writes": [],
            ]
            bytes += Array("\(line.text)\n".utf8)
        }
        let room = bytes.count / 2
        let taken = try await device.journal.take(bytes, roomForWaiting: room)
        #expect(taken.waiting > 20 && taken.postponed > 20 && taken.waiting + taken.postponed == 60)
        let kept = try shell(device.folder).integer(
            Query("SELECT sum(length(record)) FROM waiting"))
        #expect(kept <= room)
        await device.journal.close()
    }

    @Test func `a journal that meets its own name takes what is told, and another name`()
        async throws
    {
        let laptop = try await SharingDevice()
        try await laptop.journal.say(content("egg"))
        let name = try await laptop.journal.device()
        // As a copy of the journal would, which went on by itself.
        let file = try #require(try await laptop.files().first)
        let text = String(decoding: file, as: UTF8.self)
        let stamp = try #require(
            text.split(separator: "\"").map(String.init).first { Stamp($0) != nil }.flatMap {
                Stamp($0)
            })
        let later = Stamp(clock: stamp.clock.next(at: 0), device: stamp.device)
        let copied = text.replacing(stamp.description, with: later.description)
            .replacing("\"egg\"", with: "\"toast\"")
        let summary = try await laptop.journal.take(Array(copied.utf8))
        #expect(summary.taken == 1 && summary.isRenamed)
        #expect(try await laptop.entries.map(\.name).sorted() == ["egg", "toast"])
        #expect(try await laptop.journal.device() != name)
        try await laptop.journal.say(content("tea"))
        let days = try await laptop.journal.offeredDays()
        #expect(Set(days.map(\.device)).count == 2)
        // Whoever hears of both names has everything once.
        let kitchen = try await SharingDevice()
        try await kitchen.take(laptop)
        #expect(try kitchen.view() == laptop.view())
        #expect(try await kitchen.entries.count == 3)
        #expect(try await laptop.journal.take(Array(copied.utf8)).isRenamed == false)
    }
}
