import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// `demeter-house` between a live daemon and Debian's mosquitto.
@Suite(
    .enabled(
        if: Broker.isThere,
        "needs the packages mosquitto and mosquitto-clients, and libmosquitto-dev"))
struct HouseTests {
    private let daemon: DaemonProcess
    private let broker: Broker

    init() throws {
        daemon = try DaemonProcess(
            arguments: [
                "--ingredients",
                "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
            ])
        broker = try Broker()
    }

    /// Starts the program, and waits until it is connected.
    ///
    /// - Parameter daemon: whose; the test's own unless another one is named.
    private func house(
        _ environment: [String: String] = [:], of daemon: DaemonProcess? = nil
    ) throws -> HelperProcess {
        let socket = (daemon ?? self.daemon).socket
        var all = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DEMETER_") }
        all["DEMETER_MQTT_BROKER"] = "mqtt://127.0.0.1:\(broker.port)"
        all["DEMETER_MQTT_NAME"] = "me"
        return try HelperProcess(
            [
                Built.program("demeter-house"), "--socket", socket, "--config", "/dev/null",
            ], environment: all.merging(environment) { $1 }, in: broker.folder.path,
            ready: "connected to the broker")
    }

    private func log(_ text: String) throws {
        var client = try daemon.connect()
        _ = try client.call("log", ["text": .string(text)])
    }

    @Test func `the device is announced once, retained, and shows the day after each change`()
        throws
    {
        let ear = try broker.listen()
        let house = try house()
        defer { house.stop() }
        try waitUntil { ear.last("demeter/me/state")?["daemon"] == "running" }
        let announced = try #require(ear.last("homeassistant/device/demeter_me/config"))
        let parts = try #require(announced["cmps"]?.object)
        #expect(
            parts.members.map(\.key) == [
                "energy_today", "energy_total", "protein", "carbohydrates", "fat", "fiber", "sugar",
                "sodium", "energy_left", "last_meal", "entries", "held", "daemon", "ears", "event",
                "log", "mute",
            ])
        try DiscoveryRules.check(announced)
        #expect(ear.text("demeter/me/availability") == "online")

