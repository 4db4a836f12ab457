/// When a summary that did not arrive is tried again; times in milliseconds.
package enum RetrySchedule {
    package static let patience: Int64 = 3 * 86_400_000

    /// A minute after the first failure, twice as long after each further one, two hours at most.
    ///
    /// - Parameters:
    ///   - attempts: failed ones, this one included.
    ///   - created: when the message was queued.
    /// - Returns: when it is due; `nil` when it is given up, three days after it was queued.
    package static func next(afterAttempt attempts: Int, at now: Int64, created: Int64) -> Int64? {
        let pause = min(7_200_000, Int64(60_000) << Int64(min(max(0, attempts - 1), 10)))
        let next = now + pause
        return next < created + patience ? next : nil
    }
}
