import Body
import Journal
import Nutrition
import TestSupport
import Testing

@testable import Exchange

struct AppleHealthTests {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        <HealthData locale="en_GB">
         <ExportDate value="2026-03-02 10:00:00 +0100"/>

        """

    private static func record(
        _ type: String, _ value: String, _ unit: String,
        at time: String = "2026-03-01 12:30:00 +0100",
        food: String? = "Cheese &amp; onion", meal: String? = "Lunch"
    ) -> String {
        let metadata =
            (food.map { "<MetadataEntry key=\"HKFoodType\" value=\"\($0)\"/>" } ?? "")
            + (meal.map { "<MetadataEntry key=\"HKFoodMeal\" value=\"\($0)\"/>" } ?? "")
        return """
            <Record type="HKQuantityTypeIdentifier\(type)" sourceName="Diary" unit="\(unit)" \
            creationDate="\(time)" startDate="\(time)" endDate="\(time)" value="\(value)">\(metadata)</Record>

            """
    }

    private static let records =
        record("DietaryEnergyConsumed", "2000", "kJ") + record("DietaryProtein", "12.5", "g")
        + record("DietarySodium", "0.3", "g") + record("DietaryVitaminC", "30", "mg")
        + record("DietaryFatSaturated", "2500", "mg") + record("DietaryIodine", "40", "mcg")
        + record(
            "DietaryEnergyConsumed", "95", "Cal", at: "2026-03-01 08:00:00 -0500", food: nil,
            meal: nil)
        + record("DietaryWater", "250", "mL") + record("StepCount", "100", "count")
        + record("StepCount", "50", "count")

    /// Twice the same, as two foods that were eaten at once.
    private static let twins =
        record("DietaryEnergyConsumed", "140", "kcal", food: "Beer", meal: nil)
        + record("DietaryEnergyConsumed", "140", "kcal", food: "Beer", meal: nil)
        + record("DietaryCarbohydrates", "11", "g", food: "Beer", meal: nil)
        + record("DietaryCarbohydrates", "12", "g", food: "Beer", meal: nil)

    private static let correlation = """
        <Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Diary" startDate="2026-03-01 12:30:00 +0100">
        <MetadataEntry key="HKFoodType" value="Cheese"/>
        \(record("DietaryEnergyConsumed", "2000", "kJ"))
        </Correlation>
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning"><WorkoutEvent/></Workout>
        </HealthData>
        """

    @Test func `records of one food are one entry, and correlations repeat them`() throws {
        let plan = try plan(Self.head + Self.records + Self.twins + Self.correlation)
        #expect(plan.format == .appleHealth)
        #expect(plan.faults == [])
        func entry(_ name: String, _ moment: Moment, _ meal: Meal, _ nutrients: Nutrients)
            -> EntryContent
        {
            EntryContent(
                moment: moment, text: name, name: name, nutrients: nutrients, meal: meal,
                source: .manual)
        }
        let lunch = try moment("2026-03-01", hour: 12, minute: 30)
        var away = try moment("2026-03-01", hour: 14)
        (away.zone, away.offset) = ("-05:00", -18_000)
        #expect(
            plan.contents == [
                entry(
                    "Cheese & onion", lunch, .lunch,
                    figures(2000 / 4.184, 12.5, nil, nil, nil, nil, 300).with([
                        "vitamin_c": 30, "saturated_fat": 2.5, "iodine": 40,
                    ])),
                entry("Beer", lunch, .lunch, figures(140, nil, 11)),
                entry("Beer", lunch, .lunch, figures(140, nil, 12)),
                entry("breakfast", away, .breakfast, figures(95)),
            ])
        #expect(
            leftOut(plan) == [
                "records(\"dietary water\") 1", "records(\"workout\") 1",
            ])
        #expect(plan.person.measurements.map(\.kind) == [.steps])
        #expect(plan.person.measurements.map(\.value) == [Thousandths(150)])
    }

    @Test func `the archive is opened, and what else lies in it is told`() throws {
        let text = Self.head + Self.records + Self.correlation
        let plan = try plan(
            Archives.zip([
                ("apple_health_export/export_cda.xml", Array("<ClinicalDocument/>".utf8)),
                ("apple_health_export/export.xml", Array(text.utf8)),
                ("apple_health_export/workout-routes/route_1.gpx", [0x3C]),
                ("apple_health_export/workout-routes/route_2.gpx", [0x3C]),
            ]))
        #expect(plan.contents.count == 2)
        #expect(plan.files == ["apple_health_export/export.xml"])
        #expect(
            leftOut(plan).suffix(2) == [
                "file(\"export_cda.xml\") 1", "file(\"apple_health_export/workout-routes/\") 2",
            ] || leftOut(plan).contains("file(\"apple_health_export/workout-routes/\") 2"))
    }

    @Test(arguments: [
        ("DietaryEnergyConsumed", "x", "kcal", "\"x\" is no amount of calories"),
        ("DietaryProtein", "5", "stone", "\"stone\" is no unit of protein"),
        ("DietaryProtein", "-5", "g", "\"-5\" is no amount of protein"),
    ])
    func `records that cannot be are broken`(
        type: String, value: String, unit: String, reason: String
    ) throws {
        let plan = try plan(
            Self.head + Self.record(type, value, unit) + "</HealthData>")
        #expect(plan.faults.map(\.reason) == [reason])
        #expect(plan.faults.map(\.line) == [8])
    }

    @Test func `a text that is cut off is told`() {
        #expect {
            try plan(Self.head + Self.records)
        } throws: { error in
            if case ImportRefusal.xml = error { true } else { false }
        }
    }
}
