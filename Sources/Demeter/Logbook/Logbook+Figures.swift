internal import JSON
internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
internal import TimeZones
internal import Wire

// Figures alone, as a meal that is logged: "300 kcal", "lunch 600 kcal".
extension Logbook {
    /// `nil` when the words say more than figures, a meal and a time.
    nonisolated(nonsending) func enterFigures(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult? {
        let said = utterance.said
        guard
            case .figures(let figures, _, let meal, let time)? = FigureWords.addition(
                SpokenWords(said.text), isAsked: false, isFood: PayloadReader(reader: reader).isFood
            ),
            figures.areAny
        else { return nil }
        let calendar = calendar(of: said)
        let named = meal ?? said.meal
        let moment =
            time.map { time in
                let instant = calendar.instant(
                    of: time, meal: named, now: said.moment.instant.seconds)
                return Moment(milliseconds: instant * 1000, calendar)
            } ?? said.moment
        let content = review.reviewed(
            .manual(
                figures, name: nil, text: said.text, at: moment,
                meal: named ?? moment.meal(calendar)))
        let isHeld = content.state == .held
        let today = today()
        @Sendable func result(_ recorded: Recorded) -> LogResult {
            let entries = recorded.entries.compactMap(\.after)
            let total =
                recorded.totals.first { $0.day == moment.day } ?? DailyTotal(day: moment.day)
            let reply = Phrases.logged(
                entries, Reading(text: said.text), total, today: today)
            return LogResult(
                utterance: Int(utterance.id.rawValue), state: isHeld ? .held : .logged,
                entries: isHeld ? [] : entries.map(EntryMessage.init),
                held: isHeld ? entries.map(EntryMessage.init) : [],
                reply: reply.joined(separator: "\n"), day: DayRow(total))
        }
        do throws(JournalError) {
            let recorded = try await writing { () async throws(JournalError) in
                try await journal.finish(
                    utterance.id, isHeld ? .held : .logged, .log([content]),
                    reply: { result($0).json.text })
            }
            return result(recorded)
        } catch {
            throw await unfinished(utterance.id, error)
        }
    }

    /// The calendar of the place where something was said.
    private func calendar(of said: NewUtterance) -> LocalCalendar {
        let calendar = calendar()
        return calendar.zone.name == said.moment.zone
            ? calendar
            : LocalCalendar(
                zone: .fixed(said.moment.offset), dayStart: calendar.dayStart, meals: calendar.meals
            )
    }
}
