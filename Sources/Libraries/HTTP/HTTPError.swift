internal import CCurl

/// Why no answer came, with curl's code and words; it holds no address, header or body.
package struct HTTPError: Error, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        /// The time for the whole request ran out.
        case timeout
        /// The server cannot be found or reached, or the connection broke.
        case connection
        /// The server's certificate, key or TLS version is not acceptable.
        case tls
        /// The answer is longer than the limit.
        case tooLarge
        /// What came is no HTTP, or cannot be decompressed.
        case garbled
        /// The task that waited was cancelled, or the client is closed.
        case cancelled
        /// The request itself is impossible: address, header, scheme.
        case request
        case other
    }

    package var kind: Kind
    /// A `CURLcode`; 0 where curl was not asked.
    package var code: Int
    package var message: String
    /// What was being done: `address`, `start`, `transfer`.
    package var operation: String

    package init(kind: Kind, code: Int = 0, message: String, operation: String) {
        self.kind = kind
        self.code = code
        self.message = message
        self.operation = operation
    }

    package var description: String { "HTTP \(operation): \(message) (\(code))" }
}

extension HTTPError {
    init(_ code: CURLcode, operation: String) {
        // curl's strings are constants of the library.
        let message =
            code == CURLE_OUT_OF_MEMORY
            ? "a header of the answer is too long"
            : unsafe String(cString: curl_easy_strerror(code))
        self.init(
            kind: Kind(code), code: Int(code.rawValue), message: message, operation: operation)
    }

    /// Nothing was sent, since the server is not in the public network (`HTTPSettings.isPublicOnly`).
    package static let privateAddress = HTTPError(
        kind: .request, message: "its address is one of a private network", operation: "address")

    static let cancelled = HTTPError(
        kind: .cancelled, message: "cancelled", operation: "transfer")
}

extension HTTPError.Kind {
    fileprivate init(_ code: CURLcode) {
        self =
            switch code {
            case CURLE_OPERATION_TIMEDOUT: .timeout
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
                CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR,
                CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_PROXY, CURLE_INTERFACE_FAILED:
                .connection
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
                CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_INITFAILED:
                .tls
            // Linux refuses no memory of that size: this is curl's word for a header of more than 100 KB
            // (https://curl.se/libcurl/c/CURLOPT_HEADERFUNCTION.html).
            case CURLE_FILESIZE_EXCEEDED, CURLE_OUT_OF_MEMORY: .tooLarge
            // The scheme is checked before, so that "unsupported" is HTTP 0.9: bytes without a head.
            case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_UNSUPPORTED_PROTOCOL:
                .garbled
            case CURLE_URL_MALFORMAT: .request
            case CURLE_ABORTED_BY_CALLBACK: .cancelled
            default: .other
            }
    }
}
