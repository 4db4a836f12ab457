internal import JSON

/// Files that were sent and wait for a word of those who sent them.
struct Arrivals: Sendable {
    struct Arrival: Sendable {
        /// Names it in forms.
        var id: String
        var session: String
        var name: String
        var file: any PageFile
        /// What the daemon told of it.
        var report: JSONValue
        /// Seconds of a clock that only goes forward.
        var came: Int64
    }

    private var waiting: [Arrival] = []
    /// Photographs that were sent, by the numbers of their utterances.
    private(set) var photographs: [Int] = []

    /// So many wait at a time: each may have 100 MiB.
    private static let most = 4
    private static let mostPhotographs = 64
    /// Seconds after which nobody comes back.
    private static let patience: Int64 = 900

    /// Those that nobody asked for in time are gone.
    mutating func sweep(at now: Int64) { waiting.removeAll { $0.came + Self.patience < now } }

    /// A session has one at a time.
    mutating func put(_ arrival: Arrival) {
        letGo(arrival.session)
        waiting.append(arrival)
        if waiting.count > Self.most { waiting.removeFirst() }
    }

    func arrival(of session: String) -> Arrival? { waiting.last { $0.session == session } }

    mutating func letGo(_ session: String) { waiting.removeAll { $0.session == session } }

    mutating func note(photograph: Int) {
        photographs.append(photograph)
        if photographs.count > Self.mostPhotographs { photographs.removeFirst() }
    }
}
