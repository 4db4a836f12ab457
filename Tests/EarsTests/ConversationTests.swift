import Configuration
import Testing
import Voice

@testable import Ears

/// When the ears let something be heard, when they are deaf to it, and what they listen for.
@Suite struct ConversationTests {
    private static let alert = EarsReply(
        text: "You must not have it.", outcome: .done, isAlert: true)
    private static let question = EarsReply(text: "How much rice?", outcome: .question)
    private static let done = EarsReply(text: "egg: 70 calories.", outcome: .done)
    private static let unclear = EarsReply(text: "", outcome: .unclear)
    private static let talk = Heard(text: "the big one", confidence: 0.9, verdict: .nothing)

    @Test(
        arguments: [
            (VoiceFeedback.none, done, nil), (.none, question, nil),
            (.sound, done, .tone(.logged)), (.sound, question, .tone(.listening)),
            (.sound, unclear, .tone(.unclear)), (.speech, done, .speech("egg: 70 calories.")),
            (.sound, alert, .tone(.alert)), (.none, alert, nil),
            (.speech, alert, .alert("You must not have it.")),
            (.speech, question, .speech("How much rice?")), (.speech, unclear, .tone(.unclear)),
        ] as [(VoiceFeedback, EarsReply, Cue?)])
    func `each kind of feedback has its own way`(
        feedback: VoiceFeedback, reply: EarsReply, cue: Cue?
    ) {
        #expect(Cue.reply(reply, feedback, isAddressed: true) == cue)
    }

    @Test func `talk that was perhaps not meant is not complained of`() {
        #expect(Cue.reply(Self.unclear, .sound, isAddressed: false) == nil)
    }

    @Test func `a question opens the ears once it was heard, and no sooner`() {
        var conversation = Conversation(.speech)
        let opensAtOnce = conversation.hears(Self.question, whileSpeaking: false)
        #expect(!opensAtOnce)
        #expect(conversation.takeCues() == [.speech("How much rice?")])
        #expect(conversation.takeCues().isEmpty)
        let opens = conversation.cueEnded(wasPlayed: true)
        #expect(opens)
        let opensAgain = conversation.cueEnded(wasPlayed: true)
        #expect(!opensAgain)
    }

    @Test func `without feedback a question opens the ears at once`() {
        var conversation = Conversation(.none)
        let opens = conversation.hears(Self.question, whileSpeaking: false)
        #expect(opens)
        #expect(conversation.takeCues().isEmpty)
    }

    @Test(arguments: [(0.5, true, true), (0.9, true, false), (0.5, false, false)])
    func `what was hardly sure can be taken back once it was said back`(
        confidence: Double, isMeal: Bool, opens: Bool
    ) {
        var conversation = Conversation(.none)
        conversation.expectsReply(
            to: Heard(text: "two eggs", confidence: confidence, verdict: .sure), isMeal: isMeal)
        let isOpened = conversation.hears(Self.done, whileSpeaking: false)
        #expect(isOpened == opens)
        #expect(conversation.isForUndoing == opens)
        #expect(conversation.counts(Self.talk, isMeal: false))
        #expect(conversation.counts(Self.talk, isMeal: true) == !opens)
        conversation.ends()
        #expect(conversation.counts(Self.talk, isMeal: true))
    }

    @Test func `a meal but for a word is asked about when it was said to Demeter for certain`() {
        var conversation = Conversation(.none)
        let heard = Heard(text: "two eggs and toes", confidence: 0.3, verdict: .nothing, gap: 3..<4)
        #expect(conversation.verdict(on: heard).verdict == .nothing)
        conversation.opens()
        #expect(conversation.verdict(on: heard).verdict == .doubtful)
    }

    @Test func `while a recipe is told each reply opens the ears, and its end does not`() {
        var conversation = Conversation(.none)
        let told = EarsReply(text: "rice: 130 calories.", outcome: .done, isRecipeOpen: true)
        let opens = conversation.hears(told, whileSpeaking: false)
        #expect(opens)
        #expect(conversation.isTelling)
        let opensAtItsEnd = conversation.hears(Self.done, whileSpeaking: false)
        #expect(!opensAtItsEnd)
        #expect(!conversation.isTelling)
    }

