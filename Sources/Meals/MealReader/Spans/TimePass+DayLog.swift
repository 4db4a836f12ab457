internal import FoodCatalog
internal import Nutrition

// What was eaten in a day, each thing behind the hour: "7:15 porridge, 11 a banana, 1pm soup, 8 cocoa".
extension TimePass {
    /// Where a clock stands in a day's log, and how far it can be told to be one.
    private struct Hour {
        var position: Int
        /// Minutes since midnight, or since noon where that is not told.
        var minutes: Int
        var isAmbiguous: Bool
        /// Whether nothing but the log says so: "11 a banana".
        var isBare = false
        /// Whether what follows has an amount of its own: "12 two eggs", "16 rice cakes x2".
        var isBesideAmount = false
    }

    /// Where the clocks of a day's log stand, each with its minutes since midnight; empty where no number is one only because of the log.
    ///
    /// A bare number in front of a part of the line is one where the hours rise with it from one part to the next, and either another part
    /// begins with a clock for certain or three and more begin with numbers that count nothing. What is counted ("12 grapes") is no hour.
    func loggedClocks() -> [Int: Int] {
        guard speech == .meal else { return [:] }
        let bare = (jotted.map { [$0] } ?? []) + tokens.indices.compactMap(bareHour)
        let dotted = dottedClocks
        let rounds = roundClocks
        guard !bare.isEmpty || !dotted.isEmpty || !rounds.isEmpty else { return [:] }
        let sure = hits.compactMap(sureHour)
        let isLed = hits.contains { $0.time.clock != nil && isLeading($0) }
        let known = (sure + (isLed ? dotted : [])).sorted { $0.position < $1.position }
        guard isLed || sure.isEmpty && isLog(bare) else { return [:] }
        var hours = known
        guard risen(hours) != nil else {
            return Dictionary(uniqueKeysWithValues: dotted.map { ($0.position, $0.minutes) })
        }
        for round in rounds {
            let longer = (hours + [round]).sorted { $0.position < $1.position }
            if isLed, risen(longer) != nil { hours = longer }
        }
        for isSmallTurn in [false, true] {
            for hour in bare where isSmall(hour) == isSmallTurn {
                // "9am coffee, 1 banana": one small number by itself counts.
                if isSmallTurn, hours.count(where: \.isBare) < 2 { break }
                let longer = (hours + [hour]).sorted { $0.position < $1.position }
                if risen(longer) != nil { hours = longer }
            }
        }
        guard hours.count > sure.count, let times = risen(hours) else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(hours.map(\.position), times))
    }

    /// "730 oats, 10 banana, 1 soup": three digits at the beginning of a line, of the morning and of a quarter of an hour.
    private var jotted: Hour? {
        guard let token = tokens.first, token.length == 3, let clock = Self.undotted(token),
            (5...11).contains(clock.hour), clock.minute.isMultiple(of: 15), tokens.count > 1,
            isFollowedByFood(0), !isTimed(0), !mayBeCounted(1)
        else { return nil }
        return Hour(
            position: 0, minutes: clock.hour * 60 + clock.minute, isAmbiguous: false, isBare: true,
            isBesideAmount: true)
    }

    /// Whether numbers alone make a log: "7 porridge, 11 cortado, 13 half a pizza, 19 omelette".
    private func isLog(_ bare: [Hour]) -> Bool {
        guard bare.count > 2,
            bare.count == tokens.indices.count(where: { isLead($0) && tokens[$0].isNumber }),
            !isSmall(bare[0]), let times = risen(bare), let first = times.first,
            let last = times.last
        else { return false }
        return last - first >= Self.leastSpan
    }

    private func isSmall(_ hour: Hour) -> Bool {
        !hour.isBesideAmount && hour.minutes < Self.rarelyCounted * 60
    }

    /// The minutes since midnight of each hour where all are later than the one before them, of the same day.
    private func risen(_ hours: [Hour]) -> [Int]? {
        var times: [Int] = []
        for (number, hour) in hours.enumerated() {
            var last = times.last ?? -1
            if number > 0, isNewDay(between: hours[number - 1].position, hour.position) {
                last = -1
            }
            if hour.minutes > last {
                times.append(hour.minutes)
            } else if hour.isAmbiguous, hour.minutes + Self.halfDay > last {
                times.append(hour.minutes + Self.halfDay)
            } else {
                return nil
            }
        }
        return times
    }

    private func isNewDay(between start: Int, _ end: Int) -> Bool {
        hits.contains { $0.time.day != nil && (start..<end).contains($0.tokens.lowerBound) }
    }

    private func sureHour(_ hit: Hit) -> Hour? {
        let position = hit.tokens.lowerBound
        switch hit.time.clock {
        case .at(let hour, let minute):
            return Hour(position: position, minutes: hour * 60 + minute, isAmbiguous: false)
        case .ambiguous(let hour, let minute):
            let isLate = isLateMeal(hour, at: position - 1)
            return Hour(
                position: position, minutes: hour * 60 + minute + (isLate ? Self.halfDay : 0),
                isAmbiguous: hour < 12 && !isLate)
        default: return nil
        }
    }

    /// "dinner at 7", "lunch at 1" are of the afternoon.
    private func isLateMeal(_ hour: Int, at position: Int) -> Bool {
        guard position >= 0 else { return false }
        return switch LeftoverPass.meals[tokens[position].word] {
        case .dinner: (5..<12).contains(hour)
        case .lunch: hour < 5
        default: false
        }
    }

    /// "8am toast", "lunch 1: soup", but not "toast at 8".
    private func isLeading(_ hit: Hit) -> Bool {
        let start = hit.tokens.lowerBound
        return hit.tokens.upperBound < tokens.count
            && (isApart(start) || isApart(start - 1) && meal(start - 1))
    }

    /// Where parts of the line begin.
    private var leads: [Int] { tokens.indices.filter(isApart) }

    /// Whether a part of the line begins at a position, or does behind its day: "yesterday 8 yogurt".
    private func isLead(_ position: Int) -> Bool {
        isApart(position)
            || hits.contains { hit in
                hit.time.day != nil && hit.time.clock == nil && hit.tokens.upperBound == position
                    && isApart(hit.tokens.lowerBound)
            }
    }

    /// A number that leads a part of the line and may be an hour.
    private func bareHour(_ position: Int) -> Hour? {
        let token = tokens[position]
        let next = position + 1
        guard token.isNumber, isLead(position), token.end - token.start < 3,
            token.traits.isDisjoint(with: [.percent, .minus, .times]),
            let hour = wholeNumber(position, upTo: 23), hour > 0, next < tokens.count,
            isFollowedByFood(position), !isTimed(position)
        else { return nil }
        let isCounted = mayBeCounted(next) || isCountedAlike(next)
        let isBeside = hasOwnAmount(behind: position)
        // "1 12 oz coke" is one.
        guard isBeside || !isCounted,
            !isBeside || !tokens[next].isNumber || hour >= Self.rarelyCounted
        else { return nil }
        return Hour(
            position: position, minutes: hour * 60,
            isAmbiguous: hour < 12, isBare: true, isBesideAmount: isBeside)
    }

    /// Whether a word stands behind a number that it does not belong to, unlike "8 oz steak", "7 up", "5 bean chilli".
    private func isFollowedByFood(_ position: Int) -> Bool {
        let next = position + 1
        let gap = tokens[next].gap
        guard gap.isDisjoint(with: [.comma, .closing, .slash, .none]),
            !gap.contains(.hyphen) || tokens[next].start > tokens[position].end + 1
        else { return false }
        let kinds = kinds(next)
        return kinds.isDisjoint(with: [.unit, .container, .size, .meal, .of])
            && !Self.numbered.contains(tokens[next].surface)
            // "four cheese pizza"
            && (tokens[position].value > 5 || !Self.numberedByFew.contains(tokens[next].surface))
    }

    /// "14 fries", "8 tuna sashimi", unlike "18 shrimp curry": foods that are counted in pieces, by a word that is the same of one and
    /// of many.
    private func isCountedAlike(_ position: Int) -> Bool {
        guard !isApart(position) else { return false }
        var place = position
        while place < min(position + 5, tokens.count), place == position || !isApart(place) {
            let next = place + 1
            if Self.countedAlike.contains(tokens[place].surface),
                isApart(next) || !kinds(next).isDisjoint(with: [.connector, .breaker])
            {
                return true
            }
            place += 1
        }
        return false
    }

    /// Whether a clock stands in front of a number already, or in its part of the line: "8am: 2 eggs", "5 dates at 4".
    private func isTimed(_ position: Int) -> Bool {
        var end = position + 1
        while !isApart(end) { end += 1 }
        return hits.contains { hit in
            hit.time.clock != nil
                && (hit.tokens.upperBound == position
                    || (position..<end).contains(hit.tokens.lowerBound))
        } || meal(position - 1)
    }

    /// "12 two boiled eggs", "13 half a chicken", "16 rice cakes x2": no number is needed to count what follows.
    private func hasOwnAmount(behind position: Int) -> Bool {
        let next = position + 1
        if !kinds(next).isDisjoint(with: [.article, .number]) || tokens[next].isNumber
            || word(next) == .half
        {
            return true
        }
        var end = next
        while end < tokens.count, end == next || !isApart(end) {
            if tokens[end].traits.contains(.times) { return true }
            end += 1
        }
        return false
    }

    /// "9.30 hot chocolate", "up 8.15 had a coffee": points between hours and minutes, where no unit follows.
    private var dottedClocks: [Hour] {
        tokens.indices.compactMap { position in
            guard let clock = Self.dotted(tokens[position]), position + 1 < tokens.count,
                kinds(position + 1).isDisjoint(with: [.unit, .container, .size, .number]),
                !tokens[position + 1].isNumber, !mayBeCounted(position + 1),
                isApart(position) || isOne(position - 1, of: Self.rising) || meal(position - 1),
                !isTimed(position) || meal(position - 1)
            else { return nil }
            return Hour(
                position: position, minutes: clock.hour % 24 * 60 + clock.minute,
                isAmbiguous: clock.hour <= 12)
        }
    }

    /// "1300 chicken" beside "0700 porridge": whole hours as clocks of 24 hours are written, which alone are amounts.
    private var roundClocks: [Hour] {
        tokens.indices.compactMap { position in
            guard tokens[position].length == 4, let clock = Self.undotted(tokens[position]),
                clock.minute == 0, clock.hour > 0, position + 1 < tokens.count,
                isApart(position), !isTimed(position),
                kinds(position + 1).isDisjoint(with: [.unit, .container]),
                !isOne(position + 1, of: Self.numbered)
            else { return nil }
            return Hour(position: position, minutes: clock.hour * 60, isAmbiguous: false)
        }
    }

    private static let halfDay = 12 * 60
    /// Three numbers without a clock among them are hours only of the better part of a day.
    private static let leastSpan = 6 * 60
}
