import Nutrition
import Programmes
import Testing

struct PilotMetricsTests {
    private let start = LocalDay(daysSinceEpoch: 20_000)

    @Test func `without anything nothing is 0 that nobody knows`() {
        let metrics = PilotMetrics(PilotFacts(), of: [], from: start, today: start)
        #expect(metrics.medianSeconds == nil && metrics.slowSeconds == nil)
        #expect(metrics.rightShare == nil && metrics.correctionsAnEntry == nil)
        #expect(metrics.takenShare == nil)
        #expect(metrics.returned.map(\.day) == [7, 21, 30])
        #expect(metrics.returned.allSatisfy { $0.isLogged == nil })
    }

    @Test(
        arguments: [
            ([1000], 1, 1), ([1000, 2000], 1.5, 2), ([3000, 1000, 2000], 2, 3),
            (Array(1...10).map { Int64($0) * 1000 }, 5.5, 9),
            (Array(1...11).map { Int64($0) * 1000 }, 6, 10),
        ] as [([Int64], Double, Double)])
    func `half of the waits and nine of ten`(waits: [Int64], median: Double, slow: Double) {
        let metrics = PilotMetrics(
            PilotFacts(waits: waits), of: [start], from: start, today: start)
        #expect(metrics.medianSeconds == median)
        #expect(metrics.slowSeconds == slow)
        #expect(metrics.utterances == waits.count)
    }

    @Test func `returns are of the calendar, and of days that are over`() {
        let facts = PilotFacts(
            logged: [start, start.advanced(by: 6), start.advanced(by: 20)],
            corrections: [0, 0, 2, 1], taken: 1, refused: 3)
        let days = (0..<21).map(start.advanced)
        let metrics = PilotMetrics(facts, of: days, from: start, today: start.advanced(by: 20))
        #expect(metrics.returned.map(\.isLogged) == [true, nil, nil])
        #expect(metrics.daysLogged == 3)
        #expect(metrics.rightShare == 0.5)
        #expect(metrics.correctionsAnEntry == 0.75)
        #expect(metrics.takenShare == 0.25)
        let later = PilotMetrics(facts, of: days, from: start, today: start.advanced(by: 40))
        #expect(later.returned.map(\.isLogged) == [true, true, false])
    }
}
