import Glibc
import TestSupport
import Testing

@testable import Speech

@Suite struct VoiceAdaptationTests {
    private static let lengths = [4, 3]
    private static let densities = 16
    private static let names = ["AH", "SIL", "B", "K", "+NOISE+"]

    private static func model(using generator: inout SplitMix64) -> SoundModel {
        let count = names.count * densities * lengths.reduce(0, +)
        return SoundModel(
            densities: densities, lengths: lengths,
            means: (0..<count).map { _ in .random(in: -3...3, using: &generator) },
            variances: (0..<count).map { _ in .random(in: 0.5...4, using: &generator) },
            weights: [], stride: 0, phones: [], names: names)
    }

    /// Where the means of each distribution of a stream are, phone by phone.
    private static func places(_ stream: Int) -> [(place: Int, at: Int, phone: Int)] {
        names.indices.flatMap { phone in
            let set = phone * lengths.count + stream
            let start =
                (phone * lengths.reduce(0, +) + lengths[..<stream].reduce(0, +)) * densities
            return (0..<densities).map {
                (set * densities + $0, start + $0 * lengths[stream], phone)
            }
        }
    }

    private static func isVoice(_ phone: Int) -> Bool {
        !["SIL", "+NOISE+"].contains(names[phone])
    }

    @Test(arguments: 0..<100)
    func `a voice that is the model's, moved, is found from half its sounds`(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let model = Self.model(using: &generator)
        var (wanted, statistics) = (model.means, VoiceStatistics())
        for (stream, length) in Self.lengths.enumerated() {
            let turn = (0..<length).map { row in
                (0..<length).map { column in
                    Float.random(in: -0.2...0.2, using: &generator) + (row == column ? 1 : 0)
                }
            }
            let shift = (0..<length).map { _ in Float.random(in: -1...1, using: &generator) }
            for one in Self.places(stream) where Self.isVoice(one.phone) {
                let old = Array(model.means[one.at..<one.at + length])
                let moved = (0..<length).map { row in
                    shift[row] + zip(turn[row], old).reduce(0) { $0 + $1.0 * $1.1 }
                }
                wanted.replaceSubrange(one.at..<one.at + length, with: moved)
                guard one.place.isMultiple(of: 2) else { continue }
                statistics.add(one.place, by: 3, length: length) { moved[$0] }
            }
        }
        var adaptation = VoiceAdaptation()
        (adaptation.general, adaptation.each) = (0.001, 1e6)
        let means = adaptation.means(of: model, by: statistics)
        let farthest = zip(means, wanted).map { abs($0 - $1) }.max() ?? 1
        #expect(farthest < 0.01, "seed \(seed)")
    }

    @Test
    func `what was meant often moves by itself, halfway after as many frames as count against it`()
    {
        var generator = SplitMix64(seed: 5)
        let model = Self.model(using: &generator)
        var statistics = VoiceStatistics()
        let one = Self.places(0)[7]
        for _ in 0..<10 { statistics.add(one.place, by: 1, length: 4) { Float($0) } }
        var adaptation = VoiceAdaptation()
        (adaptation.general, adaptation.each) = (1e9, 10)
        let means = adaptation.means(of: model, by: statistics)
        for place in 0..<4 {
            let halfway = (model.means[one.at + place] + Float(place)) / 2
            #expect(abs(means[one.at + place] - halfway) < 0.001)
        }
        let others = means.indices.filter { !(one.at..<one.at + 4).contains($0) }
        #expect(others.allSatisfy { abs(means[$0] - model.means[$0]) < 0.001 })
    }

    @Test func `nothing said moves nothing`() {
        var generator = SplitMix64(seed: 6)
        let model = Self.model(using: &generator)
        let means = VoiceAdaptation().means(of: model, by: VoiceStatistics())
        #expect(zip(means, model.means).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test(arguments: 0..<100) func `linear equations are solved`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let size = Int.random(in: 1...14, using: &generator)
        let matrix = (0..<size * size).map { _ in Double.random(in: -1...1, using: &generator) }
        let wanted = (0..<size).map { _ in Double.random(in: -9...9, using: &generator) }
        let side = (0..<size).map { row in
            (0..<size).reduce(0) { $0 + matrix[row * size + $1] * wanted[$1] }
        }
        let found = try #require(VoiceAdaptation.solution(of: matrix, side))
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 }, "seed \(seed)")
    }

    @Test func `equations that say nothing have no solution`() {
        #expect(VoiceAdaptation.solution(of: [1, 2, 2, 4], [1, 2]) == nil)
    }

    @Test func `sums are added up and wiped`() {
        var (one, other) = (VoiceStatistics(), VoiceStatistics())
        one.add(3, by: 0.5, length: 2) { Float($0 + 1) }
        other.add(3, by: 0.25, length: 2) { _ in 8 }
        other.add(9, by: 1, length: 3) { _ in 1 }
        one.add(other)
        #expect(one.sum(3)?.weight == 0.75)
        #expect(one.sum(3).map { Array($0.features) } == [2.5, 3])
        #expect(one.sum(9).map { Array($0.features) } == [1, 1, 1])
        one.wipe()
        #expect(one.sum(3) == nil)
        #expect(one.sum(9) == nil)
    }
}
