internal import FoodCatalog

// Amounts that are said at the end of what they count.
extension TurnPass {
    /// "tea, milk, no sugar, x4": four teas, each with what is in it.
    private mutating func takeTimesApart(_ times: Int) {
        let count = tokens[times + 1].value
        var start = clauseStart(before: times)
        while start > 0,
            (start..<clauseEnd(from: start)).allSatisfy({
                tokens[$0].isNumber || tokens[$0].traits.contains(.negated)
                    || isOne($0, of: Self.additions) || isOne($0, of: Self.beforeAdditions)
                    || isOne($0, of: Self.ofMilk)
            })
        {
            start = clauseStart(before: start)
        }
        let end = clauseEnd(from: start)
        guard end < times, count >= 2, count <= 20, count == count.rounded(),
            (start..<end).allSatisfy({ !tokens[$0].isNumber }),
            (start..<end).contains(where: { isOne($0, of: Self.drinks) || isOne($0, of: Self.tea) })
        else { return }
        for position in end..<times where tokens[position].isNumber {
            tokens[position].value *= count
        }
        move(times + 1..<times + 2, before: start)
        remove(times + 1..<times + 2)
    }

    private func clauseEnd(from start: Int) -> Int {
        var end = start + 1
        while !isApart(end) { end += 1 }
        return end
    }

    /// "tea with milk and 2 sugars x3": three teas, each with what is in it.
    mutating func takeTimes() {
        guard
            let times = tokens.indices.dropLast().first(where: {
                tokens[$0].traits.contains(.times) && tokens[$0 + 1].isNumber
            }), times > 1, times + 2 == tokens.count || isApart(times + 2)
        else { return }
        guard !isApart(times) else { return takeTimesApart(times) }
        let count = tokens[times + 1].value
        let start = clauseStart(before: times)
        if repeatJoined(start..<times, count) { return remove(times..<times + 2) }
        guard start + 1 < times, count >= 2, count <= 20, count == count.rounded(),
            !tokens[start].isNumber,
            let with = (start + 1..<times).first(where: { isOne($0, of: Self.withs) }),
            // "tea with biscuit x3": the biscuits are three.
            tokens[times - 2].isNumber || isOne(times - 1, of: Self.spreads),
            (start..<with).allSatisfy({ !tokens[$0].isNumber }), isName(with - 1)
        else { return }
        for position in with..<times where tokens[position].isNumber {
            tokens[position].value *= count
        }
        move(times + 1..<times + 2, before: start)
        remove(times + 1..<times + 2)
    }

    /// "whey 30 g with water x2", "cream 2 tbsp in coffee, twice": notes that all that is joined there was had so often.
    mutating func repeatJoined(_ clause: Range<Int>, _ count: Double) -> Bool {
        guard count >= 2, count <= 20, count == count.rounded(),
            let joint = clause.dropFirst().first(where: { isOne($0, of: Self.pouring) }),
            (clause.lowerBound..<joint).contains(where: {
                tokens[$0].isNumber && kinds($0 + 1).contains(.unit)
            }), hasName(clause.lowerBound..<joint), joint + 1 < clause.upperBound
        else { return false }
        parts.append(
            Part(
                bytes: tokens[clause.lowerBound].start..<tokens[clause.upperBound - 1].end,
                share: count, isShared: false))
        return true
    }

    /// "a 3 x 3 inch square": how large it was, and not how many.
    mutating func takeDimensions() {
        var position = 0
        while position + 3 < tokens.count {
            if tokens[position].isNumber, tokens[position + 1].traits.contains(.times),
                tokens[position + 2].isNumber,
                isOne(position + 3, of: Self.lengths)
                    || tokens[position + 2].traits.contains(.percent)
            {
                remove(position + 1..<position + 3)
            }
            position += 1
        }
    }

    /// "25 ml gin with tonic", "50 ml vodka and coke": a single or a double of the mixed drink.
    mutating func takeSpirits() {
        var position = 0
        while position + 4 < tokens.count {
            defer { position += 1 }
            let number = tokens[position]
            guard number.isNumber, isOne(position + 1, of: Self.volumes),
                isOne(position + 2, of: Self.spirits), isOne(position + 3, of: Self.mixing),
                isOne(position + 4, of: Self.mixers) || isOne(position + 5, of: Self.mixers)
            else { continue }
            let milliliters = number.value * (isOne(position + 1, of: Self.centiliters) ? 10 : 1)
            guard milliliters >= 15, milliliters <= 70 else { continue }
            remove(position..<position + 1)
            let size = milliliters < 45 ? WordHash.single : WordHash.double
            (tokens[position].surface, tokens[position].word) = (size, size)
            (tokens[position].traits, tokens[position].joined) = ([], .seed)
            tokens[position].start = number.start
            tokens[position].gap = number.gap
        }
    }

