@_spi(_Unicode) internal import Swift

/// What somebody is called whose journal stands beside the owner's: in sentences, in calls, and as a folder.
///
/// One word of letters, digits, hyphens and underscores that begins with a letter, of 1 to 32 characters. Compared
/// and kept in small letters and in one spelling of each (NFC), without what does not show.
package struct PersonName: Sendable, Hashable, CustomStringConvertible {
    /// In small letters.
    package let text: String

    /// `nil` of what is no name.
    package init?(_ text: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased()._nfc { scalars.append(scalar) }
        let name = String(scalars)
        guard 1...32 ~= name.count, name.utf8.count <= 128, name.first?.isLetter == true,
            name.unicodeScalars.allSatisfy(Self.isPlain), !Self.words.contains(name)
        else { return nil }
        self.text = name
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" || scalar == "_" { return true }
        guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        return switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            true
        default: false
        }
    }

    package var description: String { text }

    /// Words that mean somebody else, or a meal or a day, in every sentence. Names of months and foods are people's names as well.
    private static let words: Set = [
        "i", "me", "we", "us", "you", "he", "she", "it", "they", "both", "all", "owner",
        "everybody", "everyone", "nobody", "him", "her", "them", "my", "someone", "somebody",
        "anyone", "anybody", "我", "你", "他", "她", "我們", "大家",
        "breakfast", "brunch", "lunch", "dinner", "supper", "tea", "snack", "snacks", "dessert",
        "elevenses", "meal", "早餐", "早飯", "午餐", "午飯", "晚餐", "晚飯", "點心", "宵夜", "下午茶",
        "today", "yesterday", "tomorrow", "tonight", "now", "later", "morning", "noon", "midday",
        "afternoon", "evening", "night", "midnight", "今天", "昨天", "明天", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday", "the", "a", "an", "and", "for",
    ]
}

/// An account of this machine and whose it is, as the configuration says it: `1001: anna`.
package struct PersonAccount: Sendable, Hashable {
    /// The account's number.
    package var user: UInt32
    package var person: PersonName

    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").joined(separator: " ")
        }
        guard parts.count == 2, let user = UInt32(parts[0]), user != .max,
            let person = PersonName(parts[1])
        else { return nil }
        self.user = user
        self.person = person
    }
}

extension Configuration {
    /// People at one daemon.
    package struct People: Sendable, Hashable {
        /// What the daemon's owner is called; `nil` where they need no name.
        package var owner: String?
        /// Accounts of this machine, as `1001: anna`.
        package var uids: [String] = []
        /// Whether each finds what the others have as foods, products and recipes of their own.
        package var sharesFoods = true
    }

    /// What the owner of the journal is called, here or in a household's database; `nil` where nobody said.
    package var ownerName: String? { people.owner ?? sync.person }

    /// Who is told of a person's days; `nil` is the owner, who may have a name as well.
    package func sinks(of person: PersonName?) -> [SummarySink] {
        if let person { return summary.sinksOfOthers[person] ?? [] }
        let own = ownerName.flatMap(PersonName.init).flatMap { summary.sinksOfOthers[$0] }
        return summary.sinks + (own ?? [])
    }

    /// Whose an account is that may use the socket.
    package var accounts: [UInt32: PersonName] {
        Dictionary(people.uids.compactMap(PersonAccount.init).map { ($0.user, $0.person) }) {
            first, _ in first
        }
    }
}
