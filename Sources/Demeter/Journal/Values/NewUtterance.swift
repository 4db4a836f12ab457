package import Nutrition

/// What was said or typed, before it is read.
package struct NewUtterance: Sendable, Hashable {
    package var text: String
    /// When it reached the program.
    package var received: Timestamp
    /// When what it tells of was eaten, as far as known before reading.
    package var moment: Moment
    /// The way it came: `text`, `json`, `voice`, …
    package var source: String
    /// The sender's name for this request; the same within 7 days is the same request.
    package var key: String?
    /// The meal that the sender gave beside the text.
    package var meal: Meal?

    package init(
        text: String, received: Timestamp, moment: Moment, source: String, key: String? = nil,
        meal: Meal? = nil
    ) {
        self.text = text
        self.received = received
        self.moment = moment
        self.source = source
        self.key = key
        self.meal = meal
    }
}
