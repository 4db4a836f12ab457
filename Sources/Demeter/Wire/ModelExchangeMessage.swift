package import JSON

/// One request to the model's server and its answer; the key is in neither.
package struct ModelExchangeMessage: Message {
    package var url: String
    /// The body as it was sent.
    package var request: String
    /// The status of HTTP; `nil` when no answer came.
    package var status: Int?
    /// The body as it came, "" when none did.
    package var response: String
    package var milliseconds: Double
    /// The kind of failure, as `status` counts it; `nil` when the answer could be used.
    package var failure: String?

    package init(
        url: String, request: String, status: Int?, response: String, milliseconds: Double,
        failure: String? = nil
    ) {
        self.url = url
        self.request = request
        self.status = status
        self.response = response
        self.milliseconds = milliseconds
        self.failure = failure
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        url = try members.required("url", members.text("url"))
        request = try members.required("request", members.text("request"))
        status = try members.wholeNumber("status")
        response = try members.text("response") ?? ""
        milliseconds = try members.required("ms", members.number("ms"))
        failure = try members.text("failure")
    }

    package var json: JSONValue {
        var object = JSONObject([("url", .string(url)), ("request", .string(request))])
        object.write("status", status.map(JSONValue.integer))
        object.append("response", .string(response))
        object.append("ms", .number(milliseconds))
        object.write("failure", failure.map(JSONValue.string))
        return .object(object)
    }
}
