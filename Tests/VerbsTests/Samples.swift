import JSON
import MealReader
import Nutrition
import Wire

/// Figures in the order calories, protein, carbohydrates, fat.
func nutrients(
    _ calories: Double?, _ protein: Double?, _ carbohydrates: Double?, _ fat: Double?
) -> Nutrients {
    Nutrients(
        calories: calories.map { Thousandths($0) }, protein: protein.map { Thousandths($0) },
        carbohydrates: carbohydrates.map { Thousandths($0) }, fat: fat.map { Thousandths($0) },
        fiber: Thousandths(1.5), sugar: Thousandths(2), sodium: Thousandths(320))
}

/// A Friday, 2026-03-06.
let march6 = LocalDay(daysSinceEpoch: 20_518)

/// A moment in Rome, so many days after `march6`, at `time` as `HH:MM`.
func moment(_ time: String, daysLater: Int = 0) -> Instant {
    let parts = time.split(separator: ":").map { Int64($0) ?? 0 }
    let local = Int64(march6.daysSinceEpoch + daysLater) * 86_400 + parts[0] * 3600 + parts[1] * 60
    return Instant(milliseconds: (local - 3600) * 1000, offsetSeconds: 3600)
}

func entry(
    _ id: Int, _ name: String, at time: String = "08:15", _ amount: Double? = nil,
    _ unit: String? = nil, grams: Double? = nil, _ figures: Nutrients,
    meal: Meal = .breakfast, brand: String? = nil, source: EntrySource = .catalog,
    state: EntryState = .logged, warnings: [Warning] = []
) -> EntryMessage {
    EntryMessage(
        id: id, utterance: id, day: march6, loggedAt: moment(time),
        text: name, name: name, food: FoodID(rawValue: "food-\(id)"), amount: amount, unit: unit,
        grams: grams.map { Thousandths($0) }, nutrients: figures, meal: meal, brand: brand,
        confidence: 0.9, source: source, state: state, warnings: warnings)
}

let eggs = entry(12, "scrambled eggs", 2, "large", grams: 122, nutrients(180, 12.2, 2, 13.4))
let toast = entry(
    13, "white toast with butter and a very long description of the marmalade on it", at: "08:16",
    1, "slice", grams: 33, nutrients(120.4, 2.9, 14.1, 5.8), source: .model)
let salad = entry(
    14, "Caesar salad", at: "12:30", 0.5, "bowl", grams: 1250, nutrients(1234.5, 11, nil, 39.9),
    meal: .lunch, brand: "Green & Co", source: .manual)
let noodles = entry(
    15, "拉面 \u{1B}[31mnoodles", at: "19:05", nil, nil, nutrients(nil, nil, nil, nil),
    meal: .dinner, state: .held,
    warnings: [
        Warning(
            rule: "unknown_food",
            message: "No food of the catalog matches these words, so there are no figures.")
    ])
let rice = entry(
    16, "rice", at: "19:06", 6, "kg", grams: 6000, nutrients(7800, 160, 1700, 15), meal: .dinner,
    source: .history, state: .held,
    warnings: [Warning(rule: "heavy", message: "6,000 g is more than anybody eats at once.")])

func row(
    _ day: LocalDay = march6, _ entries: [EntryMessage] = [eggs, toast, salad], held: Int = 0,
    goals: Nutrients? = nil, closed: Bool = false
) -> DayRow {
    DayRow(
        date: day, closed: closed, totals: NutrientTotal(of: entries.map(\.nutrients)),
        goals: goals.map(Goals.init(targets:)) ?? Goals(), loggedCount: entries.count,
        heldCount: held)
}

let goals = nutrients(2000, 100, 250, 50)

/// A day with entries of every kind and goals.
let fullDay = DayMessage(
    row(held: 2, goals: goals), entries: [eggs, toast, salad], held: [noodles, rice])
/// A day with known figures and no goals.
let plainDay = DayMessage(row(march6, [eggs]), entries: [eggs], held: [])
let emptyDay = DayMessage(row(march6, []), entries: [], held: [])

let logged = LogResult(
    utterance: 7, state: .logged, entries: [eggs, salad], held: [rice], unread: ["xyzzy", "plugh"],
    reply: "eggs", day: row(goals: goals))
let nothing = LogResult(
    utterance: 8, state: .nothing,
    reply: "I found no food in that, so nothing was logged. Try: two eggs and a slice of toast",
    day: row(march6, []))
let asked = LogResult(
    utterance: 9, state: .question,
    question: Question(text: "Which pizza?", choices: ["Margherita", "Salami"]),
    reply: "I am not sure.", day: row(march6, []))

let change = ChangeResult(
    entries: [eggs], removed: [12],
    reply: "Undone.\nRemoved: scrambled eggs, 2 large (122 g): 180 kcal\nToday: 0 kcal",
    day: row(march6, []))

let oats = FoodMessage(
    Food(
        id: "rolled-oats", name: "rolled oats", aliases: ["oatmeal", "porridge oats"],
        category: .grain, brand: "Mill & Sons", per100g: nutrients(379, 13.2, 67.7, 6.5),
        portions: [
            Portion(label: "cup", grams: Thousandths(81)),
            Portion(label: "tablespoon", grams: Thousandths(5)),
        ], defaultPortion: 0, usualGrams: Thousandths(40),
        source: FoodSource(release: "SR 28", code: "20038")),
    score: 0.93)
let broth = FoodMessage(
    Food(
        id: "broth", name: "broth", category: .meal, per100g: nutrients(5, nil, 0.4, nil),
        source: FoodSource(release: "own")), score: 0.4)

let status = StatusMessage(
    version: "0.1.0", uptime: 273_840, timeZone: "Europe/Rome",
    nextRollover: moment("00:00", daysLater: 1),
    reader: .init(foods: 1104, ownFoods: 3), model: .init(mode: "off"),
    voice: .init(enabled: false), queues: .init(received: 0, waiting: 1, question: 0, held: 2),
    journal: .init(bytes: 1_234_567, entries: 12_345, seq: 20_001, readOnly: false),
    connections: 2)

let reading = ReadingMessage(
    Reading(
        text: "two eggs and flurbs",
        items: [
            ReadingItem(
                text: "two eggs", name: "scrambled eggs", food: "scrambled-eggs", amount: 2,
                unit: "large", grams: Thousandths(122), nutrients: nutrients(180, 12.2, 2, 13.4),
                confidence: 0.91, assumption: "2 × 1 large (61 g)",
                alternatives: [.init(food: "boiled-egg", name: "boiled egg", score: 0.8)]),
            ReadingItem(text: "flurbs", name: "flurbs", confidence: 0.1),
        ], confidence: 0.42, unread: ["and"],
        question: Question(text: "Which flurbs?", choices: ["red", "blue"])),
    warnings: [[], [Warning(rule: "unknown_food", message: "No food matches.")]])
