import Foundation
import TestSupport
import Testing

/// Rooms that are announced, in a network of the tests' own with Debian's avahi-daemon.
@Suite(
    .serialized, .enabled(if: HouseNetwork.works, HouseNetwork.reason),
    .enabled(if: HouseNetwork.hasAvahi, "needs avahi-daemon, avahi-utils and libavahi-client-dev"))
struct AnnouncementTests {
    private let network: HouseNetwork
    private let bus: HouseBus

    init() throws {
        network = try HouseNetwork()
        bus = try HouseBus(network)
    }

    private func daemon(_ environment: [String: String] = [:]) throws -> DaemonProcess {
        try DaemonProcess(
            environment: [
                "DEMETER_WYOMING_LISTEN": "192.0.2.1:10700", "DEMETER_WYOMING_PEERS": "192.0.2.2",
                "DEMETER_WYOMING_ANNOUNCE": "true",
            ].merging(environment) { $1 }, wrapper: network.here)
    }

    @Test(.timeLimit(.minutes(30)))
    func `who looks finds them, whatever becomes of avahi-daemon, as long as they are there`()
        throws
    {
        let found = "=;house0;IPv4;Demeter;_wyoming._tcp;local;house.local;192.0.2.1;10700;"
        var avahi = try bus.startAvahi()
        let daemon = try daemon()
        try waitUntil { try bus.services() == [found] }
        // The network knows it a moment before the log does.
        try waitUntil { daemon.log.contains("announced as \"Demeter\" under _wyoming._tcp") }
        avahi.stop()
        try waitUntil { daemon.log.contains("not announced at present: avahi-daemon does not run") }
        // Whoever asks for meals meanwhile is heard.
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        avahi = try bus.startAvahi()
        try waitUntil { try bus.services() == [found] }
        #expect(daemon.stop() == 0)
        try waitUntil { try bus.services() == [] }
        avahi.stop()
    }

    @Test(.timeLimit(.minutes(30)))
    func `where somebody has the name there is another, and without the word there is none`() throws
    {
        let avahi = try bus.startAvahi()
        defer { avahi.stop() }
        let other = try HelperProcess(
            network.here + ["avahi-publish", "-s", "Demeter", "_wyoming._tcp", "1"],
            in: network.folder.path, ready: "Established")
        defer { other.stop() }
        func ports() throws -> [String] {
            try bus.services().map { String($0.split(separator: ";")[8]) }.sorted()
        }
        let silent = try daemon(["DEMETER_WYOMING_ANNOUNCE": "false"])
        try waitUntil { try isHeard() }
        #expect(try ports() == ["1"])
        #expect(silent.stop() == 0)

        let daemon = try daemon()
        try waitUntil { try ports() == ["1", "10700"] }
        try waitUntil { daemon.log.contains("announced as \"Demeter #2\"") }
        #expect(daemon.stop() == 0)
    }

    /// Whether somebody listens to rooms.
    private func isHeard() throws -> Bool {
        try Command.run(
            "/usr/bin/env", network.there + ["nc", "-nz", "192.0.2.1", "10700"]
        ).status == 0
    }
}

/// A system bus of that network's own, at the usual place in its `/run`, and the avahi-daemon on it.
struct HouseBus {
    private let network: HouseNetwork
    private let bus: HelperProcess

    init(_ network: HouseNetwork) throws {
        self.network = network
        let folder = network.folder.path
        try """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>system</type>
          <listen>unix:path=/run/dbus/system_bus_socket</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow user="*"/><allow own="*"/>
            <allow send_destination="*"/><allow receive_sender="*"/>
          </policy>
        </busconfig>
        """.write(toFile: "\(folder)/bus.conf", atomically: true, encoding: .utf8)
        try """
        [server]
        host-name=house
        use-ipv4=yes
        use-ipv6=no
        allow-interfaces=house0
        [publish]
        publish-workstation=no
        publish-hinfo=no
        """.write(toFile: "\(folder)/avahi.conf", atomically: true, encoding: .utf8)
        bus = try HelperProcess(
            network.here + [
                "dbus-daemon", "--config-file=\(folder)/bus.conf", "--nofork", "--nopidfile",
                "--print-address=1",
            ], in: folder, ready: "unix:path=")
    }

    func startAvahi() throws -> HelperProcess {
        try HelperProcess(
            network.here + [
                "avahi-daemon", "-f", "\(network.folder.path)/avahi.conf", "--no-drop-root",
                "--no-chroot", "--no-rlimits",
            ], in: network.folder.path, ready: "Server startup complete")
    }

    /// What somebody who looks for Wyoming finds, in `avahi-browse`'s words.
    func services() throws -> [String] {
        let run = try Command.run(
            "/usr/bin/env",
            network.here + ["avahi-browse", "-rpt", "_wyoming._tcp"])
        return run.output.split(separator: "\n").filter { $0.hasPrefix("=") }.map(String.init)
    }
}

extension HouseNetwork {
    static let hasAvahi =
        ["/usr/sbin/avahi-daemon", "/usr/bin/avahi-browse", "/usr/include/avahi-client/client.h"]
        .allSatisfy { FileManager.default.fileExists(atPath: $0) }
}
