import Body
import Glibc
import JSON
import Locking
import Merging
import Nutrition
import Recipes
import SQLite
import TestSupport
import Testing

@testable import Journal

/// A journal on a device with a clock of its own.
struct SharingDevice {
    let folder: TemporaryFolder
    let journal: Journal

    /// - Parameter ahead: how far its clock is ahead, in milliseconds.
    init(ahead: Int64 = 0) async throws {
        folder = try TemporaryFolder(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
        let steps = Mutex(Int64(0))
        journal = try await Journal.open(
            folder: folder.path,
            now: {
                let step = steps.withLock { value in
                    value += 1
                    return value
                }
                return Timestamp(milliseconds: noon.milliseconds + ahead + step)
            }, describe: { "\($0.kind.rawValue) \($0.change?.rawValue ?? 0)" })
    }

    /// Everything that this device has to tell, day by day.
    func files() async throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        for day in try await journal.offeredDays() {
            files.append(try await journal.offer(day: day.number, by: day.device))
        }
        return files
    }

    @discardableResult
    func take(_ other: SharingDevice) async throws -> TakenSummary {
        var summary = TakenSummary()
        for file in try await other.files() {
            let taken = try await journal.take(file)
            summary.taken += taken.taken
            summary.refused += taken.refused
            summary.lost += taken.lost
            summary.waiting = taken.waiting
        }
        return summary
    }

    /// What is there, by the names that hold everywhere.
    func view() throws -> [ThingID: String] {
        let ledger = Ledger(reading: try shell(folder))
        var found: [ThingID: String] = [:]
        for subject in SharedSubject.list {
            var live: [Int64] = []
            var select = try ledger.connection.prepare(
                Query("SELECT revision FROM \(subject.subject.rawValue) WHERE live = 1"))
            while try select.step() { live.append(select.integer()) }
            for revision in live {
                let place = try #require(try ledger.place(ofRevision: revision, of: subject))
                let name = try #require(try ledger.name(of: place, subject))
                let content = try ledger.content(ofRevision: revision, of: subject)
                found[name] = Self.text(content.row, content.parts)
            }
        }
        return found
    }

    static func text(_ row: JSONObject, _ parts: [JSONObject]) -> String {
        let members = row.members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return JSONValue.object(JSONObject(members)).text
            + parts.map { JSONValue.object($0).text }.joined()
    }

    var entries: [FoodEntry] {
        get async throws { try await journal.day(day()).entries }
    }
}

func meet(_ left: SharingDevice, _ right: SharingDevice) async throws {
    try await left.take(right)
    try await right.take(left)
}

