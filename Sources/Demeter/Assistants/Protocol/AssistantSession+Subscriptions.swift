internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension AssistantSession {
    func address(
        _ parameters: JSONObject, _ revision: Revision
    ) throws(ProtocolError) -> ResourceAddress {
        guard let uri = parameters["uri"]?.string else {
            throw .invalidParameters("`uri` must be the address of a resource.")
        }
        guard let address = ResourceAddress(uri) else { throw .noSuchResource(uri, revision) }
        return address
    }

    /// Asks for events, once.
    mutating func follow() -> [Action] {
        guard !isFollowing else { return [] }
        isFollowing = true
        return [.follow]
    }

    /// Opens a stream of changes: what can be granted of it is told first.
    mutating func listen(
        _ id: RPCID, _ parameters: JSONObject
    ) throws(ProtocolError) -> [Action] {
        guard let wanted = parameters["notifications"], wanted.object != nil else {
            throw .invalidParameters("`notifications` must be an object.")
        }
        var addresses: [String: ResourceAddress] = [:]
        for uri in wanted["resourceSubscriptions"]?.array ?? [] {
            guard let uri = uri.string else {
                throw .invalidParameters("`resourceSubscriptions` must be addresses.")
            }
            if permissions.contains(.read), let address = ResourceAddress(uri) {
                addresses[uri] = address
            }
        }
        listeners[id] = addresses
        let granted = addresses.keys.sorted().map(JSONValue.string)
        return follow() + [
            .send(
                Self.notification(
                    "notifications/subscriptions/acknowledged",
                    [
                        "_meta": [ClientEnvelope.subscriptionKey: id.json],
                        "notifications": granted.isEmpty
                            ? [:] : ["resourceSubscriptions": .array(granted)],
                    ]), about: id)
        ]
    }

    /// Who is to be told of an event.
    func tell(_ event: EventMessage) -> [Action] {
        let days = Self.days(of: event)
        let rules = event.payload["goals"]?.array ?? []
        let since = rules.compactMap { $0["from"]?.string.flatMap { LocalDay($0) } }.min()
        let foods = event.payload["foods"]?.array?.compactMap(\.string) ?? []
        return tell { $0.isTouched(days: days, since: since, foods: foods) }
    }

    /// Tells of everything that somebody has subscribed to, as after events that nobody saw.
    func tellAll() -> [Action] { tell { _ in true } }

    private func tell(_ isTouched: (ResourceAddress) -> Bool) -> [Action] {
        var actions = subscribed.filter(isTouched).map(\.text).sorted().map { uri in
            Action.send(
                Self.notification("notifications/resources/updated", ["uri": .string(uri)]),
                about: nil)
        }
        for (id, addresses) in listeners {
            for uri in addresses.filter({ isTouched($0.value) }).keys.sorted() {
                actions.append(
                    .send(
                        Self.notification(
                            "notifications/resources/updated",
                            [
                                "_meta": [ClientEnvelope.subscriptionKey: id.json],
                                "uri": .string(uri),
                            ]), about: id))
            }
        }
        return actions
    }

    /// The days that an event is about, also those that were closed or opened again.
    private static func days(of event: EventMessage) -> [LocalDay] {
        var days = (event.payload["days"]?.array ?? []).compactMap {
            $0["date"]?.string.flatMap { LocalDay($0) }
        }
        guard let last = event.payload["date"]?.string.flatMap({ LocalDay($0) }) else {
            return days
        }
        let first = event.payload["from"]?.string.flatMap { LocalDay($0) } ?? last
        // Of many days without entries the newest are enough for whoever looks.
        for number in stride(
            from: 0, through: min(31, last.daysSinceEpoch - first.daysSinceEpoch), by: 1)
        {
            days.append(last.advanced(by: -number))
        }
        return days
    }
}
