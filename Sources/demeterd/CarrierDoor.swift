import Configuration
import Glibc
import Host
import JSON
import Locking
import Service
import Supervision
import UnixSocket
import Wire

/// Has changes carried to and from where devices share the journal by a program of its own, as the configuration says.
final class CarrierDoor: CloudControl {
    /// Where that is.
    enum Way: Sendable {
        /// A folder of the person's cloud.
        case cloud
        /// The household's server.
        case household
        /// A calendar.
        case calendar

        /// What people call it.
        var name: String {
            switch self {
            case .cloud: "the cloud"
            case .household: "the household"
            case .calendar: "the calendar"
            }
        }

        var program: String {
            switch self {
            case .cloud, .calendar: "demeter-sync"
            case .household: "demeter-postgres"
            }
        }

        var receiver: ChildEnvironment.Receiver {
            switch self {
            case .cloud: .cloud
            case .household: .household
            case .calendar: .calendar
            }
        }

        /// What it is told beside where things are.
        var arguments: [String] { self == .calendar ? ["--calendar"] : [] }

        /// What the program reads of the configuration; `nil` when it is not wanted.
        func settings(of configuration: Configuration) -> [String?]? {
            switch self {
            case .cloud:
                configuration.cloud.webdav.map { webdav in
                    let cloud = configuration.cloud
                    return [
                        webdav, cloud.user, cloud.passwordFile, cloud.certificates, cloud.keyFile,
                        configuration.sync.url.map { _ in "a server" },
                    ]
                }
            case .calendar:
                configuration.calendar.url.map { url in
                    let calendar = configuration.calendar
                    return [
                        url, calendar.user, calendar.passwordFile, calendar.certificates,
                        calendar.event.rawValue,
                    ]
                }
            case .household:
                configuration.sync.url.map { url in
                    let sync = configuration.sync
                    return [
                        url, sync.person, sync.passwordFile, sync.certificates,
                        configuration.people.sharesFoods ? nil : "no foods",
                    ]
                }
            }
        }

        func passwordFile(of configuration: Configuration) -> String? {
            switch self {
            case .cloud: configuration.cloud.passwordFile
            case .household: configuration.sync.passwordFile
            case .calendar: configuration.calendar.passwordFile
            }
        }
    }

    private let way: Way
    private let keeper: ProgramKeeper
    /// What the program told last of what it carried.
    private let carried: Told

    /// What the keeper's thread and those who ask both look at.
    private final class Told: Sendable {
        let message = Mutex<StatusMessage.Cloud?>(nil)
    }

    init(_ way: Way, on loop: EventLoop, log: Log) {
        let carried = Told()
        self.way = way
        self.carried = carried
        keeper = ProgramKeeper(way.name, for: way.receiver, on: loop) {
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
        guard let settings = way.settings(of: configuration), let program = Program.file() else {
            return await stop()
        }
        var arguments = [
            "--supervised", "--socket", places.socket, "--data-dir", places.dataFolder,
        ]
        arguments += way.arguments
        if places.isConfigurationChosen { arguments += ["--config", places.configuration] }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), way.program), arguments: arguments,
                settings: Self.text(settings, way.passwordFile(of: configuration))))
    }

    /// What the program reads once, when it starts.
    private static func text(_ settings: [String?], _ passwordFile: String?) -> String {
        var facts = stat()
        // The structure is filled in by the call.
        let isThere = passwordFile.map { stat($0, &facts) == 0 } ?? false
        let change = isThere ? "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)" : ""
        return (settings + [change]).map { $0 ?? "" }.joined(separator: "\n")
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
