internal import FoodCatalog

extension TimePass {
    /// "at 8", "at 8:30pm", "8 am", "at noon", "at half past seven".
    mutating func readClock(_ tokens: [Token], _ position: Int) -> Int? {
        var index = position
        let word = tokens[index].surface
        if word == Word.noon || word == Word.midnight {
            guard position > 0, tokens[position - 1].surface == Word.at else { return nil }
            set(.at(hour: word == Word.noon ? 12 : 0, minute: 0))
            return 1
        }
        // "around 7 just had"
        let isHedged =
            (word == Word.around || word == Word.about) && position + 2 < tokens.count
            && Self.tellings.contains(tokens[position + 2].surface)
            || (word == Word.around || word == Word.about) && isBehindOne(tokens, position)
        let isIntroduced = word == Word.at || isHedged
        if isIntroduced { index += 1 }
        if isIntroduced, index < tokens.count,
            tokens[index].surface == Word.around || tokens[index].surface == Word.about
        {
            index += 1
        }
        guard index < tokens.count else { return nil }
        if isIntroduced,
            tokens[index].surface == Word.noon || tokens[index].surface == Word.midnight
        {
            set(.at(hour: tokens[index].surface == Word.noon ? 12 : 0, minute: 0))
            return index + 1 - position
        }
        var extra = 0
        if index + 2 < tokens.count, tokens[index].surface == Word.half,
            tokens[index + 1].surface == Word.past
        {
            extra = 30
            index += 2
        }
        let bare = word == Word.at && extra == 0 ? Self.undotted(tokens[index]) : nil
        let dotted = extra == 0 ? Self.dotted(tokens[index]) : nil
        guard let hour = bare?.hour ?? dotted?.hour ?? wholeNumber(tokens[index], upTo: 23) else {
            return nil
        }
        index += 1
        var minute = bare?.minute ?? dotted?.minute ?? extra
        // "8:30": the colon ends a sentence to the scanner.
        if index < tokens.count, tokens[index].isNumber,
            tokens[index].start == tokens[index - 1].end + 1,
            !tokens[index].gap.isDisjoint(with: [.sentence]), tokens[index].value < 60
        {
            minute = Int(tokens[index].value)
            index += 1
        }
        let isColon =
            index - position > (isIntroduced ? 2 : 1) && extra == 0 || dotted != nil && isHeaded
        var half: Bool?
        if index < tokens.count {
            let next = tokens[index].surface
            if next == Word.am || next == Word.pm {
                half = next == Word.pm
                index += 1
            } else if next == Word.a || next == Word.p, index + 1 < tokens.count,
                tokens[index + 1].surface == Word.m
            {
                half = next == Word.p
                index += 2
            } else if next == Word.clock {
                index += 1
            }
        }
        guard isIntroduced || half != nil || isColon else { return nil }
        if isIntroduced, half == nil, !isColon, index < tokens.count, extra == 0,
            !isBoundary(tokens, index),
            !(word == Word.at && opensMeal(tokens, position, food: index, isFull: bare != nil))
        {
            return nil
        }
        if half == nil, index < tokens.count, hour <= 12 { half = partOfDay(tokens, index) }
        switch half {
        case true?: set(.at(hour: hour % 12 + 12, minute: minute))
        case false?: set(.at(hour: hour % 12, minute: minute))
        case nil:
            set(
                hour == 0 || hour > 12
                    ? .at(hour: hour, minute: minute) : .ambiguous(hour: hour, minute: minute))
        }
        return index - position
    }

    /// "a banana around 4": of one thing no number follows.
    private func isBehindOne(_ tokens: [Token], _ position: Int) -> Bool {
        guard position > 0, position + 1 < tokens.count, tokens[position].gap.isEmpty,
            position + 2 == tokens.count
                || !tokens[position + 2].gap.isDisjoint(with: .hard)
                || Self.joints.contains(tokens[position + 2].surface)
        else { return false }
        // "coffee around 3"; of "steak and chips around 4" one is had.
        let isPlate = position > 2 && Self.joints.contains(tokens[position - 2].surface)
        if tokens[position].surface == Word.around,
            tokens[position - 1].traits.isDisjoint(with: isPlate ? .number : [.plural, .number])
        {
            return true
        }
        return tokens[Swift.max(0, position - 4)..<Swift.max(0, position - 1)].contains {
            $0.surface == Word.a || $0.surface == Word.an
        }
    }

    private static let joints = WordSet("and with then")

    /// "at 8 pizza", "at 730 eggs", at the beginning of a line or behind a comma: nobody has eight of what is no plural.
    private func opensMeal(_ tokens: [Token], _ at: Int, food: Int, isFull: Bool) -> Bool {
        guard at == 0 || !tokens[at].gap.isDisjoint(with: .hard),
            Lexicon.lexeme(of: tokens[food].word)?.kinds.isDisjoint(with: [.unit, .container])
                ?? true
        else { return false }
        return isFull || !tokens[food].traits.contains(.plural)
    }

    /// Whether `index` begins something new: "at 8 I had", "at 8, eggs", not "at 8 eggs".
    private func isBoundary(_ tokens: [Token], _ index: Int) -> Bool {
        if !tokens[index].gap.isDisjoint(with: [.comma, .sentence, .closing]) { return true }
        return Lexicon.lexeme(of: tokens[index].word).map {
            !$0.kinds.isDisjoint(with: [.filler, .connector, .article, .eating, .number])
                && $0.kinds.isDisjoint(with: [.unit, .container])
        } ?? false
    }

    /// "in the morning" makes 8 into 8:00, "in the evening", "tonight" into 20:00.
    private func partOfDay(_ tokens: [Token], _ index: Int) -> Bool? {
        for token in tokens[index..<Swift.min(index + 3, tokens.count)] {
            if token.surface == Word.morning { return false }
            if [Word.evening, Word.night, Word.afternoon, Word.tonight].contains(token.surface) {
                return true
            }
        }
        return nil
    }

    /// "7.30", which is a clock's only among others.
    private static func dotted(_ token: Token) -> (hour: Int, minute: Int)? {
        guard token.isNumber, token.value >= 1, token.value < 24, token.length >= 4,
            token.traits.isDisjoint(with: [.percent, .minus])
        else { return nil }
        let hundreds = token.value * 100
        let (hour, minute) = (Int(token.value), Int(hundreds.rounded()) % 100)
        guard abs(hundreds - hundreds.rounded()) < 0.001, minute < 60,
            token.length == (hour < 10 ? 4 : 5)
        else { return nil }
        return (hour, minute)
    }

    /// "at 730", "at 1500".
    private static func undotted(_ token: Token) -> (hour: Int, minute: Int)? {
        guard token.isNumber, token.length == 3 || token.length == 4, token.value >= 100,
            token.value < 2400, token.value == token.value.rounded(),
            token.traits.isDisjoint(with: [.percent, .minus])
        else { return nil }
        let (hour, minute) = Int(token.value).quotientAndRemainder(dividingBy: 100)
        return minute < 60 ? (hour, minute) : nil
    }

    static func isHeaded(_ tokens: [Token]) -> Bool {
        guard tokens.count > 3, dotted(tokens[0]) != nil,
            Lexicon.lexeme(of: tokens[1].word)?.kinds.isDisjoint(with: [.unit, .container]) ?? true
        else { return false }
        return tokens.dropFirst(2).contains {
            dotted($0) != nil || $0.surface == Word.am || $0.surface == Word.pm
        }
    }
}
