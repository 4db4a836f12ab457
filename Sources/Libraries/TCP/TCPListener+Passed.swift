internal import CLinux
internal import Glibc

// A listener that somebody else opened, as the service manager does.
extension TCPListener {
    /// Whether a socket listens for TCP at that place; it is made ready for a server where it does.
    ///
    /// - Parameter address: in numbers, of IPv6 without brackets.
    package static func listens(
        _ listener: Int32, at address: String, port: UInt16, isIPv6: Bool
    ) -> Bool {
        var (listens, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        // The number outlives the call.
        guard unsafe getsockopt(listener, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0,
            listens != 0, place(of: listener, isIPv6: isIPv6) == "\(plain(address, isIPv6)) \(port)"
        else { return false }
        // One for all addresses of both families would let in whom the configuration does not name.
        if isIPv6 {
            var (only, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
            // The number outlives the call.
            guard
                unsafe getsockopt(listener, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, &size) == 0,
                only != 0
            else { return false }
        }
        let flags = fcntl(listener, F_GETFL)
        return flags >= 0 && fcntl(listener, F_SETFL, flags | O_NONBLOCK) == 0
    }

    /// Address and port of a socket of that family.
    private static func place(of listener: Int32, isIPv6: Bool) -> String? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        // The kernel writes at most `size` bytes of the structure.
        let result = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(listener, $0, &size)
            }
        }
        guard result == 0, Int32(storage.ss_family) == (isIPv6 ? AF_INET6 : AF_INET) else {
            return nil
        }
        return unsafe withUnsafePointer(to: &storage) { pointer in
            if isIPv6 {
                return unsafe pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    var address = unsafe $0.pointee.sin6_addr
                    let port = unsafe $0.pointee.sin6_port
                    return unsafe "\(text(&address, AF_INET6)) \(UInt16(bigEndian: port))"
                }
            }
            return unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                var address = unsafe $0.pointee.sin_addr
                let port = unsafe $0.pointee.sin_port
                return unsafe "\(text(&address, AF_INET)) \(UInt16(bigEndian: port))"
            }
        }
    }

    /// An address in its shortest form.
    private static func plain(_ address: String, _ isIPv6: Bool) -> String {
        // Enough for both families; the structure outlives the calls.
        var bytes = in6_addr()
        let family = isIPv6 ? AF_INET6 : AF_INET
        return unsafe inet_pton(family, address, &bytes) == 1
            ? unsafe text(&bytes, family) : address
    }

    private static func text(_ address: UnsafeRawPointer, _ family: Int32) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        // The buffer is as long as it says.
        guard unsafe inet_ntop(family, address, &text, socklen_t(text.count)) != nil else {
            return ""
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
