internal import CCurl

/// One request under way: its handle, what came so far, and who waits for it.
///
/// Lives on the transfer thread alone; curl's callbacks reach it through an unretained pointer, which
/// stays valid because the loop keeps the transfer until curl has let go of the handle.
@safe final class Transfer {
    let id: Int
    // Owned; freed in `deinit`, after the loop has taken the handle out of the multi handle.
    let handle: UnsafeMutableRawPointer
    var lines: UnsafeMutablePointer<curl_slist>?
    private let continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
    private let limit: Int
    private var body: [UInt8] = []
    private var headers: [HTTPHeader] = []
    private var headerBytes = 0
    private var isTooLarge = false
    /// Whether an address was refused before anything was sent to it.
    var hasRefusedAddress = false

    /// More than any honest server sends.
    private static let headerLimit = 64 << 10

    init?(
        id: Int, settings: HTTPSettings,
        continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
    ) {
        guard let handle = unsafe curl_easy_init() else { return nil }
        self.id = id
        unsafe self.handle = handle
        self.continuation = continuation
        limit = settings.answerLimit
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe curl_slist_free_all(lines)
    }

    func resume(_ result: Result<HTTPResponse, HTTPError>) {
        continuation.resume(returning: result)
    }

    /// The answer or the error that curl's final code means.
    func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
        guard !isTooLarge else {
            return .failure(
                HTTPError(
                    kind: .tooLarge, code: Int(code.rawValue),
                    message: "the answer is longer than \(limit) bytes", operation: "transfer"))
        }
        if code == CURLE_COULDNT_CONNECT, hasRefusedAddress { return .failure(.privateAddress) }
        guard code == CURLE_OK else { return .failure(HTTPError(code, operation: "transfer")) }
        let version =
            switch unsafe ccurl_info_long(handle, CURLINFO_HTTP_VERSION) {
            case Int(CURL_HTTP_VERSION_1_0): "1.0"
            case Int(CURL_HTTP_VERSION_2_0): "2"
            default: "1.1"
            }
        return .success(
            HTTPResponse(
                status: unsafe ccurl_info_long(handle, CURLINFO_RESPONSE_CODE), headers: headers,
                body: body, version: version,
                isReused: unsafe ccurl_info_long(handle, CURLINFO_NUM_CONNECTS) == 0,
                duration: .microseconds(
                    unsafe ccurl_info_offset(handle, CURLINFO_TOTAL_TIME_T)),
                // The handle's own text, copied at once.
                address: unsafe ccurl_info_text(handle, CURLINFO_PRIMARY_IP).map {
                    unsafe String(cString: $0)
                }))
    }

    /// Takes one line of the answer's head; false ends the transfer.
    func takeHeader(_ line: String) -> Bool {
        headerBytes += line.utf8.count
        if line.hasPrefix("HTTP/") {
            headers = []
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...]
            headers.append(HTTPHeader(String(line[..<colon]), value.trimmed))
        }
        isTooLarge = headerBytes > Self.headerLimit
        return !isTooLarge
    }

    func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= limit else {
            isTooLarge = true
            return false
        }
        unsafe body.append(contentsOf: bytes)
        return true
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let blank: (Character) -> Bool = { $0.isWhitespace }
        var rest = drop(while: blank)
        while let last = rest.last, blank(last) { rest.removeLast() }
        return String(rest)
    }
}
