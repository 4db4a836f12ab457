extension PortionLabel {
    /// The labels that one with "or" or a slash stands for, as many as it names.
    ///
    /// "can or bottle (12 fl oz)" is "can (12 fl oz)" and "bottle (12 fl oz)". What stands in
    /// parentheses or after a comma goes with each.
    static func alternatives(of label: String) -> [String] {
        let end = label.firstIndex { $0 == "(" || $0 == "," } ?? label.endIndex
        let tail = label[end...]
        let separator = tail.isEmpty || tail.first == "," ? "" : " "
        let words = label[..<end].split(separator: " ").map(String.init)
        var heads: [String] = []
        for head in choices(words).flatMap(slashes) where !head.isEmpty {
            if !heads.contains(head) { heads.append(head) }
        }
        return heads.map { $0 + separator + tail }
    }

    private static func choices(_ words: [String]) -> [[String]] {
        guard let place = words.firstIndex(of: "or"), place > 0, place + 1 < words.count
        else { return [words] }
        let left = Array(words[..<place])
        let right = Array(words[(place + 1)...])
        // "1 large piece or 2 squares": the same weight counted in other things.
        if right.contains(where: { $0.first?.isNumber == true }) { return [left] }
        let first: [String]
        let second: [String]
        if let adjective = left.last, isAdjective(adjective) {
            first = left + right.drop(while: isAdjective)
            second = left.dropLast() + right
        } else {
            first = left
            second = left.dropLast() + right
        }
        return [first] + choices(second)
    }

    private static func isAdjective(_ word: String) -> Bool {
        word.split(separator: "/").allSatisfy { adjectives.contains(String($0)) }
    }

    private static let adjectives: Set<String> = [
        "small", "thin", "medium", "regular", "large", "thick", "mini", "cocktail", "snack", "fun",
        "jumbo", "bun-size", "griller", "individual", "tiny", "big", "short", "long",
    ]

    /// "juice box/pouch" is "juice box" and "juice pouch".
    private static func slashes(_ words: [String]) -> [String] {
        guard
            let place = words.firstIndex(where: { word in
                word.contains("/") && word.first?.isNumber == false
            })
        else { return [words.joined(separator: " ")] }
        return words[place].split(separator: "/").flatMap { choice in
            var chosen = words
            chosen[place] = String(choice)
            return slashes(chosen)
        }
    }
}
