extension ZoneRule {
    /// The rule that `text` describes; `nil` when it is none.
    init?(_ text: String) {
        var scanner = RuleScanner(text)
        guard scanner.name(), let standard = scanner.offset() else { return nil }
        standardOffset = -standard
        guard !scanner.isAtEnd else {
            daylight = nil
            return
        }
        guard scanner.name() else { return nil }
        var daylightOffset = standardOffset + 3600
        if scanner.peek != UInt8(ascii: ","), !scanner.isAtEnd {
            guard let offset = scanner.offset() else { return nil }
            daylightOffset = -offset
        }
        // Without dates POSIX leaves them to the system; those of the United States are customary.
        if scanner.isAtEnd { scanner = RuleScanner(",M3.2.0,M11.1.0") }
        guard scanner.take(","), let start = scanner.change(), scanner.take(","),
            let end = scanner.change(), scanner.isAtEnd
        else { return nil }
        daylight = Daylight(offset: daylightOffset, start: start, end: end)
    }
}

private struct RuleScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }
    var peek: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips a zone abbreviation: three or more letters, or anything between `<` and `>`.
    mutating func name() -> Bool {
        let start = position
        if take("<") {
            while peek.map({ $0 != UInt8(ascii: ">") }) ?? false { position += 1 }
            return take(">") && position - start > 2
        }
        while let byte = peek, (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) {
            position += 1
        }
        return position - start >= 3
    }

    mutating func number(upTo limit: Int) -> Int? {
        var value: Int?
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            guard next <= limit else { return nil }
            value = next
            position += 1
        }
        return value
    }

    /// `[+-]hh[:mm[:ss]]` in seconds; hours up to 167.
    mutating func offset() -> Int? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let hours = number(upTo: 167) else { return nil }
        var seconds = hours * 3600
        if take(":") {
            guard let minutes = number(upTo: 59) else { return nil }
            seconds += minutes * 60
            if take(":") {
                guard let rest = number(upTo: 59) else { return nil }
                seconds += rest
            }
        }
        return isNegative ? -seconds : seconds
    }

    mutating func change() -> ZoneRule.Change? {
        let day: ZoneRule.Change.Day
        if take("M") {
            guard let month = number(upTo: 12), month > 0, take("."),
                let week = number(upTo: 5), week > 0, take("."), let weekday = number(upTo: 6)
            else { return nil }
            day = .weekday(month: month, week: week, weekday: weekday)
        } else if take("J") {
            guard let ordinal = number(upTo: 365), ordinal > 0 else { return nil }
            day = .julian(ordinal)
        } else {
            guard let ordinal = number(upTo: 365) else { return nil }
            day = .ordinal(ordinal)
        }
        guard take("/") else { return ZoneRule.Change(day: day, time: 2 * 3600) }
        guard let time = offset() else { return nil }
        return ZoneRule.Change(day: day, time: time)
    }
}
