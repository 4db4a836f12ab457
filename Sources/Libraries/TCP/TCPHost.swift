internal import Glibc

/// Who is at the other end of a connection, by number and without the port.
package struct TCPHost: Sendable, Hashable {
    /// The sixteen bytes of an IPv6 address; of IPv4 as IPv6 writes it (`::ffff:192.0.2.1`).
    private let bytes: [UInt8]

    /// - Parameter text: as `192.0.2.1` or `2001:db8::1`, without brackets; `nil` for anything else.
    package init?(_ text: String) {
        var four = in_addr()
        // Both structures outlive the calls, which fill them.
        if unsafe inet_pton(AF_INET, text, &four) == 1 {
            bytes = Self.mapped + Self.bytes(of: four)
            return
        }
        var six = in6_addr()
        guard unsafe inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        bytes = Self.bytes(of: six)
    }

    init(_ address: sockaddr_storage) {
        // The family says which of the two structures the storage holds, which has room for both.
        bytes = unsafe withUnsafeBytes(of: address) { storage in
            switch Int32(address.ss_family) {
            case AF_INET:
                Self.mapped
                    + Self.bytes(of: unsafe storage.loadUnaligned(as: sockaddr_in.self).sin_addr)
            case AF_INET6:
                Self.bytes(of: unsafe storage.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
            default: []
            }
        }
    }

    /// Whether it is this machine itself.
    package var isLoopback: Bool {
        bytes.starts(with: Self.mapped)
            ? bytes.dropFirst(Self.mapped.count).first == 127
            : bytes == [UInt8](repeating: 0, count: 15) + [1]
    }

    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    private static func bytes<Address>(of address: Address) -> [UInt8] {
        // The structure is nothing but its bytes, in the order of the network.
        unsafe withUnsafeBytes(of: address) { unsafe Array($0) }
    }
}
