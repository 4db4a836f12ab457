import Configuration
import Host
import Supervision
import UnixSocket

/// Has a second recogniser reached by a program of its own, as the configuration says.
final class SecondDoor: Sendable {
    private let keeper: ProgramKeeper

    init(on loop: EventLoop, log: Log) {
        keeper = ProgramKeeper("the second recogniser", for: .rooms, on: loop) { log.warning($0) }
    }

    /// Where the ears find it; `nil` when there is none.
    static func socket(_ configuration: Configuration, _ places: Places) -> String? {
        guard configuration.voice.isEnabled, configuration.voice.second != nil else { return nil }
        return Path.join(places.dataFolder, "second.sock")
    }

    func configure(_ configuration: Configuration, _ places: Places) async {
        guard let server = configuration.voice.second,
            let socket = Self.socket(configuration, places), let program = Program.file()
        else { return await stop() }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-wyoming"),
                arguments: ["second", "--supervised", "--server", server, "--at", socket]))
    }

    func stop() async { await keeper.configure(nil) }
}
