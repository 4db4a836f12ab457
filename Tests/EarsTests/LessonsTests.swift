import Speech
import Testing
import Voice

@testable import Ears

/// Which of the things that somebody says count as confirmed.
struct LessonsTests {
    private enum Event: Sendable {
        case meal(String, isDoubtful: Bool = false)
        case other(String)
        case reply(EarsReply.Outcome)
        case frames(Int)
    }

    private static func confirmed(_ events: [Event]) -> [String] {
        var lessons = Lessons()
        var confirmed: [String] = []
        func take(_ lesson: Lesson?) {
            if let lesson { confirmed.append(lesson.words.joined(separator: " ")) }
        }
        for event in events {
            switch event {
            case .meal(let text, let isDoubtful):
                let words = text.split(separator: " ").map(String.init)
                take(
                    lessons.sends(
                        Lesson(
                            words: words, samples: [1], statistics: VoiceStatistics(),
                            reader: Workshop.reader),
                        isDoubtful: isDoubtful))
            case .other(let text): lessons.sendsOther(text)
            case .reply(let outcome): take(lessons.hears(outcome))
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

    @Test(arguments: ["undo that", "no, make it three", "it was tea"])
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
        let events = Self.logged + [.reply(.done), .reply(.unclear), .frames(9_000), .reply(.done)]
        #expect(Self.confirmed(events) == ["two eggs"])
    }
}
