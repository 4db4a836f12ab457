import Foundation

/// Writes what Apple Health would export of somebody who wears a watch and keeps a food diary: the records of
/// one type together, those of a food bound by their times and metadata.
struct HealthExport {
    /// Of the whole file, MB of 1,000,000 bytes.
    let megabytes: Int

    private static let heart = "HKQuantityTypeIdentifierHeartRate"
    private static let eaten: [(type: String, unit: String, most: Int)] = [
        ("EnergyConsumed", "kcal", 600), ("Protein", "g", 40), ("Carbohydrates", "g", 90),
        ("FatTotal", "g", 30), ("Fiber", "g", 12), ("Sugar", "g", 30), ("Sodium", "mg", 900),
        ("FatSaturated", "g", 12), ("VitaminC", "mg", 60),
    ]
    private static let foodsADay = 8

    /// How many foods it holds.
    func write(to path: String) throws -> Int {
        guard let file = fopen(path, "wb") else {
            throw BenchmarkError("\(path) cannot be written")
        }
        defer { fclose(file) }
        fputs(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
            <!ATTLIST HealthData
              locale CDATA #REQUIRED
            >
            ]>
            <HealthData locale="en_US">
             <ExportDate value="2026-11-01 09:00:00 +0100"/>
             <Me HKCharacteristicTypeIdentifierDateOfBirth="" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>

            """, file)
        // A day of what was eaten has about 36,000 bytes.
        let days = max(1, megabytes * 1_000_000 / 25 / 36_000)
        var seed: UInt64 = 5
        for (type, unit, most) in Self.eaten {
            for day in 0..<days {
                for food in 0..<Self.foodsADay {
                    writeFood(type, unit, most, day, food, &seed, file)
                }
            }
        }
        var second = 0
        while ftell(file) < megabytes * 1_000_000 {
            for _ in 0..<1000 {
                second += 5
                let time =
                    "2025-\(two(1 + second / 2_419_200 % 12))-\(two(1 + second / 86_400 % 28)) "
                    + "\(two(second / 3600 % 24)):\(two(second / 60 % 60)):\(two(second % 60)) +0100"
                fputs(
                    " <Record type=\"\(Self.heart)\" sourceName=\"Somebody’s Watch\" "
                        + "sourceVersion=\"11.2\" device=\"&lt;&lt;HKDevice: 0x30&gt;, name:Watch&gt;\" "
                        + "unit=\"count/min\" creationDate=\"\(time)\" startDate=\"\(time)\" "
                        + "endDate=\"\(time)\" value=\"\(50 + draw(&seed, 90))\">\n"
                        + "  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"0\"/>\n"
                        + " </Record>\n", file)
            }
        }
        fputs("</HealthData>\n", file)
        return days * Self.foodsADay
    }

    private func writeFood(
        _ type: String, _ unit: String, _ most: Int, _ day: Int, _ food: Int,
        _ seed: inout UInt64, _ file: UnsafeMutablePointer<FILE>
    ) {
        let time =
            "\(2000 + day / 336)-\(two(1 + day / 28 % 12))-\(two(1 + day % 28)) "
            + "\(two(7 + food * 2)):\(two(food * 7)):00 +0100"
        fputs(
            " <Record type=\"HKQuantityTypeIdentifierDietary\(type)\" sourceName=\"Diary\" "
                + "sourceVersion=\"24\" unit=\"\(unit)\" creationDate=\"\(time)\" "
                + "startDate=\"\(time)\" endDate=\"\(time)\" "
                + "value=\"\(draw(&seed, most)).\(draw(&seed, 10))\">\n"
                + "  <MetadataEntry key=\"HKFoodType\" value=\"Food \((day * 31 + food * 7) % 400)\"/>\n"
                + "  <MetadataEntry key=\"HKFoodMeal\" value=\"\(food < 3 ? "Breakfast" : "Dinner")\"/>\n"
                + " </Record>\n", file)
    }
}
