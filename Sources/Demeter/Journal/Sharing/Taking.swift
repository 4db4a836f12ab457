internal import Merging

/// What became of records that were taken in.
package struct TakenSummary: Sendable, Hashable {
    /// Records with something new in them.
    package var taken = 0
    /// Records of which everything was there.
    package var known = 0
    /// Records that refer to what has not come yet, or are of a later version; they are kept.
    package var waiting = 0
    /// Records that could only wait, and for which there is no room: the file is to be taken in again.
    package var postponed = 0
    /// Records that cannot be, which are passed over.
    package var refused = 0
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost = 0
    /// Whether foods, recipes or what must not be eaten are others now.
    package var changesFoods = false
    /// Whether anything was forgotten that was here, so that what this journal tells of earlier days is less.
    package var erases = false
    /// Whether another copy of this journal was met, and this one goes on as another device.
    package var isRenamed = false

    package init() {}

    /// Counts what became of further records, after those that were counted.
    mutating func add(_ other: TakenSummary) {
        taken += other.taken
        known += other.known
        waiting = other.waiting
        postponed += other.postponed
        refused += other.refused
        lost += other.lost
        changesFoods = changesFoods || other.changesFoods
        erases = erases || other.erases
        isRenamed = isRenamed || other.isRenamed
    }
}

/// Why a record is not taken now.
enum TakingHindrance: Error {
    /// It refers to what has not come, or is of a later version.
    case waits
    /// It cannot be.
    case refused
}

/// What records touched, to be settled once all of them are in.
struct Taking {
    struct Key: Hashable {
        var subject: Subject
        var place: ThingPlace
    }

    var summary = TakenSummary()
    /// Each once, in the order of their first appearance.
    private(set) var things: [Key] = []
    private var seen: Set<Key> = []
    /// How many changes of a thing had been overruled before.
    var lost: [Key: Int] = [:]
    /// Entries as they were.
    var entries: [(id: EntryID, before: FoodEntry?)] = []
    /// Things that nothing but one write of these records is of, and the entries that they are: what holds of them is
    /// known already.
    private(set) var plain: [Key: FoodEntry?] = [:]
    /// The next revision of each table of which one was written.
    var next: [Subject: Int64] = [:]
    /// Whether anything was ever forgotten.
    var hasErasures = true
    /// Entries that are gone for good, of which no event tells a word.
    var erased: Set<EntryID> = []
    /// The greatest clock that was heard.
    var heard: Int64 = 0
    /// Whether something was new that has this journal's own name.
    var isImpersonated = false
    /// Bytes that may still be kept of records that wait.
    var room: Int64 = 0

    /// How far it was when a record began, which may be taken back whole.
    struct Mark {
        fileprivate var things: Int
        fileprivate var entries: Int
        fileprivate var erased: Set<EntryID>
        fileprivate var heard: Int64
        fileprivate var summary: TakenSummary
    }

    var mark: Mark {
        Mark(
            things: things.count, entries: entries.count, erased: erased, heard: heard,
            summary: summary)
    }

    /// Forgets what came since; nothing is copied that has become long.
    mutating func takeBack(to mark: Mark) {
        for key in things[mark.things...] {
            seen.remove(key)
            lost[key] = nil
            plain[key] = nil
        }
        next = [:]
        things.removeSubrange(mark.things...)
        entries.removeSubrange(mark.entries...)
        erased = mark.erased
        heard = mark.heard
        summary = mark.summary
    }

    /// Whether it is new here.
    mutating func touch(_ key: Key) -> Bool {
        guard seen.insert(key).inserted else {
            plain[key] = nil
            return false
        }
        things.append(key)
        return true
    }

    /// Notes that a thing that was just touched for the first time is what its first write says.
    mutating func settled(_ key: Key, _ entry: FoodEntry?) { plain[key] = .some(entry) }
}
