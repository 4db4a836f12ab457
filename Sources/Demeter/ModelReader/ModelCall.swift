internal import HTTP
internal import MealModel

/// One request to a server of the chat-completions interface, and what its answer means.
struct ModelCall<Answer: Sendable> {
    var url: String
    var body: String
    var bearer: Secret?
    var timeout: Duration
    /// Reads the model's message.
    var decode: @Sendable (String) throws(AnswerFault) -> Answer

    struct Result {
        var status: Int?
        var body: [UInt8]
        var duration: Duration
        var ending: Ending
    }

    enum Ending {
        case answered(String, Answer, TokenUsage)
        case failed(CallFailure)
    }

    func send(_ client: HTTPClient) async -> Result {
        let start = ContinuousClock.now
        do throws(HTTPError) {
            let response = try await client.send(
                HTTPRequest(
                    url: url, body: Array(body.utf8),
                    headers: [HTTPHeader("Accept", "application/json")], bearer: bearer,
                    timeout: timeout))
            return Result(
                status: response.status, body: response.body, duration: start.duration(to: .now),
                ending: ending(of: response))
        } catch {
            return Result(
                status: nil, body: [], duration: start.duration(to: .now),
                ending: .failed(CallFailure(error.kind)))
        }
    }

    private func ending(of response: HTTPResponse) -> Ending {
        guard response.status == 200 else {
            return .failed(
                .status(
                    response.status,
                    retryAfter: RetryAfter.duration(
                        response[header: "retry-after"], date: response[header: "date"])))
        }
        do throws(AnswerFault) {
            let completion = try Completion(decoding: response.body)
            return .answered(
                completion.content, try decode(completion.content),
                completion.usage)
        } catch {
            return .failed(.answer(error))
        }
    }

    func exchange(_ result: Result) -> ModelExchange {
        var failure: CallFailure?
        if case .failed(let cause) = result.ending { failure = cause }
        return ModelExchange(
            url: url, request: body, status: result.status,
            response: bearer.map { $0.hidden(in: result.body) }
                ?? String(decoding: result.body, as: UTF8.self), duration: result.duration,
            failure: failure)
    }
}

extension CallFailure {
    fileprivate init(_ kind: HTTPError.Kind) {
        self =
            switch kind {
            case .timeout: .timeout
            case .connection: .connection
            case .tls: .untrusted
            case .tooLarge, .garbled: .garbled
            case .cancelled: .cancelled
            case .request: .impossible
            case .other: .connection
            }
    }
}
