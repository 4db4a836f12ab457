internal import Voice

/// Which utterance was confirmed: logged and not taken back for a minute, or said yes to.
///
/// What is said next may set right what was logged, though it reads as a meal ("it was tea"). Only the daemon knows, so
/// its reply decides. Frames of 20 ms are the clock.
struct Lessons: Sendable {
    /// Frames in which what was logged may be taken back or set right: a minute.
    static let objection = 3_000

    private enum State: Sendable {
        case none
        /// It was asked whether that was said.
        case asked
        /// It was logged; `left` counts the frames until nobody will object.
        case logged(left: Int)
    }

    /// The utterance that was sent last, whose reply is still to come.
    private enum Sent: Sendable {
        case meal(Lesson, isDoubtful: Bool)
        /// "Yes", to the question whether the last was said.
        case agreement
    }

    private var state = State.none
    /// What the daemon has replied to.
    private var last: Lesson?
    private var sent: (utterance: Int, what: Sent)?

    /// A meal was sent to the daemon.
    ///
    /// - Parameter utterance: its place among those that were sent, counted from 1.
    mutating func sends(_ lesson: Lesson, as utterance: Int, isDoubtful: Bool) {
        // What was asked about is confirmed by yes alone.
        if case .logged = state {} else { dropLast() }
        sent = (utterance, .meal(lesson, isDoubtful: isDoubtful))
    }

    /// Something else was sent: an answer, a correction, a command.
    mutating func sendsOther(_ text: String, as utterance: Int) {
        // A yes that came before the question answers something else.
        if sent == nil, case .asked = state, VoiceDesk.isYes(text) {
            sent = (utterance, .agreement)
        } else {
            drop()
        }
    }

    /// The daemon replied; what was confirmed by that.
    mutating func hears(_ reply: EarsReply) -> Lesson? {
        guard let place = reply.utterance else { return nil }
        guard let sent, sent.utterance == place else {
            // Another was sent before this reply came.
            if reply.isOfEarlier { dropLast() }
            return nil
        }
        self.sent = nil
        switch sent.what {
        case .agreement:
            let agreed = reply.outcome == .done && !reply.isOfEarlier ? last : nil
            dropLast()
            return agreed
        case .meal(let lesson, let isDoubtful):
            if reply.isOfEarlier {
                dropLast()
                return nil
            }
            // What made no sense to the daemon may have been meant to set something right.
            if reply.outcome == .unclear { return nil }
            let confirmed = takeLogged()
            switch (isDoubtful, reply.outcome) {
            case (false, .done): (last, state) = (lesson, .logged(left: Self.objection))
            case (true, .question): (last, state) = (lesson, .asked)
            default: break
            }
            return confirmed
        }
    }

    /// Time goes by; what was confirmed by that.
    mutating func passesFrame() -> Lesson? {
        // What was said in time counts, however late its reply is.
        guard sent == nil, case .logged(let left) = state else { return nil }
        state = .logged(left: left - 1)
        return left <= 1 ? takeLogged() : nil
    }

    private mutating func takeLogged() -> Lesson? {
        guard case .logged = state else { return nil }
        defer { dropLast() }
        return last
    }

    private mutating func dropLast() { (state, last) = (.none, nil) }

    /// Forgets what waits to be confirmed.
    mutating func drop() {
        dropLast()
        sent = nil
    }
}
