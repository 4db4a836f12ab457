import Configuration
import JSON
import Testing
import Wire

@testable import House

struct DeskTests {
    private func desk(_ permissions: Set<HousePermission> = [.read, .log]) -> HouseDesk {
        HouseDesk(
            person: "Anna B", discoveryPrefix: "homeassistant", version: "1",
            permissions: permissions)
    }

    private let day: JSONValue = [
        "date": "2026-03-01",
        "totals": [
            "calories": 500, "protein": 20, "carbohydrates": 60, "fat": 10, "fiber": nil,
            "sugar": 5, "sodium": 300,
        ],
        "remaining": ["calories": 1500],
        "entries": [
            ["logged_at": "2026-03-01T08:15:00+01:00"], ["logged_at": "2026-03-01T12:15:00+01:00"],
        ],
        "held": [[:]],
    ]
    private let status: JSONValue = [
        "next_rollover": "2026-03-02T04:00:00+01:00", "voice": ["state": "listening"],
    ]

    private func event(_ seq: Int, _ kind: EventKind = .log) -> EventMessage {
        let payload: JSONValue = [
            "entries": [["name": "egg", "state": "logged", "calories": 155]],
            "days": [["date": "2026-03-01", "totals": ["calories": .integer(seq)]]],
        ]
        return EventMessage(seq: seq, kind: kind, payload: payload.object ?? JSONObject())
    }

    private func sent(_ actions: [HouseDesk.Action]) -> [HouseDesk.Message] {
        actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
    }

    @Test func `the state tells the day, when it began, and what is unknown as such`() throws {
        var desk = desk()
        _ = desk.connected()
        let message = try #require(sent(desk.looked(after: [], day: day, status: status)).first)
        #expect(message.topic == "demeter/anna_b/state")
        #expect(message.isRetained)
        #expect(
            message.payload == [
                "date": "2026-03-01", "day_began": "2026-03-01T04:00:00+01:00",
                "energy_today": 500, "energy_total": 0.0, "protein": 20, "carbohydrates": 60,
                "fat": 10, "fiber": nil, "sugar": 5, "sodium": 300, "energy_left": 1500,
                "last_meal": "2026-03-01T12:15:00+01:00", "entries": 2, "held": 1,
                "daemon": "running", "ears": "listening",
            ])
    }

    @Test func `the counter goes on at midnight and back with an undo`() throws {
        var desk = desk()
        _ = desk.connected()
        desk.learned(rows: [
            ["date": "2026-02-27", "totals": ["calories": 2000]],
            ["date": "2026-02-28", "totals": ["calories": 1800.5]],
        ])
        func total(_ events: [EventMessage]) -> JSONValue? {
            sent(desk.looked(after: events, day: day, status: status)).first?.payload?[
                "energy_total"]
        }
        #expect(total([]) == 3800.5)
        #expect(total([event(7), event(9)]) == 3809.5)
        #expect(total([event(4, .undo)]) == 3804.5)
    }

    @Test func `what happens while the broker is away is told once when it is back`() {
        var desk = desk()
        _ = desk.looked(after: [event(1), event(2)], day: day, status: status)
        let topics = sent(desk.connected()).map(\.topic)
        #expect(
            topics == [
                "homeassistant/device/demeter_anna_b/config", "demeter/anna_b/availability",
                "demeter/anna_b/state", "demeter/anna_b/event", "demeter/anna_b/event",
            ])
        _ = desk.disconnected()
        #expect(
            sent(desk.connected()).map(\.topic) == [
                "homeassistant/device/demeter_anna_b/config", "demeter/anna_b/availability",
                "demeter/anna_b/state",
            ])
    }

    @Test func `of very many happenings the newest are kept`() {
        var desk = desk()
        for seq in 1...1500 { _ = desk.looked(after: [event(seq)], day: day, status: status) }
        let events = sent(desk.connected()).compactMap { $0.payload?["seq"]?.integer }
        #expect(events == Array(501...1500))
    }

    @Test(
        arguments: [
            ("demeter/anna_b/log/set", "two eggs", false, true),
            ("demeter/anna_b/log/set", "two eggs", true, false),
            ("demeter/anna_b/log/set", "  ", false, false),
            ("demeter/anna_b/mute/set", "PRESS", false, true),
            ("demeter/anna_b/undo/set", "PRESS", false, false),
            ("demeter/anna_b/listen/set", "PRESS", false, false),
            ("demeter/bert/log/set", "two eggs", false, false),
            ("homeassistant/status", "offline", false, false),
        ])
    func `only what is allowed and meant now is carried out`(
        topic: String, text: String, isRetained: Bool, isDone: Bool
    ) {
        let done = desk().received(topic, Array(text.utf8), isRetained: isRetained).contains {
            if case .carryOut = $0 { true } else { false }
        }
        #expect(done == isDone)
    }

    @Test func `bytes that are no text are not logged`() {
        let actions = desk().received("demeter/anna_b/log/set", [0xFF, 0xFE], isRetained: false)
        #expect(
            actions == [.complain("A message on demeter/anna_b/log/set holds no words.")])
    }

    @Test func `without the right to read nothing of the journal goes out`() {
        var desk = desk([.log])
        var actions = desk.connected()
        actions += desk.looked(after: [event(1)], day: day, status: status)
        actions += desk.lost()
        #expect(
            sent(actions).map(\.topic) == [
                "homeassistant/device/demeter_anna_b/config", "demeter/anna_b/availability",
            ])
    }
}
