import Configuration
import Host
import Supervision
import UnixSocket

/// Has the house's rooms heard by a program of its own, as the configuration says.
final class RoomsDoor: Sendable {
    private let keeper: ProgramKeeper

    init(on loop: EventLoop, log: Log) {
        keeper = ProgramKeeper("the rooms", for: .rooms, on: loop) { log.warning($0) }
    }

    func configure(_ configuration: Configuration, _ places: Places) async {
        guard let arguments = configuration.roomArguments(places), let program = Program.file()
        else { return await stop() }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-wyoming"),
                arguments: arguments))
    }

    func stop() async { await keeper.configure(nil) }
}
