/// Triggers that only the person calls so, for noticing them in what is said of a food.
package struct OwnWords: Sendable {
    private struct Own: Sendable {
        var words: [String]
        /// The letters that each form of its first word begins with; empty where they are not ASCII.
        var start: [UInt8]
    }

    private let own: [Own]

    /// - Parameter triggers: of the table and not.
    package init(_ triggers: [Trigger]) {
        own = triggers.filter { $0.facts == nil }.map { trigger in
            let words = AllergenText.keys(of: trigger.rawValue)
            let letters = Array((words.first ?? "").utf8)
            let isPlain = letters.allSatisfy { $0 < 0x80 }
            return Own(words: words, start: isPlain ? Array(letters.prefix(2)) : [])
        }
    }

    package func stand(in texts: some Sequence<String>) -> Bool {
        !own.isEmpty
            && texts.contains { text in
                own.contains { own in
                    Self.mayStand(own.start, in: text)
                        && (AllergenText.contains(own.words, in: text)
                            || AllergenText.begins(with: own.words, in: text))
                }
            }
    }

    /// Whether letters stand in a text in either case, or it has some beyond ASCII, which may stand for them.
    private static func mayStand(_ start: [UInt8], in text: String) -> Bool {
        guard let first = start.first else { return true }
        let last = start.count > 1 ? start[1] : nil
        var isBegun = false
        for byte in text.utf8 {
            if byte >= 0x80 { return true }
            let letter = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
            if isBegun, last == nil || last == letter { return true }
            isBegun = letter == first
        }
        return isBegun && last == nil
    }
}
