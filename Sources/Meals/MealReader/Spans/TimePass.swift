internal import FoodCatalog

/// Finds when something was: "yesterday", "at 8:30pm", "an hour ago", "on Monday", "24/11", "half 8".
///
/// It reads bare tokens, before turns are: a time is one thing, and no rule sees a number in it.
struct TimePass {
    enum Speech {
        /// What was eaten, where a number more often counts.
        case meal
        /// Corrections, questions and answers, where days and clocks are what is spoken of.
        case talk
    }

    /// Tokens that say when, and what they say.
    struct Hit: Equatable {
        var tokens: Range<Int>
        var time: SpokenTime
        /// The last day of several: "between monday and wednesday".
        var until: SpokenTime.Day?
        /// The UTF-8 offset behind it.
        var last: Int32
    }

    /// What stands at one place.
    struct Found {
        var time: SpokenTime
        /// The part of the day, whose hour counts where no clock is said.
        var part: Part?
        /// The token behind it.
        var end: Int
        /// The UTF-8 offset behind it, where that is not the last token's: "24.11."
        var last: Int32?
    }

    struct Part {
        var hour: Int
        /// What is said of the small hours of a night is of the day after.
        var isNight = false
    }

    let tokens: [Token]
    /// What they were cut from, for dates in figures.
    let text: String
    let speech: Speech
    private(set) var hits: [Hit] = []
    /// Whether a line goes by clock times: "7.30 toast 10.30 banana 1pm chicken wrap".
    let isHeaded: Bool
    /// Where the clocks of a day's log stand, and the minutes since midnight.
    private(set) var logged: [Int: Int] = [:]

    init(_ tokens: [Token], of text: String, in speech: Speech = .meal) {
        let tokens = DaySlips.mended(tokens)
        self.tokens = tokens
        self.text = text
        self.speech = speech
        isHeaded = Self.isHeaded(tokens)
        find()
        logged = loggedClocks()
        if !logged.isEmpty {
            hits = []
            find()
        }
        if hits.count > 1, speech == .talk { joinDays() }
    }

    private mutating func find() {
        var position = 0
        var part: Part?
        let beginnings = Self.beginnings
        while position < tokens.count {
            guard Self.mayBegin(tokens[position], beginnings), !isPlainArticle(position),
                let found = date(position) ?? day(position) ?? ago(position) ?? clock(position)
            else {
                position += 1
                continue
            }
            take(found, at: position, behind: part)
            part = found.part
            position = found.end
        }
    }

    /// Makes each time one thing: its figures are no numbers until they are unveiled, and what follows a date that heads the line begins
    /// anew.
    ///
    /// - Returns: the words of these figures.
    func mark(_ tokens: inout [Token]) -> [WordHash] {
        var figures: [WordHash] = []
        for (number, hit) in hits.prefix(Int(UInt8.max)).enumerated() {
            for position in hit.tokens {
                tokens[position].span = UInt8(number + 1)
                if position > hit.tokens.lowerBound { tokens[position].gap = [] }
                guard tokens[position].isNumber else { continue }
                figures.append(tokens[position].surface)
                tokens[position].traits.remove(.number)
            }
            let end = hit.tokens.upperBound
            if hit.tokens.lowerBound == 0, end < tokens.count, hit.time.day?.isDate == true {
                tokens[end].gap.insert(.comma)
            }
        }
        return figures
    }

    static func unveil(_ figures: [WordHash], in tokens: inout [Token]) {
        guard !figures.isEmpty else { return }
        for position in tokens.indices
        where tokens[position].span > 0 && figures.contains(tokens[position].surface) {
            tokens[position].traits.insert(.number)
        }
    }

    /// What is left of the times among words that turns were taken out of, and where they stand now.
    func hits(in words: [SentenceWord]) -> [Hit] {
        hits.indices.compactMap { number in
            func isPart(_ word: SentenceWord) -> Bool { Int(word.token.span) == number + 1 }
            guard let first = words.firstIndex(where: isPart),
                let last = words.lastIndex(where: isPart)
            else { return nil }
            return Hit(
                tokens: first..<last + 1, time: hits[number].time, last: hits[number].last)
        }
    }

    /// The first day and the first clock of all.
    var time: SpokenTime? { Self.time(of: hits.map(\.time)) }

    static func time(of times: [SpokenTime]) -> SpokenTime? {
        guard var time = times.first else { return nil }
        for other in times.dropFirst() {
            time.day = time.day ?? other.day
            time.clock = time.clock ?? other.clock
        }
        return time
    }

    /// The day alone that some words speak of.
    static func day(in tokens: [Token], of text: String) -> SpokenTime.Day? {
        TimePass(tokens, of: text, in: .talk).time?.day
    }

    private mutating func take(_ found: Found, at position: Int, behind part: Part?) {
        var time = found.time
        if time.clock == nil, let hour = found.part?.hour {
            time.clock = .at(hour: hour, minute: 0)
        }
        let hit = Hit(
            tokens: position..<found.end, time: time,
            last: found.last ?? tokens[found.end - 1].end)
        // "this morning at 9", "at 9, yesterday morning"
        guard var last = hits.last, last.tokens.upperBound == position,
            (found.part != nil) != (part != nil), let said = found.part ?? part,
            let clock = found.part == nil ? time.clock : last.time.clock
        else {
            hits.append(hit)
            return
        }
        last.tokens = last.tokens.lowerBound..<found.end
        last.last = hit.last
        last.time = SpokenTime(day: last.time.day ?? time.day, clock: clock).settled(by: said)
        hits[hits.count - 1] = last
    }

