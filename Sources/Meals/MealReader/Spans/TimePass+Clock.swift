internal import FoodCatalog
internal import Nutrition

extension TimePass {
    /// A clock as it is written or said, without what tells morning from evening.
    private struct Face {
        var hour: Int
        var minute = 0
        var end: Int
        /// Whether nothing else is written so: "8:30", "6h30", "0645", "half past 8".
        var isWritten = false
        /// Whether hours and minutes stand together: "730".
        var isFull = false
        /// Whether a 0 leads it, as on clocks of 24 hours: "08:00".
        var isPadded = false
    }

    /// "at 8", "at 8:30pm", "8 am", "at noon", "half past seven", "half 8", "6h30", "0645", "9ish", "dinner at 7".
    func clock(_ position: Int) -> Found? {
        let first = tokens[position].surface
        if first == .noon || first == .midnight {
            // "noon salad"
            let isLeading =
                first == .noon && isApart(position) && !isApart(position + 1)
                && !meal(position + 1)
            guard word(position - 1) == .at || speech == .talk || isLeading else {
                return nil
            }
            return Found(time: Self.middle(first), end: position + 1)
        }
        let isHedged = first == .around || first == .about
        let isIntroduced = first == .at || isHedged && isHedgedClock(position)
        if isHedged, !isIntroduced { return nil }
        var start = isIntroduced ? position + 1 : position
        if isIntroduced, word(start) == .around || word(start) == .about { start += 1 }
        guard start < tokens.count else { return nil }
        if isIntroduced, let hour = word(start), hour == .noon || hour == .midnight {
            return Found(time: Self.middle(hour), end: start + 1)
        }
        guard var face = face(start, isAt: first == .at) else { return nil }
        let half = suffix(&face)
        guard
            half != nil || face.isWritten
                || (isIntroduced
                    ? isEnd(face, at: position, isAt: first == .at)
                    : opensMealAlone(face, position))
        else { return nil }
        var isLate = half
        if let minutes = logged[start] ?? logged[position], half == nil {
            isLate = minutes >= 12 * 60
        } else if half == nil, face.hour <= 12 {
            isLate = partOfDay(face.end)
        }
        return Found(time: SpokenTime(clock: clock(face, isLate: isLate)), end: face.end)
    }

    private static func middle(_ word: WordHash) -> SpokenTime {
        SpokenTime(clock: .at(hour: word == .noon ? 12 : 0, minute: 0))
    }

    private func clock(_ face: Face, isLate: Bool?) -> SpokenTime.Clock {
        if let isLate { return .at(hour: face.hour % 12 + (isLate ? 12 : 0), minute: face.minute) }
        if face.hour == 24 { return .at(hour: 0, minute: face.minute) }
        return face.hour == 0 || face.hour > 12 || face.isPadded
            ? .at(hour: face.hour, minute: face.minute)
            : .ambiguous(hour: face.hour, minute: face.minute)
    }

    private func face(_ start: Int, isAt: Bool) -> Face? {
        if let said = saidFace(start) { return said }
        let token = tokens[start]
        // "1130hrs", "1800 hours"
        if token.length == 4, let full = Self.undotted(token), isOne(start + 1, of: Self.hours),
            tokens[start + 1].gap.isSubset(of: .none)
        {
            return Face(
                hour: full.hour, minute: full.minute, end: start + 2, isWritten: true, isFull: true,
                isPadded: true)
        }
        let isPadded = Self.isPadded(token)
        let isPlain = !isPadded && (isUncounted(start) || token.length >= 3 && logged[start] != nil)
        if let full = Self.undotted(token), isAt || isPadded || isPlain {
            return Face(
                hour: full.hour, minute: full.minute, end: start + 1,
                isWritten: isPadded || isPlain, isFull: true, isPadded: isPadded)
        }
        if let dotted = Self.dotted(token) {
            return Face(
                hour: dotted.hour, minute: dotted.minute, end: start + 1,
                isWritten: isHeaded || logged[start] != nil)
        }
        guard let hour = wholeNumber(start, upTo: 24) else { return nil }
        let next = start + 1
        // "8:30": the colon ends a sentence to the scanner.
        if next < tokens.count, tokens[next].isNumber, tokens[next].start == token.end + 1,
            tokens[next].gap.contains(.sentence), tokens[next].value < 60,
            hour < 24 || tokens[next].value == 0
        {
            return Face(
                hour: hour, minute: Int(tokens[next].value), end: next + 1, isWritten: true,
                isPadded: token.isNumber && token.length == 2 && hour < 10)
        }
        guard hour < 24 else { return nil }
        // "five thirty this morning"
        if !token.isNumber, (1...12).contains(hour), tokens.indices.contains(next),
            tokens[next].gap.isEmpty, let minute = wholeNumber(next, upTo: 59), minute >= 10,
            minute % 5 == 0, partOfDay(next + 1) != nil
        {
            return Face(hour: hour, minute: minute, end: next + 1, isWritten: true)
        }
        // "6h30", "18h", "18h00"
        if token.isNumber, let word = word(next), tokens[next].gap.contains(.none) {
            if let minute = Self.minutesBehind[word] {
                return Face(hour: hour, minute: minute, end: next + 1, isWritten: true)
            }
            if word == .h, isAt || hour > 12 {
                return Face(hour: hour, end: next + 1, isWritten: true)
            }
        }
        // "9ish"
        if word(next) == .ish, hour > 0, tokens[next].gap.isSubset(of: .tight) {
            let isCounting = !isAt && mayBeCounted(next + 1)
            return Face(hour: hour, end: next + 1, isWritten: !isCounting)
        }
        return Face(hour: hour, end: next, isWritten: logged[start] != nil)
    }

