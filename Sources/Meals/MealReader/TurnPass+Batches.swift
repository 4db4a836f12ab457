internal import FoodCatalog

// What was made or bought for several, of which one's own is told behind.
extension TurnPass {
    /// What says that there was enough for several.
    private struct Batch {
        var start: Int
        var end: Int
        /// How many had it, or into how many parts it came.
        var parts: Double
        /// Whether the speaker is one of those it was for: "for the three of us".
        var isOurs = false
        /// Whether the speaker stands behind the others: "between 5 kids and me".
        var isMeBeside = false
    }

    /// One's own of it.
    private struct Own {
        var start: Int
        var end: Int
        /// Of so many parts, or the share itself where it is below one.
        var count: Double
        /// The number and what it counts or weighs, where they are said.
        var number: Int?
        var measure: Int?
    }

    private enum OwnAmount {
        case share(Double)
        /// In the place of the number and the unit there.
        case weighed(Int)
        /// In front of the food.
        case said
    }

    /// "cooked a pot of chili for 6, had one bowl", "300 g dry rice, serves 3, had one serving", "500 g pasta for me and
    /// Jim, I took 200 g", "6 eggs for three of us": one's own of it.
    mutating func takeBatch() {
        for position in tokens.indices.dropFirst() where isOne(position, of: Self.dividing) {
            guard let batch = batch(at: position), case let foods = foods(of: batch),
                isAnyNamed(foods) || isCounted(foods)
            else { continue }
            if let own = own(at: batch.end) {
                guard let amount = amount(own, of: batch, from: foods) else { continue }
                take(own, amount, of: batch, from: foods)
                return
            }
            guard isShared(batch, foods) || isWeighedOut(batch, foods) else { continue }
            // "3 coffees for the two of us"; of what nobody counted the usual amount is one's own.
            if batch.isMeBeside {
                note(foods, share: 1 / batch.parts, isShared: !isCounted(foods))
            } else if isCounted(foods) {
                note(foods, share: 1 / batch.parts)
            }
            remove(batch.start..<batch.end)
            if isMaking(at: foods.lowerBound) {
                sayHad(before: takeMaking(at: foods.lowerBound))
            }
            return
        }
    }

    /// Whether the speaker had as much of it as the others, for all that is told.
    private func isShared(_ batch: Batch, _ foods: Range<Int>) -> Bool {
        batch.isOurs && (batch.isMeBeside || word(batch.start) != .between)
            && !tokens.contains { $0.surface == .each }
            && isEnd(batch.end)
            && !(batch.end..<tokens.count).contains {
                isOne($0, of: Self.eatingOfBatches) && !isOfAnother($0, than: foods)
            }
    }

    /// "4 eggs for the two of us, I had a sausage": whether what was eaten there is another food.
    private func isOfAnother(_ eating: Int, than foods: Range<Int>) -> Bool {
        let eaten = eating + 1..<max(eating + 1, clauseEnd(behind: eating))
        return hasName(eaten)
            && !eaten.contains { place in
                tokens[foods].contains { $0.word == tokens[place].word }
            }
    }

    /// "cooked 500 g pasta for 4": so much was weighed for all of them, and a share of it is one's own.
    private func isWeighedOut(_ batch: Batch, _ foods: Range<Int>) -> Bool {
        // "grilled 200 g salmon for 10" is for ten minutes.
        word(batch.start) == .for && batch.parts <= Self.mostAtTable
            && number(at: batch.start + 1) != nil && isEnd(batch.end)
            && isMaking(at: foods.lowerBound)
            && foods.contains { number(at: $0) != nil && isOne($0 + 1, of: Self.weightsOfBatches) }
            && !(batch.end..<tokens.count).contains { isOne($0, of: Self.eatingOfBatches) }
    }

