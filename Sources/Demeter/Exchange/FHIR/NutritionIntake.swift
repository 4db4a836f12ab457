package import JSON
internal import Journal
internal import Nutrition
internal import Wire

/// Entries as resources of FHIR R5 (https://hl7.org/fhir/R5/nutritionintake.html).
package struct NutritionIntake: Sendable {
    /// Where resources of a bundle seem to be; nothing answers there.
    private static let base = "http://demeter.invalid/fhir/"
    private static let ownSystem = "urn:demeter:"
    private static let mealSystem = "http://terminology.hl7.org/CodeSystem/v3-TimingEvent"

    /// Whose intake it is: a reference such as `Patient/me`.
    package let subject: String

    package init(subject: String) { self.subject = subject }

    /// The first line of a bundle; resources follow, separated by commas.
    package static let bundleStart =
        "{\"resourceType\":\"Bundle\",\"type\":\"collection\",\"entry\":["
    package static let bundleEnd = "]}"

    /// A resource as an entry of a bundle.
    package static func bundled(_ resource: JSONValue) -> JSONValue {
        let kind = resource["resourceType"]?.string ?? ""
        let id = resource["id"]?.string ?? ""
        return ["fullUrl": .string("\(base)\(kind)/\(id)"), "resource": resource]
    }

    /// The person, where the reference names one of a usual form; `nil` for whom somebody else keeps.
    package var patient: JSONValue? {
        guard subject == Self.usualSubject else { return nil }
        return ["resourceType": "Patient", "id": "me"]
    }

    package static let usualSubject = "Patient/me"

    /// The resource of a row of `food_entries`; `nil` when it cannot be read.
    ///
    /// An entry that is held counts nowhere, and is one of unknown status.
    package func resource(_ row: JSONObject) -> JSONValue? {
        guard let id = row["entry"]?.integer, let entry = try? EntryContent(row: row) else {
            return nil
        }
        let instant = Instant(
            milliseconds: entry.moment.instant.milliseconds, offsetSeconds: entry.moment.offset)
        var members: [(String, JSONValue)] = [
            ("resourceType", "NutritionIntake"), ("id", .string("entry-\(id)")),
            (
                "meta",
                [
                    "source": .string("\(Self.ownSystem)source:\(entry.source.rawValue)")
                ]
            ),
            (
                "identifier",
                [["system": .string("\(Self.ownSystem)entry"), "value": .string("\(id)")]]
            ),
            ("status", entry.state == .logged ? "completed" : "unknown"),
            ("code", Self.code(of: entry.meal)),
            ("subject", ["reference": .string(subject)]),
            ("occurrenceDateTime", .string(instant.description)),
            ("reportedReference", ["reference": .string(subject)]),
            ("consumedItem", [Self.item(entry)]),
        ]
        let label = Nutrient.all.compactMap { nutrient in
            entry.nutrients[nutrient].map { Self.ingredient(nutrient, $0) }
        }
        if !label.isEmpty { members.append(("ingredientLabel", .array(label))) }
        if let text = Self.text(entry.text) { members.append(("note", [["text": text]])) }
        return .object(JSONObject(members))
    }

    private static func item(_ entry: EntryContent) -> JSONValue {
        let name = text(entry.name) ?? "food"
        var concept = JSONObject([("text", name)])
        if let food = entry.food {
            concept["coding"] = [
                ["system": .string("\(ownSystem)food"), "code": .string(food.rawValue)]
            ]
        }
        let members: [(String, JSONValue)] = [
            ("type", ["text": "food"]), ("nutritionProduct", ["concept": .object(concept)]),
        ]
        var item = JSONObject(members)
        if let grams = entry.grams {
            item["amount"] = UCUM.quantity(grams.value, of: "g")
        } else if let amount = entry.amount, amount.isFinite {
            item["amount"] = UCUM.quantity(amount, of: entry.unit)
        }
        return .object(item)
    }

    private static func ingredient(_ nutrient: Nutrient, _ figure: Thousandths) -> JSONValue {
        [
            "nutrient": [
                "concept": [
                    "coding": [
                        [
                            "system": .string("\(ownSystem)nutrient"),
                            "code": .string(nutrient.rawValue),
                        ]
                    ], "text": .string(nutrient.rawValue),
                ]
            ], "amount": UCUM.quantity(figure.value, of: nutrient.unit),
        ]
    }

    private static func code(of meal: Meal) -> JSONValue {
        let event =
            switch meal {
            case .breakfast: "CM"
            case .lunch: "CD"
            case .dinner: "CV"
            case .snack: "C"
            }
        return [
            "coding": [["system": .string(mealSystem), "code": .string(event)]],
            "text": .string(meal.rawValue),
        ]
    }

    /// FHIR has no empty texts, and none with other controls than white space.
    private static func text(_ text: String) -> JSONValue? {
        let clean = String(
            text.unicodeScalars.lazy.filter {
                $0.value >= 0x20 || $0 == "\n" || $0 == "\t" || $0 == "\r"
            }.map(Character.init))
        return clean.allSatisfy(\.isWhitespace) ? nil : .string(clean)
    }
}