    /// "between monday and wednesday", "from the 3rd to the 5th": one stretch of days.
    private mutating func joinDays() {
        for index in hits.indices.dropFirst().reversed() {
            let (first, last) = (hits[index - 1], hits[index])
            let between = first.tokens.upperBound..<last.tokens.lowerBound
            let isHyphened =
                between.isEmpty && tokens[last.tokens.lowerBound].gap.contains(.hyphen)
            let isOpened = isOne(first.tokens.lowerBound - 1, of: Self.openings)
            guard first.time.clock == nil, last.time.clock == nil, first.time.day != nil,
                let day = last.time.day,
                isHyphened
                    || between.count == 1
                        && (isOne(between.lowerBound, of: Self.untils)
                            || isOpened && word(between.lowerBound) == .and)
            else { continue }
            let start = isOpened ? first.tokens.lowerBound - 1 : first.tokens.lowerBound
            hits[index - 1].tokens = start..<last.tokens.upperBound
            hits[index - 1].last = last.last
            hits[index - 1].until = last.until ?? day
            hits.remove(at: index)
        }
    }
}

extension TimePass {
    func word(_ position: Int) -> WordHash? {
        tokens.indices.contains(position) ? tokens[position].surface : nil
    }

    func isOne(_ position: Int, of words: WordSet) -> Bool {
        word(position).map(words.contains) == true
    }

    func kinds(_ position: Int) -> Lexeme.Kinds {
        position < tokens.count ? Lexicon.lexeme(of: tokens[position].word)?.kinds ?? [] : []
    }

    /// Whether a comma, a bracket or a sentence's end stands before a position, as either end of the line does.
    func isApart(_ position: Int) -> Bool {
        position <= 0 || position >= tokens.count || !tokens[position].gap.isDisjoint(with: .hard)
    }

    func meal(_ position: Int) -> Bool { position >= 0 && kinds(position).contains(.meal) }

    func wholeNumber(_ position: Int, upTo limit: Int) -> Int? {
        guard position < tokens.count else { return nil }
        let token = tokens[position]
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

    /// Whether a number before a position may count what stands there: "eggs", "slices of", "150 g steaks".
    func mayBeCounted(_ position: Int) -> Bool {
        guard !isApart(position) else { return false }
        if !kinds(position).isDisjoint(with: [.unit, .container, .size])
            || word(position) == .inch || tokens[position].traits.contains(.times)
        {
            return true
        }
        var place = position
        while place < min(position + 5, tokens.count), place == position || !isApart(place),
            kinds(place).isDisjoint(with: [.connector, .breaker]),
            // "12 ham wrap & grapes"
            place == position || !tokens[place].gap.contains(.and)
        {
            if tokens[place].traits.contains(.plural), kinds(place).isDisjoint(with: .unit) {
                return true
            }
            place += 1
        }
        return false
    }

    /// Whether a position begins something new: "at 8 I had", "at 8, eggs", "at 7 150g chicken", not "at 8 eggs".
    func isBoundary(_ position: Int) -> Bool {
        if isApart(position) { return true }
        // "hot dog at 7-11"
        if tokens[position].isNumber {
            return tokens[position].gap.isDisjoint(with: [.hyphen, .slash])
        }
        let kinds = kinds(position)
        return !kinds.isDisjoint(with: [.filler, .connector, .article, .eating, .number])
            && kinds.isDisjoint(with: [.unit, .container])
    }

    /// Whether a time may begin with a token; most tokens need not be looked at any closer.
    private static func mayBegin(_ token: Token, _ beginnings: WordNumbers) -> Bool {
        token.isNumber || beginnings.number(of: token.surface) >= 0
            || Lexicon.lexeme(of: token.word)?.kinds.contains(.number) == true
    }

    /// "a", "an", of which a time is made only by "ago": "an hour ago", "a couple of days ago".
    private func isPlainArticle(_ position: Int) -> Bool {
        let word = tokens[position].surface
        guard word == .a || word == .an else { return false }
        return !tokens[position...].dropFirst(2).prefix(3).contains { $0.surface == .ago }
    }

    private static let beginnings: WordNumbers = {
        var words = WordNumbers()
        for word in [
            WordHash.today, WordHash.todays, WordHash.tonight, WordHash.yesterday,
            WordHash.yesterdays, WordHash.last,
            WordHash.on, WordHash.an, WordHash.a, WordHash.noon, WordHash.midnight, WordHash.at,
            WordHash.half, WordHash.this,
            WordHash.around, WordHash.about, WordHash.quarter, WordHash.the,
        ] {
            words.set(1, for: word)
        }
        for word in SpokenDate.ordinals.all { words.set(1, for: word.name) }
        for word in SpokenDate.monthNames.joined() { words.set(1, for: word) }
        for word in weekdayNames.joined() { words.set(1, for: word) }
        return words
    }()
}

extension SpokenTime.Day {
    fileprivate var isDate: Bool {
        switch self {
        case .date, .dayOfMonth: true
        default: false
        }
    }
}

extension SpokenTime {
    /// "last night at 9" is the evening, "last night at 2 am" of the day after.
    fileprivate func settled(by part: TimePass.Part) -> Self {
        var time = self
        let hour: Int? =
            switch clock {
            case .at(let hour, _), .ambiguous(let hour, _): hour
            default: nil
            }
        guard part.isNight, let hour, hour < 5 || hour == 12 else {
            time.clock = clock?.settled(isLate: part.hour >= 12)
            return time
        }
        if case .at(12, _) = clock { return time }
        time.clock = clock?.settled(isLate: false)
        if case .daysAgo(let days) = day, days > 0 { time.day = .daysAgo(days - 1) }
        return time
    }
}
