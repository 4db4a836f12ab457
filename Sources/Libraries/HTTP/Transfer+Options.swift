internal import CCurl
internal import Glibc

extension Transfer {
    /// Sets every option; throws when curl refuses one.
    func prepare(_ request: HTTPRequest, _ settings: HTTPSettings) throws(HTTPError) {
        let address = try HTTPAddress(request.url, mayHaveQuery: true)
        try set(CURLOPT_URL, request.url)
        try set(CURLOPT_PROTOCOLS_STR, "http,https")
        try set(CURLOPT_FOLLOWLOCATION, 0)
        try set(CURLOPT_NOSIGNAL, 1)
        try set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        try set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        try set(CURLOPT_SSL_VERIFYPEER, 1)
        try set(CURLOPT_SSL_VERIFYHOST, 2)
        try set(CURLOPT_ACCEPT_ENCODING, "")
        try set(CURLOPT_USERAGENT, settings.userAgent)
        try set(CURLOPT_TIMEOUT_MS, request.timeout.wholeMilliseconds)
        try set(CURLOPT_CONNECTTIMEOUT_MS, settings.connectTimeout.wholeMilliseconds)
        // A server on this machine is never asked for through somebody else's proxy.
        if address.isLoopback { try set(CURLOPT_NOPROXY, "*") }
        if let certificates = settings.certificates { try set(CURLOPT_CAINFO, certificates) }
        if let key = settings.pinnedKey { try set(CURLOPT_PINNEDPUBLICKEY, key) }
        if let body = request.body {
            try check(
                unsafe body.withUnsafeBytes { bytes in
                    unsafe ccurl_set_body(handle, bytes.baseAddress, bytes.count)
                })
        }
        if let method = request.method {
            guard !method.isEmpty, method.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
                throw HTTPError(
                    kind: .request, message: "the method is none", operation: "start")
            }
            try set(CURLOPT_CUSTOMREQUEST, method)
        }
        try setHeaders(of: request)
        // The loop keeps this object for as long as curl knows the handle.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        try check(unsafe ccurl_setopt_pointer(handle, CURLOPT_WRITEDATA, context))
        try check(unsafe ccurl_setopt_pointer(handle, CURLOPT_HEADERDATA, context))
        try check(unsafe ccurl_set_sink(handle, CURLOPT_WRITEFUNCTION, bodySink))
        try check(unsafe ccurl_set_sink(handle, CURLOPT_HEADERFUNCTION, headerSink))
        if settings.isPublicOnly {
            try set(CURLOPT_PROXY, "")
            try check(unsafe ccurl_setopt_pointer(handle, CURLOPT_OPENSOCKETDATA, context))
            try check(unsafe ccurl_set_opener(handle, publicOpener))
        }
    }

    private func setHeaders(of request: HTTPRequest) throws(HTTPError) {
        var headers = request.headers
        if request.body != nil {
            if !headers.contains(where: { $0.name.lowercased() == "content-type" }) {
                headers.append(HTTPHeader("Content-Type", "application/json"))
            }
            // Waiting for "100 Continue" costs a second with servers that never send it.
            headers.append(HTTPHeader("Expect", ""))
        }
        if let bearer = request.bearer {
            headers.append(HTTPHeader("Authorization", "Bearer \(bearer.reveal())"))
        }
        for header in headers {
            let line = "\(header.name):\(header.value.isEmpty ? "" : " ")\(header.value)"
            guard line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
                let longer = unsafe curl_slist_append(lines, line)
            else {
                throw HTTPError(
                    kind: .request, message: "a header holds a control character",
                    operation: "start")
            }
            unsafe lines = longer
        }
        try check(unsafe ccurl_set_headers(handle, lines))
    }

    private func set(_ option: CURLoption, _ value: Int) throws(HTTPError) {
        try check(unsafe ccurl_setopt_long(handle, option, value))
    }

    private func set(_ option: CURLoption, _ value: String) throws(HTTPError) {
        try check(unsafe ccurl_setopt_string(handle, option, value))
    }

    private func check(_ code: CURLcode) throws(HTTPError) {
        guard code == CURLE_OK else { throw HTTPError(code, operation: "start") }
    }
}

/// curl's sinks: the bytes are valid during the call, and the context is the transfer itself.
private let bodySink: ccurl_sink = { bytes, size, count, context in
    guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
    return unsafe transfer.takeBody(piece) ? size * count : 0
}

private let headerSink: ccurl_sink = { bytes, size, count, context in
    guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
    return unsafe transfer.takeHeader(String(decoding: line, as: UTF8.self)) ? size * count : 0
}

/// Opens curl's socket for an address of the public network, and none for another.
private let publicOpener: ccurl_opener = { context, _, address in
    guard let context = unsafe context, let address = unsafe address else {
        return CURL_SOCKET_BAD
    }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    // curl's own structure, valid during the call; its family says which kind lies in it.
    let (family, bytes) = unsafe (address.pointee.family, bytes(of: address))
    guard !NetworkAddress.isPrivate(bytes) else {
        transfer.hasRefusedAddress = true
        return CURL_SOCKET_BAD
    }
    return unsafe socket(
        family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
}

/// The address's own bytes; none of a family that is not the internet's.
private func bytes(of address: UnsafeMutablePointer<curl_sockaddr>) -> [UInt8] {
    let length =
        switch unsafe address.pointee.family {
        case AF_INET: 4
        case AF_INET6: 16
        default: 0
        }
    var bytes = [UInt8](repeating: 0, count: length)
    // Written by the C side, which knows the layouts, into as many bytes as the family has.
    unsafe ccurl_address(address, &bytes, length)
    return bytes
}

extension Duration {
    /// At least 1: curl takes 0 for "no limit".
    fileprivate var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        return max(1, Int(min(milliseconds, 1e9)))
    }
}
