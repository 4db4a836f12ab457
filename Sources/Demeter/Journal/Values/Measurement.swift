package import Body
package import Nutrition

/// What was measured of a person's body, and when.
package struct MeasurementContent: Sendable, Hashable {
    package var kind: MeasurementKind
    /// In the kind's unit.
    package var value: Thousandths
    /// When it was measured, or began to be.
    package var moment: Moment
    /// The end of the time over which it was measured; `nil` for what was measured at once.
    package var until: Timestamp?
    /// Who measured: `manual`, or the program or device that it was taken in from.
    package var source: String

    package init(
        kind: MeasurementKind, value: Thousandths, moment: Moment, until: Timestamp? = nil,
        source: String = manual
    ) {
        self.kind = kind
        self.value = value
        self.moment = moment
        self.until = until
        self.source = source
    }

    /// The source of what a person says or types.
    package static let manual = "manual"
}

/// One measurement in the journal.
package struct Measurement: Sendable, Hashable, Identifiable {
    package let id: MeasurementID
    package var content: MeasurementContent

    package init(id: MeasurementID, content: MeasurementContent) {
        self.id = id
        self.content = content
    }
}
