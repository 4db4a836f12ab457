import Configuration
import Host
import Logbook
import Server
import Service
import Voice
import Wire

extension Daemon {
    /// How the ears are started; `nil` when voice is off or they are not installed.
    static func ears(_ configuration: Configuration, _ overrides: Overrides) -> VoiceDesk.Launch? {
        guard configuration.voice.isEnabled, let program = Program.file() else { return nil }
        var arguments = ["serve"]
        for (name, value) in [
            ("config", overrides.configuration), ("data-dir", overrides.dataFolder),
            ("ingredients", overrides.ingredients), ("grammars", overrides.grammars),
        ] {
            if let value { arguments += ["--\(name)", value] }
        }
        // What the ears are told shows in how they are started, so that a change restarts them.
        let voice = configuration.voice
        arguments += [
            "--device", voice.device, "--listening", voice.listening.rawValue, "--wake-phrase",
            voice.wakePhrase,
        ]
        return VoiceDesk.Launch(
            program: Path.join(Path.parent(of: program), "demeter-ears"), arguments: arguments)
    }

    /// Logs or obeys what was spoken.
    static func say(_ text: String, to logbook: Logbook) async -> [String] {
        do {
            return try await logbook.say(text, in: .voice)
        } catch {
            return [ErrorTable.error(error).message]
        }
    }
}
