import Arguments
import Assistants
import Calling
import Configuration
import Confinement
import Glibc
import Host
import Nutrition
import Page
import Supervision
import TCP
import Telling
import WebAccess
import WebServer

/// Serves the page: reads what it needs, gives away what it needs no more, and answers browsers.
struct WebProgram {
    private let settings: Configuration.Page
    private let energy: EnergyUnit
    /// What everybody is told in; `nil` where each browser says what its person reads.
    private let language: Language?
    private let socket: String
    private let environment: Environment
    private let folder: AccessFolder

    /// Files of the page that are larger than this are no files of ours.
    private static let assetLimit = 1 << 20

    init(_ command: ParsedCommand, environment: Environment) throws(WebFailure) {
        let overrides = Overrides(command)
        let places = Places(
            overrides: overrides, environment: environment, program: Program.file()
        ).orSystemService(of: User.name(), environment: environment, overrides: overrides)
        do throws(ConfigurationError) {
            let configuration = try Configuration.load(places, environment: environment)
            settings = try configuration.web.changed(by: command)
            energy =
                command["energy"].flatMap(EnergyUnit.init(rawValue:))
                ?? configuration.display.energy
            language = Language(
                rawValue: command["language"] ?? configuration.language.use.rawValue)
        } catch { throw .configuration(error) }
        socket = places.socket
        self.environment = environment
        folder = AccessFolder(dataFolder: places.dataFolder)
    }

    /// Serves until it is told to end.
    func serve(under supervisor: Supervisor?, log: Log) throws(WebFailure) {
        guard let endpoint = settings.endpoint else { preconditionFailure("it was checked") }
        let assets = try Self.assets()
        let certificate = try certificate()
        do { try folder.prepare() } catch { throw .folder(error) }
        let address = address(endpoint, isEncrypted: certificate != nil)
        guard let mark = ServingMark(in: folder, address: address) else {
            throw .inUse(folder: folder.path)
        }
        let listener = try listener(at: endpoint)
        let confinement = try confine()
        energy.show()
        let gate = Gate(
            names: settings.hosts, address: endpoint.isAny ? nil : endpoint.host,
            port: endpoint.port, isEncrypted: certificate != nil)
        let people = WebPeople(
            folder: folder, socket: socket, seconds: Self.seconds, name: Self.name
        ) { [folder, language] person in
            PageDesk(
                gate: gate, doorkeeper: person.doorkeeper, daemon: person.daemon,
                onlookers: person.onlookers, assets: assets.files, worker: assets.worker,
                language: language, person: person.name, now: Self.seconds, name: Self.name,
                makeFile: { HeldFile(in: folder.path, name: Self.name()) },
                makeSound: { SoundPipe() })
        }
        let handler = WebHandler(gate: gate, folder: folder, people: people)
        let server: WebServer
        do throws(WebServerError) {
            server = try WebServer(
                listener: listener, certificate: certificate, receive: handler.receive,
                handler: handler.respond)
        } catch {
            switch error {
            case .refused: throw .refusedCertificate(settings.certificate ?? address)
            case .thread(let code): throw .thread(code: code)
            }
        }
        if let supervisor {
            supervisor.tell(ready: address, confinement: confinement)
        } else {
            log.notice("serves \(address), \(confinement)")
        }
        Supervisor.waitForEnd(under: supervisor)
        server.stop()
        // Others may serve the page from here on.
        _ = consume mark
    }

    /// The service manager's socket where it passes one, else one of its own.
    private func listener(at endpoint: Endpoint) throws(WebFailure) -> Int32 {
        let inherited: [InheritedSocket]
        do throws(HostError) {
            inherited = try InheritedSocket.all(environment: environment)
        } catch { throw .inherited(error) }
        if let passed = inherited.first {
            // What may be reached from where was decided by the configuration.
            guard inherited.count == 1,
                TCPListener.listens(
                    passed.descriptor, at: endpoint.address, port: endpoint.port,
                    isIPv6: endpoint.isIPv6)
            else { throw .otherSocket(settings.listen) }
            return passed.descriptor
        }
        do throws(TCPError) {
            return try TCPListener.open(
                address: endpoint.address, port: endpoint.port, isIPv6: endpoint.isIPv6)
        } catch { throw .listen(settings.listen, code: error.code) }
    }

    /// How links begin.
    private func address(_ endpoint: Endpoint, isEncrypted: Bool) -> String {
        if let name = settings.hosts.first {
            let hasPort = name.last?.isNumber == true && name.contains(":") && !name.hasSuffix("]")
            let port = isEncrypted && endpoint.port != 443 && !hasPort ? ":\(endpoint.port)" : ""
            return "https://\(name)\(port)"
        }
        let host = endpoint.isAny ? (endpoint.isIPv6 ? "[::1]" : "127.0.0.1") : endpoint.host
        return "\(isEncrypted ? "https" : "http")://\(host):\(endpoint.port)"
    }

    private func certificate() throws(WebFailure) -> WebCertificate? {
        guard let path = settings.certificate, let keyPath = settings.key else { return nil }
        let certificate: [UInt8]
        do throws(FileFault) {
            certificate = try ExistingFile.contents(of: path, limit: 1 << 20)
        } catch { throw .certificate(path: path, error) }
        let key: [UInt8]
        do throws(PrivateFile.Fault) {
            key = try PrivateFile.read(keyPath, limit: 1 << 20, checksOwner: true)
        } catch { throw .key(path: keyPath, error) }
        return WebCertificate(
            certificate: String(decoding: certificate, as: UTF8.self),
            key: String(decoding: key, as: UTF8.self))
    }

    /// Gives away the network but for what listens already, all programs, and all files but those of sessions.
    private func confine() throws(WebFailure) -> String {
        do throws(ConfinementError) {
            try Confinement.denyNetwork()
            return try Confinement.restrictFiles(readable: [], writable: [folder.path])
                ? "no network of its own, no journal" : "no network of its own"
        } catch { throw .confinement(operation: error.operation, code: error.code) }
    }

    private static func assets() throws(WebFailure) -> (files: [PageAsset], worker: PageAsset?) {
        guard let program = Program.file(),
            let data = Program.dataFolder(
                of: program, installedAs: "demeter", marker: "web/style.css")
        else { throw .assets }
        var assets: [PageAsset] = []
        for (name, type) in [
            ("style.css", "text/css; charset=utf-8"), ("icon.svg", "image/svg+xml"),
            ("page.js", "text/javascript; charset=utf-8"),
            ("talk.js", "text/javascript; charset=utf-8"),
            ("worker.js", "text/javascript; charset=utf-8"),
        ] {
            guard
                let content = try? ExistingFile.contents(
                    of: Path.join(data, "web/\(name)"), limit: assetLimit)
            else { throw .assets }
            assets.append(PageAsset(name, type: type, content: content))
        }
        return (Array(assets.dropLast()), assets.last)
    }

    @Sendable private static func seconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec)
    }

    @Sendable private static func name() -> String {
        var random = SystemRandomNumberGenerator()
        return String(random.next(), radix: 36) + String(random.next(), radix: 36)
    }
}