        try log("2 eggs")
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 1 }
        let state = try #require(ear.last("demeter/me/state"))
        #expect(state["energy_today"] == 175)
        #expect(state["energy_total"] == 175)
        try waitUntil { ear.last("demeter/me/event") != nil }
        #expect(ear.last("demeter/me/event")?["event_type"] == "logged")
        #expect(ear.last("demeter/me/event")?["entries"]?.array?.first?["name"] == "egg")

        // Whoever comes later is told what was retained, and no event.
        let late = try broker.listen()
        try waitUntil { late.last("demeter/me/state") != nil }
        #expect(late.last("homeassistant/device/demeter_me/config") == announced)
        #expect(late.count("demeter/me/event") == 0)
    }

    @Test func `what is sent is logged once, and a retained message never`() throws {
        let ear = try broker.listen()
        try broker.publish("demeter/me/log/set", "9 bananas", retained: true)
        let house = try house(["DEMETER_MQTT_ALLOW": "read,log,correct"])
        defer { house.stop() }
        try broker.publish("demeter/me/log/set", "2 eggs")
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 1 }
        #expect(ear.last("demeter/me/state")?["energy_today"] == 175)
        try broker.publish("demeter/me/undo/set", "PRESS")
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 0 }
        #expect(house.said.contains("A retained message on demeter/me/log/set is not carried out."))
    }

    @Test func `a house that is somebody's is told of their day and logs for them`() throws {
        var client = try daemon.connect()
        try #require(try client.call("people.add", ["name": "anna"])["error"] == nil)
        let ear = try broker.listen()
        let house = try house(["DEMETER_MQTT_PERSON": "anna"])
        defer { house.stop() }
        try waitUntil { ear.last("demeter/me/state")?["daemon"] == "running" }
        try log("a banana")
        try broker.publish("demeter/me/log/set", "2 eggs")
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 1 }
        #expect(ear.last("demeter/me/state")?["energy_today"] == 175)
        func names(_ person: JSONValue) throws -> [String]? {
            try client.call("day", person)["result"]?["entries"]?.array?
                .compactMap { $0["name"]?.string }
        }
        #expect(try names(["person": "anna"]) == ["egg"])
        #expect(try names([:]) == ["banana"])
    }

    @Test func `what is not allowed is neither announced nor done`() throws {
        let ear = try broker.listen()
        let house = try house(["DEMETER_MQTT_ALLOW": "log"])
        defer { house.stop() }
        try waitUntil { ear.last("homeassistant/device/demeter_me/config") != nil }
        let parts = ear.last("homeassistant/device/demeter_me/config")?["cmps"]?.object
        #expect(parts?.members.map(\.key) == ["log", "mute"])
        try log("2 eggs")
        try broker.publish("demeter/me/undo/set", "PRESS")
        try broker.publish("demeter/me/log/set", "a banana")
        var client = try daemon.connect()
        try waitUntil { try client.call("day")["result"]?["logged_count"] == 2 }
        #expect(ear.count("demeter/me/state") == 0)
        #expect(ear.count("demeter/me/event") == 0)
    }

    @Test func `Home Assistant's start brings the announcement again`() throws {
        let ear = try broker.listen()
        let house = try house()
        defer { house.stop() }
        let topic = "homeassistant/device/demeter_me/config"
        try waitUntil { ear.count(topic) == 1 }
        try broker.publish("homeassistant/status", "offline")
        try broker.publish("homeassistant/status", "online")
        try waitUntil { ear.count(topic) == 2 }
    }

    @Test(
        .timeLimit(.minutes(30)),
        .enabled(if: FakeTime.library != nil, "needs the package faketime")
    )
    func `at midnight the day's sums begin anew, and the counter goes on`() throws {
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 23:59:45", zone: "Europe/Berlin"),
            arguments: [
                "--ingredients",
                "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
            ])
        defer { daemon.stop() }
        let ear = try broker.listen()
        let house = try house(of: daemon)
        defer { house.stop() }
        func state(_ date: JSONValue) -> JSONValue? {
            ear.events("demeter/me/state").last { $0["date"] == date }
        }
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        try waitUntil { state("2026-03-28")?["entries"] == 1 }
        #expect(state("2026-03-28")?["day_began"] == "2026-03-28T00:00:00+01:00")
        // Nobody does anything, and the day ends.
        try waitUntil { state("2026-03-29") != nil }
        let night = try #require(state("2026-03-29"))
        #expect(night["entries"] == 0)
        #expect(night["energy_today"] == 0)
        #expect(night["energy_total"] == 175)
        _ = try client.call("log", ["text": "a banana"])
        try waitUntil { state("2026-03-29")?["entries"] == 1 }
        #expect(state("2026-03-29")?["energy_today"] == 112.14)
        let counted = ear.events("demeter/me/state").compactMap { $0["energy_total"]?.number }
        #expect(counted == counted.sorted() && counted.last == 287.14, "\(counted)")
    }

    @Test func `the broker's last will, and the way back of either side`() throws {
        let house = try house()
        defer { house.stop() }
        var ear = try broker.listen()
        try waitUntil { ear.text("demeter/me/availability") == "online" }
        // The broker is killed in mid-flight, and changes go on without it.
        try log("2 eggs")
        broker.kill()
        try log("a banana")
        try broker.start()
        ear = try broker.listen()
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 2 }
        #expect(ear.last("demeter/me/state")?["energy_today"] == 287.14)
        let sequence = ear.events("demeter/me/event").compactMap { $0["seq"]?.integer }
        #expect(Set(sequence).count == sequence.count)

        daemon.crash()
        try waitUntil { ear.last("demeter/me/state")?["daemon"] == "unreachable" }
        #expect(ear.last("demeter/me/state")?["energy_today"] == 287.14)
        try daemon.start()
        try waitUntil { ear.last("demeter/me/state")?["daemon"] == "running" }

        house.stop()
        try waitUntil { ear.text("demeter/me/availability") == "offline" }
    }

    @Test func `after many changes the last state is right, and none was told twice`() throws {
        let ear = try broker.listen()
        let house = try house()
        defer { house.stop() }
        var client = try daemon.connect()
        let count = ProcessInfo.processInfo.environment["DEMETER_SOAK"] == nil ? 500 : 10_000
        for _ in 0..<count / 2 {
            _ = try client.call("add", ["calories": 1])
            _ = try client.call("undo")
        }
        _ = try client.call("add", ["calories": 5])
        try waitUntil { ear.last("demeter/me/state")?["energy_today"] == 5 }
        try waitUntil { ear.last("demeter/me/event")?["seq"]?.integer ?? 0 > count }
        let sequence = ear.events("demeter/me/event").compactMap { $0["seq"]?.integer }
        #expect(Set(sequence).count == sequence.count)
        #expect(sequence == sequence.sorted())
    }

    @Test(.timeLimit(.minutes(30)))
    func `a broker that is killed amid many changes has the last state, and nothing twice`() throws
    {
        let house = try house()
        defer { house.stop() }
        var client = try daemon.connect()
        let isSoak = ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil
        let (rounds, count) = isSoak ? (20, 500) : (3, 60)
        var heard: [Int] = []
        for round in 1...rounds {
            let ear = try broker.listen()
            for place in 0..<count / 2 {
                _ = try client.call("add", ["calories": 1])
                _ = try client.call("undo")
                // Changes go on while it is away.
                if place == count / 4 { broker.kill() }
            }
            heard += ear.events("demeter/me/event").compactMap { $0["seq"]?.integer }
            try broker.start()
            let after = try broker.listen()
            _ = try client.call("add", ["calories": .integer(round)])
            let sum = round * (round + 1) / 2
            try waitUntil { after.last("demeter/me/state")?["energy_today"] == .integer(sum) }
            heard += after.events("demeter/me/event").compactMap { $0["seq"]?.integer }
        }
        #expect(Set(heard).count == heard.count)
        #expect(!heard.isEmpty)
    }

    @Test func `an encrypted broker is met where its certificate is known, and no other`() throws {
        let certificate = try TestCertificate(host: "localhost")
        let secret = try Broker(certificate: certificate)
        let address = "mqtts://localhost:\(secret.port)"
        let known = try house([
            "DEMETER_MQTT_BROKER": address, "DEMETER_MQTT_CERTIFICATES": certificate.path,
        ])
        known.stop()
        let unknown = try HelperProcess(
            [
                Built.program("demeter-house"), "--socket", daemon.socket, "--config", "/dev/null",
            ], environment: ["DEMETER_MQTT_BROKER": address], in: secret.folder.path,
            ready: "A TLS error occurred")
        unknown.stop()
        #expect(!unknown.said.contains("connected to the broker"))
    }

    @Test func `without a broker it says what to set`() throws {
        let run = try Command.run(
            Built.program("demeter-house"), ["--socket", daemon.socket, "--config", "/dev/null"])
        #expect(run.status == 65)
        #expect(
            run.errors
                == "demeter-house: error: no broker is configured; set \"broker\" under [mqtt] in /dev/null\n"
        )
    }
}
