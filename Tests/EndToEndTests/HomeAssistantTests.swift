import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// Home Assistant itself between the broker and a live daemon, asked at its REST interface.
@Suite(
    .serialized, .enabled(if: HomeAssistant.interpreter != nil, HomeAssistant.reason),
    .enabled(if: Broker.isThere, "needs mosquitto and libmosquitto-dev"))
struct HomeAssistantTests {
    @Test(.timeLimit(.minutes(30)))
    func `the device appears and follows, logs and undoes, and outlives its broker`() async throws {
        let rooms = try SilentServer().port
        let daemon = try DaemonProcess(
            environment: ["DEMETER_WYOMING_LISTEN": "127.0.0.1:\(rooms)"],
            arguments: [
                "--ingredients",
                "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
            ])
        defer { daemon.stop() }
        let broker = try Broker()
        let house = try Self.house(of: daemon, at: broker)
        defer { house.stop() }
        let home = try HomeAssistant(broker: broker.port, rooms: rooms)
        defer { home.stop() }

        // Every entity of the device, by the names that Home Assistant makes of ours.
        try await until { try await home.state("sensor.demeter_me_daemon") == "running" }
        let ours = try await home.entities().filter { $0.contains(".demeter_me_") }
        #expect(
            Set(ours) == [
                "sensor.demeter_me_energy_today", "sensor.demeter_me_energy_in_all",
                "sensor.demeter_me_protein", "sensor.demeter_me_carbohydrates",
                "sensor.demeter_me_fat", "sensor.demeter_me_fiber", "sensor.demeter_me_sugar",
                "sensor.demeter_me_sodium", "sensor.demeter_me_energy_left",
                "sensor.demeter_me_last_meal", "sensor.demeter_me_entries",
                "sensor.demeter_me_held", "sensor.demeter_me_daemon", "sensor.demeter_me_ears",
                "event.demeter_me_journal", "notify.demeter_me_log_a_meal",
                "button.demeter_me_undo", "button.demeter_me_mute",
            ])
        #expect(try await home.state("sensor.demeter_me_energy_left") == "unknown")

        // By its notifier, by a sentence, and by a button.
        try await home.call(
            "notify/send_message",
            ["entity_id": "notify.demeter_me_log_a_meal", "message": "two eggs"])
        try await until { try await home.state("sensor.demeter_me_energy_today") == "175" }
        #expect(try await home.state("sensor.demeter_me_last_meal") != "unknown")
        try await until { try await home.state("event.demeter_me_journal") != "unknown" }
        #expect(try await home.say("a banana") == "banana, 1: 112 calories.")
        try await until { try await home.state("sensor.demeter_me_energy_today") == "287.14" }
        try await home.call("button/press", ["entity_id": "button.demeter_me_undo"])
        try await until { try await home.state("sensor.demeter_me_entries") == "1" }

        // The broker dies while things go on, and comes back.
        broker.kill()
        try await until { try await home.state("sensor.demeter_me_entries") == "unavailable" }
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "a banana"])
        try broker.start()
        try await until { try await home.state("sensor.demeter_me_entries") == "2" }
        #expect(try await home.state("sensor.demeter_me_energy_today") == "287.14")

        // Without its program, what it told is not taken for true.
        house.stop()
        try await until { try await home.state("sensor.demeter_me_entries") == "unavailable" }
    }

    @Test(
        .timeLimit(.minutes(30)),
        .enabled(if: FakeTime.library != nil, "needs the package faketime"))
    func `its statistics count on over midnight, of the day and of all days`() async throws {
        let broker = try Broker()
        let home = try HomeAssistant(broker: broker.port)
        defer { home.stop() }
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 23:59:40", zone: "Europe/Berlin"),
            arguments: [
                "--ingredients",
                "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
            ])
        defer { daemon.stop() }
        let house = try Self.house(of: daemon, at: broker)
        defer { house.stop() }
        let today = "sensor.demeter_me_energy_today"
        try await until { try await home.state(today) == "0" }
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "two eggs", "at": "2026-03-28T20:00:00+01:00"])
        try await until { try await home.state(today) == "175" }
        try await until { try await home.state(today) == "0" }
        #expect(try await home.state("sensor.demeter_me_energy_in_all") == "175")
        _ = try client.call("log", ["text": "a banana"])
        try await until { try await home.state(today) == "112.14" }
        let sums = try await home.call("test/sums?return_response", [:])["service_response"]
        #expect(sums?[today] == 287.14)
        #expect(sums?["sensor.demeter_me_energy_in_all"] == 287.14)
    }

    /// `demeter-house` between a daemon and a broker, connected.
    private static func house(of daemon: DaemonProcess, at broker: Broker) throws -> HelperProcess {
        try HelperProcess(
            [
                Built.program("demeter-house"), "--socket", daemon.socket, "--config", "/dev/null",
            ],
            environment: [
                "DEMETER_MQTT_BROKER": "mqtt://127.0.0.1:\(broker.port)", "DEMETER_MQTT_NAME": "me",
                "DEMETER_MQTT_ALLOW": "read,log,correct",
            ], in: broker.folder.path, ready: "connected to the broker")
    }
}

