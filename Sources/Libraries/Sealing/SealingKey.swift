internal import CSodium

/// A key by which bytes are encrypted, so that nobody without it reads them or changes them unnoticed.
///
/// XChaCha20-Poly1305 of libsodium: its nonces are long enough to be drawn at random for each text.
package struct SealingKey: Sendable {
    private let bytes: [UInt8]

    /// Bytes of a key.
    package static let length = 32
    private static let nonceLength = 24
    private static let markLength = 16
    private static let fingerprintLength = 16

    /// `nil` for anything but 64 hexadecimal digits, and where the library cannot be used.
    package init?(_ text: String) {
        // It may be called any number of times, from any thread; 1 means that it was before.
        guard sodium_init() >= 0 else { return nil }
        let digits = Array(text.utf8)
        guard digits.count == Self.length * 2 else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[place..<place + 2], as: UTF8.self)
            guard !pair.hasPrefix("+"), !pair.hasPrefix("-"), let byte = UInt8(pair, radix: 16)
            else { return nil }
            bytes.append(byte)
        }
        self.bytes = bytes
    }

    /// By which a key is known again, as 32 hexadecimal digits; nobody gets the key from it.
    ///
    /// - Parameter use: what it is for, so that no two uses call a key the same.
    package func fingerprint(for use: String) -> String {
        let text = Array("\(use)\n".utf8) + bytes
        var digest = [UInt8](repeating: 0, count: Self.fingerprintLength)
        // Both pointers are to arrays with as many bytes as the function is told.
        unsafe crypto_generichash(
            &digest, digest.count, text, UInt64(text.count), nil, 0)
        return digest.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// - Parameter place: what the bytes belong to, which is not in them: they open nowhere else.
    package func seal(_ text: [UInt8], for place: [UInt8]) -> [UInt8] {
        var nonce = [UInt8](repeating: 0, count: Self.nonceLength)
        unsafe randombytes_buf(&nonce, nonce.count)
        var sealed = [UInt8](repeating: 0, count: text.count + Self.markLength)
        var length: UInt64 = 0
        // Every pointer is to an array with as many bytes as the function is told, or writes.
        unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, &length, text, UInt64(text.count), place, UInt64(place.count), nil, nonce,
            bytes)
        return nonce + sealed.prefix(Int(length))
    }

    /// `nil` for what was not sealed with this key for that place.
    package func open(_ sealed: some Collection<UInt8>, for place: [UInt8]) -> [UInt8]? {
        guard sealed.count >= Self.nonceLength + Self.markLength else { return nil }
        let nonce = Array(sealed.prefix(Self.nonceLength))
        let rest = Array(sealed.dropFirst(Self.nonceLength))
        var text = [UInt8](repeating: 0, count: rest.count - Self.markLength)
        var length: UInt64 = 0
        // As above; there is room for a text, also for an empty one.
        let result = unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
            &text, &length, nil, rest, UInt64(rest.count), place, UInt64(place.count), nonce, bytes)
        return result == 0 ? Array(text.prefix(Int(length))) : nil
    }
}
