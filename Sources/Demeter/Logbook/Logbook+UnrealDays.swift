internal import JSON
internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
internal import TimeZones
internal import Wire

// Days that no calendar has: nothing is logged on one, moved to one or told of one.
extension Logbook {
    /// Asks which day is meant where words name one that no calendar has ("31 November"); `nil` where they name none.
    nonisolated(nonsending) func askDay(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult? {
        let said = utterance.said
        guard let words = unrealDay(in: said.text) else { return nil }
        let reply = Phrases.noSuchDay(words).joined(separator: "\n")
        @Sendable func result(_ recorded: Recorded) -> LogResult {
            let total =
                recorded.totals.first { $0.day == said.moment.day }
                ?? DailyTotal(day: said.moment.day)
            return LogResult(
                utterance: Int(utterance.id.rawValue), state: .nothing, unread: [words],
                reply: reply, day: DayRow(total))
        }
        do throws(JournalError) {
            let recorded = try await writing { () async throws(JournalError) in
                try await journal.finish(
                    utterance.id, .nothing, .nothing, reply: { result($0).json.text })
            }
            return result(recorded)
        } catch {
            throw await unfinished(utterance.id, error)
        }
    }

    /// The words of the first date that no calendar has.
    func unrealDay(in text: String) -> String? {
        reader.times(in: text).hits.first { hit in
            [hit.time.day, hit.until].contains { $0?.isReal == false }
        }.map { hit in
            var words = SpokenWords(String(text[hit.range]))
            words.dropLeading(["on", "at", "from", "between"])
            return words.rest
        }
    }
}
