import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// Live daemons whose clocks are set days ahead and back while they work; the long form is in `HouseholdSoakTests`.
@Suite(
    .serialized,
    .enabled(if: Cluster.isThere && FakeTime.library != nil, "needs postgresql-15 and faketime"))
struct HouseholdClockTests {
    @Test(.timeLimit(.minutes(30)))
    func `clocks that jump by days lose nothing, double nothing and part nobody`() throws {
        let home = try Cluster.shared.get().newHome()
        let clocks = try (0..<3).map { _ in try FakeClock() }
        let world = try CloudWorld(
            home, roles: Array(repeating: (home.owner, "secret"), count: 3), isAutomatic: true,
            clocks: clocks)
        defer { world.stop() }
        let setup = try world.demeter(0, "sync", "setup")
        try #require(setup.status == 0, "\(setup.errors)")
        var random = SplitMix64(seed: 86_400)
        for round in 0..<12 {
            let index = Int.random(in: world.daemons.indices, using: &random)
            try clocks[index].set(days: Int.random(in: -9...9, using: &random))
            if round % 4 == 3 {
                world.daemons[index].crash()
                try world.daemons[index].start()
            }
            for index in world.daemons.indices { try world.act(index, round, &random) }
        }
        try world.expectSame("after 12 rounds")
    }
}
