internal import Journal
internal import MealModel
internal import MealReader
internal import ModelReader
internal import RecipeReader
internal import Recipes
package import Service

// The queue of what waits for a language model.
extension Logbook {
    /// Reads what waits, whenever there is something and the model can be asked, until cancelled.
    ///
    /// Sleeps between: new work, a change of the configuration, and the end of a pause wake it.
    package func serveQueue() async {
        desk.wake()
        let sweeping = sweepHourly()
        for await _ in desk.signals { await serveOnce() }
        sweeping?.cancel()
    }

    /// Looks whether there is something to read, as after a change of the model's configuration.
    package func wakeQueue() { desk.wake() }

    package func stopQueue() async { await desk.stop() }

    private func serveOnce() async {
        await sweepPhotographs(isStart: false)
        guard let model else { return }
        let waiting = (try? await journal.utterances(in: .waiting)) ?? []
        for utterance in waiting {
            guard !Task.isCancelled, await mayGoOn(model) else { return }
            guard await desk.take(utterance.id) else { continue }
            let isDone = await read(utterance, model)
            await desk.letGo(utterance.id)
            // A disk that is full, most likely.
            if !isDone { return await desk.wake(after: .seconds(30), model.time.sleep) }
        }
        while !Task.isCancelled, await model.availability == .ready,
            let check = await desk.nextCheck()
        {
            await look(at: check, model)
        }
        _ = await mayGoOn(model)
    }

    /// Whether the model may be asked now, or is off for good; else sees to being woken.
    private func mayGoOn(_ model: ModelReader) async -> Bool {
        switch await model.availability {
        case .ready, .off: return true
        case .stopped: return false
        case .later:
            await desk.wake(after: await model.wait, model.time.sleep)
            return false
        }
    }

    /// Reads one utterance that waits. Returns whether the journal took what came of it.
    private func read(_ utterance: Utterance, _ model: ModelReader) async -> Bool {
        let text = utterance.said.text
        do {
            if utterance.said.source == Self.photographSource {
                return try await readPhotograph(utterance, model)
            }
            if isRemark(utterance) {
                _ = try await journal.finish(utterance.id, .nothing)
                return true
            }
            let reading = reader.reading(of: text)
            guard await model.availability != .off else {
                _ = try await enter(utterance, as: reading)
                return true
            }
            let outcome = await model.read(
                text, offline: reading, isHard: await model.isHard(reading))
            if case .later(let pause) = outcome {
                await desk.wake(after: max(pause, .seconds(1)), model.time.sleep)
                return true
            }
            if case .stopped = outcome { return true }
            _ = try await conclude(utterance, reading, outcome, model)
            return true
        } catch JournalError.alreadyFinished {
            return true
        } catch {
            return false
        }
    }

    /// Amends an entered meal when the model disagrees with better evidence.
    private func look(at check: ModelDesk.Check, _ model: ModelReader) async {
        guard let utterance = try? await journal.utterance(check.utterance),
            let change = utterance.change
        else { return }
        let outcome = await model.read(utterance.said.text, offline: check.offline)
        switch outcome {
        case .later: await desk.putBack(check)
        case .reading(let better) where Disagreement.isWorthAmending(check.offline, by: better):
            let contents = Outcome(
                utterance: utterance, reading: better, calendar: calendar(), now: now(),
                isByModel: true, review: review, kitchen: kitchen,
                ingredients: { ingredients }
            ).entries
            let operations =
                zip(check.entries, contents).map(EntryOperation.replace)
                + check.entries.dropFirst(contents.count).map(EntryOperation.remove)
                + contents.dropFirst(check.entries.count).map(EntryOperation.add)
            // Refused where the person has corrected it meanwhile: they know better.
            _ = try? await journal.amend(change, operations)
        default: break
        }
    }

    /// Puts failed utterances among those that wait. Returns how many.
    package nonisolated(nonsending) func retry() async throws(ServiceError) -> Int {
        let count = try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in try await journal.retryFailed() }
        }
        desk.wake()
        return count
    }
}
