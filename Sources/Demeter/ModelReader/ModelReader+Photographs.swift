internal import HTTP
package import MealModel

/// What came of showing photographs to a model.
package enum PhotographOutcome: Sendable, Hashable {
    /// What it saw, and its message, which goes with the next question about the same pictures.
    case seen(PhotographAnswer, message: String)
    /// It can be asked again after so long.
    case later(Duration)
    /// It is not asked before the configuration changes.
    case stopped
    /// The same question will not be answered better.
    case failed(CallFailure)
}

extension ModelReader {
    /// The model that is shown photographs; `nil` where none is configured or none may be.
    private func photographModels(_ settings: ModelSettings) -> (first: String, strong: String)? {
        guard settings.showsPhotographs else { return nil }
        let first = settings.photographModel ?? settings.model
        return (first, settings.photographModel ?? settings.strongModel ?? first)
    }

    /// Whether photographs would be shown to anybody.
    package var seesPhotographs: Bool {
        guard let settings, photographModels(settings) != nil else { return false }
        return state != .off
    }

    /// Shows the pictures of one meal, or looks up what was seen in them.
    ///
    /// A meal of many foods or in doubt is shown to the better model as well, where there is another one.
    ///
    /// - Parameters:
    ///   - pictures: JPEGs without metadata.
    ///   - note: what the person says of them.
    ///   - earlier: the message that answered for the same pictures before.
    ///   - budget: for everything, retries included; the settings' timeout when `nil`.
    package func look(
        at pictures: [[UInt8]], note: String?, earlier: String? = nil,
        within budget: Duration? = nil
    ) async -> PhotographOutcome {
        guard let settings, let models = photographModels(settings) else { return .stopped }
        let prompt = PhotographPrompt(
            pictures: pictures.map(Base64.text(of:)), note: note, earlier: earlier)
        let deadline = time.now() + (budget ?? settings.timeout) / .seconds(1)
        let first = await look(prompt, models.first, settings, until: deadline)
        guard case .seen(let answer, _) = first, answer.isHard, models.strong != models.first
        else { return first }
        let second = await look(prompt, models.strong, settings, until: deadline)
        if case .seen = second { return second }
        return first
    }

    private func look(
        _ prompt: PhotographPrompt, _ model: String, _ settings: ModelSettings,
        until deadline: Double
    ) async -> PhotographOutcome {
        let key = AnswerKey(prompt, model: model)
        if let message = await store.message(for: key, at: time.now()),
            let answer = try? PhotographAnswer(decoding: message)
        {
            return .seen(answer, message: message)
        }
        await loadQuota()
        let request = ModelRequest(
            model: model, question: .photographs(prompt), maxTokens: settings.maxTokens,
            temperature: settings.temperature)
        do throws(Ended) {
            let answered = try await ask(
                request, settings, until: deadline, decode: Self.photographAnswer(in:))
            await store.keep(answered.message, for: key, at: time.now())
            return .seen(answered.answer, message: answered.message)
        } catch {
            return switch error {
            case .later(let pause): .later(pause)
            case .stopped: .stopped
            case .failed(let failure): .failed(failure)
            }
        }
    }

    @Sendable private static func photographAnswer(
        in message: String
    ) throws(AnswerFault) -> PhotographAnswer {
        try PhotographAnswer(decoding: message)
    }
}
