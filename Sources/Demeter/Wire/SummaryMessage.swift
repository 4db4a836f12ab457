package import JSON

/// Result of `summary` and `summary.week`: the same in words, as a page, and in figures.
package struct SummaryMessage: Message {
    /// What became of it at one sink.
    package struct Delivery: Message {
        package var sink: String
        /// `nil` when it has arrived.
        package var failure: String?

        package init(sink: String, failure: String? = nil) {
            self.sink = sink
            self.failure = failure
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            sink = try members.required("sink", members.text("sink"))
            failure = try members.text("failure")
        }

        package var json: JSONValue {
            ["sink": .string(sink), "failure": failure.map(JSONValue.string) ?? .null]
        }
    }

    package var title: String
    package var text: String
    package var html: String
    /// An object; see `docs/days.md`.
    package var figures: JSONValue
    /// One for each sink, when it was to be sent.
    package var deliveries: [Delivery]?

    package init(
        title: String, text: String, html: String, figures: JSONValue,
        deliveries: [Delivery]? = nil
    ) {
        self.title = title
        self.text = text
        self.html = html
        self.figures = figures
        self.deliveries = deliveries
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        title = try members.required("title", members.text("title"))
        text = try members.required("text", members.text("text"))
        html = try members.required("html", members.text("html"))
        figures = try members.required(
            "figures", members.optional("figures", .object) { $0.object.map(JSONValue.object) })
        deliveries = try members.messages("deliveries", Delivery.self)
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("title", .string(title)), ("text", .string(text)), ("html", .string(html)),
            ("figures", figures),
        ])
        object.writeIfAny("deliveries", deliveries.map { .messages($0) })
        return .object(object)
    }
}
