import Foundation
import TestSupport
import Testing

/// A network of the tests' own with two ends: `here` has 192.0.2.1, `there` 192.0.2.2. No packet of it leaves
/// this machine, and none of this machine's comes in.
final class HouseNetwork {
    let folder: TemporaryFolder
    private let holder: HelperProcess
    /// Commands that begin so run at one end or the other.
    let here: [String]
    let there: [String]

    static let works = OfflineTests.works([
        "unshare", "-n", "-m", "sh", "-c",
        "ip link add a0 type veth peer name a1 && mount -t tmpfs tmpfs /run",
    ])
    static let reason: Comment = "needs the right to make networks, and iproute2"

    init() throws {
        folder = try TemporaryFolder()
        holder = try HelperProcess(
            [
                "unshare", "-n", "-m", "-p", "--fork", "--kill-child", "sh",
                "\(HelperProcess.fixtures)/house-network.sh", folder.path,
            ], in: folder.path, ready: " end")
        let words = holder.said.split(whereSeparator: \.isWhitespace).map(String.init)
        let inside = try #require(words.firstIndex(of: "here").map { words[$0 + 1] })
        let outside = try #require(words.firstIndex(of: "there").map { words[$0 + 1] })
        here = ["nsenter", "-t", inside, "-n", "-m"]
        there = ["nsenter", "-t", outside, "-n"]
    }

    deinit { holder.stop() }

    /// Sees whom this end calls, from now on.
    func watch() throws -> HelperProcess {
        try HelperProcess(
            there + ["/usr/bin/python3", "\(HelperProcess.fixtures)/house_watch.py", "house1"],
            in: folder.path, ready: "watching")
    }
}
