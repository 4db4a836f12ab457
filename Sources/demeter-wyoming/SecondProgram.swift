import Arguments
import Configuration
import Confinement
import Glibc
import Host
import Supervision
import TCP
import UnixSocket

/// Carries one utterance from the ears to another recogniser, and its words back; reads neither.
///
/// It connects before anything else and then gives the network away, so that it reaches this one server and
/// nothing else, however it is misled. Most recognisers hang up after an utterance; it then ends, and the
/// daemon starts it anew.
struct SecondProgram {
    private let server: ServerAddress
    private let socket: String

    /// How long a server may take to be connected to.
    private static let connecting = Duration.seconds(5)
    /// How long one utterance may take there and back; the ears have given up by then.
    private static let patience = Duration.seconds(3)
    /// Most bytes that are carried: half a minute of sound with its events, and words.
    private static let most = (sound: 1_200_000, words: 400_000)
    /// A server that hangs up on whoever says nothing is not called again at once.
    private static let pause: Int32 = 5_000

    init(_ command: ParsedCommand) throws(RoomsFailure) {
        guard let server = command["server"].flatMap(ServerAddress.init), server.scheme == "tcp",
            let socket = command["at"]
        else {
            throw .configuration(
                ConfigurationError(
                    source: .option("--server"), key: nil,
                    problem: .wrongValue(
                        expected: "\"tcp://HOST:PORT\", with --at beside it",
                        found: "what the options say")))
        }
        self.server = server
        self.socket = socket
    }

    func serve(under supervisor: Supervisor?, log: Log) throws(RoomsFailure) {
        let port = server.port ?? 10_300
        let place = "tcp://\(server.host):\(port)"
        let stream: TCPStream
        do throws(TCPError) {
            stream = try TCPStream.connect(
                to: server.host, port: port, until: .now + Self.connecting)
        } catch { throw .connect(place, code: error.code) }
        let listener: Listener
        do throws(SocketError) { listener = try Listener(path: socket) } catch {
            throw .listen(socket, code: error.code)
        }
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
            log.notice("carries to \(place), \(confinement)")
        }
        guard
            let ears = Relay.waitForEars(
                at: listener, orEndOf: stream, supervisor: supervisor?.pollable)
        else { return waitBeforeCallingAgain(supervisor) }
        // Nobody waits for an answer here who could not have one.
        listener.close()
        Relay(
            end: .now + Self.patience, mostUp: Self.most.sound, mostDown: Self.most.words
        ).carry(ears, stream)
    }

    /// For a moment, or until it is to end.
    private func waitBeforeCallingAgain(_ supervisor: Supervisor?) {
        var watched = pollfd(fd: supervisor?.pollable ?? -1, events: Int16(POLLIN), revents: 0)
        _ = poll(&watched, 1, Self.pause)
    }
}