    @Test func `talk over the pot is let pass three times, then the ears want to be called`() {
        var conversation = Conversation(.none)
        let told = EarsReply(text: "", outcome: .done, isRecipeOpen: true)
        for _ in 0..<2 {
            _ = conversation.hears(told, whileSpeaking: false)
            let stays = (0..<4).map { _ in conversation.isMisunderstood() }
            #expect(stays == [true, true, true, false])
        }
    }

    @Test func `talk over the pot that the daemon makes nothing of counts as such`() {
        var conversation = Conversation(.none)
        let told = EarsReply(text: "", outcome: .done, isRecipeOpen: true)
        let unclear = EarsReply(text: "", outcome: .unclear, isRecipeOpen: true)
        _ = conversation.hears(told, whileSpeaking: false)
        let opens = (0..<4).map { _ in conversation.hears(unclear, whileSpeaking: false) }
        #expect(opens == [true, true, false, false])
        let opensAgain = conversation.hears(told, whileSpeaking: false)
        #expect(opensAgain)
    }

    @Test func `whoever goes on speaking is not interrupted`() {
        var conversation = Conversation(.speech)
        let opens = conversation.hears(Self.question, whileSpeaking: true)
        #expect(opens)
        #expect(conversation.takeCues().isEmpty)
    }

    @Test func `what the ears say themselves is not heard, nor is its echo`() {
        var conversation = Conversation(.speech)
        _ = conversation.hears(Self.done, whileSpeaking: false)
        let beforeIt = conversation.isDeaf(isPlaying: false)
        #expect(!beforeIt)
        let meanwhile = conversation.isDeaf(isPlaying: true)
        #expect(meanwhile)
        _ = conversation.cueEnded(wasPlayed: true)
        let after = (0...Conversation.tail).map { _ in conversation.isDeaf(isPlaying: false) }
        #expect(after == Array(repeating: true, count: Conversation.tail) + [false])
    }

    @Test func `what could not be played leaves no echo`() {
        var conversation = Conversation(.sound)
        _ = conversation.hears(Self.done, whileSpeaking: false)
        _ = conversation.cueEnded(wasPlayed: false)
        let isDeaf = conversation.isDeaf(isPlaying: false)
        #expect(!isDeaf)
    }

    @Test func `answers are listened for when spoken to, and for a minute after a reply`() {
        var conversation = Conversation(.none)
        #expect(conversation.verdict(on: Self.talk).verdict == .nothing)
        conversation.isSpokenTo()
        #expect(conversation.verdict(on: Self.talk).verdict == .remark)
        _ = conversation.hears(Self.done, whileSpeaking: false)
        for _ in 1..<Conversation.attentive { _ = conversation.isDeaf(isPlaying: false) }
        #expect(conversation.verdict(on: Self.talk).verdict == .remark)
        _ = conversation.isDeaf(isPlaying: false)
        #expect(conversation.verdict(on: Self.talk).verdict == .nothing)
    }

    @Test func `what follows an utterance may correct it before the reply is there`() {
        var conversation = Conversation(.none)
        conversation.expectsReply(
            to: Heard(text: "two eggs", confidence: 0.9, verdict: .sure), isMeal: true)
        #expect(conversation.verdict(on: Self.talk).verdict == .remark)
    }

    @Test func `mumbled words are no answer`() {
        var conversation = Conversation(.none)
        conversation.isSpokenTo()
        let mumbled = Heard(text: "no", confidence: 0.1, verdict: .nothing)
        #expect(conversation.verdict(on: mumbled) == mumbled)
        #expect(conversation.verdict(on: .silence) == .silence)
    }

    @Test func `a push that led to nothing is told so`() {
        var conversation = Conversation(.sound)
        conversation.opens()
        _ = conversation.isMisunderstood()
        #expect(conversation.takeCues() == [.tone(.listening), .tone(.unclear)])
        _ = conversation.isMisunderstood()
        #expect(conversation.takeCues().isEmpty)
    }

    @Test(arguments: Tone.allCases)
    func `tones are short, begin and end softly, and do not clip`(tone: Tone) {
        let samples = tone.samples(rate: 16_000)
        #expect((1_600...4_000).contains(samples.count))
        #expect(samples.first == 0)
        #expect((3_000...7_000).contains(samples.map { abs(Int($0)) }.max() ?? 0))
    }
}
