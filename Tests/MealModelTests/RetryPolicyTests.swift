import MealModel
import TestSupport
import Testing

struct RetryPolicyTests {
    static let verdicts: [(CallFailure, CallVerdict)] = [
        (.timeout, .unavailable(after: nil)), (.connection, .unavailable(after: nil)),
        (.garbled, .unavailable(after: nil)), (.cancelled, .unavailable(after: nil)),
        (.status(408, retryAfter: nil), .unavailable(after: nil)),
        (.status(429, retryAfter: .seconds(9)), .unavailable(after: .seconds(9))),
        (.status(500, retryAfter: nil), .unavailable(after: nil)),
        (.status(503, retryAfter: nil), .unavailable(after: nil)),
        (.status(401, retryAfter: nil), .unauthorized),
        (.status(403, retryAfter: nil), .unauthorized),
        (.status(400, retryAfter: nil), .hopeless), (.status(404, retryAfter: nil), .hopeless),
        (.status(302, retryAfter: nil), .hopeless), (.untrusted, .hopeless),
        (.impossible, .hopeless), (.answer(.empty), .hopeless),
    ]

    @Test(arguments: verdicts)
    func `only what can change is tried again`(failure: CallFailure, verdict: CallVerdict) {
        #expect(RetryPolicy().verdict(on: failure) == verdict)
        let decision = RetryPolicy().decision(after: failure, attempt: 1, jitter: 1)
        if case .unavailable = verdict {
            guard case .again = decision else { return #expect(Bool(false), "\(decision)") }
        } else {
            #expect(decision == .giveUp(verdict))
        }
    }

    @Test func `three attempts are made, with growing waits`() {
        let policy = RetryPolicy()
        let decisions = (1...3).map {
            policy.decision(after: .timeout, attempt: $0, jitter: 1)
        }
        #expect(
            decisions == [
                .again(after: .milliseconds(500)), .again(after: .seconds(1)),
                .giveUp(.unavailable(after: nil)),
            ])
    }

    @Test func `a wait stays between half of its delay and the whole`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let policy = RetryPolicy(attempts: 20)
        for _ in 0..<200 {
            let attempt = Int.random(in: 1..<20, using: &random)
            let decision = policy.decision(
                after: .connection, attempt: attempt, jitter: .random(in: 0...1, using: &random))
            guard case .again(let delay) = decision else {
                #expect(Bool(false), "seed \(seed): \(decision)")
                continue
            }
            let whole = min(.milliseconds(500) * (1 << (attempt - 1)), .seconds(10))
            #expect(delay >= whole / 2 && delay <= whole, "seed \(seed)")
        }
    }

    @Test func `a server's own wait is kept, and a long one means later`() {
        let policy = RetryPolicy()
        #expect(
            policy.decision(after: .status(429, retryAfter: .seconds(3)), attempt: 1, jitter: 0)
                == .again(after: .seconds(3)))
        #expect(
            policy.decision(after: .status(429, retryAfter: .seconds(60)), attempt: 1, jitter: 0)
                == .giveUp(.unavailable(after: .seconds(60))))
    }

    @Test(
        arguments: [
            ("3", 3.0), ("0.5", 0.5), ("0", 0), ("-1", nil), ("soon", nil), (nil, nil),
            ("1e9", nil),
            ("nan", nil), ("Wed, 21 Oct 2026 07:28:00 GMT", nil),
        ] as [(String?, Double?)])
    func `Retry-After is read in seconds`(header: String?, seconds: Double?) {
        #expect(RetryAfter.duration(header) == seconds.map { .seconds($0) })
    }

    @Test(
        arguments: [
            ("Wed, 21 Oct 2026 07:28:30 GMT", 30), ("Wednesday, 21-Oct-26 07:29:00 GMT", 60),
            ("Wed Oct 21 07:28:05 2026", 5), ("Thu, 22 Oct 2026 07:28:00 GMT", 86_400),
            ("Wed, 21 Oct 2026 07:27:59 GMT", 0), ("Thu, 22 Oct 2026 07:28:01 GMT", nil),
            ("Wed, 21 Foo 2026 07:28:30 GMT", nil), ("Wed, 31 Feb 2026 07:28:30 GMT", nil),
            ("Wed, 21 Oct 2026 27:28:30 GMT", nil), ("Wed, 21 Oct 2026", nil), ("Oct", nil),
            ("07:28:30 Oct", nil),
        ] as [(String, Int64?)])
    func `Retry-After until a date counts from the server's clock`(
        header: String, seconds: Int64?
    ) {
        #expect(
            RetryAfter.duration(header, date: "Wed, 21 Oct 2026 07:28:00 GMT")
                == seconds.map { .seconds($0) })
    }

    @Test func `a damaged date is no date, and never crashes`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let whole = Array("Sun Nov  6 08:49:37 1994-,GMT".utf8)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                whole.randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let wait = RetryAfter.duration(text, date: "Sun, 06 Nov 1994 08:49:37 GMT")
            #expect(
                wait.map { .zero <= $0 && $0 <= .seconds(86_400) } ?? true, "seed \(seed): \(text)")
        }
    }
}
