import JSON
import Journal
import Nutrition
import RecipeReader
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What holds of recipes whose ingredients are words, and of what was eaten of them; each on a hundred and more of
/// them out of their seeds.
///
/// The properties of recipe tracking, and where each is tried:
///
/// | Property | Test |
/// | --- | --- |
/// | 1 an ingredient at least, each with name, amount, unit, energy or an open "unknown" | here, `every recipe of words has ingredients …` |
/// | 2 totals are sums | `RecipeTests` in `RecipesTests` |
/// | 3 stored and loaded alike | `RecipePropertyTests` |
/// | 4 listed by last use | `RecipeBookTests` |
/// | 5 no orphans | `RecipePropertyTests` |
/// | 6 logged copies never change | here, `what was eaten of a recipe never moves …` |
/// | 7 N ingredients make N entries of equal figures | here, of words; `RecipeDeskTests`, of figures |
/// | 8 a day counts the unknown as unknown | here, `a day sums what is known …` |
/// | 9 scaling by M | `RecipeTests` |
/// | 10 the recipe as it was | `RecipePropertyTests`, `RecipeTests` |
/// | 11 negative figures and sizes | `RecipePropertyTests` |
/// | 12 names and energies are required | here, `a name and an energy that are missing …` |
/// | 13 goals go below zero | `RecipePropertyTests` |
/// | 14 `custom_meal` survives storage | here, with 6 |
/// | 15, 16 every figure reaches the entry | `RecipePropertyTests` of ingredients; `RecipeImportPropertyTests` of importers |
/// | 17 without macronutrients everywhere | here, `entries without macronutrients …` |
/// | 18 what a model's answer leaves out | `ModelRecipeTests` |
/// | 19 offline | `RecipeOfflineTests` |
/// | 20 search | `RecipeBookTests` |
/// | 21 one validation | `ByHandTests` in `WireTests`, here of what the journal keeps |
struct RecipeTrackingTests {
    private static let seeds = 0..<110

    private func call(_ desk: Desk, _ call: RecipeCall) async throws -> RecipeMessage {
        try RecipeMessage(json: try await desk.logbook.recipe(call))
    }

    private func eat(_ desk: Desk, _ request: EatRequest) async throws -> ChangeResult {
        try ChangeResult(json: try await desk.logbook.recipe(.eat(request)))
    }

    /// An ingredient's line and what it must have become.
    struct Line {
        var text: String
        var amount: Double?
        var unit: String?
        /// `nil` where nobody knows its energy.
        var calories: Double?
    }

    /// Lines as cooks write them, of foods whose figures can be checked in the head, and of what nobody knows.
    static func lines(_ random: inout SplitMix64) -> [Line] {
        (0..<Int.random(in: 1...8, using: &random)).map { _ in
            let count = Int.random(in: 1...9, using: &random)
            let grams = 10 * Int.random(in: 1...90, using: &random)
            return switch Int.random(in: 0..<7, using: &random) {
            case 0:
                Line(
                    text: "\(count) egg\(count == 1 ? "" : "s")", amount: Double(count),
                    calories: Double(count) * 75)
            case 1:
                Line(
                    text: "\(grams) g butter", amount: Double(grams), unit: "g",
                    calories: Double(grams) * 7)
            case 2:
                Line(
                    text: "\(count) slices toast", amount: Double(count), unit: "slice",
                    calories: Double(count) * 90)
            case 3:
                Line(
                    text: "\(count) cups rice (\(grams) g), rinsed", amount: Double(count),
                    unit: "cup", calories: Double(grams) * 1.3)
            case 4: Line(text: "\(count) tbsp zorblax", amount: Double(count), unit: "tbsp")
            case 5: Line(text: "\(grams) g quibblefruit", amount: Double(grams), unit: "g")
            default: Line(text: "frumious sprouts, to taste")
            }
        }
    }

