import Foundation
import ModelServer
import TestSupport
import Testing

/// A network of the tests' own with a household's server and its devices, whose lines can be cut: a device without
/// its line is told of nothing, as where a switch has lost its power behind another one.
final class HouseholdNetwork {
    private let folder: TemporaryFolder
    private let holder: HelperProcess
    /// Commands that begin so run at the server, or at a device.
    let server: [String]
    let devices: [[String]]
    /// Devices without a line.
    private(set) var cut: Set<Int> = []

    static let address = "192.0.2.1"
    /// The server's own, with days on both sides for clocks that jump.
    let certificate: TestCertificate

    static let works = OfflineTests.works([
        "unshare", "-n", "sh", "-c",
        "ip link add switch type bridge && ip link add port0 type veth peer name line && "
            + "ip link set port0 master switch",
    ])
    static let reason: Comment = "needs the right to make networks, and iproute2"

    init(devices count: Int) throws {
        folder = try TemporaryFolder()
        certificate = try TestCertificate(
            subject: "IP:\(Self.address)", daysBefore: FakeTime.library == nil ? 0 : 40)
        holder = try HelperProcess(
            [
                "unshare", "-n", "-p", "--fork", "--kill-child", "sh",
                "\(HelperProcess.fixtures)/household-network.sh", folder.path, "\(count)",
            ], in: folder.path, ready: " end")
        let words = holder.said.split(whereSeparator: \.isWhitespace).map(String.init)
        let first = try #require(words.firstIndex(of: "server")) + 1
        try #require(words.count == first + 2 + count, "\(words)")
        func inside(_ process: String) -> [String] { ["nsenter", "-t", process, "-n"] }
        server = inside(words[first])
        devices = words[(first + 1)...].dropLast().map(inside)
    }

    deinit { holder.stop() }

    /// Takes a device's line out of the switch, or plugs it in again.
    func set(_ device: Int, isCut: Bool) throws {
        guard cut.contains(device) != isCut else { return }
        let run = try Command.run(
            server[0],
            server.dropFirst() + ["ip", "link", "set", "port\(device)"]
                + (isCut ? ["nomaster"] : ["master", "switch"]))
        try #require(run.status == 0, "\(run.errors)")
        if isCut { cut.insert(device) } else { cut.remove(device) }
    }

    func heal() throws { for device in cut { try set(device, isCut: false) } }
}
