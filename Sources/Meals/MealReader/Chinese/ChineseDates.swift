internal import FoodCatalog

// Dates in figures and in words, those that no calendar has among them.
extension ChineseAmounts {
    /// "3/31", "2026/3/31", "2026-03-31" where it stands as a date and not as a part of something; the month first, unless only
    /// the other may be one.
    func writtenDate(at position: Int) -> SpokenTime.Day? {
        guard pieces.indices.contains(position),
            case .slashed(let parts) = pieces[position].content,
            parts.allSatisfy({ $0 == $0.rounded() })
        else { return nil }
        let figures = parts.map { Int($0) }
        if figures.count == 3 {
            return Self.years.contains(figures[0])
                ? Self.date(figures[1], figures[2], figures[0])
                : Self.years.contains(figures[2])
                    ? Self.date(figures[0], figures[1], figures[2]) : nil
        }
        guard figures.count == 2, !isCounting(position + 1) else { return nil }
        if opensClause(position), isFree(position + 1) {
            return Self.date(figures[0], figures[1], nil, upTo: Self.twoDigits)
        }
        guard isUnusual(figures[0], figures[1]), figures.contains(where: { $0 <= 12 }) else {
            return nil
        }
        return Self.date(figures[0], figures[1], nil)
    }

    private static let years = 1900...2199

    private static let twoDigits = 99

    /// - Parameter highest: beyond which neither figure is of a date; no calendar need have what is not.
    private static func date(
        _ first: Int, _ second: Int, _ year: Int?, upTo highest: Int = 31
    ) -> SpokenTime.Day? {
        let isDayFirst = first > 12 && second <= 12 && year == nil
        let (month, day) = isDayFirst ? (second, first) : (first, second)
        guard (1...highest).contains(month), (1...highest).contains(day) else { return nil }
        return .date(year: year, month: month, day: day)
    }

    /// Whether figures are no usual fraction, as halves to eighths are.
    private func isUnusual(_ first: Int, _ second: Int) -> Bool { first >= second || second > 8 }

    /// Whether a number in front of a position counts what stands there: "三分之一碗", "1/2 kg".
    func isCounting(_ position: Int) -> Bool {
        let place = isSpace(position) ? position + 1 : position
        if isMeasure(place) || isTael(place) { return true }
        switch kind(place) {
        case .unit, .energy, .half, .person, .dozen, .hours, .span: return true
        default: break
        }
        guard pieces.indices.contains(place), case .latin(let letters) = pieces[place].content
        else { return false }
        return ChineseUnits.unit(letters) != nil
    }

    /// Whether nothing that is eaten, and no verb of eating, stands before a position in its clause.
    func opensClause(_ position: Int) -> Bool {
        for place in pieces[..<position].indices.reversed() {
            switch pieces[place].content {
            case .mark: if !isSpace(place) { return true }
            case .food, .unknown, .latin: return false
            case .word(let word) where word.kind == .eat: return false
            default: break
            }
        }
        return true
    }

    /// Whether what stands there cannot be what a number counts: a mark, a verb of eating, a meal, a time.
    func isFree(_ position: Int) -> Bool {
        let place = isSpace(position) ? position + 1 : position
        guard pieces.indices.contains(place) else { return true }
        switch pieces[place].content {
        case .mark, .clock: return true
        case .word(let word):
            switch word.kind {
            case .eat, .deny, .meal, .part, .me, .place, .others, .weekday: return true
            default: return false
            }
        default: return false
        }
    }

    /// "三月五日", "2026年3月5號", "5號", and where it ends.
    func spokenDate(at start: Int) -> (day: SpokenTime.Day, end: Int)? {
        guard var first = calendarNumber(at: start, in: 1...Self.years.upperBound) else {
            return nil
        }
        // "5號早餐", unlike "五日" of five days.
        if isKey(Self.numbered, first.end), first.value < 100, opensClause(start) {
            return (.dayOfMonth(first.value), first.end + 1)
        }
        var year: Int?
        if isKey(Self.year, first.end), Self.years.contains(first.value) {
            year = first.value
            guard let month = calendarNumber(at: first.end + 1, in: 1...99) else { return nil }
            first = month
        }
        guard kind(first.end) == .month, first.value < 100,
            let second = calendarNumber(at: first.end + 1, in: 1...99)
        else { return nil }
        let isNamed = kind(second.end) == .date
        guard isNamed || isFree(second.end) else { return nil }
        return (
            .date(year: year, month: first.value, day: second.value),
            isNamed ? second.end + 1 : second.end
        )
    }

    private static let year = HanText.key(ofName: "年")
    private static let numbered = HanText.key(ofName: "號")

    private func calendarNumber(
        at position: Int, in range: ClosedRange<Int>
    ) -> (value: Int, end: Int)? {
        guard let number = number(at: position), number.value == number.value.rounded(),
            let value = Int(exactly: number.value), range.contains(value)
        else { return nil }
        return (value, number.end)
    }
}
