/// How a line stands to what was spoken of in its conversation: what follows is for whoever was spoken of.
package enum LineStanding: Sendable, Hashable {
    /// It stands for itself.
    case apart
    /// It answers or corrects.
    case follows
    /// It takes the last change back.
    case undoes
    /// It restores what was taken back last.
    case redoes

    /// Whether it takes back or restores.
    package var isTurn: Bool { self == .undoes || self == .redoes }
}
