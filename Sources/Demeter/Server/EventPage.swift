internal import JSON
internal import Service
internal import Wire

/// Some events of the journal as they are sent.
struct EventPage: Sendable {
    var bytes: [UInt8]
    /// The number of the last of them; `nil` when there was none.
    var last: Int?
    /// There was no further one.
    var isAll: Bool

    /// Reads and writes them down beside the loop; `nil` when the journal does not tell.
    @concurrent static func read(
        _ service: (any Service)?, since: Int, limit: Int
    ) async -> EventPage? {
        guard let service, let events = try? await service.events(since: since, limit: limit) else {
            return nil
        }
        let person = service.person
        return EventPage(
            bytes: events.flatMap { event in
                var event = event
                if let person { event.payload["person"] = .string(person) }
                return Responder.line(event.notification)
            }, last: events.last?.seq,
            isAll: events.count < limit)
    }
}
