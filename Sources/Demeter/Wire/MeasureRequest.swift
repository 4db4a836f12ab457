package import Body
package import JSON
package import Nutrition

/// Parameters of `measure`: what was measured of the body.
package struct MeasureRequest: Message {
    package var kind: MeasurementKind
    /// In the kind's unit, and within its range.
    package var value: Thousandths
    /// When it was; the moment of arrival when absent.
    package var at: Instant?
    /// The end of the time over which it was measured, later than `at`; `nil` for what was measured at once.
    package var until: Instant?

    package init(
        kind: MeasurementKind, value: Thousandths, at: Instant? = nil, until: Instant? = nil
    ) {
        self.kind = kind
        self.value = value
        self.at = at
        self.until = until
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["kind", "value", "unit", "at", "until"])
        kind = try members.required("kind", members.oneOf("kind", MeasurementKind.self))
        let number = try members.required("value", members.number("value"))
        let unit = try members.text("unit")
        guard let value = kind.value(number, in: unit) else {
            throw .wrongType(
                members.path + "unit", expected: .oneOf(BodyUnit.usual(of: kind.dimension)))
        }
        guard number.isFinite, kind.range.contains(value) else {
            throw .outOfRange(
                members.path + "value", lowest: Self.bound(kind.range.lowerBound, kind),
                highest: Self.bound(kind.range.upperBound, kind))
        }
        self.value = value
        at = try members.instant("at")
        until = try members.instant("until")
        guard let until else { return }
        // An end alone does not tell how long it took.
        guard let at else { throw .missing(members.path + "at") }
        guard until.milliseconds > at.milliseconds else {
            throw .outOfRange(
                members.path + "until", lowest: at.description,
                highest: "\(LocalDay.last)T23:59:59Z")
        }
    }

    private static func bound(_ value: Thousandths, _ kind: MeasurementKind) -> String {
        "\(value.json.text) \(kind.unit)"
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("kind", .string(kind.rawValue)), ("value", value.json), ("unit", .string(kind.unit)),
        ])
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny("until", until.map { .string($0.description) })
        return .object(object)
    }
}

/// Parameters of `measure.remove`.
package struct MeasurementRequest: Message {
    package var measurement: Int

    package init(measurement: Int) { self.measurement = measurement }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["measurement"])
        measurement = try members.required("measurement", members.wholeNumber("measurement"))
    }

    package var json: JSONValue { ["measurement": .integer(measurement)] }
}

/// Parameters of `measurements`: which kind, and of which days.
package struct MeasurementsRequest: Message {
    /// All when `nil`.
    package var kind: MeasurementKind?
    /// The oldest when `nil`.
    package var from: LocalDay?
    /// The newest when `nil`.
    package var to: LocalDay?

    package init(kind: MeasurementKind? = nil, from: LocalDay? = nil, to: LocalDay? = nil) {
        self.kind = kind
        self.from = from
        self.to = to
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["kind", "from", "to"])
        kind = try members.oneOf("kind", MeasurementKind.self)
        (from, to) = try members.days()
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("kind", kind.map { .string($0.rawValue) })
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("to", to.map { .string($0.description) })
        return .object(object)
    }
}
