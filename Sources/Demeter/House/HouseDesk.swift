package import Configuration
package import JSON
internal import Nutrition
package import Wire

/// What is said to the house, and what is done for it: decides, and does nothing itself.
package struct HouseDesk: Sendable {
    /// A message to the broker.
    package struct Message: Sendable, Hashable {
        package var topic: String
        package var payload: JSONValue?
        /// The payload when it is no JSON.
        package var text: String = ""
        package var isRetained: Bool

        package var bytes: [UInt8] { Array((payload?.text ?? text).utf8) }
    }

    package enum Action: Sendable, Hashable {
        case send(Message)
        case carryOut(HouseCommand)
        /// Something of the house's is not as it should be; a sentence for the log.
        case complain(String)
    }

    package let topics: HouseTopics
    private let discovery: HouseDiscovery
    private let permissions: Set<HousePermission>
    private var state = HouseState()
    private var isConnected = false
    /// Happenings while the broker was away; older ones are of no use to anybody.
    private var waiting: [HouseEvent] = []
    private static let mostWaiting = 1000

    package init(
        person: String, discoveryPrefix: String, version: String,
        permissions: Set<HousePermission>
    ) {
        topics = HouseTopics(person: person, discoveryPrefix: discoveryPrefix)
        self.permissions = permissions
        discovery = HouseDiscovery(
            topics: topics, person: person, version: version, permissions: permissions)
    }

    /// What is to be subscribed to.
    package var wanted: [String] {
        [topics.birth]
            + HouseCommand.Kind.allCases.filter { permissions.contains($0.permission) }
            .map(topics.command)
    }

    /// Sent by the broker when we are gone without a word.
    package var will: Message { availability("offline") }

    private func availability(_ text: String) -> Message {
        Message(topic: topics.availability, text: text, isRetained: true)
    }

    package mutating func connected() -> [Action] {
        isConnected = true
        let late = waiting
        waiting = []
        return announce() + late.map { .send(message($0)) }
    }

    package mutating func disconnected() -> [Action] {
        isConnected = false
        return []
    }

    /// Everything that Home Assistant needs after a start of either side.
    private func announce() -> [Action] {
        [
            .send(Message(topic: topics.discovery, payload: discovery.json, isRetained: true)),
            .send(availability("online")),
        ] + show()
    }

    private func show() -> [Action] {
        guard isConnected, permissions.contains(.read) else { return [] }
        return [.send(Message(topic: topics.state, payload: state.json, isRetained: true))]
    }

    private func message(_ event: HouseEvent) -> Message {
        Message(topic: topics.event, payload: event.json, isRetained: false)
    }

    /// A message came in under one of the topics wanted.
    ///
    /// - Parameter isRetained: it was kept by the broker, perhaps for years: no command is done then.
    package func received(_ topic: String, _ payload: [UInt8], isRetained: Bool) -> [Action] {
        if topic == topics.birth { return payload == Array("online".utf8) ? announce() : [] }
        guard let kind = topics.command(at: topic), permissions.contains(kind.permission) else {
            return []
        }
        guard !isRetained else {
            return [.complain("A retained message on \(topic) is not carried out.")]
        }
        guard kind == .log else { return [.carryOut(HouseCommand(kind))] }
        guard let text = String(validating: payload, as: UTF8.self),
            text.contains(where: { !$0.isWhitespace })
        else { return [.complain("A message on \(topic) holds no words.")] }
        return [.carryOut(HouseCommand(.log, text: text))]
    }

    /// The parameters of `days` for all that counts in the long run.
    package static func past(to today: String) -> JSONValue? {
        guard let last = LocalDay(today) else { return nil }
        let first = last.advanced(by: 1 - DaysRequest.limit)
        return DaysRequest(from: first, to: last).json
    }

    /// Days are known anew, as after a start: all rows of the past, and today.
    package mutating func learned(rows: [JSONValue]) { state.lifetime = LifetimeEnergy(rows: rows) }

    /// The journal as it stands after some events.
    ///
    /// - Parameters:
    ///   - day: of `day`; `nil` when the daemon could not be asked.
    ///   - status: likewise.
    package mutating func looked(
        after events: [EventMessage], day: JSONValue?, status: JSONValue?
    ) -> [Action] {
        for event in events { state.lifetime.take(event) }
        if let day { state.day = day }
        state.status = status
        state.isDaemonThere = day != nil
        var actions = show()
        guard permissions.contains(.read) else { return actions }
        for event in events.compactMap(HouseEvent.init) {
            if isConnected {
                actions.append(.send(message(event)))
            } else {
                waiting.append(event)
            }
        }
        if waiting.count > Self.mostWaiting {
            waiting.removeFirst(waiting.count - Self.mostWaiting)
        }
        return actions
    }

    /// The daemon is gone; the figures stay as they were.
    package mutating func lost() -> [Action] {
        state.isDaemonThere = false
        return show()
    }
}
