internal import FoodCatalog

// A share said in front of what it is of: "half of everything: 200 g rice, 100 g chicken", "split evenly with my wife: …".
extension TurnPass {
    /// So much of all that stands behind the colon was eaten.
    mutating func takeHeadedShare() {
        guard
            let colon = tokens.indices.dropFirst().first(where: {
                tokens[$0].gap.contains(.sentence)
            }), colon <= Self.longestHead, hasName(colon..<tokens.count),
            let share = headedPart(before: colon) ?? headedCompany(before: colon)
        else { return }
        note(colon..<tokens.count, share: share.value, isShared: share.isShared)
        removeInPlace(0..<colon)
    }

    private struct HeadedShare {
        var value: Double
        var isShared = false
    }

    /// "I only ate half of all this:", "a quarter of the following:"
    private func headedPart(before colon: Int) -> HeadedShare? {
        var index = 0
        while index < colon, isOne(index, of: Self.leadsOfHeadedShares) { index += 1 }
        guard let part = share(at: index), part.value < 1, part.end <= colon else { return nil }
        var end = part.end
        if word(end) == .of { end += 1 }
        while end < colon, isOne(end, of: Self.wholesOfHeadedShares) { end += 1 }
        // "half: 2 eggs" is no turn.
        guard end == colon, colon > index + 1 else { return nil }
        return HeadedShare(value: part.value)
    }

    /// "split evenly with my wife:", "shared 50/50 with a friend:", "I shared with two friends:"
    private func headedCompany(before colon: Int) -> HeadedShare? {
        var index = 0
        while index < colon, isOne(index, of: Self.leadsOfHeadedShares) { index += 1 }
        guard isOne(index, of: Self.sharingVerbs) else { return nil }
        index += 1
        while index < colon, isOne(index, of: Self.evenly) || isEven(index) { index += 1 }
        guard let company = company(at: index), company.end == colon, company.heads > 1 else {
            return nil
        }
        return HeadedShare(value: 1 / company.heads, isShared: true)
    }

    /// "50/50", which the scanner reads as 1, and "50-50".
    private func isEven(_ position: Int) -> Bool {
        tokens[position].isNumber && (tokens[position].value == 1 || tokens[position].value == 50)
            && word(position + 1) != .ways
    }

    private static let longestHead = 10
}
