internal import HTTP
internal import JSON
internal import MealModel

extension ModelReader {
    /// A message that could be decoded, and what it says.
    struct Answered<Answer: Sendable> {
        var message: String
        var answer: Answer
    }

    /// Why a question ended without an answer.
    enum Ended: Error {
        case later(Duration)
        case stopped
        case failed(CallFailure)

        var outcome: ModelOutcome {
            switch self {
            case .later(let wait): .later(wait)
            case .stopped: .stopped
            case .failed(let failure): .failed(failure)
            }
        }
    }

    /// Sends a request until it is answered, the policy gives up, or the time is over.
    ///
    /// - Parameters:
    ///   - deadline: Unix time in seconds.
    ///   - decode: reads the model's message.
    func ask<Answer: Sendable>(
        _ request: ModelRequest, _ settings: ModelSettings, until deadline: Double,
        _ trace: ModelTrace? = nil,
        decode: @escaping @Sendable (String) throws(AnswerFault) -> Answer
    ) async throws(Ended) -> Answered<Answer> {
        let server = settings.address.text + " " + request.model
        var attempt = 1
        while true {
            if case .stopped = state { throw .stopped }
            if isEnding { throw .later(.zero) }
            let left = Duration.seconds(deadline - time.now())
            guard left > .zero else { throw .later(rest(nil)) }
            if let wait = takeRequest() { throw .later(wait) }
            await store.noteRequest(at: time.now(), to: request.model)
            let dialect = await dialect(of: server)
            let call = ModelCall(
                url: settings.address.text + "/chat/completions",
                body: request.body(dialect).text, bearer: bearer,
                timeout: min(left, settings.timeout), decode: decode)
            let result = await call.send(client)
            trace?.add(call.exchange(result))
            let failure: CallFailure
            switch result.ending {
            case .answered(let message, let answer, let usage):
                statistics.count(usage, after: result.duration)
                await store.noteTokens(usage, of: request.model, at: time.now())
                noteAnswer()
                return Answered(message: message, answer: answer)
            case .failed(let cause): failure = cause
            }
            if failure.mayBeDialect, let adapted = dialect.adapted(toRefusal: result.body) {
                await keep(adapted, of: server)
                continue
            }
            statistics.count(failure)
            await store.noteFailure(of: request.model, at: time.now())
            attempt = try await prepareNext(after: failure, attempt, deadline)
        }
    }

    /// Waits for the next attempt, or ends the question. Returns the number of the next attempt.
    private func prepareNext(
        after failure: CallFailure, _ attempt: Int, _ deadline: Double
    ) async throws(Ended) -> Int {
        // Whoever asked has gone; the server is not to blame.
        if failure == .cancelled { throw .later(.zero) }
        switch policy.decision(after: failure, attempt: attempt, jitter: .random(in: 0...1)) {
        case .again(let delay):
            guard delay < Duration.seconds(deadline - time.now()) else { throw .later(rest(nil)) }
            do {
                try await pause(for: delay)
            } catch {
                throw .later(.zero)
            }
            return attempt + 1
        case .giveUp(.unavailable(let asked)): throw .later(rest(asked))
        case .giveUp(.unauthorized):
            if case .status(let status, _) = failure { stop(.keyRefused(status: status)) }
            throw .stopped
        case .giveUp(.hopeless): throw .failed(failure)
        }
    }
}

extension CallFailure {
    /// Whether the server may only have disliked an option of the request.
    fileprivate var mayBeDialect: Bool {
        if case .status(let status, _) = self { return [400, 415, 422, 501].contains(status) }
        return false
    }
}
