/// Orders that are mistyped: "delet that", "chnage the rice to 200 g".
enum OrderSlips {
    /// The line with its first word made right, where that is a slip for an order and what follows points at something that
    /// was told.
    static func mended(_ line: String) -> String {
        let words = SpokenWords(line)
        guard words.count > 1, let first = words.first, first.allSatisfy(\.isLetter),
            !orders.contains(first), RemarkReader.isPointed(words.split(at: 0).after),
            let order = orders.first(where: { isSlip(first, for: $0) })
        else { return line }
        return line.replacingCharacters(from: words[0].start, to: words[0].end, with: order)
    }

    /// "Deleted" is another word.
    private static func isSlip(_ word: String, for order: String) -> Bool {
        word.count >= 5 && !word.hasPrefix(order) && Slip.isNear(word, order)
    }

    private static let orders = [
        "delete", "remove", "change", "cancel", "replace", "scratch", "correct", "double", "erase",
        "duplicate",
    ]
}

extension String {
    fileprivate func replacingCharacters(
        from start: Index, to end: Index, with text: String
    ) -> String {
        String(self[..<start]) + text + String(self[end...])
    }
}
