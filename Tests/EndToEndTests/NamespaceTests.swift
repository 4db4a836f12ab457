import Foundation
import JSON
import TestSupport
import Testing

/// What comes out of a network in which all that is ours has been switched on, seen at its other end.
@Suite(.serialized)
struct NamespaceTests {
    private static let foods = "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json"

    @Test(
        .timeLimit(.minutes(30)), .enabled(if: HouseNetwork.works, HouseNetwork.reason),
        .enabled(if: Broker.isThere, "needs mosquitto and libmosquitto-dev"))
    func `whom the configuration names is called, and nobody else`() throws {
        let network = try HouseNetwork()
        let folder = network.folder.path
        let watch = try network.watch()
        defer { watch.stop() }
        try "listener 1883 192.0.2.2\nallow_anonymous true\nuser root\n".write(
            toFile: "\(folder)/mosquitto.conf", atomically: true, encoding: .utf8)
        let broker = try HelperProcess(
            network.there + ["mosquitto", "-v", "-c", "\(folder)/mosquitto.conf"], in: folder,
            ready: "running")
        defer { broker.stop() }
        let recogniser = try HelperProcess(
            network.there + ["nc", "-nlkv", "192.0.2.2", "10300"], in: folder, ready: "istening")
        defer { recogniser.stop() }
        let pipe = "\(folder)/sound"
        try #require(mkfifo(pipe, 0o600) == 0)
        var environment = [
            "DEMETER_WYOMING_LISTEN": "192.0.2.1:10700", "DEMETER_WYOMING_PEERS": "192.0.2.2",
            "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_DEVICE": "fifo:\(pipe)",
            "DEMETER_VOICE_FEEDBACK": "none", "DEMETER_VOICE_SECOND": "tcp://192.0.2.2:10300",
            "XDG_CACHE_HOME": folder,
        ]
        if PageStage.isThere {
            environment["DEMETER_WEB_ENABLED"] = "true"
            environment["DEMETER_WEB_LISTEN"] = "127.0.0.1:7377"
        }
        let daemon = try DaemonProcess(
            environment: environment,
            arguments: ["--ingredients", Self.foods, "--grammars", "\(Built.root)/grammars"],
            wrapper: network.here)
        let house = try HelperProcess(
            network.here + [
                Built.program("demeter-house"), "--socket", daemon.socket, "--config", "/dev/null",
            ],
            environment: [
                "DEMETER_MQTT_BROKER": "mqtt://192.0.2.2:1883", "DEMETER_MQTT_NAME": "me",
            ], in: folder, ready: "connected to the broker")
        defer { house.stop() }
        let ear = try HelperProcess(
            network.there + ["mosquitto_sub", "-d", "-h", "192.0.2.2", "-t", "demeter/me/state"],
            in: folder, ready: "SUBACK")
        defer { ear.stop() }
        var client = try daemon.connect()
        try waitUntil {
            let status = try client.call("status")["result"]
            return status?["voice"]?["state"] == "listening"
                && (!PageStage.isThere || status?["web"]?["state"] == "serving")
        }
        try waitUntil { watch.said.contains("tcp 192.0.2.2 to 10300") }

        // Who is named speaks in a room; who is not is hung up on.
        #expect(try say(network, from: "192.0.2.2").contains("egg, 2: 175 calories."))
        _ = try Command.run(
            "/usr/bin/env", network.there + ["ip", "addr", "add", "192.0.2.3/24", "dev", "house1"])
        #expect(try say(network, from: "192.0.2.3") == "")
        try waitUntil { ear.said.contains("\"entries\":1") }
        #expect(try client.say("undo").first == "Undone.")
        #expect(daemon.stop() == 0)
        let called = Set(watch.said.split(separator: "\n").map(String.init))
        #expect(
            called.subtracting(["watching", "arp 192.0.2.2", "arp 192.0.2.3"]) == [
                "tcp 192.0.2.2 to 1883", "tcp 192.0.2.2 to 10300", "tcp 192.0.2.2 from 10700",
                "tcp 192.0.2.3 from 10700",
            ])
    }

    /// What a room at the other end is answered.
    private func say(_ network: HouseNetwork, from address: String) throws -> String {
        let sentence = #"{"type":"transcript","data":{"text":"two eggs"}}"#
        return try Command.run(
            "/usr/bin/env",
            network.there + [
                "sh", "-c",
                "printf '%s\\n' '\(sentence)' | nc -n -s \(address) -w 5 192.0.2.1 10700",
            ]
        ).output
    }

    @Test(
        .timeLimit(.minutes(30)),
        .enabled(if: OfflineTests.works(["unshare", "-rn", "true"]), "needs user namespaces"))
    func `ears hear as ever where there is no network at all`() throws {
        var stage = try VoiceStage(wrapper: ["unshare", "-rn"])
        try stage.say("two eggs")
        #expect(try stage.entries() == ["egg 2"])
    }
}
