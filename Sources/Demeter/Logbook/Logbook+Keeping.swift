internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
internal import Telling
internal import TimeZones
package import Wire

// The way of a meal: kept first, then read, then entered.
extension Logbook {
    package nonisolated(nonsending) func log(
        _ request: LogRequest
    ) async throws(ServiceError) -> LogResult {
        try await telling(of: request.text).during { () async throws(ServiceError) in
            try await logTold(request)
        }
    }

    private nonisolated(nonsending) func logTold(
        _ request: LogRequest
    ) async throws(ServiceError) -> LogResult {
        try check(request.text)
        let moment = try moment(at: request.at)
        let said = NewUtterance(
            text: request.text, received: Timestamp(milliseconds: now()), moment: moment,
            source: request.source ?? "json", key: request.key, meal: request.meal)
        guard let key = request.key else { return told(try await log(said)) }
        // Whoever sends the same key meanwhile waits for the first result.
        await keys.take(key)
        do throws(ServiceError) {
            let result = try await log(said)
            await keys.letGo(key)
            return told(result)
        } catch {
            await keys.letGo(key)
            throw error
        }
    }

    /// Logs what was said, kept before it is read.
    nonisolated(nonsending) func log(
        _ said: NewUtterance
    ) async throws(ServiceError) -> LogResult {
        switch try await receive(said) {
        case .new(let id):
            do throws(ServiceError) {
                let result = try await enter(
                    Utterance(id: id, said: said, state: .received), mayAsk: true)
                return await guessing(result, of: said)
            } catch {
                await journal.secure()
                throw error
            }
        case .repeated(let earlier): return try await repeatedResult(of: earlier)
        }
    }

