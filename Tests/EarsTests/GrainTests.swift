import TestSupport
import Testing

@testable import Ears

@Suite struct GrainTests {
    private static func tone(_ amplitude: Int16, seed: UInt64 = 1) -> [Int16] {
        var generator = SplitMix64(seed: seed)
        return (0..<16_000).map { _ in Int16.random(in: -amplitude...amplitude, using: &generator) }
    }

    private static func energy(_ samples: some Sequence<Int16>) -> Double {
        samples.reduce(0) { $0 + Double($1) * Double($1) }
    }

    @Test func `it is as far below each moment as its share says`() {
        let loud = Self.tone(20_000)
        let soft = Self.tone(500)
        var grained = loud + soft
        var grain = Grain(share: 0.02)
        grain.add(to: &grained)
        for (before, after) in [
            (loud, grained.prefix(16_000)), (soft, grained.suffix(16_000)),
        ] {
            let added = zip(before, after).map { $1 - $0 }
            let share = (Self.energy(added) / Self.energy(before)).squareRoot()
            #expect(abs(share - 0.02) < 0.002)
        }
    }

    @Test func `silence and a share of nothing stay as they are`() {
        var silence = [Int16](repeating: 0, count: 1_000)
        var grain = Grain(share: 0.02)
        grain.add(to: &silence)
        #expect(silence == [Int16](repeating: 0, count: 1_000))
        var speech = Self.tone(3_000)
        var none = Grain(share: 0)
        none.add(to: &speech)
        #expect(speech == Self.tone(3_000))
    }

    @Test func `pieces are heard as the whole, and again after a restart`() {
        var whole = Self.tone(3_000)
        var grain = Grain(share: 0.02)
        grain.add(to: &whole)
        for _ in 0..<2 {
            grain.restart(inNoise: 0)
            var first = Array(Self.tone(3_000).prefix(3_200))
            var rest = Array(Self.tone(3_000).dropFirst(3_200))
            grain.add(to: &first)
            grain.add(to: &rest)
            #expect(first + rest == whole)
        }
    }

    @Test func `where there is noise, less is added`() {
        func added(inNoise noise: Double) -> Int {
            var speech = Self.tone(3_000)
            var grain = Grain(share: 0.02)
            grain.restart(inNoise: noise)
            grain.add(to: &speech)
            return zip(speech, Self.tone(3_000)).map { abs(Int($0) - Int($1)) }.reduce(0, +)
        }
        #expect(added(inNoise: 0.5) < added(inNoise: 0))
        #expect(added(inNoise: 1) == 0)
    }

    @Test func `the loudest samples stay within what 16 bits hold`() {
        var edge = [Int16](repeating: .min, count: 500) + [Int16](repeating: .max, count: 500)
        var grain = Grain(share: 1)
        grain.add(to: &edge)
        #expect(edge.allSatisfy { $0 >= -32_767 })
        #expect(edge.contains { abs($0) == 32_767 })
    }
}
