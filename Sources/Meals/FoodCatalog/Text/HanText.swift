/// Texts in Chinese characters, and the words of the index that their names are.
package enum HanText {
    /// Where people speak who mean other things by the same word.
    package enum Region: String, Sendable, Hashable, CaseIterable {
        case taiwan = "TW"
        case hongKong = "HK"
        case mainland = "CN"
    }

    /// Whether a text holds a Chinese character. Looks at bytes only: every line that is read passes here.
    package static func holdsHan(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for place in bytes.indices.dropLast(2)
            where bytes[place] >= 0xE3 && bytes[place] <= 0xE9 {
                let (second, third) = (UInt32(bytes[place + 1]), UInt32(bytes[place + 2]))
                let scalar = UInt32(bytes[place] & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
                if isHan(scalar) { return true }
            }
            return false
        }
    }

    /// Whether a scalar is a Chinese character of those in use.
    @inlinable
    package static func isHan(_ scalar: UInt32) -> Bool {
        (0x3400...0x4DBF).contains(scalar) || (0x4E00...0x9FFF).contains(scalar)
    }

    /// A scalar as texts and names are compared: simplified, half-width, lower-case.
    package static func folded(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar }
        if (0xFF01...0xFF5E).contains(scalar) { return folded(scalar - 0xFEE0) }
        return scalar == 0x3000 ? 0x20 : HanFolding.folded(scalar)
    }

    /// The word of an index that a name is: `土豆@TW` is what 土豆 means in Taiwan alone.
    package static func key(ofName name: String) -> WordHash {
        let parts = name.split(separator: "@", maxSplits: 1)
        var key = WordHash.han
        for scalar in (parts.first ?? "").unicodeScalars where scalar.value != 0x20 {
            key.add(han: folded(scalar.value))
        }
        guard parts.count == 2, let region = Region(rawValue: String(parts[1])) else { return key }
        return key.inside(region)
    }
}

extension WordHash {
    /// What a Chinese name begins with, so that none is a word of another language.
    package static var han: WordHash { "han:" }

    /// Adds a folded scalar.
    @inlinable
    package mutating func add(han scalar: UInt32) {
        add(UInt8(truncatingIfNeeded: scalar))
        add(UInt8(truncatingIfNeeded: scalar >> 8))
        add(UInt8(truncatingIfNeeded: scalar >> 16))
    }

    /// The word for what this one means in a region alone.
    package func inside(_ region: HanText.Region) -> WordHash {
        var word = self
        word.add(0x40)
        for byte in region.rawValue.utf8 { word.add(byte) }
        return word
    }
}

extension HanText {
    /// The scalars of a text as texts are compared.
    package static func folded(_ text: String) -> [UInt32] {
        text.unicodeScalars.map { folded($0.value) }
    }
}
