import Arguments
import Calling
import Configuration
import Host
import House
import JSON
import MQTT
import Threads
import Wire

/// Joins the journal and the house: the daemon's socket on one side, the broker on the other.
///
/// One thread decides and tells the broker; commands, which may wait for a language model, have one of
/// their own, so that figures never wait for them.
final class HouseProgram: Sendable {
    private enum Input: Sendable {
        case broker(MQTTClient.Event)
        case journal(Followed)
    }

    private let log: Log
    private let socket: String
    /// Whose journal; `nil` for the owner's, or whoever is named in what is said.
    private let journal: String?
    private let account: MQTTAccount
    private let desk: HouseDesk
    private let client: MQTTClient
    private let inbox = Mailbox<Input>()
    private let commands = Mailbox<HouseCommand>()

    init(
        _ command: ParsedCommand, environment: Environment, log: Log
    ) throws(HouseFailure) {
        self.log = log
        let overrides = Overrides(command)
        let places = Places(
            overrides: overrides, environment: environment, program: Program.file()
        ).orSystemService(of: User.name(), environment: environment, overrides: overrides)
        let configuration: Configuration
        do {
            configuration = try Configuration.load(places, environment: environment)
        } catch { throw .configuration(error) }
        let settings = configuration.mqtt
        guard let broker = settings.broker.flatMap(ServerAddress.init) else {
            throw .nothingConfigured(file: places.configuration)
        }
        socket = places.socket
        journal = settings.person
        account = MQTTAccount(
            host: broker.host, port: broker.port ?? (broker.scheme == "mqtts" ? 8883 : 1883),
            isEncrypted: broker.scheme == "mqtts", certificates: settings.certificates,
            user: settings.user,
            password: try Self.password(settings.passwordFile, environment))
        desk = HouseDesk(
            person: settings.name ?? User.name() ?? "me",
            discoveryPrefix: settings.discoveryPrefix, version: Version.text,
            permissions: Set(settings.allow))
        let inbox = inbox
        do {
            client = try MQTTClient(
                account, will: MQTTMessage(desk.will), topics: desk.wanted,
                onEvent: { inbox.post(.broker($0)) })
        } catch { throw .broker(error) }
    }

    /// Starts its threads; returns at once, whether the broker and the daemon are there or not.
    func start() throws(HouseFailure) {
        let (inbox, socket, journal) = (inbox, socket, journal)
        let results = [
            OwnThread.start("house") { self.decide() },
            OwnThread.start("commands") { self.carryOut() },
            OwnThread.start("watch") {
                Doors.follow(socket, person: journal) { inbox.post(.journal($0)) }
            },
            client.start(),
        ]
        if let code = results.first(where: { $0 != 0 }) { throw .thread(code: code) }
    }

    /// Says goodbye to the broker.
    func stop() {
        client.publish(MQTTMessage(desk.will))
        client.stop()
    }

    private func decide() {
        var desk = desk
        let door = Doors.door(socket, person: journal)
        while case let inputs = inbox.takeAll(), !inputs.isEmpty {
            // Many changes at once are looked at once: what counts is how things stand then.
            var events: [EventMessage] = []
            var actions: [HouseDesk.Action] = []
            var isNews = false
            for input in inputs {
                switch input {
                case .journal(.event(let event)): events.append(event)
                case .journal(.begun), .journal(.back):
                    isNews = true
                    desk.learned(rows: Self.past(door))
                case .journal(.gone(let why)):
                    log.warning(
                        why.map { "\($0); trying again" } ?? "the daemon is gone; waiting for it")
                    actions += desk.lost()
                case .broker(let event): actions += heard(event, &desk)
                }
            }
            if isNews || !events.isEmpty {
                actions += desk.looked(
                    after: events, day: try? door.call(.day, [:]),
                    status: try? door.call(.status, [:]))
            }
            for action in actions { perform(action) }
        }
    }

    private func heard(_ event: MQTTClient.Event, _ desk: inout HouseDesk) -> [HouseDesk.Action] {
        switch event {
        case .connected:
            log.info("connected to the broker at \(account.host)")
            return desk.connected()
        case .disconnected(let reason):
            log.warning("no connection to the broker at \(account.host): \(reason); trying again")
            return desk.disconnected()
        case .message(let message):
            return desk.received(message.topic, message.payload, isRetained: message.isRetained)
        }
    }

    private func perform(_ action: HouseDesk.Action) {
        switch action {
        case .send(let message): client.publish(MQTTMessage(message))
        case .carryOut(let command): commands.post(command)
        case .complain(let sentence): log.warning(sentence)
        }
    }

    /// Rows of the last ten years up to today; none when the daemon cannot be asked.
    private static func past(_ door: any DaemonDoor) -> [JSONValue] {
        guard let today = try? door.call(.day, [:])["date"]?.string,
            let range = HouseDesk.past(to: today)
        else { return [] }
        return (try? door.call(.days, range))?.array ?? []
    }

    private func carryOut() {
        let door = Doors.door(socket, person: journal)
        while let command = commands.take() {
            var random = SystemRandomNumberGenerator()
            let key = "home-\(String(random.next(), radix: 36))\(String(random.next(), radix: 36))"
            let (method, parameters) = command.call(key: key)
            do { _ = try door.call(method, parameters) } catch {
                // Sentences of the daemon name no food and no words.
                switch error {
                case .refused(let error): log.warning("\(method.rawValue): \(error.message)")
                case .unreachable(let sentence): log.error("\(method.rawValue): \(sentence)")
                }
            }
        }
    }

    /// The first place that has one decides, as with the model's key.
    private static func password(
        _ file: String?, _ environment: Environment
    ) throws(HouseFailure) -> String? {
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, "mqtt-password")
            // systemd makes the file and keeps others out; its owner may be root.
            if Path.isReadable(path) { return try read(path, checksOwner: false) }
        }
        if let file { return try read(file, checksOwner: true) }
        return environment["DEMETER_MQTT_PASSWORD"]
    }

    private static func read(
        _ path: String, checksOwner: Bool
    ) throws(HouseFailure) -> String {
        do {
            let bytes = try PrivateFile.read(path, limit: 8192, checksOwner: checksOwner)
            let text = String(decoding: bytes, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        } catch {
            throw .password(error, path: path)
        }
    }
}

extension MQTTMessage {
    fileprivate init(_ message: HouseDesk.Message) {
        self.init(
            topic: message.topic, payload: message.bytes, isRetained: message.isRetained)
    }
}