    @Test
    func `every recipe of words has ingredients, each with its amount, unit and energy, or open`()
        async throws
    {
        let desk = try await Desk()
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let lines = Self.lines(&random)
            let text = "Dish \(seed)\nIngredients:\n" + lines.map(\.text).joined(separator: "\n")
            let told = try await call(desk, .add(NewRecipe(text: text)))
            let parts = told.recipe.ingredients
            #expect(parts.count == lines.count, "seed \(seed): \(text)")
            for (index, (line, part)) in zip(lines, parts).enumerated() {
                #expect(!part.name.isEmpty, "seed \(seed): \(line.text)")
                #expect(part.amount == line.amount, "seed \(seed): \(line.text)")
                #expect(part.unit == line.unit, "seed \(seed): \(line.text)")
                #expect(
                    part.nutrients.calories == line.calories.map { Thousandths($0) },
                    "seed \(seed): \(line.text)")
                #expect(
                    told.recipe.doubts.contains(index) || part.nutrients.calories != nil,
                    "seed \(seed): \(line.text)")
            }
            let isOpen = lines.contains { $0.calories == nil }
            #expect(
                told.recipe.total.incomplete.contains(.calories) == isOpen, "seed \(seed): \(text)")
        }
        // Whatever is said of no food at all is kept for somebody to look at.
        for text in ["serves 4", "Glorious mystery\nServes 4", "For the sauce:", "zorblax"] {
            let told = try await call(desk, .read(NewRecipe(text: text)))
            #expect(told.recipe.ingredients.count == 1 && told.recipe.doubts == [0], "\(text)")
        }
    }

    @Test func `a recipe of n lines makes n entries apart, of the figures of the one`() async throws
    {
        let desk = try await Desk()
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let lines = Self.lines(&random)
            let text =
                "Dish \(seed)\nServes \(Int.random(in: 1...8, using: &random))\nIngredients:\n"
                + lines.map(\.text).joined(separator: "\n")
            let id = RecipeReference.id(
                try #require(try await call(desk, .add(NewRecipe(text: text))).id))
            let servings = Double(Int.random(in: 1...40, using: &random)) / 10
            let whole = try await eat(desk, EatRequest(id: id, servings: servings))
            let one = try #require(whole.entries.first)
            _ = try await desk.logbook.undo()
            let apart = try await eat(desk, EatRequest(id: id, servings: servings, apart: true))
            #expect(apart.entries.count == lines.count, "seed \(seed): \(text)")
            #expect(apart.day.totals == whole.day.totals, "seed \(seed): \(text)")
            #expect(
                apart.entries.map(\.nutrients) == one.parts.map(\.part.nutrients),
                "seed \(seed): \(text)")
            #expect(
                apart.entries.map(\.grams) == one.parts.map(\.part.grams), "seed \(seed): \(text)")
            _ = try await desk.logbook.undo()
        }
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test
    func `what was eaten of a recipe never moves, and is a meal of one's own after a restart`()
        async throws
    {
        let desk = try await Desk()
        var kept: [(seed: Int, entry: EntryMessage)] = []
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let text = Self.lines(&random).map(\.text).joined(separator: "\n") + "\n2 eggs"
            let recipe = try await call(desk, .add(NewRecipe(name: "dish \(seed)", text: text)))
            let id = try #require(recipe.id)
            let eaten = try await eat(desk, EatRequest(id: .id(id), servings: 1.5))
            kept.append((seed, try #require(eaten.entries.first)))
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let change: RecipeChangeRequest =
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0: RecipeChangeRequest(id: .id(id), servings: 3)
                    case 1: RecipeChangeRequest(id: .id(id), add: [.line("90 g butter")])
                    case 2: RecipeChangeRequest(id: .id(id), ingredients: [.line("1 slice toast")])
                    case 3: RecipeChangeRequest(id: .id(id), cookedGrams: Thousandths(700))
                    default: RecipeChangeRequest(id: .id(id), name: "other \(seed)")
                    }
                _ = try await call(desk, .change(change))
            }
            if Bool.random(using: &random) { _ = try await call(desk, .remove(.id(id))) }
        }
        await desk.journal.close()
        let again = try await Desk(in: desk.folder, clock: desk.clock)
        for (seed, entry) in kept {
            let now = try await again.journal.entry(EntryID(entry.id))
            #expect(now.nutrients == entry.nutrients, "seed \(seed)")
            #expect(now.parts == entry.parts.map(\.part), "seed \(seed)")
            #expect(now.name == entry.name && now.grams == entry.grams, "seed \(seed)")
            #expect(now.source == .customMeal, "seed \(seed)")
        }
        #expect(try await again.journal.flaws().isEmpty)
    }

    @Test func `a day sums what is known of several meals and says which nutrients are not`()
        async throws
    {
        let desk = try await Desk()
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            var (sums, open): ([Nutrient: Thousandths], Set<Nutrient>) = ([:], [])
            for meal in 0..<Int.random(in: 1...3, using: &random) {
                var item = NewIngredient.Item(name: "thing \(meal) of \(seed)")
                for nutrient in Nutrient.leading
                where nutrient == .calories || Bool.random(using: &random) {
                    item.nutrients[nutrient] = Thousandths(
                        rawValue: Int64.random(in: 0...30_000, using: &random))
                }
                for nutrient in Nutrient.leading {
                    if let figure = item.nutrients[nutrient] {
                        sums[nutrient, default: .zero] = sums[nutrient, default: .zero] + figure
                    } else {
                        open.insert(nutrient)
                    }
                }
                let new = NewRecipe(name: "\(seed) \(meal)", ingredients: [.item(item)])
                let id = try #require(try await call(desk, .add(new)).id)
                _ = try await eat(desk, EatRequest(id: .id(id)))
            }
            let totals = try await desk.logbook.day(nil).row.totals
            for nutrient in Nutrient.leading {
                #expect(
                    (totals.sum[nutrient] ?? .zero) == sums[nutrient] ?? .zero,
                    "seed \(seed), \(nutrient)")
            }
            #expect(Set(totals.incomplete) == open, "seed \(seed)")
            desk.clock.advance(seconds: 86_400)
        }
    }

    @Test func `a name and an energy that are missing are asked for by the field`() throws {
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let count = Int.random(in: 1...9, using: &random)
            let wrong = Int.random(in: 0..<count, using: &random)
            let isNameless = Bool.random(using: &random)
            let items = (0..<count).map { index in
                var item = JSONObject([("name", .string("thing \(index)")), ("calories", 10)])
                for nutrient in Nutrient.leading
                where nutrient != .calories && Bool.random(using: &random) {
                    item[nutrient.rawValue] = .integer(Int.random(in: 0...99, using: &random))
                }
                if index == wrong {
                    item["protein"] = 1
                    item[isNameless ? "name" : "calories"] = nil
                }
                return JSONValue.object(item)
            }
            let field = "ingredients[\(wrong)].\(isNameless ? "name" : "calories")"
            #expect(throws: MessageError.missing(field), "seed \(seed)") {
                try NewRecipe(json: ["name": "meal", "ingredients": .array(items)])
            }
        }
    }

    @Test func `entries without macronutrients can be had, told, changed, repeated and kept`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.logbook.setGoals(
            GoalsRequest(goals: [
                .calories: .target(Thousandths(2000)), .protein: .target(Thousandths(60)),
            ]))
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let calories = Thousandths(rawValue: Int64.random(in: 1...400_000, using: &random))
            let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
                NewIngredient.item(
                    .init(
                        name: "thing \(index)", grams: Thousandths(50),
                        nutrients: Nutrients(calories: calories)))
            }
            let new = NewRecipe(name: "bare \(seed)", ingredients: items)
            let recipe = try await call(desk, .add(new))
            let id = RecipeReference.id(try #require(recipe.id))
            let eaten = try await eat(
                desk, EatRequest(id: id, apart: Bool.random(using: &random)))
            func isBare(_ entries: [EntryMessage], _ what: String) {
                for entry in entries {
                    let known = Nutrient.all.filter { entry.nutrients[$0] != nil }
                    #expect(known == [.calories], "seed \(seed), \(what)")
                }
            }
            isBare(eaten.entries, "eaten")
            let entry = try #require(eaten.entries.first)
            // Changed, moved, had once more, kept as a meal, and taken back.
            let edited = try await desk.logbook.edit(
                EditRequest(
                    entry: entry.id,
                    change: .figures(.init(nutrients: Nutrients(calories: calories)))))
            isBare(edited.entries.filter { $0.parts.isEmpty }, "edited")
            _ = try await desk.logbook.undo()
            let moved = try await desk.logbook.move(
                MoveRequest(entries: [entry.id], place: EntryPlace(meal: .dinner)))
            isBare(moved.entries, "moved")
            let repeated = try await desk.logbook.repeatMeal(
                RepeatRequest(date: moved.day.date, meal: .dinner))
            isBare(repeated.entries, "repeated")
            let saved = try await call(
                desk, .save(SaveRecipeRequest(name: "saved \(seed)", entries: [entry.id])))
            #expect(saved.figures.known.count == 1, "seed \(seed)")
            // Told in every way there is.
            let day = try await desk.logbook.day(nil)
            #expect(Set(day.row.totals.incomplete) == Set(Nutrient.leading.dropFirst()))
            #expect(day.row.remaining?.calories != nil, "seed \(seed)")
            let days = try await desk.logbook.days(
                DaysRequest(from: day.row.date, to: day.row.date, nutrients: true))
            #expect(days.map(\.totals.sum.calories) == [day.row.totals.sum.calories])
            let summary = try await desk.logbook.summary(SummaryRequest(date: day.row.date))
            #expect(summary.json.text.contains("calories"), "seed \(seed)")
            _ = try await desk.logbook.weekSummary(SummaryRequest(date: day.row.date))
            _ = try await desk.logbook.score(ScoreRequest())
            for question in ["how much protein today", "what did I have today"] {
                #expect(try await !desk.say(question).isEmpty, "seed \(seed), \(question)")
            }
            #expect(
                try await desk.say("how much protein today").joined().contains("at least"),
                "seed \(seed)")
            for _ in 0..<4 { _ = try await desk.logbook.undo() }
            desk.clock.advance(seconds: 86_400)
        }
        #expect(try await desk.journal.flaws().isEmpty)
    }

    @Test func `the journal refuses the same figures of a meal and of an ingredient`() async throws
    {
        let desk = try await Desk()
        let greatest = EntryContent.greatestFigure
        for seed in Self.seeds {
            var random = SplitMix64(seed: UInt64(seed))
            let raw =
                Bool.random(using: &random)
                ? Int64.random(in: -5...5, using: &random)
                : greatest.rawValue + Int64.random(in: -5...5, using: &random)
            let figure = Thousandths(rawValue: raw)
            var part = MealPart(text: "thing", name: "thing", grams: Thousandths(1))
            let name: String
            if Int.random(in: 0..<8, using: &random) == 0 {
                part.grams = figure
                name = "grams"
            } else {
                let nutrient = Nutrient.all.randomElement(using: &random) ?? .calories
                part.nutrients[nutrient] = figure
                name = nutrient.rawValue
            }
            var fault: Recipe.Fault?
            do throws(Recipe.Fault) {
                try Recipe(name: "meal", ingredients: [part]).check(greatest: greatest)
            } catch {
                fault = error
            }
            let moment = Moment(
                instant: Timestamp(milliseconds: 0), zone: "UTC", offset: 0,
                day: LocalDay(daysSinceEpoch: 0))
            let entry = EntryContent(
                moment: moment, text: "thing", name: "thing", grams: part.grams,
                nutrients: part.nutrients, meal: .lunch, confidence: 1, source: .manual)
            var dish = EntryContent(
                moment: moment, text: "meal", name: "meal", grams: Thousandths(1), meal: .lunch,
                confidence: 1, source: .customMeal)
            dish.setParts([part])
            for content in [entry, dish] {
                var refused: JournalError?
                do throws(JournalError) {
                    _ = try await desk.journal.change(.log, [.add(content)])
                } catch {
                    refused = error
                }
                #expect((refused == nil) == (fault == nil), "seed \(seed), \(name) \(raw)")
                if fault != nil {
                    #expect(fault == .impossible(ingredient: 0, figure: name), "seed \(seed)")
                    #expect(refused == .outOfRange(column: name), "seed \(seed)")
                }
            }
        }
    }
}
