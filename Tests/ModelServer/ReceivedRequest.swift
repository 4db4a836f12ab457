/// A request as it arrived.
package struct ReceivedRequest: Sendable, Hashable {
    package var method: String
    package var path: String
    /// Names in lower case.
    package var headers: [String: String]
    package var body: [UInt8]
    /// 0 for the first request of the server.
    package var index: Int
    /// Equal for requests that came over the same connection.
    package var connection: Int

    package var text: String { String(decoding: body, as: UTF8.self) }
}
