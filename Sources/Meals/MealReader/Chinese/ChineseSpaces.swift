internal import FoodCatalog

/// Which spaces part a line as commas do: where others set a mark, many leave a space.
///
/// A space parts nothing where what stands before it says nothing by itself ("早餐 蛋餅", "我吃了 兩顆蛋"), and nothing from
/// its amount ("雞蛋 2 顆", "290 毫升") or from what is said of it ("珍奶 半糖少冰").
struct ChineseSpaces {
    let amounts: ChineseAmounts
    /// What lies between two marks that part clauses.
    let range: Range<Int>

    /// The positions of the spaces that part clauses, in their order.
    var partings: [Int] {
        var partings: [Int] = []
        var start = range.lowerBound
        var brackets = ChineseBrackets()
        for space in range {
            brackets.pass(amounts.pieces[space])
            guard !brackets.isInside, amounts.isSpace(space) else { continue }
            let end = (space + 1..<range.upperBound).first { isMark($0) } ?? range.upperBound
            guard parts(start..<space, from: space + 1..<end) else { continue }
            partings.append(space)
            start = space + 1
        }
        return partings
    }

    private func parts(_ before: Range<Int>, from after: Range<Int>) -> Bool {
        guard let last = before.last(where: { !amounts.isSpace($0) }), let next = after.first,
            isWhole(before), !Self.open.contains(kind(last)) || endsFraction(last),
            !Self.joining.contains(kind(next)),
            !ChineseClauseReading.peels.contains(amounts.pieces[next].key)
        else { return false }
        // "壽司12盤 晚餐：優格一罐"
        if kind(next) == .meal || kind(next) == .day { return true }
        if amounts.isFigure(last), amounts.isMeasure(next) || amounts.unit(at: next) != nil {
            return false
        }
        // "蛋 2 顆 豆漿 400 毫升"
        let isSpacedAmount =
            amounts.amount(at: after.lowerBound).map { _, end in
                let end = amounts.unit(behind: end)?.end ?? end
                return end > after.upperBound
                    && (end >= range.upperBound || isMark(end))
            } ?? false
        if isSpacedAmount { return isLeading && hasAmount(before) }
        // "雞蛋 2顆 100克": what is counted behind its food, unlike "兩顆 雞蛋 一杯 豆漿".
        return !isAmount(after) || isLeading && hasAmount(before)
    }

    /// "吃四分之三 可樂": nothing stands behind a part of one.
    private func endsFraction(_ last: Int) -> Bool {
        (max(range.lowerBound, last - 4)...last).contains { start in
            amounts.fraction(at: start).map { $0.end == last + 1 } ?? false
        }
    }

    /// Whether amounts stand in front of their foods.
    private var isLeading: Bool {
        let first = range.first { position in
            if case .food = amounts.pieces[position].content { return true }
            return amounts.amount(at: position) != nil
        }
        guard let first, case .food = amounts.pieces[first].content else { return true }
        return false
    }

    /// Whether it says something without what follows: a food, an unknown word, a meal that was not had.
    private func isWhole(_ before: Range<Int>) -> Bool {
        var hasName = false
        var hasLetters = false
        var hasShare = false
        var signs: Set<ChineseWord.Kind> = []
        for position in before {
            switch amounts.pieces[position].content {
            case .food, .unknown: hasName = true
            case .latin: hasLetters = true
            case .word(let word):
                signs.insert(word.kind)
                hasShare = hasShare || word.kind == .share
            case .slashed: hasShare = true
            default: continue
            }
        }
        // "had 海南雞飯", "lunch 瀨粉": words in front of what they are said of.
        // "我嗑了兩盤": of what was named before.
        // "兩人平分"
        return hasName || hasLetters && hasAmount(before) || signs.contains(.split)
            || signs.contains(.wrong) && hasAmount(before)
            || signs.contains(.eat) && (hasShare || hasAmount(before))
            || signs.contains(.deny) && signs.contains(.meal)
    }

    private func hasAmount(_ before: Range<Int>) -> Bool {
        before.contains { position in
            guard let (amount, end) = amounts.amount(at: position), end <= before.upperBound else {
                return false
            }
            return amount.count != nil || amount.isCounted
        }
    }

    /// Whether it is an amount and nothing else.
    private func isAmount(_ after: Range<Int>) -> Bool {
        var position = after.lowerBound
        var hasAmount = false
        while position < after.upperBound {
            if let (_, end) = amounts.amount(at: position), end <= after.upperBound {
                (position, hasAmount) = (amounts.unit(behind: end)?.end ?? end, true)
            } else if amounts.kind(position) == .fill {
                position += 1
            } else {
                return false
            }
        }
        return hasAmount
    }

    private func isMark(_ position: Int) -> Bool {
        if case .mark = amounts.pieces[position].content { true } else { false }
    }

    private func kind(_ position: Int) -> ChineseWord.Kind { amounts.kind(position) ?? .fill }

    /// Behind which something must stand.
    private static let open: Set<ChineseWord.Kind> = [
        .joint, .with, .without, .numeral, .few, .less, .day, .part,
    ]
    /// What is said of the food before it.
    private static let joining: Set<ChineseWord.Kind> = [
        .joint, .with, .without, .less, .sweet, .ice, .size, .energy, .unit,
    ]
}
