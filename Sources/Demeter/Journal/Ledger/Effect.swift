/// One revision that a change turned on or off.
struct Effect {
    var subject: Subject
    var revision: Int64
    var liveBefore: Bool
    var liveAfter: Bool
}
