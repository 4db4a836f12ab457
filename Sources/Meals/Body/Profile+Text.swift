internal import Nutrition

/// Why a text is not what a profile has under a key.
package enum ProfileFault: Error, Hashable {
    /// The text says nothing of the kind.
    case unreadable(Profile.Key)
    /// Centimetres, or a year; the bounds are as they are written.
    case outOfRange(Profile.Key, lowest: String, highest: String)
    /// Men are not pregnant and do not breastfeed.
    case contradiction(Profile.Key)
}

// Profiles as they are typed and told.
extension Profile {
    /// Takes what `text` says under `key`: `1984`, `female`, `168cm`, `5'6"`, `TW`, `zh-Hant`, `no`.
    package mutating func set(_ key: Key, to text: String) throws(ProfileFault) {
        let text = text.trimmed
        var changed = self
        switch key {
        case .born:
            guard let born = BirthDate(text) else { throw Self.fault(ofBirth: text) }
            changed.born = born
        case .sex:
            guard let sex = Self.sexes[text.lowercased()] else { throw .unreadable(.sex) }
            changed.sex = sex
        case .height:
            guard let amount = BodyAmount(text), [.length, nil].contains(amount.dimension) else {
                throw .unreadable(.height)
            }
            // A bare number below three can only be metres.
            let isMetres = amount.dimension == nil && amount.value < 3
            let height = Thousandths(isMetres ? amount.value * 100 : amount.value)
            guard Self.heights.contains(height) else {
                throw .outOfRange(.height, lowest: "50 cm", highest: "272 cm")
            }
            changed.height = height
        case .region:
            guard text.utf8.count == 2, text.utf8.allSatisfy(\.isLetter) else {
                throw .unreadable(.region)
            }
            changed.region = text.uppercased()
        case .language:
            guard let tag = Self.languageTag(text) else { throw .unreadable(.language) }
            changed.language = tag
        case .pregnant: changed.isPregnant = try Self.truth(text, key)
        case .breastfeeding: changed.isBreastfeeding = try Self.truth(text, key)
        }
        guard changed.sex != .male || changed.condition == nil else { throw .contradiction(key) }
        self = changed
    }

    package mutating func clear(_ key: Key) {
        switch key {
        case .born: born = nil
        case .sex: sex = nil
        case .height: height = nil
        case .region: region = nil
        case .language: language = nil
        case .pregnant: isPregnant = nil
        case .breastfeeding: isBreastfeeding = nil
        }
    }

    /// What `set` would take for the same; `nil` where nothing was told.
    package func text(of key: Key) -> String? {
        switch key {
        case .born: born?.description
        case .sex: sex?.rawValue
        case .height: height.map { Self.number($0) + "cm" }
        case .region: region
        case .language: language
        case .pregnant: isPregnant.map { $0 ? "yes" : "no" }
        case .breastfeeding: isBreastfeeding.map { $0 ? "yes" : "no" }
        }
    }

    /// These keys of another profile where nothing was told here.
    package func filled(from other: Profile) -> Profile {
        var filled = self
        for key in Key.allCases where text(of: key) == nil {
            if let text = other.text(of: key) { try? filled.set(key, to: text) }
        }
        return filled
    }

    private static func fault(ofBirth text: String) -> ProfileFault {
        let isYear = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isYear || LocalDay(text) != nil else { return .unreadable(.born) }
        return .outOfRange(
            .born, lowest: String(BirthDate.years.lowerBound),
            highest: String(BirthDate.years.upperBound))
    }

    private static func truth(_ text: String, _ key: Key) throws(ProfileFault) -> Bool {
        switch text.lowercased() {
        case "yes", "true", "y": return true
        case "no", "false", "n": return false
        default: throw .unreadable(key)
        }
    }

    /// Two or three letters, then subtags of one to eight letters and digits; `nil` for anything else.
    private static func languageTag(_ text: String) -> String? {
        let parts = text.split(
            whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.utf8.count),
            first.utf8.allSatisfy(\.isLetter), text.utf8.count <= 35,
            parts.dropFirst().allSatisfy({ part in
                (1...8).contains(part.utf8.count)
                    && part.utf8.allSatisfy { $0.isLetter || (0x30...0x39).contains($0) }
            })
        else { return nil }
        return ([first.lowercased()] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }

    private static func number(_ value: Thousandths) -> String {
        let whole = value.rawValue / 1000
        guard value.rawValue % 1000 != 0 else { return String(whole) }
        return String(value.value)
    }

    private static let sexes: [String: ReferencePerson.Sex] = [
        "female": .female, "f": .female, "woman": .female, "male": .male, "m": .male, "man": .male,
    ]
}

extension UInt8 {
    /// Of ASCII.
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