/// A Home Assistant on a folder of its own, ended with the test.
final class HomeAssistant {
    private let folder: TemporaryFolder
    private let process: HelperProcess
    private let address: String
    private let token: String
    private let client = HTTPClient()

    /// The Python that has it: one that was named, or what `scripts/install-home-assistant` made.
    static let interpreter: String? =
        [
            ProcessInfo.processInfo.environment["HOME_ASSISTANT_PYTHON"],
            "\(Built.root)/.build/home-assistant/bin/python3",
        ].compactMap(\.self).first { FileManager.default.isExecutableFile(atPath: $0) }

    static let reason: Comment = "needs Home Assistant: scripts/install-home-assistant"

    /// - Parameter rooms: the port of `demeter-wyoming`; without one it is not joined.
    init(broker: UInt16, rooms: UInt16? = nil) throws {
        folder = try TemporaryFolder()
        let port = try SilentServer().port
        address = "http://127.0.0.1:\(port)"
        process = try HelperProcess(
            [
                try #require(Self.interpreter), "\(HelperProcess.fixtures)/home_assistant.py",
                folder.path, "\(port)", "\(broker)",
            ] + (rooms.map { ["\($0)"] } ?? []), in: folder.path, ready: "\nready ")
        let line = process.said.split(separator: "\n").last { $0.hasPrefix("ready ") }
        token = String(try #require(line).dropFirst(6))
    }

    func stop() {
        process.stop()
        client.close()
    }

    private func ask(_ path: String, _ body: JSONValue? = nil) async throws -> HTTPResponse {
        try await client.send(
            HTTPRequest(
                url: "\(address)/api/\(path)", body: body.map { Array($0.text.utf8) },
                headers: [
                    HTTPHeader("Authorization", "Bearer \(token)"),
                    HTTPHeader("Content-Type", "application/json"),
                ]))
    }

    /// What an entity shows; `nil` while there is none.
    func state(_ entity: String) async throws -> String? {
        let answer = try await ask("states/\(entity)")
        return try JSONValue(parsing: answer.body)["state"]?.string
    }

    func entities() async throws -> [String] {
        let answer = try await ask("states")
        return try JSONValue(parsing: answer.body).array?.compactMap { $0["entity_id"]?.string }
            ?? []
    }

    /// Says a sentence to Demeter as a voice assistant does; what is answered.
    func say(_ sentence: String) async throws -> String? {
        let answer = try await call(
            "conversation/process?return_response",
            ["agent_id": "conversation.demeter", "text": .string(sentence)])
        return answer["service_response"]?["response"]?["speech"]?["plain"]?["speech"]?.string
    }

    @discardableResult
    func call(_ service: String, _ data: JSONValue) async throws -> JSONValue {
        let answer = try await ask("services/\(service)", data)
        try #require(answer.status == 200, "\(service): \(answer.status)")
        return try JSONValue(parsing: answer.body)
    }
}
