internal import JSON

/// Where a client has got to, as `Last-Event-ID` says it: `2-17`, the 17th event of the session's stream 2.
struct EventPlace: Sendable, Hashable {
    /// 0 for the stream of what is about no request; each answer that is a stream has the next number.
    var stream: Int
    /// 0 before the first event.
    var event: Int

    init(stream: Int, event: Int) {
        self.stream = stream
        self.event = event
    }

    /// - Parameter text: `nil` for what this program has never sent.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let stream = Int(parts[0]), let event = Int(parts[1])
        else { return nil }
        (self.stream, self.event) = (stream, event)
    }

    var text: String { "\(stream)-\(event)" }
}

/// The newest events of one stream as they are sent, kept for a client whose connection was cut.
struct EventShelf: Sendable {
    let stream: Int
    private var events: [[UInt8]] = []
    /// The number of the newest event; 0 before there was one.
    private(set) var newest = 0
    /// The newest event that had to make room before anybody said that it came; 0 before there was one.
    private(set) var newestLost = 0
    /// Bytes of what is kept.
    private(set) var size = 0

    /// What is kept at most; the oldest make room.
    static let mostEvents = 64
    static let mostBytes = 512 << 10

    init(stream: Int) { self.stream = stream }

    /// The number of the oldest event that is kept, or the one that is to come.
    private var oldest: Int { newest - events.count + 1 }

    /// Gives a message the next number; what is to be sent.
    mutating func add(_ message: JSONValue) -> [UInt8] {
        newest += 1
        let bytes = ServerSentEvent.bytes(message, at: EventPlace(stream: stream, event: newest))
        events.append(bytes)
        size += bytes.count
        while events.count > Self.mostEvents || size > Self.mostBytes {
            newestLost = oldest
            dropOldest()
        }
        return bytes
    }

    /// What came behind an event, and whether some of that is not kept any more.
    func behind(_ event: Int) -> (events: ArraySlice<[UInt8]>, isGap: Bool) {
        (events.dropFirst(max(0, event + 1 - oldest)), event + 1 < oldest)
    }

    /// Lets go of what a client says it has.
    mutating func forget(through event: Int) {
        while !events.isEmpty, oldest <= event { dropOldest() }
    }

    /// Says nothing but the place, so that a client that is cut off at once can come back to it.
    func prime(at event: Int) -> [UInt8] {
        ServerSentEvent.place(EventPlace(stream: stream, event: event))
    }

    private mutating func dropOldest() { size -= events.removeFirst().count }
}
