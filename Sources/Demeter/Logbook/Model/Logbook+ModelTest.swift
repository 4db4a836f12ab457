internal import MealModel
internal import MealReader
internal import ModelReader
package import Service
package import Wire

extension Logbook {
    /// Sends one description to the model, past its memory, and tells all that went and came.
    package nonisolated(nonsending) func testModel(
        _ request: ModelTestRequest
    ) async throws(ServiceError) -> ModelTestResult {
        try check(request.text)
        guard let model, await model.state != .off else {
            return ModelTestResult(outcome: "off", reason: Phrases.modelOff)
        }
        let trace = ModelTrace()
        let outcome = await model.read(
            request.text, offline: reader.reading(of: request.text), isHard: request.isStrong,
            trace: trace)
        let exchanges = trace.exchanges.map(ModelExchangeMessage.init)
        switch outcome {
        case .reading(let reading):
            return ModelTestResult(
                outcome: "read", reading: ReadingMessage(reading, reviewedBy: review),
                exchanges: exchanges)
        case .later(let pause):
            return ModelTestResult(
                outcome: "later", reason: Phrases.modelLater(pause), exchanges: exchanges)
        case .stopped:
            return ModelTestResult(
                outcome: "stopped", reason: await model.state.sentence, exchanges: exchanges)
        case .failed(let failure):
            return ModelTestResult(
                outcome: "failed", reason: Phrases.modelFailed(failure), exchanges: exchanges)
        }
    }
}

extension ModelExchangeMessage {
    /// Longer answers are cut for the telling.
    private static let answerLimit = 32_000

    init(_ exchange: ModelExchange) {
        let response = exchange.response
        self.init(
            url: exchange.url, request: exchange.request, status: exchange.status,
            response: response.utf8.count > Self.answerLimit
                ? String(decoding: response.utf8.prefix(Self.answerLimit), as: UTF8.self) + "…"
                : response,
            milliseconds: (exchange.duration / .milliseconds(1) * 10).rounded() / 10,
            failure: exchange.failure?.name)
    }
}

extension Phrases {
    static let modelOff =
        "No language model is configured: set model.mode, model.base_url and model.model, and reload."

    static func modelLater(_ pause: Duration) -> String {
        let seconds = Int((pause / .seconds(1)).rounded(.up))
        return seconds > 0
            ? "The server cannot be asked for the next \(seconds) s: it does not answer, or the "
                + "requests of model.requests_per_minute or model.requests_per_day are used up."
            : "The question was taken back before its answer came."
    }

    static func modelFailed(_ failure: CallFailure) -> String {
        switch failure {
        case .status(404, _):
            "The server knows no such address or model (404). Check model.base_url and model.model."
        case .status(let status, _): "The server refuses the request (\(status))."
        case .untrusted:
            "The server's certificate or key is not trusted. Check model.base_url and model.pinned_key."
        case .impossible: "The address cannot be asked. Check model.base_url."
        case .answer(let fault): "The model's answer cannot be used: \(fault.name)."
        case .timeout, .connection, .garbled, .cancelled:
            "The server did not answer: \(failure.name)."
        }
    }
}