    /// "half past seven", "quarter to 8", "ten past 8", "half 8".
    private func saidFace(_ start: Int) -> Face? {
        let minute: Int
        if word(start) == .half {
            if word(start + 1) != .past {
                return hour(start + 1).map { Face(hour: $0, minute: 30, end: start + 2) }
            }
            minute = 30
        } else if word(start) == .quarter {
            minute = 15
        } else {
            guard let said = wholeNumber(start, upTo: 29), said > 0 else { return nil }
            minute = said
        }
        guard let hour = hour(start + 2), tokens[start + 1].gap.isEmpty else { return nil }
        switch word(start + 1) {
        case WordHash.past:
            return Face(hour: hour, minute: minute, end: start + 3, isWritten: true)
        case WordHash.to where minute == 15 && word(start) == .quarter:
            let before = hour == 1 ? 12 : hour - 1
            return Face(hour: before, minute: 60 - minute, end: start + 3, isWritten: true)
        case WordHash.to
        where !tokens[start].isNumber && minute % 5 == 0 && partOfDay(start + 3) != nil:
            // "Ten to eight this morning"; "5 to 6 dates" are some.
            let before = hour == 1 ? 12 : hour - 1
            return Face(hour: before, minute: 60 - minute, end: start + 3, isWritten: true)
        default: return nil
        }
    }

    private func hour(_ position: Int) -> Int? {
        guard let hour = wholeNumber(position, upTo: 12), hour > 0,
            tokens[position].gap.isDisjoint(with: .hard)
        else { return nil }
        return hour
    }

    /// "am", "p.m.", "o'clock" behind a clock: whether it is of the afternoon, where that is said.
    private func suffix(_ face: inout Face) -> Bool? {
        guard let next = word(face.end) else { return nil }
        if next == .am || next == .pm {
            face.end += 1
            return next == .pm
        }
        if next == .a || next == .p, word(face.end + 1) == .m {
            face.end += 2
            return next == .p
        }
        if next == .oclock {
            face.end += 1
            face.isWritten = true
        }
        return nil
    }

    /// Whether an introduced clock ends where it does: "at 8 I had", "at 8 pizza" at the beginning of a line, "dinner at 7 rice".
    private func isEnd(_ face: Face, at position: Int, isAt: Bool) -> Bool {
        // "@8 oatmeal @12 ham roll": what is written as a sign, and not as the word.
        if isAt, tokens[position].end - tokens[position].start == 1 {
            return isBoundary(face.end)
                || kinds(face.end).isDisjoint(with: [.unit, .container]) && word(face.end) != .each
        }
        if isBoundary(face.end) {
            // "around 2 150 g steaks"
            return isAt || !tokens.indices.contains(face.end) || !tokens[face.end].isNumber
                || !mayBeCounted(face.end)
        }
        guard
            isApart(position) || meal(position - 1)
                || hits.last?.tokens.upperBound == position,
            kinds(face.end).isDisjoint(with: [.unit, .container]), word(face.end) != .inch
        else { return false }
        if isAt { return face.isFull || !tokens[face.end].traits.contains(.plural) }
        return !mayBeCounted(face.end)
    }

    /// "around 7 just had", "a banana around 4", "around 9 porridge", "lunch around 1 chicken salad".
    private func isHedgedClock(_ position: Int) -> Bool {
        if isOne(position + 2, of: Self.tellings) || isBehindOne(position) { return true }
        let number = position + 1
        if saidFace(number)?.isWritten == true || word(number + 1) == .ish { return true }
        guard let hour = wholeNumber(number, upTo: 23), hour > 0,
            position == 0 || meal(position - 1) || hits.last?.tokens.upperBound == position
                || isAnotherPart(position)
        else { return false }
        return isHour(hour, ofMealAt: position - 1) ?? (hour >= Self.rarelyCounted)
    }

    /// "at 6 a peach, and around 9 half a cup of ice cream": whether a part of a line begins of which another has a clock.
    private func isAnotherPart(_ position: Int) -> Bool {
        let isBeginning =
            isApart(position)
            || position > 1 && isOne(position - 1, of: Self.joints) && isApart(position - 1)
        return isBeginning && hits.contains { $0.time.clock != nil }
    }

    /// Whether an hour fits a meal; `nil` where no meal with hours of its own is named.
    private func isHour(_ hour: Int, ofMealAt position: Int) -> Bool? {
        guard position >= 0, let meal = LeftoverPass.meals[tokens[position].word] else {
            return nil
        }
        switch meal {
        case .breakfast: return (4...11).contains(hour)
        case .lunch: return (11...15).contains(hour) || (1...3).contains(hour)
        case .dinner: return (5...10).contains(hour) || (17...22).contains(hour)
        case .snack: return nil
        }
    }

