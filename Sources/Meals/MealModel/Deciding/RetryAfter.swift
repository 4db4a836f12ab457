/// The wait that an answer's `Retry-After` header asks for.
package enum RetryAfter {
    /// Whole or decimal seconds up to a day; a date, or anything else, is `nil`: the clocks of two
    /// machines differ, and our own back-off serves as well.
    package static func duration(_ header: String?) -> Duration? {
        guard let header, let seconds = Double(header), (0...86_400).contains(seconds) else {
            return nil
        }
        return .seconds(seconds)
    }
}
