internal import Exchange
internal import Journal
internal import Nutrition
internal import TimeZones

/// What must hold of every file of meals that somebody may give.
package enum ImportCheck {
    /// Reads it twice: what comes of it is the same both times, and each entry is possible.
    package static func run(_ bytes: [UInt8]) {
        let clock = ImportClock(zone: .utc, dayStart: 0, now: 1_800_000_000)
        let file = ImportFile(bytes: bytes)
        let first = try? Importer(file, clock: clock).plan()
        let second = try? Importer(file, clock: clock).plan()
        precondition(first?.contents == second?.contents, "two readings of one file differ")
        for content in first?.contents ?? [] {
            precondition((content.amount ?? 0) >= 0 && (content.grams?.rawValue ?? 0) >= 0)
            for nutrient in Nutrient.all {
                precondition((content.nutrients[nutrient]?.rawValue ?? 0) >= 0, "below 0")
            }
            precondition(clock.allows(content.moment), "an entry beyond all bounds")
            precondition(
                !content.name.unicodeScalars.contains { $0.value < 0x20 }, "a name with controls")
        }
    }
}
