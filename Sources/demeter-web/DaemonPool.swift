import Calling
import JSON
import Locking
import Page
import Telling
import Wire

/// Connections to the daemon about one person's journal: some that anybody takes, and one for the conversation of each session.
final class DaemonPool: PageDaemon {
    private let socket: String
    /// `nil` for the owner's.
    private let person: String?
    private let idle: Mutex<[Seat]>
    private let talks: Mutex<[(session: String, seat: Seat)]>
    private let marks: Mutex<[Mark]>

    private static let mostIdle = 4
    /// Who has not said anything for longest begins a new conversation.
    private static let mostTalks = 16

    init(socket: String, person: String?) {
        self.socket = socket
        self.person = person
        idle = Mutex([])
        talks = Mutex([])
        marks = Mutex([])
    }

    func latestEvent() -> Int? {
        let mark = marks.withLock { $0.popLast() } ?? Mark(socket: socket, person: person)
        defer { marks.withLock { if $0.count < Self.mostIdle { $0.append(mark) } } }
        return mark.mark.withLock { $0.latest() }
    }

    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        let seat = idle.withLock { $0.popLast() } ?? Seat(socket: socket, person: person)
        defer { idle.withLock { if $0.count < Self.mostIdle { $0.append(seat) } } }
        return try seat.call(method, Self.told(method, parameters))
    }

    func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) throws(DoorFault) -> JSONValue {
        try Doors.hear(socket, person: person, sound, words)
    }

    /// The parameters with the language of whoever asks.
    private static func told(_ method: Method, _ parameters: JSONValue) -> JSONValue {
        RequestLanguage.naming(Telling.current.language, in: parameters, of: method) ?? parameters
    }

    func call(
        _ method: Method, _ parameters: JSONValue, with files: [any PageFile]
    ) throws(DoorFault) -> JSONValue {
        // A connection of its own: what is done with files may take long.
        try withExtendedLifetime(files) { () throws(DoorFault) in
            try Doors.call(
                socket, person: person, method, Self.told(method, parameters),
                passing: files.map(\.descriptor))
        }
    }

    func call(
        _ method: Method, _ parameters: JSONValue, inConversationOf session: String
    ) throws(DoorFault) -> JSONValue {
        let seat = talks.withLock { talks in
            if let place = talks.firstIndex(where: { $0.session == session }) {
                let talk = talks.remove(at: place)
                talks.append(talk)
                return talk.seat
            }
            let seat = Seat(socket: socket, person: person)
            talks.append((session, seat))
            if talks.count > Self.mostTalks { talks.removeFirst() }
            return seat
        }
        return try seat.call(method, Self.told(method, parameters))
    }
}

/// As below, of which only that is asked how far the journal is.
private final class Mark: Sendable {
    let mark: Mutex<JournalMark>

    init(socket: String, person: String?) {
        mark = Mutex(JournalMark(socket: socket, person: person))
    }
}

/// A connection that one thread at a time has.
private final class Seat: Sendable {
    private let door: Mutex<any DaemonDoor>

    init(socket: String, person: String?) { door = Mutex(Doors.door(socket, person: person)) }

    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        try door.withLock { (door) throws(DoorFault) in try door.call(method, parameters) }
    }
}
