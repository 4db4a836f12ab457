/// How long to wait before a lost device is tried again: half a second, then ever longer.
struct RetryPause {
    /// Milliseconds; a device that is plugged in again is heard within this.
    static let longest = 8_000

    private var following = 500

    /// Milliseconds.
    mutating func next() -> Int {
        defer { following = min(2 * following, Self.longest) }
        return following
    }
}
