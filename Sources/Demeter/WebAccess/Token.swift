/// A secret that names something, and by what it is known to those who keep no secrets.
package enum Token {
    /// 256 random bits as 64 hexadecimal digits.
    static func make() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// By what it is known on the disk; `nil` for what no token looks like.
    static func digest(of token: String) -> String? {
        guard token.utf8.count == 64,
            token.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        return SHA256.hexadecimal(of: token)
    }

    /// What stands in the forms of a session, which tells nothing of its token.
    static func formToken(of token: String) -> String { SHA256.hexadecimal(of: "form \(token)") }
}
