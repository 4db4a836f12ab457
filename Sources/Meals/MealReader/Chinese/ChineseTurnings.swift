internal import FoodCatalog

/// Where another clause begins although nothing parts it from the one before: what one of them denies or plans the other does not.
struct ChineseTurnings {
    typealias Kind = ChineseWord.Kind

    let amounts: ChineseAmounts
    /// Where the stretch ends.
    let end: Int

    /// Whether a clause begins at a place, in a stretch that begins before it.
    func turn(at place: Int, from start: Int) -> Bool {
        guard place > start else { return false }
        let before = start..<place
        return isOtherMeal(place, before) || isOtherwise(place, before)
            || isEatenInstead(place, before) || isKept(place, before)
    }

    /// "早上吃飯糰中午沒吃晚上吃水餃": a meal that was not had, beside others.
    private func isOtherMeal(_ place: Int, _ before: Range<Int>) -> Bool {
        guard isOccasion(place), !isOccasion(place - 1) else { return false }
        // "沒吃早餐": what was denied, unlike "中午沒吃晚餐吃水餃".
        if isDenial(place - 1), amounts.kind(place) == .meal,
            !before.contains(where: { [.part, .meal].contains(amounts.kind($0)) })
                || !hasFood(place + 1..<max(place + 1, end))
        {
            return false
        }
        if has(Self.denials, in: before) { return true }
        let next = (place + 1..<end).first { isOccasion($0) && !isOccasion($0 - 1) } ?? end
        return has(Self.denials, in: place..<next)
            && before.contains { isOccasion($0) || amounts.kind($0) == .eat } && hasFood(before)
    }

    /// "說要戒宵夜結果吃了一包泡麵", "想喝可樂最後喝了豆漿"
    private func isOtherwise(_ place: Int, _ before: Range<Int>) -> Bool {
        Self.otherwise.contains(amounts.pieces[place].key)
            && before.contains {
                [.deny, .plan, .kept, .without, .cost].contains(amounts.kind($0))
            }
            && (place..<end).contains { [.eat, .got, .swap].contains(amounts.kind($0)) }
    }

    /// "沒胃口只喝了一碗湯", "沒吃飯只吃菜": what was eaten behind what was not, unlike "不敢吃".
    private func isEatenInstead(_ place: Int, _ before: Range<Int>) -> Bool {
        guard amounts.kind(place) == .eat, isDenial(place - 1) || !isOpen(place - 1) else {
            return false
        }
        return has(Self.denials, in: before) && !hasFoodBeside(before)
    }

    /// "壽司十個留著三個明天吃": what was kept of what was named.
    private func isKept(_ place: Int, _ before: Range<Int>) -> Bool {
        amounts.kind(place) == .left && hasFood(before)
            && (before.contains { amounts.isMeasure($0) }
                || (place..<end).contains { amounts.kind($0) == .share })
            && (place..<end).contains { amounts.kind($0) == .kept }
    }

    /// Whether a food stands in front of what was denied, which may have been left of it: "便當沒吃飯吃菜".
    private func hasFoodBeside(_ before: Range<Int>) -> Bool {
        guard let denial = before.last(where: { isDenial($0) }) else { return false }
        return hasFood(before.lowerBound..<denial)
    }

    private func isOccasion(_ place: Int) -> Bool {
        [.part, .meal, .day].contains(amounts.kind(place))
    }

    private func hasFood(_ range: Range<Int>) -> Bool {
        range.contains { place in
            if case .food = amounts.pieces[place].content { true } else { false }
        }
    }

    private func has(_ words: WordSet, in range: Range<Int>) -> Bool {
        range.contains { words.contains(amounts.pieces[$0].key) }
    }

    /// "不能", behind which the verb stands that it denies.
    private func isOpen(_ place: Int) -> Bool {
        [.deny, .plan].contains(amounts.kind(place))
    }

    private func isDenial(_ place: Int) -> Bool {
        Self.denials.contains(amounts.pieces[place].key)
    }
}
