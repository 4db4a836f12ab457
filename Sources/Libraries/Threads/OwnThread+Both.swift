extension OwnThread {
    /// Has `one` done on a thread of its own while this one does `other`, and waits for both.
    ///
    /// Where there is no room for another thread, one is done after the other.
    package static func both<One: Sendable, Other>(
        _ name: String, _ one: @escaping @Sendable () -> One, _ other: () -> Other
    ) -> (One, Other) {
        let results = Mailbox<One>()
        let isStarted = start(name) { results.post(one()) } == 0
        let here = other()
        // Only what is started posts, and it does so once.
        guard isStarted, let there = results.take() else { return (one(), here) }
        return (there, here)
    }
}
