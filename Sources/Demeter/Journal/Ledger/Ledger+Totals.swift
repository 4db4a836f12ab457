internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    func total(of day: LocalDay) throws -> DailyTotal {
        var select = try connection.prepare(Self.selectTotal)
        select.bind(day.description)
        var total = try select.step() ? try Self.total(&select) : DailyTotal(day: day)
        total.isClosed = try firstOpenDay().map { day < $0 } ?? false
        total.goals = try goals(on: day)
        return total
    }

    /// As `total(of:)`, with all nutrients and how far each is known.
    func wholeTotal(of day: LocalDay) throws -> DailyTotal {
        var total = try total(of: day)
        total.total.take(try wholeTotals(from: day, to: day)[day] ?? NutrientSum().total)
        return total
    }

    /// Sums of all nutrients of the logged entries of each day that has any, made of the entries.
    ///
    /// Of the seven they are what the database keeps, and are what tells how far each is known.
    func wholeTotals(from first: LocalDay, to last: LocalDay) throws -> [LocalDay: NutrientTotal] {
        var select = try connection.prepare(Self.selectFigures)
        select.bind(first.description)
        select.bind(last.description)
        var sums: [LocalDay: NutrientTotal] = [:]
        var (day, sum): (String, NutrientSum) = ("", NutrientSum())
        func end() throws(JournalError) {
            if day.isEmpty { return }
            guard let date = LocalDay(day) else { throw .unreadable(column: "day") }
            sums[date] = sum.total
        }
        while try select.step() {
            let next = select.text()
            if next != day {
                try end()
                (day, sum) = (next, NutrientSum())
            }
            var figures = select.nutrients()
            figures.further = try select.further()
            let revision = select.integer()
            if select.integer() > 0 {
                // How far a dish knows a nutrient, its parts tell.
                for part in try parts(of: revision, from: .entries) { sum.add(part.nutrients) }
            } else {
                sum.add(figures)
            }
        }
        try end()
        return sums
    }

    private static let selectFigures = Query(
        """
        SELECT day, calories, protein, carbohydrates, fat, fiber, sugar, sodium, nutrients,
            revision, parts
        FROM food_entries WHERE live = 1 AND state = 'logged' AND day BETWEEN ? AND ? ORDER BY day
        """)

    /// The totals of the days with entries, logged or held, from `first` to `last`, in order.
    func totals(from first: LocalDay, to last: LocalDay) throws -> [DailyTotal] {
        var select = try connection.prepare(Self.selectTotals)
        select.bind(first.description)
        select.bind(last.description)
        var found: [DailyTotal] = []
        let firstOpen = try firstOpenDay()
        var kept = try closedGoals(from: first, to: last)[...]
        let rules = try goalRules()
        while try select.step() {
            var total = try Self.total(&select)
            total.isClosed = firstOpen.map { total.day < $0 } ?? false
            if total.isClosed {
                // A closed day that is not among those was one without goals.
                while let next = kept.first, next.day < total.day { kept.removeFirst() }
                if let next = kept.first, next.day == total.day { total.goals = next.goals }
            } else {
                total.goals = Goals(rules, on: total.day)
            }
            found.append(total)
        }
        return found
    }

    private static let totalColumns = """
        SELECT day, entries, held, calories, protein, carbohydrates, fat, fiber, sugar, sodium,
            unknown_calories, unknown_protein, unknown_carbohydrates, unknown_fat, unknown_fiber,
            unknown_sugar, unknown_sodium
        FROM daily_totals
        """

    private static let selectTotal = Query(totalColumns + " WHERE day = ?")

    private static let selectTotals = Query(
        totalColumns + " WHERE day BETWEEN ? AND ? AND entries + held > 0 ORDER BY day")

    private static func total(_ row: inout Statement) throws -> DailyTotal {
        let day = try row.day()
        let entries = Int(row.integer())
        let held = Int(row.integer())
        let sum = row.nutrients()
        var incomplete: [Nutrient] = []
        for nutrient in Nutrient.leading where row.integer() > 0 { incomplete.append(nutrient) }
        return DailyTotal(
            day: day, entries: entries, held: held,
            total: NutrientTotal(sum: sum, incomplete: incomplete))
    }
}
