internal import FoodCatalog

// Letters of other scripts in a clause: whose something is, how large, and that it was shared.
extension ChineseClauseReading {
    /// "同個friend share", "cheese fries share一半": that it was shared stands in the same letters.
    ///
    /// - Returns: what else they say, `nil` for nothing.
    mutating func takeShared(_ letters: String) -> String? {
        let words = letters.split(separator: " ")
        guard let last = words.last, Self.sharing.contains(WordHash(last.lowercased())) else {
            return letters
        }
        let rest = words.dropLast().filter { !Self.companions.contains(WordHash($0.lowercased())) }
        if rest.isEmpty {
            clause.signs.insert(.split)
            shareOut(among: 2)
            shareBehind(0.5)
            return nil
        }
        return rest.joined(separator: " ")
    }

    /// "灼D生菜": "啲", as many write it.
    mutating func isFew(_ letters: String) -> Bool {
        guard letters.lowercased() == "d" else { return false }
        waiting = ChineseAmount(
            measure: TextScanner.phrases(of: "some"), bytes: amounts.pieces[position - 1].bytes)
        waitingEnd = position - 1
        return true
    }

    /// "Shake Shack的漢堡": whose it is.
    func isBrand(_ letters: String) -> Bool {
        guard waiting == nil, range.contains(position), amounts.isKey(Self.whose, position) else {
            return false
        }
        switch piece(position + 1) {
        case .food, .latin: return true
        default: return false
        }
    }

    private static let whose = HanText.key(ofName: "的")

    /// "夾了四樣菜跟一碗飯": so many dishes of a counter, where nothing else says what they were.
    mutating func takeSides(_ count: Double, at end: Int) -> Bool {
        guard amounts.isKey(Self.kindsOfDishes, end), last == nil,
            !(end + 1..<range.upperBound).contains(where: { place in
                isFood(place) && !ChineseLine.isStaple(amounts.pieces[place].scalars)
            }), let greens = index.known(Self.greens)
        else { return false }
        var amount = ChineseAmount(count: count, bytes: bytes(position..<end + 1))
        amount.weigh(Self.sideGrams)
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .food(greens), bytes: amounts.pieces[end].bytes,
                    scalars: Self.greens[...], amount: amount)))
        position = end + 1
        return true
    }

    private static let kindsOfDishes = HanText.key(ofName: "樣菜")
    private static let greens = HanText.folded("炒青菜")
    /// As `ChineseAmounts.sideWeight`.
    private static let sideGrams = 60.0

    /// "芋頭鮮奶 M": the size of what stands before it.
    mutating func takeSize(_ letters: String) -> Bool {
        guard waiting == nil, let size = ChineseUnits.size(letters) else { return false }
        let bytes = amounts.pieces[position - 1].bytes
        // "百香綠 少冰 L"
        if clause.parts.isEmpty, !hasFoodAhead {
            clause.eaten = .amount(
                ChineseAmount(measure: TextScanner.phrases(of: size), bytes: bytes))
            return true
        }
        guard let last, isRightBehind(last) else { return false }
        place(
            ChineseAmount(measure: TextScanner.phrases(of: size), bytes: bytes), from: position - 1,
            isTrailing: true)
        return true
    }
}
