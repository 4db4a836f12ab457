import JSON
import Testing

@testable import Voice

@Suite struct EarsMessageTests {
    @Test(arguments: [
        EarsMessage.ready(confinement: "seccomp"), .open(true), .error("gone"), .words("two"),
        .learnt(Learnt(meals: 4, before: 2, after: 1, isKept: true)),
        .utterance(Heard(text: "two eggs", confidence: 0.5, verdict: .doubtful)),
        .utterance(Heard(text: "two eggs", confidence: 0.5, verdict: .doubtful, gap: 1..<2)),
    ])
    func `messages survive the way`(message: EarsMessage) {
        #expect(EarsMessage(message.json) == message)
    }

    @Test(arguments: [
        EarsCommand.listen, .mute, .unmute, .stop, .reload,
        .reply(EarsReply(text: "Sure?", outcome: .question)),
        .reply(EarsReply(text: "Sure?", outcome: .done, isAlert: true)),
        .reply(EarsReply(text: "rice: 130 calories.", outcome: .done, isRecipeOpen: true)),
        .reply(EarsReply(text: "", outcome: .done, utterance: 7, isOfEarlier: true)),
    ])
    func `commands survive the way`(command: EarsCommand) {
        #expect(EarsCommand(command.json) == command)
    }

    @Test func `what is no message is none`() {
        #expect(EarsMessage(["kind": "open"]) == nil)
        #expect(EarsMessage([1, 2]) == nil)
        #expect(EarsCommand(["command": "dance"]) == nil)
        #expect(EarsCommand(["command": "reply", "text": "Sure?"]) == nil)
    }
}
