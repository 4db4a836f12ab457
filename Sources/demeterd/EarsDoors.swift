import Configuration
import Host
import Supervision
import UnixSocket

/// Has ears lent to the house's rooms, by a process of their own, as the configuration says.
final class LentEarsDoor: Sendable {
    private let keeper: ProgramKeeper

    init(on loop: EventLoop, log: Log) {
        keeper = ProgramKeeper("the ears of the rooms", for: .ears, on: loop) { log.warning($0) }
    }

    func configure(
        _ configuration: Configuration, _ overrides: Overrides, _ places: Places
    ) async {
        guard configuration.wyoming.hears, configuration.wyoming.listen != nil,
            let program = Program.file()
        else { return await stop() }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-ears"),
                arguments: [
                    "lend", "--supervised", "--at", configuration.lentEars(places),
                    "--wake-phrase", configuration.voice.wakePhrase,
                ] + overrides.earsArguments))
    }

    func stop() async { await keeper.configure(nil) }
}

/// Has a satellite's microphone carried to the ears by a program of its own, as the configuration says.
final class SatelliteDoor: Sendable {
    private let keeper: ProgramKeeper

    init(on loop: EventLoop, log: Log) {
        keeper = ProgramKeeper("the satellite", for: .rooms, on: loop) { log.warning($0) }
    }

    func configure(_ configuration: Configuration, _ places: Places) async {
        guard configuration.voice.isEnabled, let satellite = configuration.satellite,
            let program = Program.file()
        else { return await stop() }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-wyoming"),
                arguments: [
                    "microphone", "--supervised", "--server", satellite, "--to",
                    configuration.satelliteFIFO(places),
                ]))
    }

    func stop() async { await keeper.configure(nil) }
}
