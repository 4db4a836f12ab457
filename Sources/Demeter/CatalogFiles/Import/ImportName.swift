/// Names of imports: lower-case letters, digits and hyphens, so that they can be typed, and are files.
package enum ImportName {
    package static let limit = 60

    package static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= limit && name.utf8.first != UInt8(ascii: "-")
            && name != "own" && name.utf8.allSatisfy(isLetter)
    }

    /// The nearest name to some words.
    static func made(of words: String) -> String {
        var name = ""
        for byte in words.lowercased().utf8 {
            if isLetter(byte), byte != UInt8(ascii: "-") {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else if !name.isEmpty, name.last != "-" {
                name += "-"
            }
        }
        name = String(name.prefix(limit))
        while name.last == "-" { name.removeLast() }
        return name.isEmpty ? "foods" : name
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "-")
    }
}
