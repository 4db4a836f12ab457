package import JSON
package import Nutrition

/// Parameters of `export`; it is written to an open descriptor beside the line.
package struct ExportRequest: Message {
    package enum Format: String, Sendable, Hashable, CaseIterable {
        case lines = "jsonl"
        case table = "csv"
        case bundle = "fhir"
        case resources = "fhir-ndjson"
    }

    package var format: Format
    /// The first and the last day; all of them when absent.
    package var from: LocalDay?
    package var to: LocalDay?
    /// Of a table: decimals with a comma, and columns with a semicolon.
    package var decimalComma: Bool
    /// Of FHIR: whose intake it is.
    package var subject: String?

    package init(
        format: Format = .lines, from: LocalDay? = nil, to: LocalDay? = nil,
        decimalComma: Bool = false, subject: String? = nil
    ) {
        self.format = format
        self.from = from
        self.to = to
        self.decimalComma = decimalComma
        self.subject = subject
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["format", "from", "to", "decimal_comma", "subject"])
        format = try members.oneOf("format", Format.self) ?? .lines
        (from, to) = try members.days()
        decimalComma = try members.truth("decimal_comma") ?? false
        subject = try members.words("subject", limit: 200)
    }

    package var json: JSONValue {
        var object = JSONObject([("format", .string(format.rawValue))])
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("to", to.map { .string($0.description) })
        if decimalComma { object["decimal_comma"] = true }
        object.writeIfAny("subject", subject.map(JSONValue.string))
        return .object(object)
    }

    /// The days that it is about; `nil` for all.
    package var days: ClosedRange<LocalDay>? {
        guard from != nil || to != nil else { return nil }
        let (first, last) = (from ?? LocalDay(daysSinceEpoch: -719_162), to ?? LocalDay.last)
        return first <= last ? first...last : nil
    }
}

/// Result of `export` and `backup`: what was written to the descriptor.
package struct WrittenMessage: Message {
    package var bytes: Int

    package init(bytes: Int) { self.bytes = bytes }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        bytes = try Members(json, at: name).required(
            "bytes", Members(json, at: name).wholeNumber("bytes"))
    }

    package var json: JSONValue { ["bytes": .integer(bytes)] }
}
