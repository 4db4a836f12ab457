/// What a person calls a recipe of theirs besides its name.
///
/// "My stir fry" may be "chicken stir fry with rice and vegetables": the words in front of "with", and the
/// last of them, name it where they stand behind "my" or "the". Alone they stay what everybody means.
package enum RecipeNames {
    package static func aliases(of name: String) -> [String] {
        var words = name.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        if let first = words.first, ["my", "our", "the"].contains(first) { words.removeFirst() }
        guard !words.isEmpty else { return [] }
        var aliases: [String] = []
        func add(_ words: some Collection<String>) {
            guard !words.isEmpty else { return }
            for owner in ["my", "the", "our"] {
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
            // "the fry" is nobody's dish, but "the lasagne" of "grandma's lasagne" is.
            add(head[start...])
        }
        var seen: Set<String> = [name.lowercased()]
        return aliases.filter { seen.insert($0).inserted }
    }

    private static let joints: Set<String> = [
        "with", "and", "in", "on", "for", "from", "of", "without", "à", "a", "al", "alla",
    ]
}
