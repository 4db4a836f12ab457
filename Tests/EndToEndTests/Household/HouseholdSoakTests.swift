import Foundation
import TestSupport
import Testing

/// Three devices and a server of their own, for hundreds of rounds.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil && Cluster.isThere))
struct HouseholdSoakTests {
    private static let rounds =
        Int(
            ProcessInfo.processInfo.environment["DEMETER_SOAK_ROUNDS"] ?? "") ?? 500

    @Test func `rounds with kills at any moment lose nothing and double nothing`() throws {
        let trial = try HouseholdTrial(seed: 4_742)
        print(try trial.run(rounds: Self.rounds))
        #expect(trial.slowest <= 5)
    }
}
