internal import JSON
internal import Nutrition
internal import Wire

/// The energy of everything that was logged in the last ten years: a counter that goes on at midnight.
struct LifetimeEnergy: Sendable, Hashable {
    private var days: [LocalDay: Double] = [:]

    /// kcal
    var sum: Double { (days.values.reduce(0, +) * 1000).rounded() / 1000 }

    /// - Parameter rows: of `days`.
    init(rows: [JSONValue] = []) { for row in rows { take(row) } }

    mutating func take(_ event: EventMessage) {
        for day in event.payload["days"]?.array ?? [] { take(day) }
    }

    private mutating func take(_ row: JSONValue) {
        guard let date = row["date"]?.string.flatMap({ LocalDay($0) }) else { return }
        let energy = row["totals"]?["calories"]?.number ?? 0
        days[date] = energy == 0 ? nil : energy
    }
}
