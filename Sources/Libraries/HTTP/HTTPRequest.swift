/// What is sent: a GET without a body, or a POST with one, unless another method is given.
package struct HTTPRequest: Sendable, Hashable {
    package var url: String
    /// As it goes out: `PUT`, `PROPFIND`; `nil` for what the body says.
    package var method: String?
    /// Sent as exactly these bytes with their length.
    package var body: [UInt8]?
    /// Names in any case; `content-type: application/json` is sent with a body unless given here.
    package var headers: [HTTPHeader]
    /// Sent as `Authorization: Bearer …`.
    package var bearer: Secret?
    /// From the call to the last byte of the answer.
    package var timeout: Duration

    package init(
        url: String, method: String? = nil, body: [UInt8]? = nil, headers: [HTTPHeader] = [],
        bearer: Secret? = nil,
        timeout: Duration = .seconds(30)
    ) {
        self.url = url
        self.method = method
        self.body = body
        self.headers = headers
        self.bearer = bearer
        self.timeout = timeout
    }
}

package struct HTTPHeader: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
