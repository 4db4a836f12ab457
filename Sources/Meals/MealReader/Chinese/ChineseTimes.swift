internal import FoodCatalog

extension ChineseClauseReading {
    /// "昨天早上八點半", "8:30", "兩小時前", "三月五日": says when.
    mutating func takeTime() -> Bool {
        let start = position
        guard let (time, end) = day(at: start) ?? part(at: start) ?? clock(at: start, isLate: nil)
        else { return false }
        position = end
        clause.parts.append(.time(time, bytes(start..<end)))
        return true
    }

    private func bytes(_ range: Range<Int>) -> Range<Int32> {
        amounts.pieces[range.lowerBound].bytes
            .lowerBound..<amounts.pieces[range.upperBound - 1].bytes
            .upperBound
    }

    private func day(at start: Int) -> (SpokenTime, Int)? {
        if let word = amounts.word(start), range.contains(start) {
            let day: SpokenTime.Day
            switch word.kind {
            case .day: day = .daysAgo(Int(word.value))
            case .weekday: day = .lastWeekday(Int(word.value))
            default: return ago(at: start) ?? date(at: start)
            }
            guard let (time, end) = part(at: start + 1) ?? clock(at: start + 1, isLate: nil) else {
                return (SpokenTime(day: day), start + 1)
            }
            return (SpokenTime(day: day, clock: time.clock), end)
        }
        return ago(at: start) ?? date(at: start)
    }

    /// "兩小時前", "三天前"
    private func ago(at start: Int) -> (SpokenTime, Int)? {
        guard let number = amounts.number(at: start) else { return nil }
        var end = number.end
        if kind(end) == .count { end += 1 }
        guard let unit = amounts.word(end), unit.kind == .hours || unit.kind == .day,
            kind(end + 1) == .ago
        else { return nil }
        let minutes = Int(number.value * unit.value)
        let time =
            minutes % Self.minutesOfDay == 0
            ? SpokenTime(day: .daysAgo(minutes / Self.minutesOfDay))
            : SpokenTime(clock: .minutesAgo(minutes))
        return (time, end + 2)
    }

    private static let minutesOfDay = 1440

    /// "三月五日", "5號"
    private func date(at start: Int) -> (SpokenTime, Int)? {
        guard let first = amounts.number(at: start), first.value >= 1 else { return nil }
        guard kind(first.end) == .month, first.value <= 12,
            let second = amounts.number(at: first.end + 1), kind(second.end) == .date,
            (1...31).contains(second.value)
        else { return nil }
        let day = SpokenTime.Day.date(year: nil, month: Int(first.value), day: Int(second.value))
        return (SpokenTime(day: day), second.end + 1)
    }

    /// "早上", "晚上七點"
    private func part(at start: Int) -> (SpokenTime, Int)? {
        guard range.contains(start), let word = amounts.word(start), word.kind == .part else {
            return nil
        }
        let hour = Int(word.second)
        let day: SpokenTime.Day? = word.value > 0 ? .daysAgo(Int(word.value)) : nil
        if let (time, end) = clock(at: start + 1, isLate: hour >= Self.noon) {
            return (SpokenTime(day: day, clock: time.clock), end)
        }
        return (SpokenTime(day: day, clock: .at(hour: hour, minute: 0)), start + 1)
    }

    private static let noon = 12

    /// "八點半", "3點15分", "20:30"
    private func clock(at start: Int, isLate: Bool?) -> (SpokenTime, Int)? {
        guard range.contains(start) else { return nil }
        func time(_ hour: Int, _ minute: Int, _ end: Int) -> (SpokenTime, Int)? {
            guard (0...24).contains(hour), (0...59).contains(minute) else { return nil }
            var clock = SpokenTime.Clock.at(hour: hour % 24, minute: minute)
            if hour >= 1, hour <= Self.noon {
                clock = .ambiguous(hour: hour, minute: minute)
                if let isLate { clock = clock.settled(isLate: isLate) }
            }
            return (SpokenTime(clock: clock), end)
        }
        if case .clock(let hour, let minute) = amounts.pieces[start].content {
            return time(hour, minute, start + 1)
        }
        guard let hour = amounts.number(at: start), kind(hour.end) == .oclock,
            hour.value == hour.value.rounded()
        else { return nil }
        var end = hour.end + 1
        // "一點鹽" is a little salt.
        if hour.value == 1, isLate == nil, kind(end) != .half, kind(end) != .numeral { return nil }
        let isRound = amounts.pieces[hour.end].bytes.count > 3
        if kind(end) == .half { return time(Int(hour.value), 30, end + 1) }
        if !isRound, let minute = amounts.number(at: end), kind(minute.end) == .minute {
            end = minute.end + 1
            return time(Int(hour.value), Int(minute.value), end)
        }
        return time(Int(hour.value), 0, end)
    }
}
