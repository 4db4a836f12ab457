internal import Telling

/// An address of this machine and a port: `127.0.0.1:7377`, `[::1]:7377`, `0.0.0.0:443`.
package struct Endpoint: Sendable, Hashable {
    /// Numbers, of IPv6 without brackets.
    package let address: String
    package let port: UInt16
    package let isIPv6: Bool

    package init?(_ text: String) {
        guard let mark = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: mark)...]), port > 0
        else { return nil }
        let host = text[..<mark]
        self.port = port
        isIPv6 = host.hasPrefix("[")
        if isIPv6 {
            guard host.hasSuffix("]") else { return nil }
            let digits = host.dropFirst().dropLast()
            guard digits.contains(":"),
                digits.utf8.allSatisfy({ $0 == 0x3A || $0 == 0x2E || Self.isHexadecimal($0) })
            else { return nil }
            address = String(digits)
        } else {
            let parts = host.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 4,
                parts.allSatisfy({ part in
                    part.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(part) != nil
                })
            else { return nil }
            address = String(host)
        }
    }

    /// Whether nobody but this machine reaches it.
    package var isLoopback: Bool { isIPv6 ? address == "::1" : address.hasPrefix("127.") }

    /// Whether it is all addresses of the machine.
    package var isAny: Bool { ["0.0.0.0", "::"].contains(address) }

    /// As it stands in an address of the web, without the port.
    package var host: String { isIPv6 ? "[\(address)]" : address }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}

extension Configuration.Page {
    /// What `listen` says, which was checked when it was read.
    package var endpoint: Endpoint? { Endpoint(listen) }

    /// Refuses to be read along with: plain HTTP stays on this machine, and a certificate needs its key.
    func refuseOpenness(in file: String?) throws(ConfigurationError) {
        func refuse(_ key: String, _ needs: String) throws(ConfigurationError) {
            throw ConfigurationError(
                source: file.map { .file($0, nil) } ?? .variable("DEMETER_WEB_LISTEN"),
                key: "web.\(key)", problem: .needs(needs))
        }
        if certificate == nil, key != nil { try refuse("key", phrase("\"certificate\" beside it")) }
        if key == nil, certificate != nil { try refuse("certificate", phrase("\"key\" beside it")) }
        if certificate == nil, endpoint?.isLoopback == false {
            try refuse(
                "listen",
                phrase(
                    "\"certificate\" and \"key\", for others could read along; or listen at 127.0.0.1"
                ))
        }
    }
}
