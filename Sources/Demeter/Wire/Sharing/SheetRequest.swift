package import JSON

/// A table of the journal for spreadsheets, in the cloud's folder.
package enum Sheet: String, Sendable, Hashable, CaseIterable {
    /// A row a meal.
    case meals
    /// A row a day.
    case days
    /// The person's own foods.
    case foods
    /// What the person told of themselves, and measured.
    case profile

    /// `Exports/meals.csv`
    package var path: String { "\(Self.folder)/\(rawValue).csv" }

    package static let folder = "Exports"
}

/// Parameters of `sync.sheet`: which table is to be handed over; none to be told only how new they would be.
package struct SheetRequest: Message {
    package var sheet: Sheet?
    /// Whether decimals have a comma, and columns a semicolon between them.
    package var hasDecimalComma: Bool

    package init(_ sheet: Sheet?, hasDecimalComma: Bool = false) {
        self.sheet = sheet
        self.hasDecimalComma = hasDecimalComma
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["sheet", "decimal_comma"])
        sheet = try members.oneOf("sheet", Sheet.self)
        hasDecimalComma = try members.truth("decimal_comma") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("sheet", sheet.map { .string($0.rawValue) })
        if hasDecimalComma { object["decimal_comma"] = true }
        return .object(object)
    }
}

/// Result of `sync.sheet`.
package struct SheetMessage: Message {
    /// Another one after each change of the journal.
    package var version: Int

    package init(version: Int) { self.version = version }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        version = try members.required("version", members.wholeNumber("version"))
    }

    package var json: JSONValue { ["version": .integer(version)] }
}
