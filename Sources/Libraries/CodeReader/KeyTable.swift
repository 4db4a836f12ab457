/// The keys that readers press, by the numbers of Linux' `input-event-codes.h`, with what stands on them.
///
/// Readers come with the keyboard of the United States set, and type what a code says: digits of a number,
/// letters and marks of a GS1 Digital Link or element string.
enum KeyTable {
    static let shifts: Set<UInt16> = [42, 54]
    static let controls: Set<UInt16> = [29, 97]
    /// Enter, that of the keypad, and Tab, by which some readers end a code.
    static let ends: Set<UInt16> = [28, 96, 15]
    /// `]`, with Ctrl the separator (0x1D) of GS1 element strings.
    static let separator: UInt16 = 27

    /// The byte that a key types; `nil` for keys that type none.
    static func byte(_ key: UInt16, isShifted: Bool) -> UInt8? {
        guard let pair = bytes[key] else { return nil }
        return isShifted ? pair.shifted : pair.plain
    }

    private static let bytes: [UInt16: (plain: UInt8, shifted: UInt8)] = {
        var bytes: [UInt16: (plain: UInt8, shifted: UInt8)] = [:]
        func row(_ first: UInt16, _ plain: String, _ shifted: String) {
            for (place, pair) in zip(plain.utf8, shifted.utf8).enumerated() {
                bytes[first + UInt16(place)] = pair
            }
        }
        row(2, "1234567890-=", "!@#$%^&*()_+")
        row(16, "qwertyuiop[]", "QWERTYUIOP{}")
        row(30, "asdfghjkl;'`", "ASDFGHJKL:\"~")
        row(43, "\\zxcvbnm,./", "|ZXCVBNM<>?")
        row(55, "*", "*")
        row(57, " ", " ")
        // The keypad types the same with Shift, as Num Lock is the system's affair.
        row(71, "789-456+1230.", "789-456+1230.")
        row(98, "/", "/")
        return bytes
    }()
}
