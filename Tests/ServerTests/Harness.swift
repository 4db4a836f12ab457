import Service
import TestSupport
import UnixSocket

@testable import Server

/// A server on a socket of its own with a scripted service and alarms that a test rings.
struct Harness {
    let folder: TemporaryFolder
    let service = ScriptedService()
    let alarms = ManualAlarms()
    let server: Server
    let path: String

    init(
        limits: ServerLimits = ServerLimits(),
        allowedUsers: Set<UInt32> = [Peer.ownUser, 0]
    ) async throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/demeter.sock"
        server = try Server(
            on: Listener(path: path), serving: service, limits: limits, alarms: alarms,
            allowedUsers: allowedUsers)
        await server.start()
    }

    func client() throws -> TestClient { try TestClient(path) }

    /// Runs the test and ends the server after it.
    static func run(
        limits: ServerLimits = ServerLimits(), allowedUsers: Set<UInt32> = [Peer.ownUser, 0],
        _ test: (Harness) async throws -> Void
    ) async throws {
        let harness = try await Harness(limits: limits, allowedUsers: allowedUsers)
        try await test(harness)
        _ = await harness.server.shutdown(within: .zero)
    }
}
