/// How often a host may be asked: a bucket that holds `burst` requests and gets another one each `interval`.
///
/// `burst` and what comes in the time of the published limit are at most that limit together, so that it
/// holds for every stretch of that time and not only on average.
struct LookupRate: Sendable, Hashable {
    /// Tells the buckets of a service from each other: searches and look-ups by number.
    var bucket: String
    var burst: Double
    /// Seconds.
    var interval: Double
}

/// What is left in a bucket.
struct TokenBucket: Sendable, Hashable {
    var tokens: Double
    /// Unix seconds of the last change.
    var changed: Double

    init(_ rate: LookupRate, at now: Double) {
        tokens = rate.burst
        changed = now
    }

    init(tokens: Double, changed: Double) {
        self.tokens = tokens
        self.changed = changed
    }

    /// Takes a request out of the bucket; the seconds until there is one when it is empty.
    ///
    /// A clock that was set back fills nothing, and costs nothing.
    mutating func take(_ rate: LookupRate, at now: Double) -> Double? {
        tokens = min(rate.burst, tokens + max(0, now - changed) / rate.interval)
        changed = now
        // Sums of quotients miss a whole one by a little.
        guard tokens >= 1 - 1e-9 else { return (1 - tokens) * rate.interval }
        tokens = max(0, tokens - 1)
        return nil
    }
}
