internal import Glibc

/// Whether an address of the internet is one of this machine's or of a network of its own.
///
/// Source: IANA's registries of special-purpose addresses for IPv4 and IPv6 (RFC 6890 and what came
/// since): what they list as not globally reachable is private here, multicast and reserved blocks too.
enum NetworkAddress {
    /// - Parameter bytes: four of an IPv4 address or sixteen of an IPv6 address, in the network's order.
    /// - Returns: also `true` for any other number of bytes.
    static func isPrivate(_ bytes: [UInt8]) -> Bool {
        switch bytes.count {
        case 4: isPrivate4(bytes)
        case 16: isPrivate6(bytes)
        default: true
        }
    }

    private static func isPrivate4(_ bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _): true
        case (100, 64...127, _), (172, 16...31, _), (192, 0, 0), (192, 0, 2), (198, 18...19, _):
            true
        case (198, 51, 100), (203, 0, 113), (224..., _, _): true
        default: false
        }
    }

    private static func isPrivate6(_ bytes: [UInt8]) -> Bool {
        // IPv4 in another form: mapped, translated (RFC 6052), 6to4.
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return isPrivate4(Array(bytes[12...]))
        }
        if bytes[..<12].elementsEqual([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) {
            return isPrivate4(Array(bytes[12...]))
        }
        if bytes[0] == 0x20, bytes[1] == 0x02 { return isPrivate4(Array(bytes[2..<6])) }
        // Only 2000::/3 is given out to the world; in it, 2001::/23 and 2001:db8::/32 are not.
        guard bytes[0] & 0xE0 == 0x20 else { return true }
        let isSpecial = bytes[0] == 0x20 && bytes[1] == 0x01
        return isSpecial && (bytes[2] < 2 || (bytes[2] == 0x0D && bytes[3] == 0xB8))
    }
}
