import TestSupport
import Testing

/// Devices and a server whose lines are cut while all else goes wrong too; the long form is in `HouseholdSoakTests`.
@Suite(
    .serialized, .enabled(if: Cluster.isThere, Cluster.reason),
    .enabled(if: HouseholdNetwork.works, HouseholdNetwork.reason))
struct HouseholdPartitionTests {
    @Test(.timeLimit(.minutes(30)))
    func `lines that are cut lose nothing and double nothing`() throws {
        let trial = try HouseholdTrial(seed: 2_047)
        print(try trial.run(rounds: 20))
    }
}
