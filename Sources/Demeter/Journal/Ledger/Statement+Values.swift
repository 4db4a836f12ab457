internal import JSON
internal import Nutrition
internal import SQLite

// The journal's values in columns, in the order of their calls.
extension Statement {
    mutating func bind(_ moment: Moment) {
        bind(moment.instant.milliseconds)
        bind(moment.zone)
        bind(Int64(moment.offset))
        bind(moment.day.description)
    }

    mutating func moment() throws(JournalError) -> Moment {
        Moment(
            instant: Timestamp(milliseconds: integer()), zone: text(), offset: Int(integer()),
            day: try day())
    }

    mutating func day() throws(JournalError) -> LocalDay {
        guard let day = LocalDay(text()) else { throw .unreadable(column: "day") }
        return day
    }

    /// The seven; the others have a column of their own.
    mutating func bind(_ nutrients: Nutrients) {
        for nutrient in Nutrient.leading { bind(nutrients[nutrient]?.rawValue) }
    }

    mutating func nutrients() -> Nutrients {
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.leading {
            nutrients[nutrient] = integerOrNull().map(Thousandths.init(rawValue:))
        }
        return nutrients
    }

    mutating func bind(_ further: FurtherFigures) {
        bind(blob: further.isEmpty ? nil : further.bytes)
    }

    mutating func further() throws(JournalError) -> FurtherFigures {
        guard let bytes = blobOrNull() else { return FurtherFigures() }
        guard let further = FurtherFigures(bytes) else { throw .unreadable(column: "nutrients") }
        return further
    }

    /// One case of an enumeration by its name; `column` is named when the name is not known.
    mutating func value<Value: RawRepresentable<String>>(
        _ column: String
    ) throws(JournalError) -> Value {
        guard let value = Value(rawValue: text()) else { throw .unreadable(column: column) }
        return value
    }

    mutating func valueOrNull<Value: RawRepresentable<String>>(
        _ column: String
    ) throws(JournalError) -> Value? {
        guard let name = textOrNull() else { return nil }
        guard let value = Value(rawValue: name) else { throw .unreadable(column: column) }
        return value
    }

    mutating func array<Element>(
        _ column: String, of element: (JSONValue) -> Element?
    ) throws(JournalError) -> [Element] {
        let text = text()
        if text == "[]" { return [] }
        guard let values = (try? JSONValue(parsing: text))?.array else {
            throw .unreadable(column: column)
        }
        var elements: [Element] = []
        for value in values {
            guard let element = element(value) else { throw .unreadable(column: column) }
            elements.append(element)
        }
        return elements
    }

    mutating func bind<Element>(
        array elements: [Element], as json: (Element) -> JSONValue
    ) {
        bind(elements.isEmpty ? "[]" : JSONValue.array(elements.map(json)).text)
    }
}

extension EntryWarning {
    var json: JSONValue { ["rule": .string(rule), "message": .string(message)] }

    init?(json: JSONValue) {
        guard let rule = json["rule"]?.string, let message = json["message"]?.string else {
            return nil
        }
        self.init(rule: rule, message: message)
    }
}
