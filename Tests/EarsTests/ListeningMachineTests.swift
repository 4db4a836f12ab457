import Configuration
import Testing

@testable import Ears

@Suite struct ListeningMachineTests {
    private static func actions(
        _ mode: VoiceListening, _ inputs: [ListeningMachine.Input]
    ) -> [ListeningMachine.Action] {
        var machine = ListeningMachine(mode: mode)
        return inputs.map { machine.take($0) }
    }

    private static let utterance: [ListeningMachine.Input] = [
        .frame(.began), .frame(.nothing), .frame(.paused), .frame(.ended),
    ]

    @Test(
        arguments: [
            (VoiceListening.always, [.keep, .nothing, .prepare, .finish(isOpen: true)]),
            (.wake, [.keep, .nothing, .prepare, .finish(isOpen: false)]),
            (.push, [.nothing, .nothing, .nothing, .nothing]),
        ] as [(VoiceListening, [ListeningMachine.Action])])
    func `each mode treats talk in its way`(
        mode: VoiceListening, actions: [ListeningMachine.Action]
    ) {
        #expect(Self.actions(mode, Self.utterance) == actions)
    }

    @Test func `a push opens the ears for one utterance`() {
        #expect(
            Self.actions(.push, [.open] + Self.utterance + Self.utterance)
                == [.nothing, .keep, .nothing, .prepare, .finish(isOpen: true)]
                + [.nothing, .nothing, .nothing, .nothing])
    }

    @Test func `while a recipe is told they stay open for half a minute`() {
        var machine = ListeningMachine(mode: .wake)
        #expect(machine.take(.expectIngredient) == .nothing)
        #expect(machine.isOpen)
        for _ in 1..<1_500 {
            let action = machine.take(.frame(.nothing))
            #expect(action == .nothing)
        }
        let last = machine.take(.frame(.nothing))
        #expect(last == .close)
        #expect(!machine.isOpen)
    }

    @Test func `the wake phrase alone opens the ears`() {
        #expect(
            Self.actions(.wake, Self.utterance + [.woken] + Self.utterance).last
                == .finish(isOpen: true))
    }

    @Test func `open ears close after eight seconds of nothing`() {
        let quiet = Array(repeating: ListeningMachine.Input.frame(.nothing), count: 401)
        let actions = Self.actions(.push, [.open] + quiet)
        #expect(actions.firstIndex(of: .close) == 400)
        #expect(actions.last == .nothing)
    }

    @Test(arguments: VoiceListening.allCases)
    func `mute wipes at once and lasts until unmute`(mode: VoiceListening) {
        #expect(
            Self.actions(mode, [.open, .frame(.began), .mute, .frame(.began), .open, .unmute])
                == [.nothing, .keep, .wipe, .nothing, .nothing, .nothing])
    }
}

@Suite struct WakePhraseTests {
    @Test(arguments: [
        ("hey demeter", WakePhrase.Match.alone), ("hey demeter two eggs", .leading(2)),
        ("um hey demeter tea", .leading(3)), ("i said to him hey demeter", .none),
        ("hey", .none), ("", .none), ("two eggs", .none), ("a demeter two eggs", .leading(2)),
        ("um they demeter", .alone), ("demeter two eggs", .none), ("a", .none),
    ])
    func `the phrase is found where it leads`(heard: String, match: WakePhrase.Match) {
        let words = heard.split(separator: " ").map(String.init)
        #expect(WakePhrase("Hey Demeter!").match(words) == match)
    }

    @Test(arguments: [
        ("hey demeter a black coffee", "a black coffee"), ("um hey demeter tea", "tea"),
        ("hey demeter", "hey demeter"), ("two eggs", "two eggs"), ("", ""),
    ])
    func `what follows the phrase is what was said`(heard: String, rest: String) {
        #expect(WakePhrase("hey demeter").rest(of: heard) == rest)
        #expect(WakePhrase("").rest(of: heard) == heard)
    }
}