    /// "half 8 two eggs", "dinner 7 150g chicken", "lunch 12 rice", "lunch 12, rice", unlike "lunch 2 200g steaks": nobody introduces
    /// the clock, and what follows cannot be counted by it.
    private func opensMealAlone(_ face: Face, _ position: Int) -> Bool {
        let isOfMeal = isHour(face.hour, ofMealAt: position - 1) == true && !isApart(position)
        let isHalf = word(position) == .half
        guard isHalf || isOfMeal && face.minute == 0, !tokens[position].traits.contains(.percent)
        else { return false }
        guard face.end < tokens.count else { return isHalf && position > 0 }
        let isFew = face.hour < Self.rarelyCounted
        if isApart(face.end) { return isHalf || tokens[face.end].gap.isDisjoint(with: .closing) }
        if tokens[face.end].isNumber {
            guard tokens[face.end].gap.isDisjoint(with: [.hyphen, .slash]) else { return false }
            return !isFew || !mayBeCounted(face.end)
        }
        if isHalf, isBoundary(face.end) { return true }
        return !isFew && !mayBeCounted(face.end)
            && kinds(face.end).isDisjoint(with: [.number, .connector, .of])
    }

    /// From here on a number before what is no plural is an hour sooner than a count.
    static let rarelyCounted = 5

    /// "a banana around 4": of one thing no number follows.
    private func isBehindOne(_ position: Int) -> Bool {
        guard position > 0, position + 1 < tokens.count, tokens[position].gap.isEmpty,
            isApart(position + 2) || isOne(position + 2, of: Self.joints)
        else { return false }
        // "coffee around 3"; of "steak and chips around 4" one is had.
        let isPlate = position > 2 && isOne(position - 2, of: Self.joints)
        if tokens[position].surface == .around,
            tokens[position - 1].traits.isDisjoint(with: isPlate ? .number : [.plural, .number])
        {
            return true
        }
        return tokens[max(0, position - 4)..<max(0, position - 1)].contains {
            $0.surface == .a || $0.surface == .an
        }
    }

    /// "in the morning" makes 8 into 8:00, "in the evening", "tonight" into 20:00.
    private func partOfDay(_ position: Int) -> Bool? {
        guard position < tokens.count else { return nil }
        for token in tokens[position..<min(position + 3, tokens.count)] {
            if token.surface == .morning { return false }
            if [WordHash.evening, WordHash.night, WordHash.afternoon, WordHash.tonight].contains(
                token.surface)
            {
                return true
            }
        }
        return nil
    }

    /// "7.30", which is a clock's only among others.
    static func dotted(_ token: Token) -> (hour: Int, minute: Int)? {
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

    /// "730", "1500", "0645".
    static func undotted(_ token: Token) -> (hour: Int, minute: Int)? {
        guard token.isNumber, token.length == 3 || token.length == 4,
            // "40.0 g" has four signs too.
            token.value >= 100 || firstHour.contains(token.surface), token.value < 2400,
            token.value == token.value.rounded(),
            token.traits.isDisjoint(with: [.percent, .minus])
        else { return nil }
        let (hour, minute) = Int(token.value).quotientAndRemainder(dividingBy: 100)
        return minute < 60 ? (hour, minute) : nil
    }

    /// "0000" to "0059".
    private static let firstHour = WordSet(
        (0..<60).map { $0 < 10 ? "000\($0)" : "00\($0)" }.joined(separator: " "))

    /// "0645", which no amount is written as.
    private static func isPadded(_ token: Token) -> Bool {
        token.length == 4 && token.value < 1000 && undotted(token) != nil
    }

    /// "1215 sandwich", "lunch 1345 soup": hours and minutes in front of one thing, which nobody has so many of.
    private func isUncounted(_ position: Int) -> Bool {
        let token = tokens[position]
        let isBehindDay = hits.last?.tokens.upperBound == position
        guard speech == .meal, token.length == 4, let clock = Self.undotted(token),
            clock.minute > 0 || isBehindDay || meal(position - 1),
            isApart(position) || meal(position - 1) || isBehindDay, position + 1 < tokens.count,
            !isApart(position + 1), !tokens[position + 1].isNumber
        else { return false }
        return !mayBeCounted(position + 1) && !FigurePass.isNutrient(tokens[position + 1].surface)
    }

    static func isHeaded(_ tokens: [Token]) -> Bool {
        guard tokens.count > 3, dotted(tokens[0]) != nil,
            Lexicon.lexeme(of: tokens[1].word)?.kinds.isDisjoint(with: [.unit, .container]) ?? true
        else { return false }
        return tokens.dropFirst(2).contains {
            dotted($0) != nil || $0.surface == .am || $0.surface == .pm
        }
    }

    /// The "h30" of "6h30".
    private static let minutesBehind = WordTable<Int>(
        (0..<60).map { (words: $0 < 10 ? "h0\($0)" : "h\($0)", value: $0) })
}
