internal import FoodCatalog
internal import HealthyEating
internal import Journal
internal import MealReader
package import Nutrition
package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func day(
        _ date: LocalDay?, nutrients: Bool = true
    ) async throws(ServiceError) -> DayMessage {
        let today = today()
        let page = try await ServiceError.translating { () async throws(JournalError) in
            let page = try await journal.day(date ?? today)
            return nutrients || page.total.goals.haveFurther ? page.summed : page
        }
        func messages(_ entries: [FoodEntry]) -> [EntryMessage] {
            told(
                entries.map { entry in
                    var message = EntryMessage(entry)
                    if !nutrients { message.dropFurther() }
                    return message
                })
        }
        return DayMessage(
            DayRow(page.total), entries: messages(page.entries), held: messages(page.held),
            drunkWater: drunkWater(of: page.entries), eating: EatingIndex.scored(page.entries),
            allergy: ownAllergies.isEmpty ? nil : allergyScore(of: page.entries))
    }

    /// The water of those entries that are drinks.
    private nonisolated func drunkWater(of entries: [FoodEntry]) -> Thousandths? {
        let catalog = reader.catalog
        let waters = entries.compactMap { entry in
            entry.nutrients[.water].flatMap { water in
                entry.food.map { drinks.isDrink($0, in: catalog) } == true ? water : nil
            }
        }
        return waters.isEmpty ? nil : waters.reduce(.zero, +)
    }

    package nonisolated(nonsending) func days(
        _ request: DaysRequest
    ) async throws(ServiceError) -> [DayRow] {
        let (totals, firstOpen, rules) = try await ServiceError.translating {
            () async throws(JournalError) in
            (
                request.nutrients
                    ? try await journal.wholeDays(from: request.from, to: request.to)
                    : try await journal.days(from: request.from, to: request.to),
                try await journal.firstOpenDay(), try await journal.goalRules()
            )
        }
        var filled = totals[...]
        return (request.from.daysSinceEpoch...request.to.daysSinceEpoch).map { number in
            let day = LocalDay(daysSinceEpoch: number)
            if let next = filled.first, next.day == day {
                filled.removeFirst()
                return DayRow(next)
            }
            let isClosed = firstOpen.map { day < $0 } ?? false
            let nothing = request.nutrients ? NutrientSum().total : NutrientTotal()
            return DayRow(
                DailyTotal(
                    day: day, total: nothing, isClosed: isClosed, goals: Goals(rules, on: day)))
        }
    }
}