    private mutating func take(
        _ own: Own, _ amount: OwnAmount, of batch: Batch, from foods: Range<Int>
    ) {
        var said: [Token] = []
        let isByTheSlice = isOne(own.measure ?? -1, of: Self.bits)
        switch amount {
        case .share(let share): note(foods, share: share)
        case .weighed(let place):
            guard let number = own.number else { return }
            for offset in 0...1 {
                let token = tokens[number + offset]
                tokens[place + offset].surface = token.surface
                tokens[place + offset].word = token.word
                (tokens[place + offset].traits, tokens[place + offset].value) = (
                    token.traits, token.value
                )
            }
        case .said: said = words(of: own, from: foods)
        }
        remove(own.start..<own.end)
        remove(batch.start..<batch.end)
        let start = takeMaking(at: foods.lowerBound)
        if !said.isEmpty { takePot(at: start, isAll: isByTheSlice) }
        sayHad(said, before: start)
    }

    private func amount(_ own: Own, of batch: Batch, from foods: Range<Int>) -> OwnAmount? {
        let isCut = isOne(batch.start, of: Self.cutting)
        // "curry for two, ate half" is half of that.
        if own.count < 1, own.measure == nil {
            return isCounted(foods) ? .share(own.count) : nil
        }
        if isOne(own.measure ?? -1, of: Self.weightsOfBatches) { return weight(own, from: foods) }
        // "2 pizzas for the four of us, had 3 slices"
        let isBits = !isCut && isOne(own.measure ?? -1, of: Self.bits)
        // "a bucket for 5, had 2 pieces" are not of the bucket.
        guard !isBits || !isOne(own.measure ?? -1, of: Self.anyPieces) else { return nil }
        // "brownies cut into 16, had 2" are two of them, "cake cut into 12, had 2" are two pieces.
        guard isCounted(foods), !isBits else {
            return isCut && !(isCountable(foods) && own.number != nil) ? nil : .said
        }
        // "20 doughnuts for the team, had one" is one of them.
        let isOfThem =
            isOne(batch.start, of: Self.receiving) && own.number != nil && own.measure == nil
            && !foods.contains { isOne($0, of: Self.weightsOfBatches) }
        // "12 pancakes for 4, had 3" are three of the twelve.
        if isOfThem {
            let counts = foods.filter { number(at: $0) != nil }
            guard counts.count == 1, let all = number(at: counts[0]), all > own.count else {
                return nil
            }
            return .share(own.count / all)
        }
        guard own.count < batch.parts else { return nil }
        return .share(own.count / batch.parts)
    }

    /// Where the weight of one's own goes: in the place of what all of it weighed; of several foods that were weighed so
    /// much of all.
    private func weight(_ own: Own, from foods: Range<Int>) -> OwnAmount? {
        let weighed = foods.dropLast().filter {
            number(at: $0) != nil && isOne($0 + 1, of: Self.weightsOfBatches)
        }
        switch weighed.count {
        case 0: return isCounted(foods) ? nil : .said
        case 1: return .weighed(weighed[0])
        default:
            let whole = weighed.reduce(0) { $0 + (number(at: $1) ?? 0) }
            guard own.count < whole,
                weighed.allSatisfy({ word($0 + 1) == word(own.measure ?? -1) })
            else { return nil }
            return .share(own.count / whole)
        }
    }

    /// "1 bowl of", also where only "my portion" was said; "3" where those are counted.
    private func words(of own: Own, from foods: Range<Int>) -> [Token] {
        var words = [Self.someNumber, .portion, .of].map { made($0, like: tokens[own.start]) }
        (words[0].traits, words[0].value, words[0].length) = (.number, own.count, 1)
        if let measure = own.measure { words[1] = tokens[measure] }
        return isCountable(foods) && own.number != nil && own.measure == nil ? [words[0]] : words
    }

    /// "cupcakes", unlike "chili".
    private func isCountable(_ foods: Range<Int>) -> Bool {
        foods.last(where: isName).map { tokens[$0].traits.contains(.plural) } ?? false
    }

