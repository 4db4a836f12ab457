internal import FoodCatalog

/// Finds when something was eaten: "yesterday", "at 8:30pm", "an hour ago", "on Monday", "last night".
struct TimePass {
    var time: SpokenTime?
    /// The tokens that say so, which are no amounts and no foods.
    private(set) var taken: [Int] = []
    /// What each stretch of those tokens says.
    private(set) var hits: [Hit] = []
    /// The part of the day that was said, which counts where no clock was.
    private var part: Int?
    /// Whether a line goes by clock times: "7.30 toast 10.30 banana 1pm chicken wrap".
    var isHeaded = false

    /// Tokens that say when, and what they say.
    struct Hit: Equatable {
        var tokens: Range<Int>
        var time: SpokenTime
    }

    /// The day alone that some words speak of.
    static func day(in tokens: [Token]) -> SpokenTime.Day? {
        var pass = TimePass()
        for position in tokens.indices { _ = pass.readDay(tokens, position) }
        return pass.time?.day
    }

    init() {}

    init(tokens: [Token]) {
        isHeaded = Self.isHeaded(tokens)
        var position = 0
        let beginnings = Self.beginnings
        while position < tokens.count {
            if !Self.mayBegin(tokens[position], beginnings)
                || Self.isPlainArticle(position, of: tokens)
            {
                position += 1
            } else if let used = readHit(tokens, position) {
                taken += position..<position + used
                position += used
            } else {
                position += 1
            }
        }
        for hit in hits {
            if let day = hit.time.day { set(day) }
            if let clock = hit.time.clock { set(clock) }
        }
    }

    private mutating func readHit(_ tokens: [Token], _ position: Int) -> Int? {
        var pass = TimePass()
        pass.isHeaded = isHeaded
        guard
            let used = pass.readDate(tokens, position) ?? pass.readDay(tokens, position)
                ?? pass.readAgo(tokens, position) ?? pass.readClock(tokens, position),
            var time = pass.time
        else { return nil }
        if time.clock == nil, let hour = pass.part { time.clock = .at(hour: hour, minute: 0) }
        let hit = Hit(tokens: position..<position + used, time: time)
        // "this morning at 9", "at 9, yesterday morning"
        if var last = hits.last, last.tokens.upperBound == position,
            (pass.part != nil) != (part != nil),
            let clock = pass.part == nil ? time.clock : last.time.clock
        {
            let isLate = (pass.part ?? part ?? 0) >= 12
            last.tokens = last.tokens.lowerBound..<position + used
            last.time.day = last.time.day ?? time.day
            last.time.clock = clock.settled(isLate: isLate)
            hits[hits.count - 1] = last
        } else {
            hits.append(hit)
        }
        part = pass.part
        return used
    }

    mutating func set(_ day: SpokenTime.Day) {
        if time == nil { time = SpokenTime() }
        if time?.day == nil { time?.day = day }
    }

    mutating func set(_ clock: SpokenTime.Clock) {
        if time == nil { time = SpokenTime() }
        if time?.clock == nil { time?.clock = clock }
    }
}

extension TimePass {
    /// Whether a time may begin with a token; most tokens need not be looked at any closer.
    private static func mayBegin(_ token: Token, _ beginnings: WordNumbers) -> Bool {
        token.isNumber || beginnings.number(of: token.surface) >= 0
            || Lexicon.lexeme(of: token.word)?.kinds.contains(.number) == true
    }

    /// "a", "an", of which a time is made only by "ago": "an hour ago", "a couple of days ago".
    private static func isPlainArticle(_ position: Int, of tokens: [Token]) -> Bool {
        let word = tokens[position].surface
        guard word == Word.a || word == Word.an else { return false }
        return !tokens[position...].dropFirst(2).prefix(3).contains { $0.surface == Word.ago }
    }

    private static let beginnings: WordNumbers = {
        var words = WordNumbers()
        for word in [
            Word.today, Word.todays, Word.tonight, Word.yesterday, Word.yesterdays, Word.last,
            Word.on, Word.an, Word.a, Word.noon, Word.midnight, Word.at, Word.half, Word.this,
            Word.around, Word.about,
        ] {
            words.set(1, for: word)
        }
        for name in SpokenDate.ordinalNames { words.set(1, for: name) }
        for names in SpokenDate.monthNames {
            for name in names { words.set(1, for: name) }
        }
        for names in weekdayNames {
            for name in names.split(separator: " ") { words.set(1, for: WordHash(String(name))) }
        }
        return words
    }()

    static let tellings = WordSet("i we just had ate ive got grabbed finished drank")

    private static let weekdayNames = [
        "monday mondays mon", "tuesday tuesdays tue tues", "wednesday wednesdays wed weds",
        "thursday thursdays thu thurs", "friday fridays fri", "saturday saturdays",
        "sunday sundays",
    ]

    private static let weekdays: WordTable<Int> = {
        var map = WordTable<Int>()
        for (number, words) in weekdayNames.enumerated() {
            for word in words.split(separator: " ") { map[WordHash(String(word))] = number + 1 }
        }
        return map
    }()

