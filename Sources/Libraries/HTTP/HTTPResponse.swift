/// A complete answer; one that was cut off or broken is an error instead.
package struct HTTPResponse: Sendable, Hashable {
    package var status: Int
    /// In the order of their arrival, without those of interim answers.
    package var headers: [HTTPHeader]
    /// Decompressed.
    package var body: [UInt8]
    /// `1.0`, `1.1` or `2`.
    package var version: String
    /// Whether an earlier request's connection was used again.
    package var isReused: Bool
    /// From the call to the last byte.
    package var duration: Duration
    /// The address that was connected, a proxy's if one was used; `nil` when it is not known.
    package var address: String?

    package init(
        status: Int, headers: [HTTPHeader] = [], body: [UInt8] = [], version: String = "1.1",
        isReused: Bool = false, duration: Duration = .zero, address: String? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.version = version
        self.isReused = isReused
        self.duration = duration
        self.address = address
    }

    /// The value of the last header of that name, in any case.
    package subscript(header name: String) -> String? {
        let name = name.lowercased()
        return headers.last { $0.name.lowercased() == name }?.value
    }
}
