internal import Arguments
internal import Nutrition
internal import Telling
internal import TimeZones
internal import Wire

/// The moment that a person names on the command line.
enum MomentOperand {
    static let help =
        "When it was eaten: 12:30 (the last time it was that late), \"yesterday 19:00\", "
        + "\"monday 8:15\", \"2026-03-06 12:30\", or RFC 3339."

    /// Unix seconds `now` and the person's zone decide what is not said.
    static func instant(
        _ text: String, now: Int64, zone: () throws(Failure) -> Zone
    ) throws(Failure) -> Instant? {
        if let instant = Instant(text) { return instant }
        var words = text.split(separator: " ")
        // "2026-03-06T12:30", without seconds and offset.
        if words.count == 1, text.utf8.count == 16, LocalDay(text.prefix(10)) != nil {
            words = [text.prefix(10), text.dropFirst(11)]
        }
        guard (1...2).contains(words.count), let minutes = minutes(words[words.count - 1])
        else { return nil }
        if words.count == 1 { return latest(minutes, now: now, zone: try zone()) }
        guard let day = DateOperand(String(words[0])) else { return nil }
        return at(minutes, of: day, now: now, zone: try zone())
    }

    private static func at(
        _ minutes: Int, of operand: DateOperand, now: Int64, zone: Zone
    ) -> Instant {
        let day = operand.day(today: today(now, zone))
        return instant(day, minutes, zone)
    }

    private static func latest(_ minutes: Int, now: Int64, zone: Zone) -> Instant {
        let today = today(now, zone)
        let candidate = instant(today, minutes, zone)
        return candidate.seconds <= now ? candidate : instant(today.advanced(by: -1), minutes, zone)
    }

    private static func instant(_ day: LocalDay, _ minutes: Int, _ zone: Zone) -> Instant {
        let local = Int64(day.daysSinceEpoch) * 86_400 + Int64(minutes) * 60
        let seconds = zone.instants(ofLocal: local).earliest
        return Instant(
            milliseconds: seconds * 1000, offsetSeconds: zone.offset(at: seconds).seconds)
    }

    private static func today(_ now: Int64, _ zone: Zone) -> LocalDay {
        let local = zone.local(at: now)
        return LocalDay(
            daysSinceEpoch: Int((local - (local < 0 ? 86_399 : 0)) / 86_400))
    }

    /// Minutes since midnight of `H:MM` or `HH:MM`.
    private static func minutes(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            text.utf8.allSatisfy({ (0x30...0x3A).contains($0) }),
            let hour = Int(parts[0]), hour < 24, let minute = Int(parts[1]), minute < 60
        else { return nil }
        return hour * 60 + minute
    }
}

extension Session {
    /// The moment that an option names; `nil` when it is not given.
    func moment(_ option: String) throws(Failure) -> Instant? {
        guard let text = command[option] else { return nil }
        let moment = try MomentOperand.instant(
            text, now: now, zone: { () throws(Failure) in try zone() })
        guard let moment else {
            throw misuse(phrase("\"\(text)\" is no moment; try 12:30 or \"yesterday 19:00\""))
        }
        return moment
    }
}
