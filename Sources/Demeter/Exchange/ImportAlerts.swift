package import Allergens
internal import JSON
package import Journal
internal import MealReview
internal import Nutrition
internal import Printable
internal import Telling

/// What of a file the person must not or would rather not eat.
///
/// A file tells of what was eaten, so that nothing of it waits for a word: its entries have their warnings, and those of
/// days since the person told so are exposures as others are.
package struct ImportAlerts {
    /// An entry of the file that was warned of.
    struct Alert {
        var day: LocalDay
        var name: String
        var message: String
    }

    private(set) var alerts: [Alert] = []
    /// Entries of which it cannot be told whether they have what must never be had.
    private(set) var untold = 0

    /// Nothing that anybody is warned of.
    package init() {}

    /// Puts the warnings beside entries.
    ///
    /// - Parameter contents: in any order.
    package init(_ contents: inout [EntryContent], _ review: AllergyReview) {
        take(&contents, review)
    }

    private mutating func take(_ contents: inout [EntryContent], _ review: AllergyReview) {
        let small = review.allergies.filter { $0.severity == .smallAmounts }.map(\.trigger)
        let since = Dictionary(
            review.allergies.map { ($0.trigger, $0.since) }, uniquingKeysWith: { first, _ in first }
        )
        var eaten: [LocalDay: [Trigger: Double]] = [:]
        for index in contents.indices {
            let day = contents[index].moment.day
            let food = AssessedFood(
                contents[index].food,
                called: [contents[index].name, contents[index].text]
                    + [contents[index].brand].compactMap(\.self),
                said: contents[index].modifiers, grams: contents[index].grams?.value)
            let sums = eaten[day] ?? [:]
            let found = review.having { sums[$0] ?? 0 }.alerts(of: food).compactMap { alert in
                var alert = alert
                alert.findings.removeAll { finding in
                    since[finding.trigger].map { day < $0 } ?? true
                }
                return alert.findings.isEmpty ? nil : alert
            }
            for trigger in small {
                eaten[day, default: [:]][trigger, default: 0] += review.grams(of: trigger, in: food)
            }
            if found.contains(where: {
                $0.holds && $0.findings.allSatisfy { $0.answer == .cannotTell }
            }) {
                untold += 1
            }
            let told = found.compactMap { alert -> AllergenAlert? in
                var alert = alert
                alert.findings.removeAll { $0.answer == .cannotTell }
                return alert.findings.isEmpty ? nil : alert
            }
            for alert in told {
                let finding = Finding.allergen(alert)
                contents[index].warnings.append(
                    EntryWarning(rule: finding.rule, message: finding.sentence))
                alerts.append(
                    Alert(day: day, name: contents[index].name, message: finding.sentence))
            }
        }
    }

    /// What is told of them.
    package var lines: [String] {
        var lines: [String] = []
        if !alerts.isEmpty {
            var told: [String] = []
            for alert in alerts where !told.contains(alert.message) { told.append(alert.message) }
            let more = told.count - Self.listed
            lines.append(
                (alerts.count == 1
                    ? phrase("1 of them has a warning, as logged since you told so:")
                    : phrase("\(alerts.count) of them have a warning, as logged since you told so:"))
            )
            lines += told.prefix(Self.listed).map { "  \($0.printable())" }
            if more > 0 { lines.append(phrase("  and \(more) more")) }
            lines.append(phrase("`demeter allergies` lists them."))
        }
        if untold > 0 {
            lines.append(
                untold == 1
                    ? phrase("Of 1 entry it cannot be told whether it has what you must not have.")
                    : phrase(
                        "Of \(untold) entries it cannot be told whether they have what you must not have."
                    )
            )
        }
        return lines
    }

    var json: JSONValue {
        [
            "warned": .array(
                alerts.prefix(Self.sent).map {
                    [
                        "day": .string($0.day.description), "name": .string($0.name),
                        "message": .string($0.message),
                    ]
                }), "cannot_tell": .integer(untold),
        ]
    }

    private static let listed = 10
    private static let sent = 100
}
