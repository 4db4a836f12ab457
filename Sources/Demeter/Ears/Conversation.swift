internal import Configuration
internal import Voice

/// What the ears know of the talk with the person: whether they are spoken to, and what they let be
/// heard.
///
/// Frames of 20 ms are its clock.
struct Conversation: Sendable {
    /// Frames after a reply in which answers and corrections are listened for: a minute.
    static let attentive = 3_000
    /// Frames after a cue that are still its echo: 0.3 s.
    static let tail = 15

    private let feedback: VoiceFeedback
    private let judge = Judge()
    /// The next or last utterance was said to Demeter for certain: after a push, the wake phrase or
    /// a question.
    private var isAddressed = false
    /// Somebody pushed to talk, and sees the words as they come.
    private(set) var isWatched = false
    /// Somebody tells a recipe, so that the ears open after each reply and expect what goes into it.
    private(set) var isTelling = false
    private var misses = 0
    private var attention = 0
    /// What was sent last was hardly sure, so that it may have to be taken back.
    private var mayBeWrong = false
    /// The ears are open for taking back what was logged, and for nothing else.
    private(set) var isForUndoing = false
    private var echo = 0
    private var cues: [Cue] = []
    /// Cues that are to be played to their end before the ears open for an answer.
    private var cuesBeforeAnswer: Int?
    private var playing = 0

    init(_ feedback: VoiceFeedback) { self.feedback = feedback }

    /// The ears open for what is said next.
    mutating func opens(isWatched: Bool = false) {
        isForUndoing = false
        isAddressed = true
        misses = 0
        self.isWatched = isWatched
        play(.opening(feedback))
    }

    /// The wake phrase led what was just said.
    mutating func isSpokenTo() {
        isAddressed = true
        misses = 0
    }

    /// The ears closed, or were muted.
    mutating func ends() {
        isForUndoing = false
        isAddressed = false
        isWatched = false
        attention = 0
        cuesBeforeAnswer = nil
    }

    /// What was heard with open ears was neither a meal nor an answer; whether they stay open.
    mutating func isMisunderstood() -> Bool {
        if isTelling, mayMiss() {
            misses += 1
            return true
        }
        if isAddressed, feedback != .none { play(.tone(.unclear)) }
        isAddressed = false
        return false
    }

    /// Whoever talks to others over the pot is not listened to for ever.
    private func mayMiss() -> Bool { misses < 3 }

    /// Whether what is said now is meant for Demeter more likely than not.
    var isAddressedOrAttentive: Bool { isAddressed || attention > 0 }

    /// Takes a reply; whether the ears are to open for an answer at once.
    ///
    /// - Parameter whileSpeaking: whoever has gone on speaking is not interrupted.
    mutating func hears(_ reply: EarsReply, whileSpeaking: Bool) -> Bool {
        isTelling = reply.isRecipeOpen
        // What was sent and made no sense to the daemon is talk over the pot as well.
        misses = reply.outcome == .unclear ? misses + (isTelling ? 1 : 0) : 0
        if reply.outcome != .unclear { attention = Self.attentive }
        let cue =
            whileSpeaking ? nil : Cue.reply(reply, feedback, isAddressed: isAddressed)
        isAddressed = reply.outcome == .question || isTelling && mayMiss()
        isWatched = false
        isForUndoing = reply.outcome == .done && mayBeWrong && !isTelling
        mayBeWrong = false
        play(cue)
        guard isForUndoing || isAddressed, !isTelling || mayMiss() else { return false }
        if cue == nil { return true }
        cuesBeforeAnswer = playing
        return false
    }

    /// Takes the end of a cue; whether the ears are to open for an answer now.
    ///
    /// - Parameter wasPlayed: whether there was anything to hear, and to hear the echo of.
    mutating func cueEnded(wasPlayed: Bool) -> Bool {
        playing = max(0, playing - 1)
        if wasPlayed { echo = Self.tail }
        guard let left = cuesBeforeAnswer else { return false }
        cuesBeforeAnswer = left > 1 ? left - 1 : nil
        return left <= 1
    }

    /// Takes a frame; whether it may be the ears' own voice.
    mutating func isDeaf(isPlaying: Bool) -> Bool {
        if attention > 0 { attention -= 1 }
        if isPlaying { return true }
        guard playing == 0, echo > 0 else { return false }
        echo -= 1
        return true
    }

    /// Something was sent to the daemon, which will reply.
    ///
    /// What follows may be meant for the reply, which may come after it was heard. A meal that is logged from words that
    /// were hardly sure can be taken back by voice for as long as the ears stay open.
    mutating func expectsReply(to heard: Heard, isMeal: Bool) {
        attention = Self.attentive
        mayBeWrong = isMeal && heard.verdict == .sure && heard.confidence < Self.clear
    }

    /// The confidence below which what is logged may well be wrong.
    private static let clear = 0.85

    /// Whether what was heard counts while the ears are open for taking back alone: a command, an answer or a correction.
    func counts(_ heard: Heard, isMeal: Bool) -> Bool { !isForUndoing || !isMeal }

    /// Whether words that are no meal may be an answer or a correction; the daemon knows.
    ///
    /// What was said to Demeter for certain and is a meal but for one place is asked about.
    func verdict(on heard: Heard) -> Heard {
        if heard.verdict == .nothing, isAddressed, heard.gap != nil {
            var heard = heard
            heard.verdict = .doubtful
            return heard
        }
        guard heard.verdict == .nothing, isAddressed || attention > 0, !heard.text.isEmpty,
            heard.confidence >= judge.sure
        else { return heard }
        return Heard(text: heard.text, confidence: heard.confidence, verdict: .remark)
    }

    mutating func takeCues() -> [Cue] {
        defer { cues = [] }
        return cues
    }

    private mutating func play(_ cue: Cue?) {
        guard let cue else { return }
        cues.append(cue)
        playing += 1
    }
}
