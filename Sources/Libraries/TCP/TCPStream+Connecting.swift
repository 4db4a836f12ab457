internal import Glibc

extension TCPStream {
    /// Connects to a host by its name or address; every address that it has is tried in turn.
    ///
    /// Names are looked up as the system is set up to, which may take its own time.
    /// - Throws: `EHOSTUNREACH` when nobody knows the name, `ETIMEDOUT` when nobody answered until `end`, else
    ///   why the last address refused.
    package static func connect(
        to host: String, port: UInt16, until end: ContinuousClock.Instant
    ) throws(TCPError) -> TCPStream {
        // Its pointers stay empty.
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_NUMERICSERV
        var first: UnsafeMutablePointer<addrinfo>?
        // The list is ours until it is freed below.
        guard unsafe getaddrinfo(host, String(port), &hints, &first) == 0 else {
            throw TCPError(code: EHOSTUNREACH)
        }
        defer { unsafe freeaddrinfo(first) }
        var fault = TCPError(code: EHOSTUNREACH)
        var place = unsafe first
        while let address = unsafe place {
            do throws(TCPError) {
                return try unsafe connect(to: address.pointee, until: end)
            } catch { fault = error }
            unsafe place = address.pointee.ai_next
        }
        throw fault
    }

    private static func connect(
        to address: addrinfo, until end: ContinuousClock.Instant
    ) throws(TCPError) -> TCPStream {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = unsafe socket(address.ai_family, kind, 0)
        guard descriptor >= 0 else { throw TCPError(code: errno) }
        var storage = sockaddr_storage()
        // Every family's address fits into the storage.
        unsafe memcpy(&storage, address.ai_addr, Int(address.ai_addrlen))
        let stream = TCPStream(descriptor, host: TCPHost(storage))
        // The address is the list's, which outlives the call.
        if unsafe Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
            return stream
        }
        guard errno == EINPROGRESS else { throw TCPError(code: errno) }
        try stream.waitUntilConnected(until: end)
        return stream
    }

    private func waitUntilConnected(until end: ContinuousClock.Instant) throws(TCPError) {
        try wait(for: POLLOUT, until: end)
        var fault: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        // The kernel writes one number.
        unsafe _ = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &fault, &size)
        guard fault == 0 else { throw TCPError(code: fault) }
    }
}
