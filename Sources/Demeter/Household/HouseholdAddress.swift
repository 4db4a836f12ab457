internal import Telling

/// Where the household's server is, as `sync.url` names it.
///
/// `postgresql://ROLE@HOST:PORT/DATABASE?sslmode=verify-full`, as libpq reads it, with no more in it than that.
package struct HouseholdAddress: Sendable, Hashable {
    /// Why an address cannot be used; a sentence about `sync.url`.
    package struct Refusal: Error, Sendable, Hashable {
        package let sentence: String

        init(_ sentence: String) { self.sentence = "sync.url \(sentence)" }
    }

    /// A name, a number, or the folder of a socket; `nil` for the system's own socket.
    package private(set) var host: String?
    package private(set) var port: Int?
    /// A role of the database; `nil` for one that is called as the person's account here.
    package private(set) var user: String?
    /// `nil` for one that is called as the role.
    package private(set) var database: String?
    private var encryption: String?

    private static let schemes = ["postgresql://", "postgres://"]
    private static let strictest = "verify-full"

    package init(_ text: String) throws(Refusal) {
        guard let scheme = Self.schemes.first(where: text.hasPrefix) else {
            throw Refusal(phrase("must begin with postgresql://"))
        }
        let parts = text.dropFirst(scheme.count).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        try readPlace(parts[0])
        if parts.count > 1 { try readParameters(parts[1]) }
        try refuseOpenness()
    }

    private mutating func readPlace(_ text: Substring) throws(Refusal) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count > 1 { database = try Self.decoded(parts[1]) }
        var place = parts[0]
        if let at = place.lastIndex(of: "@") {
            let account = place[..<at]
            guard !account.contains(":") else {
                throw Refusal(
                    phrase(
                        "must hold no password, for addresses stand in messages: put it into a file for "
                            + "yourself alone and name that with \"password_file\" under [sync]"))
            }
            user = try Self.decoded(account)
            place = place[place.index(after: at)...]
        }
        guard !place.contains(",") else { throw Refusal(phrase("must name one host")) }
        let end = place.lastIndex(of: "]").map { place.index(after: $0) } ?? place.startIndex
        if let colon = place[end...].firstIndex(of: ":") {
            port = try Self.port(place[place.index(after: colon)...])
            place = place[..<colon]
        }
        if place.hasPrefix("["), place.hasSuffix("]") { place = place.dropFirst().dropLast() }
        host = try Self.decoded(place)
    }

    private mutating func readParameters(_ text: Substring) throws(Refusal) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = try Self.decoded(parts[1]) else {
                throw Refusal(phrase("has a part that is none: \(pair)"))
            }
            switch parts[0] {
            case "host": host = value
            case "port": port = try Self.port(Substring(value))
            case "user": user = value
            case "dbname": database = value
            case "sslmode": encryption = value
            case "password":
                throw Refusal(
                    phrase("must hold no password: name a file with \"password_file\" under [sync]")
                )
            default:
                throw Refusal(
                    phrase("may say host, port, user, dbname and sslmode, and not \(parts[0])"))
            }
        }
        if let host, host.contains(",") { throw Refusal(phrase("must name one host")) }
    }

    private mutating func refuseOpenness() throws(Refusal) {
        let modes = ["disable", "allow", "prefer", "require", "verify-ca", Self.strictest]
        if let encryption, !modes.contains(encryption) {
            throw Refusal(phrase("has an sslmode that is none: \(encryption)"))
        }
        guard !isOnThisMachine else { return }
        guard (encryption ?? Self.strictest) == Self.strictest else {
            throw Refusal(
                phrase(
                    "must have sslmode=\(Self.strictest), or none: by anything less somebody on the way "
                        + "could read the journal and the password"))
        }
        encryption = Self.strictest
    }

    /// Whether nothing of what is said leaves this machine.
    package var isOnThisMachine: Bool {
        guard let host else { return true }
        if host.hasPrefix("/") || host == "localhost" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy { UInt8($0) != nil }
    }

    /// What libpq is told, without the password.
    ///
    /// - Parameter certificates: a file of trusted ones.
    package func settings(certificates: String) -> [(keyword: String, value: String)] {
        var settings: [(keyword: String, value: String)] = [
            ("sslmode", encryption ?? "disable"), ("gssencmode", "disable"),
            ("client_encoding", "UTF8"), ("application_name", "demeter"),
            ("keepalives_idle", "\(Silence.idle)"), ("keepalives_interval", "\(Silence.interval)"),
            ("keepalives_count", "\(Silence.count)"), ("tcp_user_timeout", "\(Silence.reaching)"),
        ]
        if encryption != nil, encryption != "disable" {
            settings.append(("sslrootcert", certificates))
        }
        if let host { settings.append(("host", host)) }
        if let port { settings.append(("port", String(port))) }
        if let user { settings.append(("user", user)) }
        if let database { settings.append(("dbname", database)) }
        return settings
    }

    /// When an end takes the other one for gone, so that a line that was cut and mended is used again within seconds.
    ///
    /// TCP repeats what was lost after 0.2, 0.6, 1.4, 3 and 6.2 seconds. Between the last two it is quicker to knock anew:
    /// giving up soon after the fourth, nobody waits for more than two seconds once the line is mended.
    private enum Silence {
        /// Seconds without a word until the other end is asked for one, and between two such questions.
        static let idle = 3
        static let interval = 1
        static let count = 3
        /// Milliseconds.
        static let most = 4000
        /// The same while it is being reached, for each of its addresses: a first knock and a second one, a second later.
        static let reaching = 2500
    }

    /// How long what was sent may stay without an answer of the other end's system, once there is a connection.
    package static let silence = Duration.milliseconds(Silence.most)

    /// Has the server take a session for gone as soon, which lets go of what it had locked.
    package static let sessionSettings = """
        SET tcp_keepalives_idle = \(Silence.idle);
        SET tcp_keepalives_interval = \(Silence.interval);
        SET tcp_keepalives_count = \(Silence.count);
        SET tcp_user_timeout = \(Silence.most);
        """

    /// For people to read.
    package var text: String {
        let account = user.map { "\($0)@" } ?? ""
        let isFolder = host?.hasPrefix("/") == true
        let place = isFolder ? "" : host ?? ""
        let host = place.contains(":") ? "[\(place)]" : place
        return "postgresql://\(account)\(host)\(port.map { ":\($0)" } ?? "")/\(database ?? "")"
            + (isFolder ? "?host=\(self.host ?? "")" : "")
    }

    private static func port(_ text: Substring) throws(Refusal) -> Int {
        guard let port = Int(text), 1...65_535 ~= port else {
            throw Refusal(phrase("has a port that is none: \(text)"))
        }
        return port
    }

    /// Without its `%XX`; `nil` for nothing.
    private static func decoded(_ text: Substring) throws(Refusal) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2, let value = UInt8(Substring(rest.prefix(2)), radix: 16)
                else { throw Refusal(phrase("has a \"%\" that is followed by no number")) }
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self),
            !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { throw Refusal(phrase("has characters that no name has")) }
        return decoded.isEmpty ? nil : decoded
    }
}
