import Calling
import Host
import House
import JSON
import Locking
import TCP
import Wire

/// Says to the daemon what was said in a room, each conversation on a connection of its own.
final class RoomJournal: Sendable {
    /// What goes together: what a peer calls one conversation, or else what it says on one connection.
    private struct Key: Hashable {
        var host: TCPHost
        var name: String?
        var connection: UInt64?
    }

    private let socket: String
    /// Whose journal; `nil` for the owner's, or whoever is named in what is said.
    private let person: String?
    private let rights: Set<SayRight>
    private let log: Log
    private let seats = Mutex(ConversationShelf<Key, Seat>())

    init(socket: String, person: String?, rights: Set<SayRight>, log: Log) {
        self.socket = socket
        self.person = person
        self.rights = rights
        self.log = log
    }

    /// - Parameter connection: a number of its own, by which sentences without a conversation go together.
    func say(
        _ sentence: WyomingDesk.Sentence, from host: TCPHost, on connection: UInt64
    ) -> WyomingDesk.Outcome {
        let name = sentence.conversation
        let key = Key(host: host, name: name, connection: name == nil ? connection : nil)
        let seat = seats.withLock { seats in
            seats.value(for: key, at: .now) { Seat(socket: socket, person: person) }
        }
        do throws(DoorFault) {
            let result = try seat.call(
                .say, SayRequest(text: sentence.text, rights: rights).json)
            guard let said = try? SayResult(json: result) else { return .unreachable }
            return .said(said)
        } catch {
            switch error {
            case .refused(let error): return .refused(error.message)
            case .unreachable(let sentence):
                // It tells of paths, which are nobody's business in a room.
                log.warning(sentence)
                return .unreachable
            }
        }
    }

    /// A connection that one thread at a time has.
    private final class Seat: Sendable {
        private let door: Mutex<any DaemonDoor>

        init(socket: String, person: String?) {
            door = Mutex(Doors.door(socket, person: person))
        }

        func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
            try door.withLock { (door) throws(DoorFault) in try door.call(method, parameters) }
        }
    }
}
