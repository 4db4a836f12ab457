internal import FoodCatalog

extension TimePass {
    /// "on 2026-11-15", "24/11", "24.11.", "Nov 15", "the 15th of November", "on the 20th".
    func date(_ position: Int) -> Found? {
        let word = tokens[position].surface
        // Most words that may begin a time begin no date.
        if word == .a || word == .an || word == .half { return nil }
        let isOn = word == .on
        var start = isOn || word == .at ? position + 1 : position
        let isNamed = self.word(start) == .the
        if isNamed { start += 1 }
        guard start < tokens.count else { return nil }
        if !isNamed, tokens[start].isNumber, let date = written(start, isOn: isOn) { return date }
        if word == .at { return nil }
        let isSure = isOn || speech == .talk
        if let date = SpokenDate(tokens, at: start, isSure: isSure),
            isSure || isNamed || date.isSure || isDated(start, to: start + date.length)
        {
            return Found(
                time: SpokenTime(
                    day: .date(year: date.year, month: date.month, day: date.day)),
                end: start + date.length)
        }
        // "on the 20th"
        guard isNamed, isSure, let day = SpokenDate.ordinal(in: tokens, at: start) else {
            return nil
        }
        // "the second one" is none.
        let isWritten = SpokenDate.ordinals[tokens[start].surface] != nil
        guard
            isWritten
                ? isOn || !isOne(day.end, of: Self.ranked)
                : (isOn || day.day > 20) && isBoundary(day.end)
                    && !isOne(day.end, of: Self.ranked)
        else { return nil }
        return Found(time: SpokenTime(day: .dayOfMonth(day.day)), end: day.end)
    }

    /// A date in figures.
    private func written(_ start: Int, isOn: Bool) -> Found? {
        guard let date = WrittenDate(in: text, at: Int(tokens[start].start)) else { return nil }
        let end = tokens[start...].firstIndex { $0.start >= date.end } ?? tokens.count
        guard date.isSure || isSaid(date, start, to: end, isOn: isOn) else { return nil }
        return Found(
            time: SpokenTime(day: .date(year: date.year, month: date.month, day: date.day)),
            end: end, last: Int32(date.end))
    }

    /// Whether "3/4", "11/12", "24.11" is a date where it stands and no amount.
    private func isSaid(_ date: WrittenDate, _ start: Int, to end: Int, isOn: Bool) -> Bool {
        let isFree =
            isBoundary(end) && kinds(end).isDisjoint(with: .of)
            || meal(end) || date.isUnusual && !mayBeAmount(end)
        if isOn { return isFree }
        // "9/10 would eat again"
        return date.isUnusual && (isFree || start == 0 || speech == .talk) && !date.isScore
            && !mayBeAmount(end)
    }

