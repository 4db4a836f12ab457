internal import MealReader
internal import Speech
internal import Voice

/// An utterance that a voice may be learnt from.
struct Lesson: Sendable {
    /// The words, as they were heard.
    var words: [String]
    var samples: [Int16]
    var statistics: VoiceStatistics
    /// Makes of the words what it made of them when they were confirmed.
    var reader: MealReader

    /// Overwrites what was said before it lets go of it.
    mutating func wipe() {
        samples.overwrite()
        samples = []
        statistics.wipe()
        words = []
    }
}

/// Which utterance was confirmed: logged and not taken back for a minute, or said yes to.
///
/// It has one utterance at a time, the newest that was sent. Frames of 20 ms are its clock.
struct Lessons: Sendable {
    /// Frames in which what was logged may be taken back or set right: a minute.
    static let objection = 3_000

    private enum State: Sendable {
        case none
        /// The daemon will reply.
        case sent(isDoubtful: Bool)
        /// It was asked whether that was said.
        case asked
        /// "Yes" was said, and the daemon will reply.
        case agreed
        /// It was logged; `left` counts the frames until nobody will object.
        case logged(left: Int)
    }

    private var state = State.none
    private var newest: Lesson?

    /// A meal was sent to the daemon; what was confirmed by that it was not objected to.
    mutating func sends(_ lesson: Lesson, isDoubtful: Bool) -> Lesson? {
        let confirmed = takeLogged()
        drop()
        newest = lesson
        state = .sent(isDoubtful: isDoubtful)
        return confirmed
    }

    /// Something else was sent: an answer, a correction, a command.
    mutating func sendsOther(_ text: String) {
        if case .asked = state, VoiceDesk.isYes(text) {
            state = .agreed
        } else {
            drop()
        }
    }

    /// The daemon replied.
    mutating func hears(_ outcome: EarsReply.Outcome) -> Lesson? {
        switch (state, outcome) {
        case (.sent(isDoubtful: false), .done): state = .logged(left: Self.objection)
        case (.sent(isDoubtful: true), .question): state = .asked
        case (.agreed, .done):
            defer { drop() }
            return newest.take()
        case (.logged, _), (.none, _): break
        default: drop()
        }
        return nil
    }

    /// Time goes by.
    mutating func passesFrame() -> Lesson? {
        guard case .logged(let left) = state else { return nil }
        state = .logged(left: left - 1)
        return left <= 1 ? takeLogged() : nil
    }

    private mutating func takeLogged() -> Lesson? {
        guard case .logged = state else { return nil }
        state = .none
        return newest.take()
    }

    /// Forgets the newest.
    mutating func drop() {
        state = .none
        newest?.wipe()
        newest = nil
    }
}