    enum Word {
        static var today: WordHash { "today" }
        static var todays: WordHash { "todays" }
        static var tonight: WordHash { "tonight" }
        static var yesterday: WordHash { "yesterday" }
        static var yesterdays: WordHash { "yesterdays" }
        static var last: WordHash { "last" }
        static var night: WordHash { "night" }
        static var evening: WordHash { "evening" }
        static var morning: WordHash { "morning" }
        static var afternoon: WordHash { "afternoon" }
        static var on: WordHash { "on" }
        static var at: WordHash { "at" }
        static var around: WordHash { "around" }
        static var about: WordHash { "about" }
        static var before: WordHash { "before" }
        static var day: WordHash { "day" }
        static var days: WordHash { "days" }
        static var ago: WordHash { "ago" }
        static var hour: WordHash { "hour" }
        static var hours: WordHash { "hours" }
        static var minute: WordHash { "minute" }
        static var minutes: WordHash { "minutes" }
        static var mins: WordHash { "mins" }
        static var min: WordHash { "min" }
        static var half: WordHash { "half" }
        static var an: WordHash { "an" }
        static var am: WordHash { "am" }
        static var pm: WordHash { "pm" }
        static var a: WordHash { "a" }
        static var p: WordHash { "p" }
        static var m: WordHash { "m" }
        static var noon: WordHash { "noon" }
        static var midnight: WordHash { "midnight" }
        static var clock: WordHash { "oclock" }
        static var this: WordHash { "this" }
        static var past: WordHash { "past" }
        static var couple: WordHash { "couple" }
        static var roast: WordHash { "roast" }
    }

    /// The tokens that name a day from `position` on, how many.
    private mutating func readDay(_ tokens: [Token], _ position: Int) -> Int? {
        let word = tokens[position].surface
        func next(_ offset: Int) -> WordHash? {
            position + offset < tokens.count ? tokens[position + offset].surface : nil
        }
        switch word {
        case Word.today, Word.todays, Word.tonight:
            set(.daysAgo(0))
            return 1
        case Word.yesterday, Word.yesterdays:
            let isDayBefore =
                position >= 2 && tokens[position - 1].surface == Word.before
                && tokens[position - 2].surface == Word.day
            set(.daysAgo(isDayBefore ? 2 : 1))
            return 1 + readPart(tokens, position + 1)
        case Word.this:
            guard readPart(tokens, position + 1) > 0 else { return nil }
            set(.daysAgo(0))
            return 2
        case Word.last where next(1) == Word.night || next(1) == Word.evening:
            set(.daysAgo(1))
            set(.at(hour: 20, minute: 0))
            return 2
        case Word.on, Word.last:
            guard let following = next(1), let weekday = Self.weekdays[following] else {
                return nil
            }
            guard next(2) != Word.roast else { return nil }
            set(.lastWeekday(weekday))
            return 2 + readPart(tokens, position + 2)
        default:
            guard let weekday = Self.weekdays[word],
                tokens[position].traits.contains(.capital)
                    || next(1) == Word.night || next(1) == Word.morning || next(1) == Word.evening,
                next(1) != Word.roast
            else { return nil }
            set(.lastWeekday(weekday))
            return 1 + readPart(tokens, position + 1)
        }
    }

    /// "morning", "afternoon", "evening" behind a day: its usual hour, where no clock is said.
    private mutating func readPart(_ tokens: [Token], _ position: Int) -> Int {
        guard position < tokens.count, tokens[position].gap.isEmpty else { return 0 }
        switch tokens[position].surface {
        case Word.morning: part = 8
        case Word.afternoon: part = 15
        case Word.evening, Word.night: part = 19
        default: return 0
        }
        return 1
    }

    /// "on 2026-11-15", "Nov 15", "the 15th of November": the tokens of a date, how many.
    private mutating func readDate(_ tokens: [Token], _ position: Int) -> Int? {
        let word = tokens[position].surface
        // Most words that may begin a time begin no date.
        if word == Word.a || word == Word.an || word == Word.at || word == Word.half { return nil }
        let start = word == Word.on ? position + 1 : position
        guard let date = SpokenDate(tokens, at: start) else { return nil }
        set(.date(year: date.year, month: date.month, day: date.day))
        return start + date.length - position
    }

    /// "an hour ago", "20 minutes ago", "two days ago".
    private mutating func readAgo(_ tokens: [Token], _ position: Int) -> Int? {
        var index = position
        var count: Double
        let first = tokens[position]
        if first.isNumber {
            count = first.value
        } else if first.surface == Word.an || first.surface == Word.a {
            count = 1
        } else if let lexeme = Lexicon.lexeme(of: first.word), lexeme.kinds.contains(.number) {
            count = lexeme.value
            if first.surface == Word.half, index + 1 < tokens.count,
                tokens[index + 1].surface == Word.an
            {
                index += 1
            }
        } else {
            return nil
        }
        index += 1
        if count == 1, index < tokens.count, tokens[index].surface == Word.couple {
            count = 2
            index += 1
            if index < tokens.count, tokens[index].surface == WordHash("of") { index += 1 }
        }
        guard index + 1 < tokens.count, tokens[index + 1].surface == Word.ago, count < 10_000 else {
            return nil
        }
        switch tokens[index].surface {
        case Word.hour, Word.hours: set(.minutesAgo(Int(count * 60)))
        case Word.minute, Word.minutes, Word.mins, Word.min: set(.minutesAgo(Int(count)))
        case Word.day, Word.days: set(.daysAgo(Int(count)))
        default: return nil
        }
        return index + 2 - position
    }

    func wholeNumber(_ token: Token, upTo limit: Int) -> Int? {
        let value: Double
        if token.isNumber {
            value = token.value
        } else if let lexeme = Lexicon.lexeme(of: token.word), lexeme.kinds.contains(.number) {
            value = lexeme.value
        } else {
            return nil
        }
        guard value >= 0, value <= Double(limit), value == value.rounded(),
            !token.traits.contains(.percent)
        else { return nil }
        return Int(value)
    }
}
