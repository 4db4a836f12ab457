package import Nutrition

/// What something that was cut off, by a kill or by a power cut, has left in a data folder.
package enum Leftover: Sendable, Hashable {
    /// A journal that a restore or an import was making; the one in place is as it was before.
    case draft
    /// The journal that a restore has taken the place of, without its name yet.
    case former
    /// Days that were being forgotten, or everything.
    case erasure(ClosedRange<LocalDay>?)
    /// The same, and why it cannot be finished now.
    case unfinished(ClosedRange<LocalDay>?, CareError)
    /// There is no journal, but one that a restore of an earlier version has taken away.
    case lost(former: String)
    /// A journal that a restore of an earlier version was making; nothing uses it.
    case oldDraft(path: String)
    /// The journal's file has no byte in it: its first start was cut off, or what it held is lost.
    case hollow
}
