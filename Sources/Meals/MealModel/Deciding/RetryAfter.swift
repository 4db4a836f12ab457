/// The wait that an answer's `Retry-After` header asks for.
package enum RetryAfter {
    /// Up to a day, in seconds or until a date; anything else is `nil`, and our own back-off serves.
    ///
    /// - Parameter date: the answer's `Date` header. A wait until a date is counted from it, since the
    ///   clocks of two machines differ; without one, such a wait is `nil`.
    package static func duration(_ header: String?, date: String? = nil) -> Duration? {
        guard let header else { return nil }
        if let seconds = Double(header) {
            return (0...86_400).contains(seconds) ? .seconds(seconds) : nil
        }
        guard let end = HTTPDate.seconds(header), let start = date.flatMap(HTTPDate.seconds) else {
            return nil
        }
        // What is over already asks for no wait.
        let seconds = max(0, end - start)
        return seconds <= 86_400 ? .seconds(seconds) : nil
    }
}
