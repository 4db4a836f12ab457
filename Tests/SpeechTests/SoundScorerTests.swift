import Glibc
import TestSupport
import Testing

@testable import Speech

@Suite struct SoundScorerTests {
    private static let phones = 5
    private static let densities = 32
    private static let lengths = [5, 3]
    private static let most = 4
    /// How much a sum of two likelihoods is above the greater, as PocketSphinx has it to its base.
    private static let sums = (0..<256).map { difference in
        let base = log(1.0001) * 1_024
        return Int((log1p(exp(-Double(difference) * base)) / base).rounded())
    }

    private static func model(using generator: inout SplitMix64) -> SoundModel {
        let count = phones * densities * lengths.reduce(0, +)
        let states = (0..<90).map { state in
            state < phones ? state : Int.random(in: 0..<phones, using: &generator)
        }
        return SoundModel(
            densities: densities, lengths: lengths,
            means: (0..<count).map { _ in .random(in: -3...3, using: &generator) },
            variances: (0..<count).map { _ in .random(in: 0.5...4, using: &generator) },
            weights: (0..<densities * lengths.count * 96).map { _ in
                .random(in: 0...158, using: &generator)
            }, stride: 96, phones: states)
    }

    private static func logarithm(_ number: Double) -> Int { Int(log(number) / log(1.0001)) }
    private static func natural(_ number: Double) -> Int { Int(number / log(1.0001)) }

    /// The same, one number after the other, as PocketSphinx computes it.
    private static func scores(
        of states: [Int], in model: SoundModel, _ frame: [[Float]]
    ) -> [Int] {
        var levels: [[[(density: Int, level: Int)]]] = []
        let active = Set(states.map { model.phones[$0] })
        for (stream, length) in lengths.enumerated() {
            var found: [[(density: Int, score: Int)]] = []
            for phone in 0..<phones {
                let set =
                    (phone * lengths.reduce(0, +) + lengths[..<stream].reduce(0, +)) * densities
                let all = (0..<densities).map { density in
                    var score: Float = 0
                    for place in 0..<length {
                        let variance = Double(model.variances[set + density * length + place])
                        score += Float(logarithm(1 / (variance * 2 * .pi).squareRoot()))
                    }
                    for place in 0..<length {
                        let at = set + density * length + place
                        let distance = frame[stream][place] - model.means[at]
                        score -=
                            distance * distance
                            * Float(natural(1 / (Double(model.variances[at]) * 2)))
                    }
                    return (density: density, score: Int(score))
                }
                found.append(Array(all.sorted { $0.score > $1.score }.prefix(most)))
            }
            let best = active.map { found[$0][0].score >> 10 }.max() ?? 0
            levels.append(
                found.map { $0.map { ($0.density, min(96, best - $0.score >> 10)) } })
        }
        let totals = states.map { state in
            lengths.indices.reduce(0) { total, stream in
                let terms = levels[stream][model.phones[state]].map { near in
                    let row = stream * densities + near.density
                    return Int(model.weights[row * model.stride + state]) + near.level
                }
                return total
                    + terms.dropFirst().reduce(terms[0]) { sum, term in
                        min(sum, term) - sums[abs(sum - term)]
                    }
            }
        }
        let best = totals.min() ?? 0
        return totals.map { $0 - best }
    }

    private static func scorer(_ model: SoundModel) throws -> SoundScorer {
        SoundScorer(
            try #require(
                NearestSounds(
                    model, most: most, floor: 0.0001, logarithm: logarithm, natural: natural)),
            try #require(StateWeights(model, most: most, sums: sums)))
    }

    private static func score(
        _ states: [Int], _ frame: [[Float]], at place: Int, by scorer: SoundScorer
    ) -> [Int] {
        var result = [Int16](repeating: 0, count: 90)
        let active = zip(states, [0] + states).map { UInt8($0 - $1) }
        var (one, other) = (frame[0], frame[1])
        one.withUnsafeMutableBufferPointer { first in
            other.withUnsafeMutableBufferPointer { second in
                scorer.score(
                    &result, active: active, count: active.count, all: false, frame: place,
                    features: [first.baseAddress, second.baseAddress])
            }
        }
        return states.map { Int(result[$0]) }
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `states score as when each number is computed by itself`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let model = Self.model(using: &generator)
        let scorer = try Self.scorer(model)
        for place in 0..<5 {
            let frame = Self.lengths.map { length in
                (0..<length).map { _ in Float.random(in: -4...4, using: &generator) }
            }
            // Each pass asks for other states of the same frame.
            for _ in 0..<2 {
                let states = (0..<90).filter { _ in Bool.random(using: &generator) }
                let scores = Self.score(states, frame, at: place, by: scorer)
                #expect(scores == Self.scores(of: states, in: model, frame), "seed \(seed)")
            }
        }
    }

    @Test func `the library finds our function where it looks for its own`() {
        let name = "ptm_mgau_frame_eval"
        let first = unsafe dlsym(nil, name)
        let next = unsafe dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
        #expect(unsafe first != nil && next != nil && first != next)
    }

    @Test func `the package's acoustic model is one that we score`() throws {
        let model = try #require(
            SoundModel(folder: "/usr/share/pocketsphinx/model/en-us/en-us"))
        #expect(model.densities == 128)
        #expect(model.lengths == [13, 13, 13])
        #expect(model.phoneCount == 42)
        #expect(model.phones.count == 5_126)
        #expect(Set(model.phones).count == 42)
        // The states of the phones themselves come first, three of each.
        #expect(Array(model.phones.prefix(6)) == [0, 0, 0, 1, 1, 1])
    }

    @Test func `a folder without a model has none`() {
        #expect(SoundModel(folder: "/nowhere") == nil)
    }
}
