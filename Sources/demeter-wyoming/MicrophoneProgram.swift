import Arguments
import Configuration
import Confinement
import Glibc
import Host
import House
import Supervision
import TCP
import Wyoming

/// Carries a satellite's microphone into a FIFO, from which the ears hear it as any other sound.
///
/// It connects before anything else and then gives the network away, so that it reaches this one satellite and
/// nothing else. What a satellite sends becomes sound or is passed over.
struct MicrophoneProgram {
    private let server: ServerAddress
    private let fifo: String

    private static let connecting = Duration.seconds(5)
    /// A satellite that is alive asks each two seconds whether we are, or sends sound.
    private static let silence = Duration.seconds(30)
    /// How long an event may take to come in full once it has begun.
    private static let eventTime = Duration.seconds(10)

    init(_ command: ParsedCommand) throws(RoomsFailure) {
        guard let server = command["server"].flatMap(ServerAddress.init), server.scheme == "tcp",
            let fifo = command["to"]
        else {
            throw .configuration(
                ConfigurationError(
                    source: .option("--server"), key: nil,
                    problem: .wrongValue(
                        expected: "\"tcp://HOST:PORT\", with --to beside it",
                        found: "what the options say")))
        }
        self.server = server
        self.fifo = fifo
    }

    func serve(under supervisor: Supervisor?, log: Log) throws(RoomsFailure) {
        let port = server.port ?? 10_700
        let place = "tcp://\(server.host):\(port)"
        let stream: TCPStream
        do throws(TCPError) {
            stream = try TCPStream.connect(
                to: server.host, port: port, until: .now + Self.connecting)
        } catch { throw .satellite(place, code: error.code) }
        let target = try openFIFO()
        defer { close(target) }
        let confinement: String
        do throws(ConfinementError) {
            try Confinement.denyNetwork()
            confinement =
                try Confinement.restrictFiles(readable: [], writable: [])
                ? "no other network, no files" : "no other network"
        } catch { throw .confinement(operation: error.operation, code: error.code) }
        if let supervisor {
            supervisor.tell(ready: place, confinement: confinement)
        } else {
            log.notice("hears \(place), \(confinement)")
        }
        if let complaint = carry(stream, into: target, supervisor?.pollable) {
            let sentence = "\(place) \(complaint)"
            if let supervisor { supervisor.tell(error: sentence) } else { log.error(sentence) }
        }
    }

    /// Opened for reading too, so that writing neither waits for the ears nor ends this program.
    private func openFIFO() throws(RoomsFailure) -> Int32 {
        if mkfifo(fifo, 0o600) != 0, errno != EEXIST { throw .sound(fifo, code: errno) }
        let descriptor = open(fifo, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .sound(fifo, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            close(descriptor)
            throw .sound(fifo, code: ENOTSUP)
        }
        return descriptor
    }

    /// Returns when the satellite hangs up or is to be hung up on; why, in words that follow its address.
    private func carry(
        _ stream: borrowing TCPStream, into target: Int32, _ supervisor: Int32?
    ) -> String? {
        let microphone = SatelliteMicrophone()
        var framer = WyomingFramer()
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var begun: ContinuousClock.Instant?
        do {
            try send(microphone.greeting, to: stream)
            while true {
                while let incoming = try framer.next() {
                    begun = nil
                    switch microphone.take(incoming) {
                    case .nothing: break
                    case .answer(let event): try send([event], to: stream)
                    case .sound(let bytes): write(bytes, into: target)
                    case .refused(let sentence): return sentence
                    }
                }
                let now = ContinuousClock.now
                begun = framer.isAmid ? begun ?? now : nil
                let end = begun.map { $0 + Self.eventTime } ?? now + Self.silence
                guard waitForMore(stream.pollable, supervisor, until: end) else {
                    if supervisor.map(Self.isReadable) == true { return nil }
                    return begun == nil ? "says nothing any more" : "does not end what it began"
                }
                let count = try stream.receive(into: &buffer, until: end)
                guard count > 0 else { return "has hung up" }
                framer.append(buffer[..<count])
            }
        } catch is WyomingFault {
            return "does not speak Wyoming"
        } catch {
            return "cannot be heard any more"
        }
    }

    private func send(
        _ events: [WyomingEvent], to stream: borrowing TCPStream
    ) throws(TCPError) {
        for event in events { try stream.send(event.bytes, until: .now + Self.eventTime) }
    }

    /// Sound that the ears do not take in time is lost, as in any room.
    private func write(_ bytes: [UInt8], into target: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// `false` when nothing came in time, or the program is to end.
    private func waitForMore(
        _ stream: Int32, _ supervisor: Int32?, until end: ContinuousClock.Instant
    ) -> Bool {
        while true {
            let (seconds, attoseconds) = (end - .now).components
            let left = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
            guard left > 0 else { return false }
            var watched = [
                pollfd(fd: supervisor ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stream, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&watched, UInt(watched.count), Int32(clamping: left))
            if count < 0, errno == EINTR { continue }
            return count > 0 && watched[0].revents == 0
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) > 0
    }
}