    private func mayBeAmount(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.unit, .container, .of])
    }

    /// Whether "nov 21", "14 june", which no capital marks, can be no amount where it stands: "nov 21 eggs" at the beginning of a
    /// line, unlike "5 june plums" and "jan 12 oz steak".
    private func isDated(_ start: Int, to end: Int) -> Bool {
        guard kinds(end).isDisjoint(with: [.unit, .container]) else { return false }
        if isBoundary(end) || meal(end) { return true }
        let isFirst = start == 0 || start == 1 && Self.weekday(tokens[0].surface) != nil
        let last = tokens[end - 1]
        return isFirst && last.isNumber && last.value >= 10
    }

    /// The tokens that name a day from `position` on.
    func day(_ position: Int) -> Found? {
        let word = tokens[position].surface
        let next = self.word(position + 1)
        switch word {
        case WordHash.today, WordHash.todays, WordHash.tonight:
            return Found(time: SpokenTime(day: .daysAgo(0)), end: position + 1)
        case WordHash.yesterday, WordHash.yesterdays: return ending(.daysAgo(1), position + 1)
        case WordHash.day: return dayBefore(position)
        case WordHash.the: return next == .day ? dayBefore(position + 1) : nil
        case WordHash.this:
            return part(position + 1).map { part in
                Found(
                    time: SpokenTime(
                        day: .daysAgo(0), clock: .at(hour: part.hour, minute: 0)),
                    part: part, end: position + 2)
            }
        case WordHash.last where next == .night || next == .evening:
            return Found(
                time: SpokenTime(day: .daysAgo(1)),
                part: Part(hour: 20, isNight: next == .night), end: position + 2)
        case WordHash.on, WordHash.last:
            guard let weekday = next.flatMap(Self.weekday), !isRoast(position + 2) else {
                return nil
            }
            return dated(.lastWeekday(weekday), position + 2)
        default:
            guard let weekday = Self.weekday(word), !isRoast(position + 1),
                isWeekdaySaid(position), self.word(position - 1) != .next
            else { return nil }
            return dated(.lastWeekday(weekday), position + 1)
        }
    }

    /// "the day before yesterday"
    private func dayBefore(_ position: Int) -> Found? {
        guard word(position + 1) == .before,
            [WordHash.yesterday, WordHash.yesterdays].contains(word(position + 2))
        else { return nil }
        return ending(.daysAgo(2), position + 3)
    }

    /// "sat 14 june", "monday 16th": the date says it.
    private func dated(_ day: SpokenTime.Day, _ end: Int) -> Found {
        guard end < tokens.count, tokens[end].gap.isDisjoint(with: .sentence) else {
            return ending(day, end)
        }
        if SpokenDate.ordinals[tokens[end].surface] != nil || tokens[end].isNumber
            || SpokenDate.months[tokens[end].surface] != nil,
            let date = date(end)
        {
            return date
        }
        // The weekday says it.
        let isOrdinal = SpokenDate.ordinals[tokens[end].surface] != nil && isApart(end + 1)
        return ending(day, isOrdinal ? end + 1 : end)
    }

    /// A day with its part: "morning", "afternoon", "evening".
    private func ending(_ day: SpokenTime.Day, _ end: Int) -> Found {
        let part = part(end)
        return Found(time: SpokenTime(day: day), part: part, end: part == nil ? end : end + 1)
    }

    private func part(_ position: Int) -> Part? {
        guard position < tokens.count, tokens[position].gap.isEmpty else { return nil }
        switch tokens[position].surface {
        case WordHash.morning: return Part(hour: 8)
        case WordHash.afternoon: return Part(hour: 15)
        case WordHash.evening: return Part(hour: 19)
        case WordHash.night: return Part(hour: 19, isNight: true)
        default: return nil
        }
    }

    private func isRoast(_ position: Int) -> Bool { isOne(position, of: Self.roasts) }

    /// Whether a weekday's name speaks of the day: "Monday", "monday breakfast", "two eggs friday at 8pm".
    private func isWeekdaySaid(_ position: Int) -> Bool {
        let token = tokens[position]
        if part(position + 1) != nil { return true }
        let next = position + 1
        // "Sat down to two eggs", "Sun dried tomatoes"
        if token.traits.contains(.capital), !Self.words.contains(token.surface) { return true }
        guard Self.isFullWeekday(token.surface) || speech == .talk else {
            // "sat 14 june - 2 eggs", "mon: porridge"
            // "cod 160g (wed)"
            let isSetOff =
                position > 0 && isApart(position) && isApart(next)
                && !Self.words.contains(token.surface)
            return isSetOff
                || position == 0 && next < tokens.count
                    && (isApart(next) || meal(next) || date(next) != nil || clock(next) != nil
                        // "wed 100 g hummus"
                        || tokens[next].isNumber && tokens[next].gap.isEmpty)
        }
        if speech == .talk || next == tokens.count && position > 0 { return true }
        guard next < tokens.count else { return false }
        return isApart(next) || meal(next) || word(next) == .at || date(next) != nil
            || isBoundary(next) && (position == 0 || isApart(position)) || clock(next) != nil
            || position == 0 && !isOne(next, of: Self.people)
    }

    /// "an hour ago", "20 minutes ago", "two days ago", "a week ago".
    func ago(_ position: Int) -> Found? {
        var index = position
        var count: Double
        let first = tokens[position]
        if first.isNumber {
            count = first.value
        } else if first.surface == .an || first.surface == .a {
            count = 1
        } else if let lexeme = Lexicon.lexeme(of: first.word), lexeme.kinds.contains(.number) {
            count = lexeme.value
            if first.surface == .half, word(index + 1) == .an { index += 1 }
        } else {
            return nil
        }
        index += 1
        if count == 1, word(index) == .couple {
            count = 2
            index += 1
            if word(index) == .of { index += 1 }
        }
        guard word(index + 1) == .ago || word(index + 1) == .back && isEnded(index + 2),
            count < 10_000, let unit = word(index)
        else { return nil }
        let time: SpokenTime
        if let minutes = Self.minutes[unit] {
            time = SpokenTime(clock: .minutesAgo(Int(count * minutes)))
        } else if let days = Self.days[unit] {
            time = SpokenTime(day: .daysAgo(Int(count * days)))
        } else {
            return nil
        }
        return Found(time: time, end: index + 2)
    }

    /// Whether nothing goes on behind "two days back".
    private func isEnded(_ position: Int) -> Bool { isApart(position) || isBoundary(position) }

    /// 1 Monday to 7 Sunday (ISO 8601).
    static func weekday(_ word: WordHash) -> Int? { weekdays[word] }

    static let weekdayNames = weekdayLines.phraseWords

    private static let weekdays = WordTable<Int>(
        weekdayNames.enumerated().flatMap { number, names in names.map { ([$0], number + 1) } })

    /// Whether it is nothing else: "thurs", unlike "wed", "sat" and "sun".
    static func isFullWeekday(_ word: WordHash) -> Bool {
        weekdays[word] != nil && !shortWeekdays.contains(word)
    }
}
