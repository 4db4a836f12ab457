internal import Glibc

/// A socket of TCP that listens, for a server to take over.
package enum WebListener {
    /// Opens the socket; the caller's to close until a server has it.
    ///
    /// - Parameter address: in numbers, of IPv6 without brackets.
    /// - Throws: the system's error number.
    package static func open(
        address: String, port: UInt16, isIPv6: Bool
    ) throws(WebListenerError) -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let listener = socket(isIPv6 ? AF_INET6 : AF_INET, kind, 0)
        guard listener >= 0 else { throw WebListenerError(code: errno) }
        do throws(WebListenerError) {
            // A server that was restarted has its port back at once.
            try set(listener, SOL_SOCKET, SO_REUSEADDR)
            if isIPv6 { try set(listener, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
            isIPv6 ? try bindIPv6(listener, address, port) : try bindIPv4(listener, address, port)
            guard listen(listener, 128) == 0 else { throw WebListenerError(code: errno) }
        } catch {
            close(listener)
            throw error
        }
        return listener
    }

    private static func set(
        _ listener: Int32, _ level: Int32, _ option: Int32
    ) throws(WebListenerError) {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        // The number outlives the call.
        guard unsafe setsockopt(listener, level, option, &on, size) == 0 else {
            throw WebListenerError(code: errno)
        }
    }

    private static func bindIPv4(
        _ listener: Int32, _ text: String, _ port: UInt16
    ) throws(WebListenerError) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        // The structure outlives the calls.
        guard unsafe inet_pton(AF_INET, text, &address.sin_addr) == 1 else {
            throw WebListenerError(code: EINVAL)
        }
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(listener, $0, size)
            }
        }
        guard status == 0 else { throw WebListenerError(code: errno) }
    }

    private static func bindIPv6(
        _ listener: Int32, _ text: String, _ port: UInt16
    ) throws(WebListenerError) {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        // The structure outlives the calls.
        guard unsafe inet_pton(AF_INET6, text, &address.sin6_addr) == 1 else {
            throw WebListenerError(code: EINVAL)
        }
        let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(listener, $0, size)
            }
        }
        guard status == 0 else { throw WebListenerError(code: errno) }
    }
}

/// Why a socket does not listen; holds the system's error number.
package struct WebListenerError: Error, Hashable {
    package var code: Int32
}
