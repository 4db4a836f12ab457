internal import Nutrition

extension Instant: CustomStringConvertible {
    /// RFC 3339 in the instant's own offset: `2026-03-01T08:15:00+01:00`.
    ///
    /// Milliseconds are written when there are any, and UTC as `+00:00`.
    package var description: String {
        let (second, millisecond) = (milliseconds + Int64(offsetMinutes) * 60_000)
            .floored(by: 1000)
        let (day, secondOfDay) = second.floored(by: 86_400)
        let date = LocalDay(daysSinceEpoch: Int(day))
        let time = Int(secondOfDay)
        let (hours, minutes) = abs(offsetMinutes).quotientAndRemainder(dividingBy: 60)
        var text = Array(date.description.utf8)
        text.reserveCapacity(29)
        text.append(UInt8(ascii: "T"))
        Self.write(time / 3600, to: &text)
        text.append(UInt8(ascii: ":"))
        Self.write(time / 60 % 60, to: &text)
        text.append(UInt8(ascii: ":"))
        Self.write(time % 60, to: &text)
        if millisecond != 0 {
            text.append(UInt8(ascii: "."))
            Self.write(Int(millisecond), digits: 3, to: &text)
        }
        text.append(offsetMinutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        Self.write(hours, to: &text)
        text.append(UInt8(ascii: ":"))
        Self.write(minutes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The instant that RFC 3339 text gives; `nil` for anything else.
    ///
    /// `t`, `z` and a space for the `T` are accepted as the standard suggests, a leap second counts
    /// as the second after it, and digits beyond milliseconds are cut off.
    package init?(_ text: String) {
        var rest = text.utf8[...]
        guard let date = LocalDay(text.prefix(10)), rest.count >= 20 else { return nil }
        rest = rest.dropFirst(10)
        guard Self.skip(&rest, "Tt "), let hour = Self.number(&rest, digits: 2),
            Self.skip(&rest, ":"), let minute = Self.number(&rest, digits: 2),
            Self.skip(&rest, ":"), let second = Self.number(&rest, digits: 2),
            hour < 24, minute < 60, second <= 60,
            let millisecond = Self.fraction(&rest), let offset = Self.offset(&rest), rest.isEmpty
        else { return nil }
        let time = Int64(hour * 3600 + minute * 60 + second - offset * 60)
        let total = (Int64(date.daysSinceEpoch) * 86_400 + time) * 1000 + Int64(millisecond)
        guard Self.range.contains(total) else { return nil }
        self.init(milliseconds: total, offsetSeconds: offset * 60)
    }

    private static func write(_ value: Int, digits: Int = 2, to text: inout [UInt8]) {
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
        if digits > 2 { text.append(digit(value / 100)) }
        text.append(digit(value / 10))
        text.append(digit(value))
    }

    private static func skip(_ rest: inout Substring.UTF8View, _ any: StaticString) -> Bool {
        guard let first = rest.first, any.description.utf8.contains(first) else { return false }
        rest.removeFirst()
        return true
    }

    private static func number(_ rest: inout Substring.UTF8View, digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = digit(&rest) else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    private static func digit(_ rest: inout Substring.UTF8View) -> Int? {
        guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        else { return nil }
        rest.removeFirst()
        return Int(first - UInt8(ascii: "0"))
    }

    /// Milliseconds; 0 without a fraction, `nil` when the point has no digits after it.
    private static func fraction(_ rest: inout Substring.UTF8View) -> Int? {
        guard skip(&rest, ".") else { return 0 }
        guard var value = digit(&rest) else { return nil }
        for _ in 0..<2 { value = value * 10 + (digit(&rest) ?? 0) }
        while digit(&rest) != nil {}
        return value
    }

    /// Minutes east of UTC.
    private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
        if skip(&rest, "Zz") { return 0 }
        let isWest = rest.first == UInt8(ascii: "-")
        guard skip(&rest, "+-"), let hours = number(&rest, digits: 2), skip(&rest, ":"),
            let minutes = number(&rest, digits: 2), minutes < 60
        else { return nil }
        let total = hours * 60 + minutes
        guard total <= offsetLimit else { return nil }
        return isWest ? -total : total
    }
}