    /// "latte, 1 sugar, 300 ml": how much it was stands behind what went into it.
    mutating func placeVolume() {
        let last = tokens.count - 2
        guard last > 2, tokens[last].gap.contains(.comma),
            let first = (1..<last).first(where: isApart), tokens[first].gap.contains(.comma),
            tokens[..<first].allSatisfy({ !$0.isNumber }), isOne(first - 1, of: Self.drinks),
            // "iced coffee, oat milk, 50 ml" is so much milk.
            tokens[last].value >= (tokens[last + 1].surface == .oz ? 5 : 150)
        else { return }
        var start = first
        for end in (first + 1)...last where isApart(end) {
            guard
                (start..<end).allSatisfy({
                    tokens[$0].isNumber || isOne($0, of: Self.additions)
                        || isOne($0, of: Self.beforeAdditions)
                })
            else { return }
            start = end
        }
        guard start == last else { return }
        let volume = tokens[last...]
        tokens.removeSubrange(last...)
        insert(volume, behind: first - 1)
    }

    /// "scrambled eggs, 3 eggs", "fish fingers (4 fingers)": so many of what was said before.
    mutating func countAgain() {
        var position = 1
        while position + 1 < tokens.count {
            let (number, noun) = (tokens[position], tokens[position + 1])
            let start = clauseStart(before: position)
            if isOnSkewers(position, behind: start..<position) {
                move(position..<position + 2, before: start)
                position += 2
                continue
            }
            guard let value = self.number(at: position), value >= 1, value == value.rounded(),
                !number.gap.isDisjoint(with: [.comma, .opening]), noun.gap.isEmpty,
                position + 2 == tokens.count || isApart(position + 2),
                noun.word == tokens[position - 1].word, position - start > 1,
                isName(position - 1),
                (start..<position).allSatisfy({ !isSaid(tokens[$0]) && !isJoint($0, after: start) }
                ),
                (start..<position - 1).allSatisfy({ isOfName($0) })
            else {
                position += 1
                continue
            }
            remove(position + 1..<position + 2)
            move(position..<position + 1, before: start)
            position += 1
        }
    }

    /// "chicken yakitori, 3 skewers": of the yakitori, and no other kebabs.
    private func isOnSkewers(_ position: Int, behind food: Range<Int>) -> Bool {
        number(at: position) != nil && !tokens[position].gap.isDisjoint(with: [.comma, .opening])
            && isOne(position + 1, of: Self.skewers)
            && (position + 2 == tokens.count || isApart(position + 2)) && hasName(food)
            && !food.contains { isSaid(tokens[$0]) || isOne($0, of: Self.skewers) }
    }

    /// "milk and cookies (4 cookies)": of more than one food, the last is counted.
    private func isJoint(_ position: Int, after start: Int) -> Bool {
        isOne(position, of: Self.joiners)
            || position > start && tokens[position].gap.contains(.and)
    }

    /// "scrambled" before "eggs", unlike "steak" before "chips".
    private func isOfName(_ position: Int) -> Bool {
        let token = tokens[position]
        return !isName(position) || Lexicon.isPreparation(token.surface)
            || index.holds(
                index.number(of: token.word), before: index.number(of: tokens[position + 1].word),
                isLast: true)
    }

    /// Whether it is an amount or turns one down.
    private func isSaid(_ token: Token) -> Bool {
        token.isNumber || token.traits.contains(.negated)
            || Lexicon.lexeme(of: token.word).map {
                !$0.kinds.isDisjoint(with: [.number, .unit, .container, .article, .eating])
            } ?? false
    }

    /// Whether the line ends with a volume.
    static func endsWithVolume(_ tokens: [Token]) -> Bool {
        tokens.count > 3 && volumes.contains(tokens[tokens.count - 1].surface)
            && tokens[tokens.count - 2].isNumber
    }

    /// "bubble tea, half sugar, less ice": how sweet and how cold, and neither sugar nor ice by itself.
    mutating func takeLevels() {
        let isSweet = tokens.contains { Self.sweetTeas.contains($0.word) }
        // "iced tea 500 ml, less sugar"
        guard isSweet || tokens.contains(where: { Self.tea.contains($0.word) }) else { return }
        let levels = isSweet ? Self.levels : Self.teaLevels
        var position = 1
        while position < tokens.count {
            var end = position
            if isOne(end, of: levels) || tokens[end].traits.contains(.percent) { end += 1 }
            if end > position, isOne(end, of: Self.levelled), isEnd(end + 1),
                isSweet || !isOne(position - 1, of: Self.withs)
            {
                remove(position..<end + 1)
            } else {
                position += 1
            }
        }
    }
}
