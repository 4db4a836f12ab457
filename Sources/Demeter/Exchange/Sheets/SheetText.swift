internal import Body
internal import Journal
internal import Nutrition
internal import Programmes
package import Wire

/// A table for spreadsheets by RFC 4180, which Excel, Numbers and LibreOffice open as it is.
///
/// It is the same on all devices that hold the same: nothing is in it that one of them alone knows, as photographs and
/// what was offered, whose columns are empty.
package struct SheetText {
    private let contents: SheetContents
    private let style: TableStyle

    /// By which spreadsheets know the encoding.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    package init(_ contents: SheetContents, hasDecimalComma: Bool) {
        self.contents = contents
        style = hasDecimalComma ? .decimalComma : .plain
    }

    package func bytes(of sheet: Sheet) -> [UInt8] {
        let rows =
            switch sheet {
            case .meals: meals
            case .days: days
            case .foods: foods
            case .profile: profile
            }
        return Self.mark
            + rows.flatMap { Array((CSVText.line($0, separator: style.separator) + "\r\n").utf8) }
    }

    private static let figures = Nutrient.leading.map(\.rawValue)

    // MARK: A row a meal

    private struct MealKey: Hashable, Comparable {
        var day: LocalDay
        var meal: Meal

        static func < (left: Self, right: Self) -> Bool {
            (left.day, left.order) < (right.day, right.order)
        }

        private var order: Int { Meal.allCases.firstIndex(of: meal) ?? 0 }
    }

    private var meals: [[String]] {
        let names =
            ["date", "meal", "time", "photo", "foods", "adjustments", "allergy_score"]
            + Self.figures
            + ["incomplete", "day_score", "alternatives", "feelings", "waiting"]
        let eaten = Dictionary(grouping: contents.entries, by: Self.key)
        let waiting = Dictionary(grouping: contents.held, by: Self.key)
        let keys = Set(eaten.keys).union(waiting.keys).sorted()
        let feelings = felt(at: keys, eaten)
        return [names]
            + keys.map { key in
                let entries = Self.inOrder(eaten[key] ?? [])
                return [key.day.description, key.meal.rawValue, time(entries), ""]
                    + [list(entries.map(food)), list(entries.flatMap(Self.adjustments))]
                    + [contents.allergyScores[key.day]?[key.meal].map(String.init) ?? ""]
                    + figures(entries) + [score(of: key.day), ""]
                    + [
                        list(feelings[key] ?? []),
                        list(Self.inOrder(waiting[key] ?? []).map(\.name)),
                    ]
            }
    }

    private static func key(_ entry: FoodEntry) -> MealKey {
        MealKey(day: entry.moment.day, meal: entry.meal)
    }

    /// By time, and what was entered at once by name: numbers of entries are each device's own.
    private static func inOrder(_ entries: [FoodEntry]) -> [FoodEntry] {
        entries.sorted {
            ($0.moment.instant.milliseconds, $0.name, $0.text, $0.grams ?? .zero)
                < ($1.moment.instant.milliseconds, $1.name, $1.text, $1.grams ?? .zero)
        }
    }

    private func food(_ entry: FoodEntry) -> String {
        entry.grams.map { "\(entry.name) (\(number($0)) g)" } ?? entry.name
    }

    private static func adjustments(_ entry: FoodEntry) -> [String] {
        [entry.preparation].compactMap(\.self) + entry.modifiers
    }

    /// How somebody felt goes beside the last meal before, or the day's first.
    private func felt(
        at keys: [MealKey], _ eaten: [MealKey: [FoodEntry]]
    ) -> [MealKey: [String]] {
        var found: [MealKey: [String]] = [:]
        let days = Dictionary(grouping: keys, by: \.day)
        for feeling in contents.feelings.map(\.content).sorted(by: {
            ($0.moment.instant.milliseconds, $0.name) < ($1.moment.instant.milliseconds, $1.name)
        }) {
            let meals = days[feeling.moment.day] ?? []
            let starts = meals.compactMap { key in
                eaten[key]?.map(\.moment.instant.milliseconds).min().map { (key, $0) }
            }
            let last = starts.filter { $0.1 <= feeling.moment.instant.milliseconds }
                .max { ($0.1, $0.0) < ($1.1, $1.0) }
            guard let key = last?.0 ?? meals.first else { continue }
            found[key, default: []].append(Self.told(feeling))
        }
        return found
    }

    private static func told(_ feeling: FeelingContent) -> String {
        feeling.strength.map { "\(feeling.name) \($0)/5" } ?? feeling.name
    }

    // MARK: A row a day

    private var days: [[String]] {
        let names =
            ["date", "entries", "waiting"] + Self.figures
            + ["incomplete", "score", "allergy_score", "feelings", "weight_kg", "programme"]
            + ["programme_day"]
        let eaten = Dictionary(grouping: contents.entries, by: \.moment.day)
        let held = Dictionary(grouping: contents.held, by: \.moment.day)
        let felt = Dictionary(grouping: contents.feelings.map(\.content), by: \.moment.day)
        let weights = Dictionary(
            grouping: contents.measurements.map(\.content).filter { $0.kind == .weight },
            by: \.moment.day)
        let runs = programmeDays
        let all = Set(eaten.keys).union(held.keys).union(felt.keys).union(weights.keys)
        return [names]
            + all.sorted().map { day in
                let entries = eaten[day] ?? []
                let meals = contents.allergyScores[day]?.values.min()
                let feelings = (felt[day] ?? []).sorted {
                    ($0.moment.instant.milliseconds, $0.name)
                        < ($1.moment.instant.milliseconds, $1.name)
                }
                let weight = weights[day]?.max {
                    ($0.moment.instant.milliseconds, $0.value)
                        < ($1.moment.instant.milliseconds, $1.value)
                }
                return [day.description, String(entries.count), String(held[day]?.count ?? 0)]
                    + figures(entries) + [score(of: day), meals.map(String.init) ?? ""]
                    + [list(feelings.map(Self.told)), weight.map { number($0.value) } ?? ""]
                    + (runs[day].map { [text($0.name), String($0.number)] } ?? ["", ""])
            }
    }

    /// Which day of which programme a day is; of several the one that was begun last.
    private var programmeDays: [LocalDay: (name: String, number: Int)] {
        guard let last = (contents.entries + contents.held).map(\.moment.day).max() else {
            return [:]
        }
        var found: [LocalDay: (name: String, number: Int)] = [:]
        for run in contents.programmes.sorted(by: {
            ($0.start, $0.programme.name) < ($1.start, $1.programme.name)
        }) {
            for (index, day) in run.days(upTo: last).enumerated() {
                found[day] = (run.programme.title, index + 1)
            }
        }
        return found
    }

    // MARK: Others

    private var foods: [[String]] {
        let names =
            ["name", "other_names", "brand", "barcodes"]
            + Self.figures.map { "\($0)_per_100g" } + ["usual_grams"]
        return [names]
            + contents.foods.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map { food in
                [text(food.name), list(food.aliases), text(food.brand ?? "")]
                    + [list(food.barcodes.map(\.description).sorted())]
                    + Nutrient.leading.map { food.per100g[$0].map(number) ?? "" }
                    + [food.usualGrams.map(number) ?? ""]
            }
    }

    private var profile: [[String]] {
        let profile = contents.profile
        let told: [(String, String?, String)] = [
            ("born", profile.born?.description, ""), ("sex", profile.sex?.rawValue, ""),
            ("height", profile.height.map(number), "cm"), ("region", profile.region, ""),
            ("language", profile.language, ""),
            ("pregnant", profile.isPregnant.map(Self.truth), ""),
            ("breastfeeding", profile.isBreastfeeding.map(Self.truth), ""),
        ]
        let measured = contents.measurements.map(\.content).sorted {
            ($0.moment.instant.milliseconds, $0.kind.rawValue, $0.value)
                < ($1.moment.instant.milliseconds, $1.kind.rawValue, $1.value)
        }
        return [["what", "value", "unit", "date"]]
            + told.compactMap { what, value, unit in value.map { [what, text($0), unit, ""] } }
            + measured.map {
                [$0.kind.rawValue, number($0.value), $0.kind.unit, $0.moment.day.description]
            }
    }

    // MARK: Fields

    /// The sums of the seven, and those of which an entry knows nothing: of these there is at least as much.
    private func figures(_ entries: [FoodEntry]) -> [String] {
        guard !entries.isEmpty else { return Array(repeating: "", count: Self.figures.count + 1) }
        let total = NutrientTotal(of: entries.map(\.nutrients))
        let partly = Set(total.incomplete).union(entries.flatMap(\.incomplete))
        let isKnown = { (nutrient: Nutrient) in
            entries.contains { $0.nutrients[nutrient] != nil }
        }
        return Nutrient.leading.map { isKnown($0) ? total.sum[$0].map(number) ?? "" : "" }
            + [list(Nutrient.leading.filter(partly.contains).map(\.rawValue))]
    }

    private func score(of day: LocalDay) -> String {
        contents.eatingScores[day].map { number(Thousandths(($0 * 10).rounded() / 10)) } ?? ""
    }

    private func time(_ entries: [FoodEntry]) -> String {
        guard let minute = entries.first?.moment.minuteOfDay else { return "" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }

    private func list(_ texts: [String]) -> String { text(texts.joined(separator: "; ")) }

    private func text(_ text: String) -> String { FormulaGuard.guarded(text) }

    private func number(_ value: Thousandths) -> String {
        style.number(EntryRow.decimal(Int(value.rawValue)))
    }

    private static func truth(_ value: Bool) -> String { value ? "yes" : "no" }
}
