/// What somebody is called whose journal stands beside the owner's: in sentences, in calls, and as a folder.
///
/// One word of letters, digits, hyphens and underscores that begins with a letter, of 1 to 32 characters. Compared
/// and kept in small letters.
package struct PersonName: Sendable, Hashable, CustomStringConvertible {
    /// In small letters.
    package let text: String

    /// `nil` of what is no name.
    package init?(_ text: String) {
        let name = text.lowercased()
        guard 1...32 ~= name.count, name.utf8.count <= 128, name.first?.isLetter == true,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
            !Self.words.contains(name)
        else { return nil }
        self.text = name
    }

    package var description: String { text }

    /// Words that mean somebody else in every sentence.
    private static let words: Set = [
        "i", "me", "we", "us", "you", "he", "she", "it", "they", "both", "all", "owner",
        "everybody", "everyone", "nobody", "我", "你", "他", "她", "我們", "大家",
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
