package import Nutrition
internal import Telling
package import Wire

/// What a day is in a calendar.
package enum MealEvents {
    /// What an event is of.
    package enum Kind: String, Sendable, Hashable {
        case meal, day
    }

    /// The shortest that a meal is shown, in seconds.
    private static let shortest: Int64 = 1800

    /// The events of a day, by the names of their files; none of a day without logged entries.
    ///
    /// They are a function of the entries alone, so that what has not changed is not written again.
    ///
    /// - Parameter owner: keeps apart whose they are, where several people show their meals in one calendar.
    package static func of(
        _ day: DayMessage, as kind: Kind, owner: String
    ) -> [String: CalendarEvent] {
        let date = day.row.date
        let entries = day.entries.sorted { ($0.loggedAt, $0.id) < ($1.loggedAt, $1.id) }
        guard !entries.isEmpty else { return [:] }
        var events: [String: CalendarEvent] = [:]
        func add(_ name: CalendarName, _ entries: [EntryMessage]) {
            guard let first = entries.first?.loggedAt.seconds,
                let last = entries.last?.loggedAt.seconds
            else { return }
            let energy = energy(entries)
            let text = entries.map(line).joined(separator: "\n")
            events[name.file] = CalendarEvent(
                id: name.id,
                time: kind == .day
                    ? .wholeDay(date) : .span(from: first, to: max(last, first + shortest)),
                title: name.meal.map { Texts.summaries.title(Self.name(of: $0), energy) } ?? energy,
                text: text, stamp: last)
        }
        switch kind {
        case .day:
            add(CalendarName(owner: owner, day: date, meal: nil), entries)
        case .meal:
            for meal in Meal.allCases {
                add(
                    CalendarName(owner: owner, day: date, meal: meal),
                    entries.filter { $0.meal == meal })
            }
        }
        return events
    }

    private static func name(of meal: Meal) -> String {
        meal.told.prefix(1).uppercased() + meal.told.dropFirst()
    }

    private static func line(_ entry: EntryMessage) -> String {
        let energy = entry.nutrients.calories.map(Figures.calories) ?? Texts.figures.unknown()
        let name = Telling.current.name(
            entry.name, food: entry.food?.rawValue, saidAs: entry.text)
        guard let grams = entry.grams else { return Texts.summaries.item(name, energy) }
        return Texts.summaries.itemAmount(name, Figures.grams(grams), energy)
    }

    /// The sum of what is known, and that it is one where not everything is.
    private static func energy(_ entries: [EntryMessage]) -> String {
        let known = entries.compactMap(\.nutrients.calories)
        guard !known.isEmpty else { return Texts.figures.unknown() }
        let sum = Figures.calories(known.reduce(.zero, +))
        return known.count == entries.count ? sum : Texts.figures.least(sum)
    }
}

/// What an event of ours is called: `demeter-OWNER-2026-11-26-lunch`.
package struct CalendarName: Sendable, Hashable {
    package let owner: String
    package let day: LocalDay
    /// `nil` for the whole day.
    package let meal: Meal?

    package init(owner: String, day: LocalDay, meal: Meal?) {
        self.owner = owner
        self.day = day
        self.meal = meal
    }

    package var id: String {
        "demeter-\(owner)-\(day)" + (meal.map { "-\($0.rawValue)" } ?? "")
    }

    package var file: String { "\(id).ics" }

    /// The day of a name; `nil` for what is none of ours.
    package static func day(of file: String) -> LocalDay? {
        let parts = file.split(separator: "-", omittingEmptySubsequences: false)
        guard file.hasSuffix(".ics"), 5...6 ~= parts.count, parts[0] == "demeter",
            file.utf8.allSatisfy({ $0 > 0x2C && $0 < 0x7F && $0 != 0x2F })
        else { return nil }
        return LocalDay("\(parts[2])-\(parts[3])-\(parts[4].prefix(2))")
    }
}
