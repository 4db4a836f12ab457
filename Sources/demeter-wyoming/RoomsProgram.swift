import Arguments
import Configuration
import Confinement
import Glibc
import Host
import House
import Speech
import Supervision
import TCP
import Wire
import Wyoming

/// Listens to rooms: reads what it needs, gives away what it needs no more, and answers.
struct RoomsProgram {
    private let settings: Configuration.Rooms
    private let endpoint: Endpoint
    private let socket: String
    /// `nil` where nothing is heard for rooms.
    private let ears: LentHearing?

    init(_ command: ParsedCommand, environment: Environment) throws(RoomsFailure) {
        let overrides = Overrides(command)
        let places = Places(
            overrides: overrides, environment: environment, program: Program.file()
        ).orSystemService(of: User.name(), environment: environment, overrides: overrides)
        do throws(ConfigurationError) {
            let configuration = try Configuration.load(places, environment: environment)
            settings = try configuration.wyoming.changed(by: command)
        } catch { throw .configuration(error) }
        guard let endpoint = settings.endpoint else {
            throw .nothingConfigured(file: places.configuration)
        }
        self.endpoint = endpoint
        socket = places.socket
        ears = command["ears"].map { LentHearing(socket: $0) }
    }

    /// Serves until it is told to end.
    func serve(under supervisor: Supervisor?, log: Log) throws(RoomsFailure) {
        let listener: Int32
        do throws(TCPError) {
            listener = try TCPListener.open(
                address: endpoint.address, port: endpoint.port, isIPv6: endpoint.isIPv6)
        } catch { throw .listen("\(endpoint.host):\(endpoint.port)", code: error.code) }
        let doorbell = Doorbell(settings, endpoint, log: log)
        // What opens files must not be needed any more when rights are given away.
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let confinement = try Self.confine()
        let voice: Synthesizer?
        switch Self.voice(complainingTo: nowhere) {
        case .success(let synthesizer): voice = synthesizer
        case .failure(let error):
            log.warning("nothing is spoken: \(error.description)")
            voice = nil
        }
        let desk = WyomingDesk(
            version: Version.text, person: settings.name, canSpeak: voice != nil,
            canHear: ears != nil)
        let journal = RoomJournal(
            socket: socket, person: settings.person, rights: settings.rights, log: log)
        let peers = Set(settings.peers.compactMap { TCPHost($0) })
        let server = WyomingServer(
            listener: listener, admits: { $0.isLoopback || peers.contains($0) },
            session: { [ears] in
                RoomSession(desk: desk, journal: journal, voice: voice, ears: ears, host: $0)
            })
        let status = server.start()
        guard status == 0 else { throw .thread(code: status) }
        let address = "tcp://\(endpoint.host):\(endpoint.port)"
        if let supervisor {
            supervisor.tell(ready: address, confinement: confinement)
        } else {
            log.notice("listens at \(address), \(confinement)")
        }
        try doorbell?.ring()
        Supervisor.waitForEnd(under: supervisor)
        server.stop()
    }

    /// Gives away the network but for what listens already, all programs, and all files but those of the
    /// voice, which espeak-ng reads when it first needs them.
    private static func confine() throws(RoomsFailure) -> String {
        do throws(ConfinementError) {
            try Confinement.denyNetwork()
            return try Confinement.restrictFiles(readable: ["/usr"], writable: [])
                ? "no network of its own, no files" : "no network of its own"
        } catch { throw .confinement(operation: error.operation, code: error.code) }
    }

    /// - Parameter nowhere: where the library goes with its complaint that it may not make a folder for a
    ///   loudspeaker, which it looks for whether it is to play or not. There is one thread yet.
    private static func voice(complainingTo nowhere: Int32) -> Result<Synthesizer, SpeechError> {
        let errors = dup(STDERR_FILENO)
        dup2(nowhere, STDERR_FILENO)
        defer {
            dup2(errors, STDERR_FILENO)
            close(errors)
            close(nowhere)
        }
        return Result { () throws(SpeechError) in try Synthesizer() }
    }
}

extension Configuration.Rooms {
    /// In the daemon's words.
    fileprivate var rights: Set<SayRight> {
        Set(
            allow.map { permission in
                switch permission {
                case .read: .read
                case .log: .log
                case .correct: .correct
                case .erase: .erase
                }
            })
    }
}
