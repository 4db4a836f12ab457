internal import Glibc
internal import Speech

/// Noise far below a voice, at each moment as loud in proportion, as every natural voice has it.
///
/// Synthetic voices leave bands of the spectrum empty, and the logarithm of nearly nothing is like no
/// sound that the acoustic model knows. People's voices are hardly changed.
/// `docs/history/speech.md` has figures.
struct Grain: Sendable {
    /// The noise's amplitude as a share of the voice's, in a quiet room: 0.02 is 34 dB below it. 0 changes nothing.
    let share: Double
    private var current: Double
    private var generator = Grain.seeded

    /// Samples whose loudness counts as one moment: 10 ms.
    private static let moment = 160
    private static let seeded = Randomness(seed: 1)

    init(share: Double) {
        self.share = share
        current = share
    }

    /// Before an unrelated utterance, so that the same recording is always heard alike.
    ///
    /// - Parameter noise: how much noise there is already, from 0 for none to 1 for as loud as speech.
    mutating func restart(inNoise noise: Double) {
        generator = Self.seeded
        current = share * (1 - noise)
    }

    /// Adds it to samples of 16 kHz; what comes in pieces should come in whole moments.
    mutating func add(to samples: inout [Int16]) {
        guard current > 0 else { return }
        var start = 0
        while start < samples.count {
            let end = min(start + Self.moment, samples.count)
            var energy = 0.0
            for sample in samples[start..<end] { energy += Double(sample) * Double(sample) }
            let amplitude = current * (energy / Double(end - start)).squareRoot()
            for place in start..<end {
                let grained = Double(samples[place]) + amplitude * normal()
                samples[place] = Int16(max(-32_767, min(32_767, grained)).rounded())
            }
            start = end
        }
    }

    /// Nearly normally distributed, with a variance of one: the sum of four even numbers of 16 bits.
    private mutating func normal() -> Double {
        let bits = generator.next()
        let sum =
            Int(bits & 0xFFFF) + Int(bits >> 16 & 0xFFFF) + Int(bits >> 32 & 0xFFFF)
            + Int(bits >> 48)
        return (Double(sum) / 65_536 - 2) * 3.0.squareRoot()
    }
}
