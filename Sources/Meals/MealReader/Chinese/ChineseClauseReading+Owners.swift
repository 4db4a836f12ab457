internal import FoodCatalog

// Whose something was, and when it was had.
extension ChineseClauseReading {
    func key(_ position: Int) -> WordHash {
        range.contains(position) ? amounts.pieces[position].key : .seed
    }

    /// "把我的布丁吃掉", "食晒我啲薯片": whether what somebody else had was the speaker's.
    var isOwning: Bool {
        isOf(position) && Self.taking.contains(key(position - 2))
            || clause.signs.contains(.others)
                && [.eat, .all].contains(kind(position - 2)) && Self.owned.contains(key(position))
    }

    /// "媽媽煮的": whether the somebody in front of this made or brought it.
    var isMaker: Bool {
        !Self.taking.contains(key(position))
            && isMakerHere
    }

    private var isMakerHere: Bool {
        [.doing, .cook, .got, .given].contains(kind(position))
            && (isOf(position + 1) || isMade(position))
            || isOf(position)
            || isOf(position + 1) && kind(position) != .eat && hasFoodAhead
            || isMakerAhead
    }

    /// "家" in "外婆家".
    func isHome(_ position: Int) -> Bool {
        range.contains(position) && Self.homes.contains(amounts.pieces[position].key)
    }

    func isMine(_ position: Int) -> Bool { kind(position) == .me }

    /// Whether a number stands before a place: "三個朋友".
    func isCounted(_ place: Int) -> Bool {
        company != nil && range.contains(place)
    }

    /// "媽切了一盤水果": somebody cooks, buys or brings what is named next, for nobody else.
    var isMakerAhead: Bool {
        var isMade = false
        for place in position..<range.upperBound {
            switch amounts.pieces[place].content {
            case .food, .latin:
                return (isMade || isOf(place - 1)) && !isGivenAhead(place)
            case .word(let word):
                switch word.kind {
                case .got, .cook: isMade = true
                case .eat:
                    if !Self.madeWords.contains(amounts.pieces[place].key) {
                        return false
                    } else {
                        isMade = true
                    }
                case .deny, .plan, .given, .doing, .ask, .others: return false
                default: break
                }
            case .mark: if !amounts.isSpace(place) { return false }
            default: break
            }
        }
        return false
    }

    func isGivenAhead(_ start: Int) -> Bool {
        (start..<range.upperBound).contains { kind($0) == .given }
    }
}
