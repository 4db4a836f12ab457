import Body
import Nutrition
import TestSupport
import Testing

/// A weight without what water and scales make of it.
struct WeightTrendTests {
    private let first = LocalDay(daysSinceEpoch: 20_000)

    @Test func `trends are nearer to the truth than scales, within honest intervals`() {
        var (within, asked, error, scaleError) = (0, 0, 0.0, 0.0)
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let slope = Double.random(in: -0.12...0.08, using: &random)
            var truth = 80.0
            var last = 0.0
            let weighIns = (0..<60).compactMap { number -> WeighIn? in
                truth = 80 + slope * Double(number)
                let noise = (0..<12).reduce(-6.0) { sum, _ in
                    sum + Double.random(in: 0..<1, using: &random)
                }
                guard Double.random(in: 0..<1, using: &random) > 0.2 || number == 59 else {
                    return nil
                }
                last = truth + 0.5 * noise
                return WeighIn(day: first.advanced(by: number), kilograms: last)
            }
            guard let point = WeightTrend(weighIns, upTo: first.advanced(by: 59)).newest else {
                Issue.record("seed \(seed): no trend")
                continue
            }
            asked += 1
            error += abs(point.weight.value - truth)
            scaleError += abs(last - truth)
            if point.weight.interval.contains(truth) { within += 1 }
            #expect(abs(point.weekly.value - slope * 7) < 0.5, "seed \(seed)")
        }
        #expect(error < scaleError * 0.6)
        #expect((80...100).contains(within), "\(within) of \(asked)")
    }

    @Test func `without weights nothing is told, and one weight is itself`() throws {
        #expect(WeightTrend([], upTo: first).newest == nil)
        let one = try #require(
            WeightTrend([WeighIn(day: first, kilograms: 82.4)], upTo: first).newest)
        #expect(one.weight.value == 82.4)
        let later = try #require(
            WeightTrend([WeighIn(day: first, kilograms: 82.4)], upTo: first.advanced(by: 9)).newest)
        #expect(later.weight.value == 82.4)
        #expect(later.weight.deviation > one.weight.deviation)
    }

    @Test func `weights after the day do not count`() {
        let weighIns = (0..<20).map {
            WeighIn(day: first.advanced(by: $0), kilograms: 80 + Double($0 % 3))
        }
        let day = first.advanced(by: 9)
        #expect(
            WeightTrend(weighIns, upTo: day)
                == WeightTrend(Array(weighIns.prefix(10)), upTo: day))
    }
}
