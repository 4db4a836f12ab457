/// Why a call to a server brought no completion, as far as it decides what comes next.
package enum CallFailure: Error, Sendable, Hashable {
    case timeout
    case connection
    /// The server's certificate or key is not acceptable.
    case untrusted
    /// What came is no HTTP, is too long or cannot be unpacked.
    case garbled
    /// An answer with an error status, and the wait that it asks for.
    case status(Int, retryAfter: Duration?)
    /// The request cannot be made: the configured address is none.
    case impossible
    case cancelled
    /// A completion came and cannot be used.
    case answer(AnswerFault)
}

/// What a failure means once nobody tries again.
package enum CallVerdict: Sendable, Hashable {
    /// The server cannot answer now; it may later, not before the wait it asked for.
    case unavailable(after: Duration?)
    /// The key was refused: nobody asks until the configuration changes.
    case unauthorized
    /// The same request will fail again.
    case hopeless
}
