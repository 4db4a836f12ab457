internal import HTTP
internal import MealModel

/// Why a service did not answer, and how long it is left alone for that.
struct ServiceFault: Error {
    var failure: LookupFailure
    /// As the service asked, or as its answer means; `nil` to leave it to the circuit breaker.
    var pause: Duration?
    /// Whether the next request would fail as well.
    var isCertain = false

    init(_ failure: LookupFailure) { self.failure = failure }

    init(_ error: HTTPError) {
        failure =
            switch error.kind {
            case .timeout, .cancelled: .timeout
            case .connection, .other: .connection
            case .tls: .untrusted
            case .tooLarge: .tooLarge
            case .garbled: .garbled("is no answer in HTTP")
            case .request: .garbled("has an address that cannot be asked")
            }
        isCertain = failure == .connection || failure == .untrusted
    }

    init(_ response: HTTPResponse) {
        let asked = RetryAfter.duration(
            response[header: "retry-after"], date: response[header: "date"])
        switch response.status {
        // A key that is refused, or a program: both stay as they are for a while.
        case 401, 403:
            failure = .refused(status: response.status)
            pause = .seconds(3600)
        case 429:
            failure = .status(429)
            pause = asked ?? .seconds(60)
        default:
            failure = .status(response.status)
            pause = asked
        }
    }
}
