import Journal
import Nutrition
import Testing
import TimeZones

@testable import Exchange

/// A plan of a text as `demeter import` would make it, an hour east of Greenwich, on 2026-11-26.
func plan(
    _ text: String, _ options: ImportOptions = ImportOptions()
) throws -> ImportPlan {
    try plan(Array(text.utf8), options)
}

func plan(
    _ bytes: [UInt8], _ options: ImportOptions = ImportOptions()
) throws -> ImportPlan {
    if let own = ExchangeFormat.own(bytes) { return own.plan(bytes) }
    let clock = ImportClock(zone: .fixed(3600), dayStart: 0, now: 1_795_651_200)
    return try Importer(ImportFile(bytes: bytes), clock: clock, options: options).plan()
}

/// A wall clock's time an hour east of Greenwich.
func moment(_ text: String, hour: Int, minute: Int = 0, second: Int = 0) throws -> Moment {
    let day = try #require(LocalDay(text))
    let seconds = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second - 3600
    return Moment(
        instant: Timestamp(milliseconds: Int64(seconds) * 1000), zone: Zone.fixed(3600).name,
        offset: 3600, day: day)
}

/// Calories, protein, carbohydrates, fat, fiber, sugar and sodium, in this order.
func figures(_ values: Double?...) -> Nutrients {
    var nutrients = Nutrients.unknown
    for (nutrient, value) in zip(Nutrient.leading, values) {
        nutrients[nutrient] = value.map { Thousandths($0) }
    }
    return nutrients
}

extension Nutrients {
    /// With figures beyond the seven, by their ids.
    func with(_ further: [String: Double]) -> Nutrients {
        var nutrients = self
        nutrients.further = FurtherFigures(further)
        return nutrients
    }
}

/// What is left out, as text.
func leftOut(_ plan: ImportPlan) -> [String] { plan.leftOut.map { "\($0.what) \($0.count)" } }
