internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import TimeZones
package import Wire

extension Logbook {
    package nonisolated(nonsending) func examine() async throws(ServiceError) -> DoctorMessage {
        guard let examiner else { throw .notAvailable(.doctor) }
        guard examining.begin() else { throw .busy }
        defer { examining.end() }
        guard let message = await examiner() else { throw .notAvailable(.doctor) }
        return message
    }

    package nonisolated(nonsending) func status() async throws(ServiceError) -> StatusMessage {
        await lapseQuestions()
        let calendar = calendar()
        let settings = settings
        let second = Timestamp(milliseconds: now()).seconds
        let (facts, firstOpen) = try await ServiceError.translating {
            () async throws(JournalError) in
            (try await journal.status(), try await journal.firstOpenDay())
        }
        let today = calendar.day(of: second)
        let rollover = calendar.end(of: max(firstOpen ?? today, today), after: second)
        return StatusMessage(
            version: settings.version, uptime: Int((now() - startedAt) / 1000),
            timeZone: calendar.zone.name,
            nextRollover: Wire.Instant(
                milliseconds: rollover * 1000,
                offsetSeconds: calendar.zone.offset(at: rollover).seconds),
            reader: StatusMessage.Reader(
                foods: reader.catalog.foods.count + (reader.catalog.store?.count ?? 0),
                ownFoods: ownFoods.count),
            model: StatusMessage.Model(
                mode: settings.modelMode, details: await modelDetails()),
            voice: await voiceStatus(settings),
            queues: StatusMessage.Queues(
                received: facts.open[.received] ?? 0, waiting: facts.open[.waiting] ?? 0,
                question: facts.open[.question] ?? 0, held: facts.held,
                summaries: facts.queuedMessages, lostSummaries: facts.lostMessages),
            journal: StatusMessage.Journal(
                bytes: Int(facts.bytes), entries: facts.entries, seq: Int(facts.lastSequence),
                commits: facts.commits.commits, writes: facts.commits.writes,
                readOnly: isReadOnly),
            page: await page?.status(), cloud: await cloud?.status(),
            household: await household?.status(),
            calendar: await calendarProgram?.status())
    }

    private nonisolated(nonsending) func voiceStatus(
        _ settings: LogbookSettings
    ) async -> StatusMessage.Voice {
        await voice?.status() ?? StatusMessage.Voice(enabled: settings.isVoiceEnabled)
    }

    private nonisolated(nonsending) func modelDetails() async -> ModelMessage? {
        guard let model else { return nil }
        return await ModelMessage(model)
    }
}
