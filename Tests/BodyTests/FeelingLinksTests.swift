import Body
import TestSupport
import Testing

struct FeelingLinksTests {
    private let hour: Int64 = 3_600_000

    @Test func `fewer than eight tell nothing, and what is eaten always stands before nothing`() {
        let days = (0..<30).map { Int64($0) * 24 * hour }
        let feelings = Array(days.prefix(7))
        #expect(FeelingLinks.links(feelings, others: days, eaten: ["tea": days]).isEmpty)
        let enough = Array(days.prefix(8))
        #expect(
            FeelingLinks.links(enough, others: Array(days.dropFirst(8)), eaten: ["tea": days])
                .isEmpty)
    }

    @Test func `counts are those of a plain look at every time`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        for _ in 0..<100 {
            func times(_ count: Int) -> [Int64] {
                (0..<count).map { _ in Int64.random(in: 0...2000, using: &generator) * hour }
            }
            let (feelings, others) = (times(.random(in: 8...20, using: &generator)), times(30))
            let eaten = ["a": times(9), "b": times(20), "c": times(2)]
            func count(_ instants: [Int64], _ times: [Int64]) -> Int {
                instants.filter { instant in
                    times.contains { ((instant - 72 * hour)...instant).contains($0) }
                }.count
            }
            for link in FeelingLinks.links(feelings, others: others, eaten: eaten) {
                let times = eaten[link.name] ?? []
                #expect(link.before == count(feelings, times), "seed \(seed)")
                #expect(link.otherwise == count(others, times), "seed \(seed)")
                #expect(link.before * 2 > feelings.count, "seed \(seed)")
            }
        }
    }
}