    /// Keeps what was said, before anybody reads it.
    nonisolated(nonsending) func receive(
        _ said: NewUtterance
    ) async throws(ServiceError) -> Receipt {
        await finishStuck()
        return try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in try await journal.receive(said) }
        }
    }

    /// Reads a kept utterance as a meal and gives it its outcome.
    ///
    /// - Parameter mayAsk: whether somebody waits for it and lets a language model have its time.
    nonisolated(nonsending) func enter(
        _ utterance: Utterance, mayAsk: Bool = false
    ) async throws(ServiceError) -> LogResult {
        try await telling(of: utterance.said.text).during { () async throws(ServiceError) in
            try await enterTold(common(utterance), mayAsk: mayAsk)
        }
    }

    private nonisolated(nonsending) func enterTold(
        _ utterance: Utterance, mayAsk: Bool
    ) async throws(ServiceError) -> LogResult {
        if let result = try await askDay(utterance) { return result }
        if let result = try await enterProducts(utterance, mayAsk: mayAsk) {
            return result
        }
        if let result = try await enterFigures(utterance) { return result }
        let reading = habitual(reader.reading(of: utterance.said.text))
        return try await settle(utterance, reading, mayAsk: mayAsk)
    }

    /// Gives a kept utterance the outcome of a reading.
    ///
    /// - Parameter mayGuess: whether somebody waits for it, and may be asked what an unknown food is.
    nonisolated(nonsending) func enter(
        _ utterance: Utterance, as reading: Reading, isByModel: Bool = false,
        products: Set<FoodID> = [], isProduct: Bool = false, mark: EntryWarning? = nil,
        mayGuess: Bool = false
    ) async throws(ServiceError) -> LogResult {
        // What the microphone hears may be other people's talk.
        let isGuessed = mayGuess && utterance.said.source != Self.voiceSource
        let reading = isGuessed ? await asking(reading) : reading
        var outcome = Outcome(
            utterance: utterance, reading: reading, calendar: calendar(), now: now(),
            isByModel: isByModel, review: review, kitchen: kitchen,
            ingredients: { ingredients }
        ).taken(from: products, orAll: isProduct)
        if let mark { outcome = outcome.marked(mark) }
        let made = outcome
        do throws(JournalError) {
            let recorded = try await writing { () async throws(JournalError) in
                if let question = made.openQuestion(at: Timestamp(milliseconds: now())) {
                    return try await journal.ask(
                        question, made.act, reply: { made.result($0).stored })
                }
                return try await journal.finish(
                    utterance.id, made.state, made.act,
                    reply: { made.result($0).stored })
            }
            note(recorded.entries)
            try? await keepKitchen(recorded)
            return made.result(recorded)
        } catch {
            if case .alreadyFinished = error { return try await storedResult(of: utterance.id) }
            throw await unfinished(utterance.id, error)
        }
    }

    /// What to say of kept words that could not be finished; they are tried again where that can help.
    nonisolated(nonsending) func unfinished(
        _ id: UtteranceID, _ error: JournalError
    ) async -> ServiceError {
        if let kept = ServiceError(kept: error) {
            noteStuck(id)
            return kept
        }
        if error == .fileLost {
            noteStuck(id)
            return ServiceError(error)
        }
        // These words would be refused each time.
        _ = try? await journal.finish(id, .failed)
        return ServiceError(error)
    }

    /// What the first log with the same key was answered.
    nonisolated(nonsending) func repeatedResult(
        of earlier: Utterance
    ) async throws(ServiceError) -> LogResult {
        let utterance = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.utterance(earlier.id)
        }
        if utterance.said.source == Self.photographSource, utterance.state.isOpen {
            return try await takeUpPhotograph(utterance, mayAsk: true)
        }
        return utterance.state.isOpen && utterance.state != .question
            ? try await enter(utterance, mayAsk: true) : try await storedResult(of: earlier.id)
    }

    private nonisolated(nonsending) func storedResult(
        of id: UtteranceID
    ) async throws(ServiceError) -> LogResult {
        let utterance = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.utterance(id)
        }
        if let text = utterance.result, var result = try? LogResult(stored: text) {
            await fill(&result.entries)
            await fill(&result.held)
            return result
        }
        // Put aside without a reply to anybody.
        return try await result(of: utterance, .failed, Phrases.failed)
    }

    /// Gives entries of a stored result the nutrients beyond the seven that they have in the journal.
    private nonisolated(nonsending) func fill(_ entries: inout [EntryMessage]) async {
        for index in entries.indices {
            guard let entry = try? await journal.entry(EntryID(entries[index].id)),
                entry.nutrients.leading == entries[index].nutrients
            else { continue }
            entries[index].nutrients = entry.nutrients
        }
    }

    /// Takes up what was kept and could not be entered, as after a full disk.
    nonisolated(nonsending) func finishStuck() async {
        for id in takeStuck() {
            guard let utterance = try? await journal.utterance(id), utterance.state.isUnread
            else { continue }
            if utterance.said.source == Self.photographSource {
                _ = try? await takeUpPhotograph(utterance, mayAsk: false)
            } else if isRemark(utterance) {
                _ = try? await journal.finish(id, .nothing)
            } else {
                _ = try? await enter(utterance)
            }
        }
    }

    func check(_ text: String) throws(ServiceError) {
        try ServiceError.check(description: text, limit: settings.descriptionLimit)
    }

    /// When what is said now, or at the instant that a program gives, was eaten.
    ///
    /// An instant in UTC, or with the offset of the person's own zone, is told in their zone. One with
    /// another offset was told somewhere else: its date there is its day.
    func moment(at instant: Wire.Instant?) throws(ServiceError) -> Moment {
        let calendar = calendar()
        let now = now()
        guard let instant else { return Moment(milliseconds: now, calendar) }
        let latest = now + 24 * 3600 * 1000
        guard (0...latest).contains(instant.milliseconds) else {
            throw .outOfRange(
                parameter: "at", lowest: "1970-01-01T00:00:00Z",
                highest: Wire.Instant(milliseconds: latest, offsetSeconds: 0).description)
        }
        let own = calendar.zone.offset(at: instant.seconds).seconds
        if instant.offsetSeconds == 0 || instant.offsetSeconds == own {
            return Moment(milliseconds: instant.milliseconds, calendar)
        }
        return Moment(
            milliseconds: instant.milliseconds,
            LocalCalendar(
                zone: .fixed(instant.offsetSeconds), dayStart: calendar.dayStart,
                meals: calendar.meals))
    }
}
