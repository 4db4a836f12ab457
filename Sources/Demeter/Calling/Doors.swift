package import JSON
package import Wire

/// Ways to the daemon for programs that are no verbs.
package enum Doors {
    /// - Parameters:
    ///   - socket: its path.
    ///   - person: whose journal it leads to; `nil` for that of whoever the daemon takes the caller for.
    package static func door(_ socket: String, person: String? = nil) -> any DaemonDoor {
        SocketDoor(path: socket, person: person)
    }

    /// A call about open files, which stay the caller's; by a connection of its own.
    ///
    /// - Parameter person: as `door` has it.
    package static func call(
        _ socket: String, person: String? = nil, _ method: Method, _ parameters: JSONValue,
        passing files: [Int32]
    ) throws(DoorFault) -> JSONValue {
        try SocketDoor(path: socket, person: person).call(method, parameters, passing: files)
    }

    /// What the ears hear in an open file, which stays the caller's; by a connection of its own.
    ///
    /// - Parameters:
    ///   - person: as `door` has it.
    ///   - words: takes those understood so far, as they come.
    package static func hear(
        _ socket: String, person: String? = nil, _ sound: Int32,
        _ words: @escaping (String) -> Void
    ) throws(DoorFault) -> JSONValue {
        try SocketDoor(path: socket, person: person).hear(sound, words)
    }

    /// Tells of what happens in the journal for as long as the process lives.
    package static func follow(
        _ socket: String, person: String? = nil, _ tell: @escaping @Sendable (Followed) -> Void
    ) {
        EventFollower.follow(socket, person: person, tell)
    }
}
