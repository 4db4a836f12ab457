import Configuration
import Glibc
import Host
import JSON
import Locking
import Service
import Supervision
import UnixSocket
import Wire

/// Has changes carried to and from the person's cloud by a program of its own, as the configuration says.
final class CloudDoor: CloudControl {
    private let keeper: ProgramKeeper
    /// What the program told last of what it carried.
    private let carried: Told

    /// What the keeper's thread and those who ask both look at.
    private final class Told: Sendable {
        let message = Mutex<StatusMessage.Cloud?>(nil)
    }

    init(on loop: EventLoop, log: Log) {
        let carried = Told()
        self.carried = carried
        keeper = ProgramKeeper("the cloud", for: .cloud, on: loop) {
            log.warning($0)
        } other: { message in
            guard message["kind"]?.string == "carried", let status = message["status"] else {
                return
            }
            let cloud = try? StatusMessage.Cloud(json: status)
            carried.message.withLock { $0 = cloud ?? $0 }
        }
    }

    func configure(_ configuration: Configuration, _ places: Places) async {
        guard configuration.cloud.webdav != nil, let program = Program.file() else {
            return await stop()
        }
        var arguments = [
            "--supervised", "--socket", places.socket, "--data-dir", places.dataFolder,
        ]
        if places.isConfigurationChosen { arguments += ["--config", places.configuration] }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-sync"), arguments: arguments,
                settings: Self.settings(of: configuration.cloud)))
    }

    /// What the program reads once, when it starts.
    private static func settings(of cloud: Configuration.Cloud) -> String {
        var facts = stat()
        // The structure is filled in by the call.
        let isThere = cloud.passwordFile.map { stat($0, &facts) == 0 } ?? false
        let change = isThere ? "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)" : ""
        return [cloud.webdav, cloud.user, cloud.passwordFile, cloud.certificates, change]
            .map { $0 ?? "" }.joined(separator: "\n")
    }

    func stop() async {
        await keeper.configure(nil)
        carried.message.withLock { $0 = nil }
    }

    func status() async -> StatusMessage.Cloud? {
        let status = await keeper.status()
        guard status.state != .off else { return nil }
        var message = carried.message.withLock(\.self) ?? StatusMessage.Cloud(state: "")
        message.state = status.state.rawValue
        message.complaint = status.complaint ?? message.complaint
        return message
    }
}
