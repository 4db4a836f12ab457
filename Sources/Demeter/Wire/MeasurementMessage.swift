package import Body
package import JSON
package import Nutrition

/// One measurement of the body.
package struct MeasurementMessage: Message {
    package var id: Int
    package var kind: MeasurementKind
    /// In the kind's unit.
    package var value: Thousandths
    package var day: LocalDay
    package var measuredAt: Instant
    /// The end of the time over which it was measured; `nil` for what was measured at once.
    package var until: Instant?
    /// `manual`, or what it was taken in from.
    package var source: String

    package init(
        id: Int, kind: MeasurementKind, value: Thousandths, day: LocalDay, measuredAt: Instant,
        until: Instant? = nil, source: String
    ) {
        self.id = id
        self.kind = kind
        self.value = value
        self.day = day
        self.measuredAt = measuredAt
        self.until = until
        self.source = source
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        kind = try members.required("kind", members.oneOf("kind", MeasurementKind.self))
        value = try members.required("value", members.quantity("value"))
        day = try members.required("day", members.date("day"))
        measuredAt = try members.required("measured_at", members.instant("measured_at"))
        until = try members.instant("until")
        source = try members.required("source", members.text("source"))
    }

    package var json: JSONValue {
        [
            "id": .integer(id), "kind": .string(kind.rawValue), "value": value.json,
            "unit": .string(kind.unit), "day": .string(day.description),
            "measured_at": .string(measuredAt.description),
            "until": until.map { .string($0.description) } ?? .null, "source": .string(source),
        ]
    }
}

/// Result of `measure` and `measure.remove`.
package struct MeasureResult: Message {
    package var measurement: MeasurementMessage
    /// What to tell the person.
    package var reply: String

    package init(measurement: MeasurementMessage, reply: String) {
        self.measurement = measurement
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        measurement = try members.required(
            "measurement", members.message("measurement", MeasurementMessage.self))
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        ["measurement": measurement.json, "reply": .string(reply)]
    }
}
