internal import JSON
internal import Journal
internal import MealModel
internal import MealReader
internal import ModelReader
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

// Meals that a language model may read.
extension Logbook {
    /// Gives a kept utterance its outcome: by the offline reading, or by a model's where one is needed.
    ///
    /// - Parameter mayAsk: whether there is time for the model now; else what needs it waits.
    nonisolated(nonsending) func settle(
        _ utterance: Utterance, _ reading: Reading, mayAsk: Bool
    ) async throws(ServiceError) -> LogResult {
        // What a person says of figures, no model is asked about.
        guard let model, settings.modelMode != ModelUse.off.rawValue,
            !reading.items.contains(where: { $0.stated != nil })
        else {
            return try await enter(utterance, as: reading, mayGuess: mayAsk)
        }
        let route = await model.route(reading)
        if route == .marked || route == .waiting,
            let known = await model.recall(
                utterance.said.text, offline: reading, isHard: await model.isHard(reading))
        {
            return try await conclude(utterance, reading, .reading(known), model)
        }
        switch route {
        case .offline: return try await enter(utterance, as: reading, mayGuess: mayAsk)
        case .checked: return try await enterAndCheck(utterance, reading)
        case .marked: return try await enterMarked(utterance, reading, model)
        case .waiting: return try await keepWaiting(utterance)
        case .model, .strongModel:
            guard mayAsk else { return try await keepWaiting(utterance) }
            return try await ask(model, utterance, reading, isHard: route == .strongModel)
        }
    }

    /// Asks the model while the sender waits.
    ///
    /// The utterance is `waiting` on disk before anything is sent, so that a crash in between leaves it
    /// to the queue. Whoever finishes it first, finishes it: the journal lets nobody do so twice.
    private nonisolated(nonsending) func ask(
        _ model: ModelReader, _ utterance: Utterance, _ reading: Reading, isHard: Bool
    ) async throws(ServiceError) -> LogResult {
        guard await desk.take(utterance.id) else { return try await waitingResult(utterance) }
        do throws(ServiceError) {
            try await markWaiting(utterance)
            let outcome = await model.read(utterance.said.text, offline: reading, isHard: isHard)
            let result = try await conclude(utterance, reading, outcome, model)
            await letGo(utterance)
            return result
        } catch {
            await letGo(utterance)
            throw error
        }
    }

    private nonisolated(nonsending) func letGo(_ utterance: Utterance) async {
        await desk.letGo(utterance.id)
        // What still waits is the queue's from here on.
        desk.wake()
    }

    /// What becomes of an utterance after the model was asked.
    nonisolated(nonsending) func conclude(
        _ utterance: Utterance, _ reading: Reading, _ outcome: ModelOutcome, _ model: ModelReader
    ) async throws(ServiceError) -> LogResult {
        switch outcome {
        case .reading(let better):
            let isBetter = !better.items.isEmpty || !reading.hasFigures
            return try await enter(
                utterance, as: isBetter ? better : reading, isByModel: isBetter)
        case .later:
            return reading.hasFigures
                ? try await enterAndCheck(utterance, reading) : try await waitingResult(utterance)
        case .stopped: return try await enterMarked(utterance, reading, model)
        case .failed:
            return reading.hasFigures
                ? try await enter(utterance, as: reading) : try await fail(utterance)
        }
    }

    /// Enters the offline reading now, and lets the model look at it when it can.
    private nonisolated(nonsending) func enterAndCheck(
        _ utterance: Utterance, _ reading: Reading
    ) async throws(ServiceError) -> LogResult {
        let result = try await enter(utterance, as: reading)
        let entries = (result.entries + result.held).map { EntryID(rawValue: Int64($0.id)) }
        if !entries.isEmpty {
            await desk.add(
                ModelDesk.Check(utterance: utterance.id, offline: reading, entries: entries))
        }
        return result
    }

    /// Enters a doubtful offline reading because nobody can be asked, and says so where a key was refused.
    private nonisolated(nonsending) func enterMarked(
        _ utterance: Utterance, _ reading: Reading, _ model: ModelReader
    ) async throws(ServiceError) -> LogResult {
        switch await model.availability {
        case .later: return try await enterAndCheck(utterance, reading)
        case .stopped:
            var result = try await enter(utterance, as: reading)
            result.reply += "\n" + Phrases.modelStopped
            return result
        case .ready, .off: return try await enter(utterance, as: reading)
        }
    }

    private nonisolated(nonsending) func keepWaiting(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult {
        try await markWaiting(utterance)
        desk.wake()
        return try await waitingResult(utterance)
    }

    private nonisolated(nonsending) func markWaiting(
        _ utterance: Utterance
    ) async throws(ServiceError) {
        guard utterance.state != .waiting else { return }
        do throws(JournalError) {
            try await writing { () async throws(JournalError) in
                try await journal.setState(of: utterance.id, .waiting)
            }
        } catch {
            throw await unfinished(utterance.id, error)
        }
    }

    private nonisolated(nonsending) func waitingResult(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult {
        try await result(of: utterance, .waiting, Phrases.waiting)
    }

    private nonisolated(nonsending) func fail(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult {
        let result = try await result(of: utterance, .failed, Phrases.failed)
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                _ = try await journal.finish(
                    utterance.id, .failed, reply: { _ in result.json.text })
            }
        }
        return result
    }

    nonisolated(nonsending) func result(
        of utterance: Utterance, _ state: Wire.UtteranceState, _ reply: String
    ) async throws(ServiceError) -> LogResult {
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(utterance.said.moment.day)
        }
        return LogResult(
            utterance: Int(utterance.id.rawValue), state: state, reply: reply,
            day: DayRow(page.total))
    }
}

extension Reading {
    /// Whether something of it could be logged with energy.
    var hasFigures: Bool { items.contains { $0.nutrients.calories != nil } }
}

extension Phrases {
    static var waiting: String { Texts.replies.waiting() }
    static var failed: String { Texts.replies.failed() }
    static var modelStopped: String { Texts.replies.modelStopped() }
}
