internal import CLinux
internal import Glibc

/// A socket of TCP that listens, for a server to take over, or to take connections from.
package enum TCPListener {
    /// Opens the socket; the caller's to close until a server has it.
    ///
    /// - Parameter address: in numbers, of IPv6 without brackets.
    /// - Throws: the system's error number.
    package static func open(
        address: String, port: UInt16, isIPv6: Bool
    ) throws(TCPError) -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let listener = socket(isIPv6 ? AF_INET6 : AF_INET, kind, 0)
        guard listener >= 0 else { throw TCPError(code: errno) }
        do throws(TCPError) {
            // A server that was restarted has its port back at once.
            try set(listener, SOL_SOCKET, SO_REUSEADDR)
            if isIPv6 { try set(listener, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
            isIPv6 ? try bindIPv6(listener, address, port) : try bindIPv4(listener, address, port)
            guard listen(listener, 128) == 0 else { throw TCPError(code: errno) }
        } catch {
            close(listener)
            throw error
        }
        return listener
    }

    private static func set(
        _ listener: Int32, _ level: Int32, _ option: Int32
    ) throws(TCPError) {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        // The number outlives the call.
        guard unsafe setsockopt(listener, level, option, &on, size) == 0 else {
            throw TCPError(code: errno)
        }
    }

    private static func bindIPv4(
        _ listener: Int32, _ text: String, _ port: UInt16
    ) throws(TCPError) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        // The structure outlives the calls.
        guard unsafe inet_pton(AF_INET, text, &address.sin_addr) == 1 else {
            throw TCPError(code: EINVAL)
        }
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(listener, $0, size)
            }
        }
        guard status == 0 else { throw TCPError(code: errno) }
    }

    private static func bindIPv6(
        _ listener: Int32, _ text: String, _ port: UInt16
    ) throws(TCPError) {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        // The structure outlives the calls.
        guard unsafe inet_pton(AF_INET6, text, &address.sin6_addr) == 1 else {
            throw TCPError(code: EINVAL)
        }
        let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(listener, $0, size)
            }
        }
        guard status == 0 else { throw TCPError(code: errno) }
    }
}

extension TCPListener {
    /// Waits for the next connection; `nil` when one went away before it was taken.
    ///
    /// - Throws: `EMFILE` and the like, or `EBADF` once the listener is closed.
    package static func accept(at listener: Int32) throws(TCPError) -> TCPStream? {
        var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        // One structure, which outlives the call.
        guard unsafe poll(&waiting, 1, -1) >= 0 || errno == EINTR else {
            throw TCPError(code: errno)
        }
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        // The kernel writes at most `size` bytes of the structure.
        let descriptor = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe accept4(
                    listener, $0, &size,
                    Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
            }
        }
        if descriptor >= 0 { return TCPStream(descriptor, host: TCPHost(address)) }
        switch errno {
        case EAGAIN, EINTR, ECONNABORTED: return nil
        case let code: throw TCPError(code: code)
        }
    }
}
