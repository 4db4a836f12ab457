import Configuration
import Host
import Logbook
import People
import Server
import Service
import Voice
import Wire

extension Daemon {
    /// How the ears are started; `nil` when voice is off or they are not installed.
    static func ears(
        _ configuration: Configuration, _ overrides: Overrides, _ places: Places
    ) -> VoiceDesk.Launch? {
        guard configuration.voice.isEnabled, let program = Program.file() else { return nil }
        var arguments = ["serve"] + overrides.earsArguments
        // What the ears are told shows in how they are started, so that a change restarts them.
        let voice = configuration.voice
        arguments += [
            "--device", configuration.soundDevice(places), "--listening", voice.listening.rawValue,
            "--wake-phrase",
            voice.wakePhrase, "--feedback", voice.feedback.rawValue,
        ]
        if let socket = SecondDoor.socket(configuration, places) {
            arguments += ["--second", socket, "--first", voice.first.rawValue]
        }
        if voice.learns { arguments.append("--learn") }
        return VoiceDesk.Launch(
            program: Path.join(Path.parent(of: program), "demeter-ears"), arguments: arguments)
    }
}

/// Hands what was spoken to whoever is meant by it.
struct SpokenToPeople: VoiceListener {
    let residents: Residents
    let people: PeopleDesk

    /// Whose the microphone is; `nil` where it is the household's.
    private var person: String? { people.configuration.voice.person }

    private var logbooks: [Logbook] {
        guard let person else { return people.all.map(\.logbook) }
        return people.desk(of: person).map { [$0.logbook] } ?? []
    }

    private var questionTime: Int64? {
        logbooks.compactMap { $0.questionTime(in: .voice) }.max()
    }

    func say(_ text: String) async -> VoiceReply {
        do {
            let before = questionTime
            let said = try await residents.say(text, in: .voice, person: person)
            let asked = questionTime
            // A question that was open before is not asked again by another reply.
            return VoiceReply(
                lines: said.lines, outcome: asked != nil && asked != before ? .question : .done,
                isAlert: said.isAlert)
        } catch {
            return VoiceReply(lines: [ErrorTable.error(error).message], outcome: .unclear)
        }
    }

    func isRemark(_ text: String) async -> Bool {
        logbooks.contains { $0.isRemark(text, in: .voice) }
    }

    func isOrder(_ text: String) async -> Bool {
        people.desk(of: person)?.logbook.isOrder(text) ?? false
    }

    func isRecipeOpen() async -> Bool { logbooks.contains { $0.isRecipeOpen(in: .voice) } }
}
