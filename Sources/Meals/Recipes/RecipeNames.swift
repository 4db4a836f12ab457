/// What a person calls a recipe of theirs besides its name.
///
/// "My stir fry" may be "chicken stir fry with rice and vegetables": the words in front of "with", and the
/// last of them, name it where they stand behind "my" or "the". Alone they stay what everybody means.
package enum RecipeNames {
    package static func aliases(of name: String) -> [String] {
        var words = name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        if let first = words.first, owners.contains(first) { words.removeFirst() }
        guard !words.isEmpty else { return [] }
        var aliases: [String] = []
        func add(_ words: some Collection<String>, by owners: [String] = owners) {
            guard !words.isEmpty else { return }
            for owner in owners {
                aliases.append(([owner] + words).joined(separator: " "))
            }
        }
        let whole = words.joined(separator: " ")
        if whole != name.lowercased() { aliases.append(whole) }
        add(words)
        let head = words.prefix { !joints.contains($0) }
        if head.count > 1, head.count < words.count {
            aliases.append(head.joined(separator: " "))
            add(head)
        }
        for start in head.indices.dropFirst() where head[start].count > 2 {
            // "The lasagne" is that of "grandma's lasagne"; "the rice" need not be any egg rice.
            let isLast = start == head.index(before: head.endIndex)
            let isSomebodys = head[start - 1].hasSuffix("'s") || head[start - 1].hasSuffix("’s")
            add(head[start...], by: isLast && !isSomebodys ? ["my", "our"] : owners)
        }
        var seen: Set<String> = [name.lowercased()]
        return aliases.filter { seen.insert($0).inserted }
    }

    /// Whether words speak of something that is the person's own: "my chili", "half of our lasagne".
    package static func isOwned(_ words: String) -> Bool {
        var (word, length) = (0 as UInt32, 0)
        for byte in words.utf8 {
            guard byte < 0x80 else {
                // What is no plain letter may be one all the same.
                return words.lowercased().split { !$0.isLetter }
                    .contains { $0 == "my" || $0 == "our" }
            }
            let letter = byte | 0x20
            if byte >= 0x41, (0x61...0x7A).contains(letter) {
                (word, length) = (word << 8 | UInt32(letter), length + 1)
            } else if isOwner(word, length) {
                return true
            } else {
                (word, length) = (0, 0)
            }
        }
        return isOwner(word, length)
    }

    /// Whether a word of so many plain letters, a byte each, is "my" or "our".
    private static func isOwner(_ word: UInt32, _ length: Int) -> Bool {
        length == 2 && word == 0x6D79 || length == 3 && word == 0x6F7572
    }

    private static let owners = ["my", "the", "our"]

    private static let joints: Set<String> = [
        "with", "and", "in", "on", "for", "from", "of", "without", "à", "a", "al", "alla",
    ]
}