    /// "for 6", "for the four of us", "for me and Jim", "serves 3", "makes 3 bowls", "cut it into 10 slices".
    private func batch(at position: Int) -> Batch? {
        if word(position) == .for || word(position) == .between {
            return receivers(behind: position)
        }
        let isCut = isOne(position, of: Self.cutting)
        var index = position + 1
        if isCut {
            if isOne(index, of: Self.its) { index += 1 }
            guard isOne(index, of: Self.into) else { return nil }
            index += 1
        }
        guard let parts = number(at: index), parts >= 2, parts <= 40, parts == parts.rounded()
        else { return nil }
        index += 1
        if !isApart(index), isOne(index, of: Self.portions) || isOne(index, of: Self.folk) {
            index += 1
        }
        guard isBehind(index) else { return nil }
        var start = position
        while start > 0, !isApart(start), isOne(start - 1, of: Self.recipes) { start -= 1 }
        return Batch(start: start, end: index, parts: parts)
    }

    private func receivers(behind position: Int) -> Batch? {
        var index = position + 1
        if isOne(index, of: Self.the) { index += 1 }
        var start = position
        while start > 0, !isApart(start), isOne(start - 1, of: Self.enough) { start -= 1 }
        if let parts = number(at: index), parts >= 2, parts <= 40, parts == parts.rounded() {
            index += 1
            let isOurs = word(index) == .of && isOne(index + 1, of: Self.us)
            if isOurs { index += 2 } else if isOne(index, of: Self.folk) { index += 1 }
            // "between 5 kids and me"
            let isMeBeside = word(index) == .and && isOne(index + 1, of: Self.meOfBatches)
            if isMeBeside { index += 2 }
            guard isBehind(index) else { return nil }
            return Batch(
                start: start, end: index, parts: isMeBeside ? parts + 1 : parts,
                isOurs: isOurs || isMeBeside, isMeBeside: isMeBeside)
        }
        let isMe = isOne(position + 1, of: Self.meOfBatches) && word(position + 2) == .and
        guard let others = people(at: isMe ? position + 3 : position + 1), isBehind(others.end)
        else { return nil }
        var end = others.end
        // "for my wife and me"
        let isMeLast =
            word(end) == .and && isOne(end + 1, of: Self.meOfBatches) && isBehind(end + 2)
        if isMeLast { end += 2 }
        return Batch(
            start: start, end: end, parts: others.count + 1, isOurs: isMe || isMeLast)
    }

    /// ", had one bowl", "and ate my portion", "; my share was 200 g", "i took 200 g of it".
    private func own(at start: Int) -> Own? {
        guard start < tokens.count, isApart(start) || isOne(start, of: Self.leads) else {
            return nil
        }
        var index = start
        while isOne(index, of: Self.leads), index < start + 5 { index += 1 }
        if isOne(index, of: Self.eachOfBatches), !isOne(index + 1, of: Self.eatingOfBatches) {
            index += 1
        }
        if word(index) == .my, isOne(index + 1, of: Self.portions) {
            index += 2
            guard isOne(index, of: Self.being) else { return nil }
            index += 1
        } else if word(index) == .mine, isOne(index + 1, of: Self.being) {
            index += 2
        } else {
            while isOne(index, of: Self.everyone) || word(index) == .of { index += 1 }
            guard isOne(index, of: Self.eatingOfBatches) else { return nil }
            index += 1
        }
        while isOne(index, of: Self.roughlyOfBatches), !isApart(index) { index += 1 }
        guard !isApart(index) else { return nil }
        return ownAmount(at: index).map {
            var own = $0
            own.start = start
            return own
        }
    }

