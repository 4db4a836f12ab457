/// Decides which requests are looked at at all, by where they say they come from.
///
/// A browser sends what a stranger's page has it send: with a name that leads here (DNS rebinding), or
/// from a form of its own (CSRF). What it cannot be made to send is another `Host` and `Origin`.
package struct Gate: Sendable, Hashable {
    /// Names by which the page is reached over TLS, its own or that of a proxy before it.
    package var names: Set<String>
    /// The port that is listened at.
    package var port: UInt16
    /// Whether the page itself speaks TLS.
    package var isEncrypted: Bool
    /// The address that is listened at, as it stands in an address; `nil` for all of them.
    package var address: String?

    package init(
        names: some Sequence<String>, address: String?, port: UInt16, isEncrypted: Bool
    ) {
        self.names = Set(names.map { $0.lowercased() })
        self.address = address
        self.port = port
        self.isEncrypted = isEncrypted
    }

    /// How the page was reached.
    package struct Way: Sendable, Hashable {
        /// What a request from this very page has as its origin.
        package var origin: String
        /// Whether nobody between can read along.
        package var isEncrypted: Bool
    }

    /// The way that a `Host` header tells; `nil` when the page is not called so.
    package func way(host: String) -> Way? {
        let host = host.lowercased()
        let (name, port) = Self.split(host)
        let isLocal = Self.loopbackNames.contains(name) || name == address
        if isLocal, port ?? (isEncrypted ? 443 : 80) == self.port {
            return Way(
                origin: (isEncrypted ? "https://" : "http://") + host, isEncrypted: isEncrypted)
        }
        // A proxy listens where it likes.
        guard names.contains(name) || names.contains(host) else { return nil }
        return Way(origin: "https://" + host, isEncrypted: true)
    }

    /// Whether a request that changes something was made by this very page.
    package static func isOwn(_ headers: [String: String], _ way: Way) -> Bool {
        if let origin = headers["origin"] { return origin.lowercased() == way.origin }
        // Every browser of the last years sends one of the two with a form.
        return headers["sec-fetch-site"] == "same-origin"
    }

    /// Whether a request of a program may be looked at: programs say nothing of where they come from, and
    /// a browser says that it comes from this very page.
    package static func isOwnOrNone(_ headers: [String: String], _ way: Way) -> Bool {
        guard headers["origin"] == nil, headers["sec-fetch-site"] == nil else {
            return isOwn(headers, way)
        }
        return true
    }

    /// Loopback by the names that nobody else can have.
    private static let loopbackNames: Set<String> = ["127.0.0.1", "[::1]", "localhost"]

    private static func split(_ host: String) -> (name: String, port: UInt16?) {
        guard let mark = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return (host, nil) }
        guard let port = UInt16(host[host.index(after: mark)...]) else { return ("", nil) }
        return (String(host[..<mark]), port)
    }
}

/// Slows down whoever guesses.
package struct Turnstile: Sendable {
    /// So many attempts in a minute, by all together: a link has 256 bits, and needs one.
    static let most = 20
    private var attempts: [Int64] = []

    package init() {}

    /// - Parameter now: seconds of any clock that only goes forward.
    package mutating func lets(at now: Int64) -> Bool {
        attempts.removeAll { $0 <= now - 60 }
        guard attempts.count < Self.most else { return false }
        attempts.append(now)
        return true
    }
}
