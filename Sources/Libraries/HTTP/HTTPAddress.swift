internal import CCurl

/// An `http` or `https` address, taken apart as curl itself will read it.
package struct HTTPAddress: Sendable, Hashable {
    /// The address as it was given, without a slash at its end.
    package let text: String
    package let isEncrypted: Bool
    /// Lower case; an IPv6 address keeps its brackets.
    package let host: String
    /// As given, or the scheme's own.
    package let port: Int

    /// Refused with `HTTPError` of kind `request`: what is no such address, and one with a name or
    /// password in it, which would travel into logs. One with a query is no base of other addresses and
    /// refused too, unless `mayHaveQuery`.
    package init(_ text: String, mayHaveQuery: Bool = false) throws(HTTPError) {
        // The handle lives in this initializer only.
        guard let handle = unsafe curl_url() else {
            throw HTTPError(kind: .other, message: "out of memory", operation: "address")
        }
        defer { unsafe curl_url_cleanup(handle) }
        guard unsafe curl_url_set(handle, CURLUPART_URL, text, 0) == CURLUE_OK else {
            throw Self.refusal(Self.form)
        }
        func part(_ part: CURLUPart, _ flags: UInt32 = 0) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard unsafe curl_url_get(handle, part, &value, flags) == CURLUE_OK,
                let start = unsafe value
            else { return nil }
            defer { unsafe curl_free(start) }
            return unsafe String(cString: start)
        }
        guard let scheme = part(CURLUPART_SCHEME), ["http", "https"].contains(scheme),
            let host = part(CURLUPART_HOST)
        else { throw Self.refusal(Self.form) }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
            throw Self.refusal("must not hold a name or a password")
        }
        guard mayHaveQuery || part(CURLUPART_QUERY) == nil else {
            throw Self.refusal("must not have a query")
        }
        guard part(CURLUPART_FRAGMENT) == nil else {
            throw Self.refusal("must not have a fragment")
        }
        var trimmed = Substring(text)
        while trimmed.hasSuffix("/") { trimmed.removeLast() }
        self.text = String(trimmed)
        isEncrypted = scheme == "https"
        self.host = host.lowercased()
        port =
            part(CURLUPART_PORT, UInt32(CURLU_DEFAULT_PORT)).flatMap { Int($0) }
            ?? (isEncrypted ? 443 : 80)
    }

    /// Whether both are one server by scheme, host and port (RFC 6454): what may be told to one may be to the other.
    package func isSameOrigin(as other: HTTPAddress) -> Bool {
        isEncrypted == other.isEncrypted && host == other.host && port == other.port
    }

    /// Where an answer's `Location` leads: an address of its own, or one relative to this.
    ///
    /// What stands behind `#` is left out, for it is the reader's. Refused as the initializer does.
    package func following(_ location: String) throws(HTTPError) -> HTTPAddress {
        // The handle lives in this call only.
        guard let handle = unsafe curl_url() else {
            throw HTTPError(kind: .other, message: "out of memory", operation: "address")
        }
        defer { unsafe curl_url_cleanup(handle) }
        var value: UnsafeMutablePointer<CChar>?
        guard unsafe curl_url_set(handle, CURLUPART_URL, text, 0) == CURLUE_OK,
            unsafe curl_url_set(handle, CURLUPART_URL, String(location.prefix { $0 != "#" }), 0)
                == CURLUE_OK,
            unsafe curl_url_get(handle, CURLUPART_URL, &value, 0) == CURLUE_OK,
            let start = unsafe value
        else { throw Self.refusal(Self.form) }
        defer { unsafe curl_free(start) }
        return try HTTPAddress(unsafe String(cString: start), mayHaveQuery: true)
    }

    /// Whether the server is on this machine, so that no one else can listen.
    package var isLoopback: Bool {
        if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    private static let form = "must begin with https:// or http:// and name a host"

    private static func refusal(_ message: String) -> HTTPError {
        HTTPError(
            kind: .request, code: Int(CURLE_URL_MALFORMAT.rawValue), message: message,
            operation: "address")
    }
}
