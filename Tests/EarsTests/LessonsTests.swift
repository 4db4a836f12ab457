import Speech
import Testing
import Voice

@testable import Ears

/// Which of the things that somebody says count as confirmed.
struct LessonsTests {
    private enum Event: Sendable {
        case meal(String, isDoubtful: Bool = false)
        case other(String)
        /// To the oldest of those that have none.
        case reply(EarsReply.Outcome, isOfEarlier: Bool = false)
        /// To what other ears heard.
        case stray(EarsReply.Outcome)
        case frames(Int)
    }

    private static func confirmed(_ events: [Event]) -> [String] {
        var lessons = Lessons()
        var confirmed: [String] = []
        var (sent, replied) = (0, 0)
        func take(_ lesson: Lesson?) {
            if let lesson { confirmed.append(lesson.words.joined(separator: " ")) }
        }
        for event in events {
            switch event {
            case .meal(let text, let isDoubtful):
                sent += 1
                let lesson = Lesson(
                    words: text.split(separator: " ").map(String.init), samples: [1],
                    statistics: VoiceStatistics(), reader: Workshop.reader)
                lessons.sends(lesson, as: sent, isDoubtful: isDoubtful)
            case .other(let text):
                sent += 1
                lessons.sendsOther(text, as: sent)
            case .reply(let outcome, let isOfEarlier):
                replied += 1
                take(
                    lessons.hears(
                        EarsReply(
                            text: "", outcome: outcome, utterance: replied,
                            isOfEarlier: isOfEarlier)))
            case .stray(let outcome):
                take(lessons.hears(EarsReply(text: "", outcome: outcome)))
            case .frames(let count): for _ in 0..<count { take(lessons.passesFrame()) }
            }
        }
        return confirmed
    }

    private static let logged: [Event] = [.meal("two eggs"), .reply(.done)]

    @Test func `what was logged is confirmed when nobody objects for a minute`() {
        #expect(Self.confirmed(Self.logged + [.frames(Lessons.objection - 1)]).isEmpty)
        #expect(Self.confirmed(Self.logged + [.frames(Lessons.objection + 9)]) == ["two eggs"])
    }

    @Test func `the next meal confirms the one before`() {
        #expect(
            Self.confirmed(Self.logged + [.meal("toast"), .reply(.done)]) == ["two eggs"])
    }

    @Test(arguments: ["no three eggs", "it was tea", "actually it was tea"])
    func `what reads as a meal and set right the one before confirms neither`(words: String) {
        let corrected = Self.logged + [.meal(words), .reply(.done, isOfEarlier: true)]
        #expect(Self.confirmed(corrected + [.frames(9_000)]).isEmpty)
        #expect(Self.confirmed(corrected + [.meal("toast"), .reply(.done)]).isEmpty)
        #expect(
            Self.confirmed(
                Self.logged + [
                    .meal(words, isDoubtful: true), .reply(.question, isOfEarlier: true),
                    .other("yes"), .reply(.done, isOfEarlier: true), .frames(9_000),
                ]
            ).isEmpty)
    }

    @Test func `what was said in time is waited for, however late its reply is`() {
        let late = Self.logged + [.meal("it was tea"), .frames(9_000)]
        #expect(Self.confirmed(late + [.reply(.done, isOfEarlier: true), .frames(9_000)]).isEmpty)
    }

    @Test func `a meal that made no sense to the daemon confirms nothing by itself`() {
        let unclear = Self.logged + [.meal("it was tea"), .reply(.unclear)]
        #expect(Self.confirmed(unclear).isEmpty)
        #expect(Self.confirmed(unclear + [.other("undo that"), .frames(9_000)]).isEmpty)
        #expect(Self.confirmed(unclear + [.frames(9_000)]) == ["two eggs"])
    }

    @Test(arguments: [EarsReply.Outcome.question, .unclear])
    func `each reply is about what it was said to`(outcome: EarsReply.Outcome) {
        let both: [Event] = [.meal("two eggs"), .meal("toast"), .reply(.done), .reply(outcome)]
        #expect(Self.confirmed(both + [.frames(9_000)]).isEmpty)
        #expect(
            Self.confirmed(
                [.stray(.done), .meal("toast"), .stray(.done), .reply(outcome)]
                    + [.frames(9_000)]
            ).isEmpty)
    }

    @Test func `of two that were said before a reply the second is learnt from`() {
        let both: [Event] = [.meal("two eggs"), .meal("toast"), .reply(.done), .reply(.done)]
        #expect(Self.confirmed(both + [.frames(9_000)]) == ["toast"])
        let corrected: [Event] = [
            .meal("it was tea"), .meal("toast"), .reply(.done, isOfEarlier: true), .reply(.done),
        ]
        #expect(Self.confirmed(Self.logged + corrected + [.frames(9_000)]) == ["toast"])
    }

    @Test func `a yes that came before the question confirms nothing`() {
        let early: [Event] = [
            .meal("two eggs", isDoubtful: true), .other("yes"), .reply(.question), .reply(.done),
        ]
        #expect(Self.confirmed(early + [.frames(9_000)]).isEmpty)
    }

    @Test(arguments: ["undo that", "make it three", "what have i had today"])
    func `what is taken back or set right is not learnt from`(objection: String) {
        #expect(
            Self.confirmed(
                Self.logged + [.other(objection), .reply(.done), .frames(9_000)]
            ).isEmpty)
    }

    @Test func `what was asked about is confirmed by yes and by nothing else`() {
        let asked: [Event] = [.meal("two eggs", isDoubtful: true), .reply(.question)]
        #expect(Self.confirmed(asked + [.other("yes"), .reply(.done)]) == ["two eggs"])
        #expect(Self.confirmed(asked + [.other("no"), .reply(.done), .frames(9_000)]).isEmpty)
        #expect(Self.confirmed(asked + [.other("yes"), .reply(.unclear)]).isEmpty)
        #expect(Self.confirmed(asked + [.meal("toast"), .reply(.done)]).isEmpty)
        #expect(Self.confirmed(asked + [.frames(9_000)]).isEmpty)
    }

    @Test(arguments: [EarsReply.Outcome.question, .unclear])
    func `what was sure and not logged is not learnt from`(outcome: EarsReply.Outcome) {
        #expect(
            Self.confirmed([.meal("two eggs"), .reply(outcome), .frames(9_000)]).isEmpty)
    }

    @Test func `a reply to somebody else confirms nothing twice`() {
        let events = Self.logged + [.stray(.done), .stray(.unclear), .frames(9_000), .stray(.done)]
        #expect(Self.confirmed(events) == ["two eggs"])
    }
}