struct SharingTests {
    @Test func `the columns that travel are all that there are`() async throws {
        let device = try await SharingDevice()
        let ledger = Ledger(reading: try shell(device.folder))
        for subject in SharedSubject.list {
            var own: Set = ["revision", "change", "utterance", "live"]
            if case .made(let column) = subject.naming { own.insert(column) }
            let columns = try ledger.columns(of: subject.subject.rawValue).map(\.name)
            #expect(Set(columns).subtracting(own) == Set(subject.columns), "\(subject.subject)")
        }
        for table in ["entry_parts", "recipe_parts"] {
            #expect(
                try Set(ledger.columns(of: table).map(\.name))
                    == Set(Ledger.partNames + ["revision", "ordinal"]))
        }
    }

    @Test func `what one device logs the other has, with its totals and an event`() async throws {
        let (laptop, kitchen) = (try await SharingDevice(), try await SharingDevice())
        try await laptop.journal.say(content("egg"), content("toast"))
        let summary = try await kitchen.take(laptop)
        #expect(summary.taken == 1 && summary.refused == 0 && summary.waiting == 0)
        #expect(try await kitchen.entries.map(\.name) == ["egg", "toast"])
        #expect(
            try await kitchen.journal.day(day()).total == total(content("egg"), content("toast")))
        #expect(try await kitchen.journal.events(after: 0).last?.kind == .synced)
        #expect(try await kitchen.take(laptop).taken == 0)
        #expect(try kitchen.view() == laptop.view())
        #expect(try await kitchen.journal.flaws().isEmpty)
    }

    @Test func `of two edits the later one holds on both, and the other is told`() async throws {
        let laptop = try await SharingDevice()
        let kitchen = try await SharingDevice(ahead: 1000)
        try await laptop.journal.say(content("egg"))
        try await meet(laptop, kitchen)
        let (here, there) = (try await laptop.entries[0].id, try await kitchen.entries[0].id)
        _ = try await laptop.journal.edit(here, content("two eggs"))
        _ = try await kitchen.journal.edit(there, content("three eggs"))
        let taken = try await laptop.take(kitchen)
        try await kitchen.take(laptop)
        #expect(taken.lost == 1)
        #expect(try await laptop.entries.map(\.name) == ["three eggs"])
        #expect(try laptop.view() == kitchen.view())
        // Undo takes the newest change back, wherever it was made.
        _ = try await laptop.journal.undo()
        try await meet(laptop, kitchen)
        #expect(try await kitchen.entries.map(\.name) == ["two eggs"])
        _ = try await kitchen.journal.undo()
        try await meet(laptop, kitchen)
        #expect(try await laptop.entries.map(\.name) == ["egg"])
        _ = try await laptop.journal.redo()
        try await meet(laptop, kitchen)
        #expect(try await kitchen.entries.map(\.name) == ["two eggs"])
        #expect(try laptop.view() == kitchen.view())
    }

    @Test func `an edit waits for the entry that it is about`() async throws {
        let devices = [
            try await SharingDevice(), try await SharingDevice(), try await SharingDevice(),
        ]
        try await devices[0].journal.say(content("egg"))
        try await devices[1].take(devices[0])
        _ = try await devices[1].journal.edit(
            try await devices[1].entries[0].id, content("two eggs"))
        // The third hears of the edit first.
        #expect(try await devices[2].take(devices[1]).waiting == 1)
        #expect(try await devices[2].entries.isEmpty)
        #expect(try await devices[2].take(devices[0]).waiting == 0)
        #expect(try await devices[2].entries.map(\.name) == ["two eggs"])
        #expect(try devices[2].view() == devices[1].view())
    }

    @Test func `recipes, what was eaten of them, goals, stars and measurements travel`()
        async throws
    {
        let (laptop, kitchen) = (try await SharingDevice(), try await SharingDevice())
        let page = try await laptop.journal.change(
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
        bowl.recipe = page?.id
        bowl.parts = [MealPart(text: "beans", name: "beans", recipe: page?.id)]
        bowl.nutrients = bowl.parts.figures
        // The numbers of the two journals are not the same.
        try await kitchen.journal.say(content("egg"))
        try await laptop.journal.say(bowl)
        _ = try await laptop.journal.setGoals([
            GoalRule(
                nutrient: .protein, goal: .minimum(Thousandths(100)), from: day(), weekday: nil)
        ])
        _ = try await laptop.journal.rate("egg", 5)
        _ = try await laptop.journal.measure([
            MeasurementContent(
                kind: .weight, value: Thousandths(82), moment: moment(), source: "manual")
        ])
        let taken = try await kitchen.take(laptop)
        #expect(taken.refused == 0 && taken.waiting == 0)
        let recipe = try #require(try await kitchen.journal.recipes().first)
        #expect(recipe.recipe.name == "chili" && recipe.recipe.ingredients.map(\.name) == ["beans"])
        let eaten = try #require(try await kitchen.entries.first { $0.recipe != nil })
        #expect(eaten.recipe == recipe.id && eaten.parts.map(\.recipe) == [recipe.id])
        #expect(try await kitchen.journal.ratings() == ["egg": 5])
        #expect(try await kitchen.journal.goalRules().count == 1)
        try await laptop.take(kitchen)
        #expect(try laptop.view() == kitchen.view())
    }

    @Test func `what cannot be is passed over, and nothing of it stays`() async throws {
        let (laptop, kitchen) = (try await SharingDevice(), try await SharingDevice())
        try await laptop.journal.say(content("egg"))
        let file = try #require(try await laptop.files().first)
        let text = String(decoding: file, as: UTF8.self)
        let hostile = [
            text.replacing("\"2026-03-01\"", with: "\"2026-02-30\""),
            text.replacing("\"lunch\"", with: "\"elevenses\""),
            text.replacing("\"calories\":100000", with: "\"calories\":1e99"),
            text.replacing("\"calories\":100000", with: "\"calories\":9000000000000000"),
            text.replacing("\"text\":\"egg\"", with: "\"text\":[]"),
            text.replacing("\"n\":0", with: "\"n\":-1"),
            // A clock after which there is none.
            text.replacing("{\"change\":\"0", with: "{\"change\":\"f"),
            text.replacing("\"kind\":\"log\"", with: "\"kind\":7"),
            text + "\u{0}{\"change\"", text.replacing("egg", with: "\u{1F}\u{0}"),
        ]
        for text in hostile.dropLast(2) {
            let summary = try await kitchen.journal.take(Array(text.utf8))
            #expect(summary.taken == 0 && summary.refused == 1, "\(text)")
        }
        #expect(try await kitchen.entries.isEmpty)
        #expect(
            try shell(kitchen.folder).integer(
                Query("SELECT (SELECT count(*) FROM changes) + (SELECT count(*) FROM food_entries)")
            )
                == 0)
        // What a later version has is kept until this one is brought up to date.
        let later = text.replacing("\"kind\":\"log\"", with: "\"kind\":\"dreamt\"")
        #expect(try await kitchen.journal.take(Array(later.utf8)).waiting == 1)
        #expect(try await kitchen.journal.take(Array("\u{0}\n[]\n".utf8)).refused == 2)
        #expect(try await kitchen.journal.flaws().isEmpty)
    }

    @Test func `what is forgotten on one device is gone on all, and never comes again`()
        async throws
    {
        let (laptop, kitchen) = (try await SharingDevice(), try await SharingDevice())
        try await laptop.journal.say(content("a secret"))
        try await laptop.journal.say(content("toast", day: "2026-03-02"))
        try await meet(laptop, kitchen)
        _ = try await kitchen.journal.edit(
            try await kitchen.entries[0].id, content("a changed secret"))
        let old = try await laptop.files()
        await laptop.journal.close()
        _ = try JournalFolder(laptop.folder.path).forget(
            Erasure(days: day()...day(), backups: laptop.folder.path + "/backups"))
        let reopened = try await Journal.open(
            folder: laptop.folder.path, now: { noon }, describe: { _ in "" })
        var offered: [UInt8] = []
        for day in try await reopened.offeredDays() {
            offered += try await reopened.offer(day: day.number, by: day.device)
        }
        let text = String(decoding: offered, as: UTF8.self)
        #expect(!text.contains("secret") && text.contains("\"erasure\""))
        for day in try await reopened.offeredDays() {
            _ = try await kitchen.journal.take(
                try await reopened.offer(day: day.number, by: day.device))
        }
        #expect(try await kitchen.entries.isEmpty)
        for table in ["food_entries", "events", "waiting"] {
            #expect(
                try shell(kitchen.folder).integer(
                    Query(
                        "SELECT count(*) FROM \(table) WHERE \(table == "food_entries" ? "name" : table == "events" ? "payload" : "record") LIKE '%secret%'"
                    ))
                    == 0)
        }
        // An old file brings nothing back, and neither does the edit of it.
        for file in old { _ = try await kitchen.journal.take(file) }
        for file in try await kitchen.files() { _ = try await reopened.take(file) }
        #expect(try await kitchen.entries.isEmpty)
        #expect(try await reopened.day(day()).entries.isEmpty)
        #expect(try await reopened.day(day("2026-03-02")).entries.map(\.name) == ["toast"])
        #expect(try await reopened.flaws().isEmpty)
        #expect(try await kitchen.journal.flaws().isEmpty)
        await reopened.close()
    }
}