    private func ownAmount(at start: Int) -> Own? {
        var index = start
        while isOne(index, of: Self.owning) { index += 1 }
        let isMine = index > start
        var own = Own(start: start, end: index, count: 1)
        // "half a bowl"
        if let part = number(at: index), part < 1, kinds(index + 1).contains(.article),
            kinds(index + 2).contains(.container)
        {
            (own.count, own.measure, own.end) = (part, index + 2, index + 3)
        } else if let part = share(at: index) {
            (own.count, own.end) = (part.value, part.end)
        } else if isMine, isOne(index, of: Self.portions) || kinds(index).contains(.container) {
            if !isOne(index, of: Self.partsOfBatches) { own.measure = index }
            own.end = index + 1
        } else if word(index) == .mine {
            own.end = index + 1
        } else if let count = number(at: index), !isMine {
            (own.number, own.count, own.end) = (index, count, index + 1)
            if !isApart(index + 1), index + 1 < tokens.count,
                isOne(index + 1, of: Self.portions) || isOne(index + 1, of: Self.weightsOfBatches)
                    || kinds(index + 1).contains(.container)
            {
                own.measure = index + 1
                own.end = index + 2
            }
        } else {
            return nil
        }
        if word(own.end) == .of, isOne(own.end + 1, of: Self.its) { own.end += 2 }
        guard isEnd(own.end) || isOne(own.end, of: Self.withs) else { return nil }
        return own
    }

    /// The foods that it was made of: since somebody says that they made it, or since the last comma and before it all that
    /// was measured.
    private func foods(of batch: Batch) -> Range<Int> {
        var first = clauseStart(before: batch.start)
        var making = first
        while making > 0, !isMaking(at: making) { making = clauseStart(before: making) }
        if isMaking(at: making), isCounted(making..<batch.start) { return making..<batch.start }
        while first > 0, !isMaking(at: first), isCounted(first..<batch.start) {
            let earlier = clauseStart(before: first)
            guard isCounted(earlier..<first) else { break }
            first = earlier
        }
        return first..<batch.start
    }

    /// Whether more than one was counted there, or something weighed.
    private func isCounted(_ foods: Range<Int>) -> Bool {
        foods.contains { place in
            guard let number = number(at: place), !isOne(place + 1, of: Self.lengths) else {
                return false
            }
            return number >= 2 || !kinds(place + 1).isDisjoint(with: [.unit, .container])
        }
    }

    private func isMaking(at start: Int) -> Bool { making(at: start) > start }

    /// Where "I made" ends that begins at a position. "Boiled" says what was done only before an amount.
    private func making(at start: Int) -> Int {
        var index = start
        if let others = people(at: index), isOne(others.end, of: Self.makers) {
            return others.end + 1
        }
        while isOne(index, of: Self.makersLeads) { index += 1 }
        guard index < tokens.count else { return start }
        if isOne(index, of: Self.makers) { return index + 1 }
        let isAmountNext =
            number(at: index + 1) != nil || kinds(index + 1).contains(.article)
        return isOne(index, of: Self.cooking) && isAmountNext ? index + 1 : start
    }

    /// Takes out who made it; where it begins then.
    private mutating func takeMaking(at start: Int) -> Int {
        let gap = tokens[start].gap
        remove(start..<min(making(at: start), tokens.count - 1))
        // "a loaf from 500 g flour"
        if let from = (start..<min(start + 5, tokens.count)).first(where: {
            isOne($0, of: Self.sources) || isApart($0) && $0 > start
        }), isOne(from, of: Self.sources), number(at: from + 1) != nil,
            !(start..<from).contains(where: { number(at: $0) != nil })
        {
            remove(start..<from + 1)
        }
        tokens[start].gap = gap
        return start
    }

    /// Takes out "a big pot of", or of what was eaten by the slice also how many there were.
    private mutating func takePot(at start: Int, isAll: Bool) {
        let gap = tokens[start].gap
        while start + 1 < tokens.count,
            !kinds(start).isDisjoint(with: [.article, .size, .container, .of, .hedge])
                || isOne(start, of: Self.pots)
                || (isAll ? number(at: start) != nil : number(at: start) == 1)
        {
            remove(start..<start + 1)
        }
        tokens[start].gap = gap
    }

    private static var someNumber: WordHash { "2" }
    private static let mostAtTable = 8.0
}
