/// Writes that wait for a commit, and whether one is planned.
struct WriteQueue {
    /// Writes that wait for a commit with a sync.
    private var synced: [PendingWrite] = []
    private var isSyncPlanned = false
    /// Writes that wait for a commit without one, such as words that are to be read.
    private var unsynced: [PendingWrite] = []
    private var isUnsyncedPlanned = false
    private var gathering = Gathering()

    /// - Returns: whether somebody is to be asked for a commit of this kind now: as it is the first, or the last that
    ///   the others waited for.
    mutating func add(_ write: PendingWrite) -> Bool {
        switch write.durability {
        case .process:
            unsynced.append(write)
            defer { isUnsyncedPlanned = true }
            return !isUnsyncedPlanned
        case .machine:
            synced.append(write)
            defer { isSyncPlanned = true }
            return !isSyncPlanned || gathering.isComplete
        }
    }

    /// How long those who wait for a sync wait for others; `nil` when they are to be committed now.
    mutating func pause(at now: ContinuousClock.Instant) -> Duration? {
        gathering.pause(synced.count, at: now)
    }

    /// Takes what waits for one kind of commit.
    mutating func take(_ durability: Durability) -> [PendingWrite] {
        switch durability {
        case .process:
            defer { (unsynced, isUnsyncedPlanned) = ([], false) }
            return unsynced
        case .machine:
            defer { (synced, isSyncPlanned) = ([], false) }
            return synced
        }
    }

    /// Notes that words are to be kept; `began` follows.
    mutating func arrived() { gathering.arrived() }

    /// Notes that an utterance is being read, whose outcome others may wait for; `nil` where it is not.
    mutating func began(_ id: UtteranceID?) { gathering.began(id, at: .now) }

    /// Notes that its outcome is on its way, or that nobody is to wait for it.
    mutating func ended(_ id: UtteranceID) { gathering.ended(id) }

    mutating func synced(in time: Duration) { gathering.synced(in: time) }
}
