/// Decides how long writes that wait for a sync wait for more, so that those share it.
///
/// Whoever is read at the moment is likely to be done within the time that a sync takes: they are waited for no longer than
/// that, and again as long as some came. Whoever is alone waits for nobody.
struct Gathering {
    /// No wait is longer, whatever the disk is like.
    private static let longest = Duration.milliseconds(2)
    /// However many come.
    private static let mostWaits = 16
    /// Whoever was not read within this time waits for something else, such as a model.
    private static let reading = Duration.milliseconds(50)

    /// Words that are about to be kept and read.
    private var arriving = 0
    /// Utterances that were kept and have no outcome yet, with the time when they were.
    private var read: [UtteranceID: ContinuousClock.Instant] = [:]
    private var sync = Duration.zero
    private var waits = 0
    private var waiting = 0

    /// Whether all that were waited for have come.
    var isComplete: Bool { waits > 0 && arriving == 0 && read.isEmpty }

    /// Words came that are to be kept; `began` follows.
    mutating func arrived() { arriving += 1 }

    /// They are kept and being read; `nil` where nobody reads them.
    mutating func began(_ id: UtteranceID?, at now: ContinuousClock.Instant) {
        arriving -= 1
        if let id { read[id] = now }
    }

    mutating func ended(_ id: UtteranceID) { read[id] = nil }

    /// How long the last sync took.
    mutating func synced(in time: Duration) { sync = min(time, Self.longest) }

    /// How long to wait before the next look; `nil` when the writes that wait are to be committed now.
    ///
    /// - Parameter count: how many wait.
    mutating func pause(_ count: Int, at now: ContinuousClock.Instant) -> Duration? {
        for (id, begun) in read where now - begun > Self.reading { read[id] = nil }
        guard sync > .zero, arriving > 0 || !read.isEmpty, count > waiting, waits < Self.mostWaits
        else {
            (waits, waiting) = (0, 0)
            return nil
        }
        waits += 1
        waiting = count
        return sync
    }
}
