import Nutrition
import TestSupport
import Testing

@testable import Journal

/// Editing, deleting and confirming.
struct EntryTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Every field set, with awkward text.
    private static let full = EntryContent(
        moment: moment(minutes: 30), text: "2 eier \"ö\"\n", name: "egg, fried", food: "egg",
        amount: 2.5, unit: "large", grams: Thousandths(125.125),
        nutrients: Nutrients(
            calories: Thousandths(196.001), protein: Thousandths(13.6),
            carbohydrates: Thousandths(0.83), fat: Thousandths(14.8), fiber: .zero,
            sugar: Thousandths(0.4), sodium: Thousandths(207)),
        meal: .breakfast, brand: "Farm", preparation: "fried", modifiers: ["no \"salt\"", ""],
        confidence: 0.875, assumption: "2.5 × 1 large (50 g)", source: .customMeal, state: .held,
        warnings: [EntryWarning(rule: "much", message: "that is much\\")])

    @Test func `an entry comes back as it went in`() async throws {
        let journal = try await openJournal(folder)
        let entry = try await journal.say(Self.full).after[0]
        #expect(entry.content == Self.full)
        #expect(try await journal.entry(entry.id) == entry)
        #expect(try await journal.held() == [entry])
        #expect(
            try await journal.day(day())
                == DayPage(entries: [], held: [entry], total: total(held: 1)))
        await journal.close()
    }

    @Test(arguments: FoodEntry.Source.allCases, Meal.allCases)
    func `every source and meal is kept`(source: FoodEntry.Source, meal: Meal) async throws {
        let journal = try await openJournal(folder)
        var wanted = content("egg")
        wanted.source = source
        wanted.meal = meal
        let entry = try await journal.say(wanted).after[0]
        #expect(try await journal.entry(entry.id).content == wanted)
        await journal.close()
    }

    @Test func `a day's entries stand in the order in which they were eaten`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("late", minutes: 60), content("early", minutes: -60))
        try await journal.say(content("noon"), content("also noon"))
        #expect(
            try await journal.day(day()).entries.map(\.name) == [
                "early", "noon", "also noon", "late",
            ])
        await journal.close()
    }

    @Test func `an edit keeps the entry's name and utterance and moves its total`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        let edited = try await journal.edit(
            egg.id, content("egg", calories: 250, day: "2026-02-28"))
        let after = try #require(edited.after.first)
        #expect(edited.entries == [Recorded.EntryChange(before: egg, after: after)])
        #expect(after.id == egg.id)
        #expect(after.utterance == egg.utterance)
        #expect(after.revision > egg.revision)
        let moved = DailyTotal(
            day: day("2026-02-28"), entries: 1,
            total: NutrientTotal(of: [Nutrients(calories: Thousandths(250))]))
        #expect(edited.totals == [moved, total()])
        #expect(try await journal.days(from: day("2026-01-01"), to: day("2026-12-31")) == [moved])
        await journal.close()
    }

    @Test func `a change to one day leaves other days alone`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        let other = try await journal.say(content("other", day: "2026-03-02"))
        #expect(try await journal.delete(egg.id).totals == [total()])
        #expect(
            try await journal.days(from: day("2026-03-01"), to: day("2026-03-31")) == other.totals)
        await journal.close()
    }

    @Test func `confirming turns a held entry into a logged one`() async throws {
        let journal = try await openJournal(folder)
        let rice = try await journal.say(content("rice", calories: 5200, state: .held)).after[0]
        #expect(try await journal.day(day()).total == total(held: 1))
        let confirmed = try await journal.confirm(rice.id)
        #expect(confirmed.after.map(\.content) == [content("rice", calories: 5200)])
        #expect(confirmed.totals == [total(content("rice", calories: 5200))])
        await #expect(throws: JournalError.notHeld(rice.id)) {
            try await journal.confirm(rice.id)
        }
        #expect(try await journal.undo().totals == [total(held: 1)])
        #expect(try await journal.held() == [rice])
        await journal.close()
    }

    @Test func `what is not there is named`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        _ = try await journal.delete(egg.id)
        for id in [egg.id, EntryID(rawValue: 999)] {
            let error = JournalError.noSuchEntry(id)
            await #expect(throws: error) { try await journal.entry(id) }
            await #expect(throws: error) { try await journal.delete(id) }
            await #expect(throws: error) { try await journal.edit(id, content("egg")) }
            await #expect(throws: error) { try await journal.confirm(id) }
        }
        await journal.close()
    }

    @Test func `a change is done whole or not at all`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        await #expect(throws: JournalError.noSuchEntry(EntryID(rawValue: 999))) {
            try await journal.change(
                .edit,
                [
                    .replace(egg.id, content("egg", calories: 1)), .add(content("ham")),
                    .remove(EntryID(rawValue: 999)),
                ])
        }
        #expect(
            try await journal.day(day())
                == DayPage(entries: [egg], held: [], total: total(content("egg"))))
        #expect(try await journal.lastSequence() == 1)
        await journal.close()
    }

    private static func egg(_ change: (inout EntryContent) -> Void) -> EntryContent {
        var egg = content("egg")
        change(&egg)
        return egg
    }

    private static let impossible: [(String, EntryContent)] = [
        ("amount", egg { $0.amount = .infinity }),
        ("amount", egg { $0.amount = .nan }),
        ("confidence", egg { $0.confidence = .nan }),
        ("amount", egg { $0.amount = -1 }),
        ("grams", egg { $0.grams = Thousandths(1e9 + 1) }),
        ("grams", egg { $0.grams = Thousandths(-50) }),
        ("fat", egg { $0.nutrients.fat = Thousandths(-0.001) }),
        ("calories", egg { $0.nutrients.calories = Thousandths(1e99) }),
        ("sodium", egg { $0.nutrients.sodium = Thousandths(-1e99) }),
    ]

    @Test(arguments: impossible)
    func `a figure that cannot be kept is named`(column: String, egg: EntryContent) async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("egg")
        await #expect(throws: JournalError.outOfRange(column: column)) {
            try await journal.finish(id, .logged, .log([egg]))
        }
        #expect(try await journal.utterance(id).state == .received)
        #expect(try await journal.day(day()).total == total())
        await journal.close()
    }

    @Test func `the greatest figures are kept and summed exactly`() async throws {
        let journal = try await openJournal(folder)
        let most = content("most", calories: 1_000_000_000)
        let least = content("least", calories: 0)
        try await journal.say(most, most, most, least)
        #expect(try await journal.day(day()).total == total(most, most, most, least))
        #expect(
            try await journal.day(day()).total.total.sum.calories
                == Thousandths(rawValue: 3_000_000_000_000))
        await journal.close()
    }

    @Test func `unknown figures are named until the last of them is gone`() async throws {
        let journal = try await openJournal(folder)
        var known = content("known")
        known.nutrients = .zero
        let unknown = content("unknown", calories: nil)
        let entries = try await journal.say(known, unknown, unknown).after
        let all = Nutrient.leading
        #expect(try await journal.day(day()).total.total.incomplete == all)
        _ = try await journal.delete(entries[1].id)
        #expect(try await journal.day(day()).total.total.incomplete == all)
        let last = try await journal.edit(entries[2].id, content("unknown", calories: 5))
        #expect(last.totals[0].total.incomplete == Array(all.dropFirst()))
        #expect(try await journal.delete(entries[2].id).totals == [total(known)])
        await journal.close()
    }
}
