internal import FoodCatalog

extension ChineseClauseReading {
    /// "昨天早上八點半", "8:30", "兩小時前", "三月五日": says when.
    mutating func takeTime() -> Bool {
        let start = position
        if let (time, end) = ago(at: start), end <= range.upperBound {
            position = end
            if let time {
                clause.parts.append(.time(time, bytes(start..<end)))
            } else {
                clause.unread.append(bytes(start..<end))
            }
            return true
        }
        guard let (time, end) = day(at: start) ?? part(at: start) ?? clock(at: start, isLate: nil)
        else { return false }
        position = end
        clause.parts.append(.time(time, bytes(start..<end)))
        return true
    }

    func bytes(_ range: Range<Int>) -> Range<Int32> {
        amounts.pieces[range.lowerBound].bytes
            .lowerBound..<amounts.pieces[range.upperBound - 1].bytes
            .upperBound
    }

    private func day(at start: Int) -> (SpokenTime, Int)? {
        guard range.contains(start), let (day, end) = named(at: start) ?? dated(at: start) else {
            return nil
        }
        guard let (time, clockEnd) = part(at: end) ?? clock(at: end, isLate: nil) else {
            return (SpokenTime(day: day), end)
        }
        return (SpokenTime(day: day, clock: time.clock), clockEnd)
    }

    /// "昨天", "上週三"
    private func named(at start: Int) -> (SpokenTime.Day, Int)? {
        guard let word = amounts.word(start) else { return nil }
        return switch word.kind {
        case .day: (.daysAgo(Int(word.value)), start + 1)
        case .weekday: (.lastWeekday(Int(word.value)), start + 1)
        default: nil
        }
    }

    /// "三月五日", "3/31"
    private func dated(at start: Int) -> (SpokenTime.Day, Int)? {
        if let day = amounts.writtenDate(at: start) { return (day, start + 1) }
        guard let date = amounts.spokenDate(at: start), date.end <= range.upperBound else {
            return nil
        }
        return date
    }

    /// "兩小時前", "三天前", "兩個半小時前", "一小時二十分鐘前", and where that ends; without a time where it is longer ago than
    /// anybody keeps a journal.
    private func ago(at start: Int) -> (time: SpokenTime?, end: Int)? {
        var (minutes, end) = (0.0, start)
        while kind(end) != .ago {
            guard let number = amounts.number(at: end) else { return nil }
            var count = number.value
            end = number.end
            if kind(end) == .count {
                end += 1
                count += half(&end)
            }
            guard let unit = amounts.word(end), [.hours, .span].contains(unit.kind) else {
                return nil
            }
            end += 1
            count += half(&end)
            minutes += count * unit.value
        }
        guard end > start else { return nil }
        guard minutes < Self.longestAgo else { return (nil, end + 1) }
        let isDays = minutes.truncatingRemainder(dividingBy: Self.minutesOfDay) == 0
        let time =
            isDays
            ? SpokenTime(day: .daysAgo(Int(minutes / Self.minutesOfDay)))
            : SpokenTime(clock: .minutesAgo(Int(minutes)))
        return (time, end + 1)
    }

    /// "半" in "兩個半小時" and "一天半".
    private func half(_ end: inout Int) -> Double {
        guard kind(end) == .half else { return 0 }
        end += 1
        return 0.5
    }

    private static let minutesOfDay = 1440.0
    /// In minutes; some 27 years, as of days in English.
    private static let longestAgo = 10_000 * minutesOfDay

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
    /// "十點了", which orders something elsewhere: "點了一份".
    private static let struck = HanText.key(ofName: "點了")

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
        guard let hour = amounts.number(at: start),
            kind(hour.end) == .oclock || amounts.isKey(Self.struck, hour.end),
            hour.value == hour.value.rounded()
        else { return nil }
        let end = hour.end + 1
        // "一點鹽" is a little salt.
        if hour.value == 1, isLate == nil, kind(end) != .half, kind(end) != .numeral { return nil }
        let isRound = amounts.pieces[hour.end].bytes.count > 3
        if kind(end) == .half { return time(Int(hour.value), 30, end + 1) }
        if !isRound, let minute = amounts.number(at: end), minute.value == minute.value.rounded() {
            let isNamed = kind(minute.end) == .minute
            // "七點二十吃了蛋", unlike "七點二十顆蛋"
            if isNamed || minute.value < 60 && amounts.isFree(minute.end) {
                return time(
                    Int(hour.value), Int(minute.value), isNamed ? minute.end + 1 : minute.end)
            }
        }
        return time(Int(hour.value), 0, end)
    }
}
