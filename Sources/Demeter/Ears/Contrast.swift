internal import Glibc

/// How far what is loud in a recording stands above what is quiet in it.
///
/// Speech in a quiet room has 50 dB and more; in kitchen noise at 24, 18, 12 and 6 dB its median was
/// 37, 31, 25 and 19 dB.
enum Contrast {
    /// Whether a recording goes on evenly, as hiss and hum do; speech stands out of any noise.
    static func isSteady(_ samples: [Int16]) -> Bool {
        decibels(of: samples, withoutEmpty: true) < steadiest
    }

    /// The contrast of the steadiest speech, in decibels; white noise has 1.
    private static let steadiest = 6.0

    /// Decibels between the 10th and the 95th percentile of the frames' loudness.
    ///
    /// - Parameter withoutEmpty: leaves out frames of zeros, with which programs pad.
    static func decibels(of samples: [Int16], withoutEmpty: Bool = false) -> Double {
        var levels: [Double] = []
        levels.reserveCapacity(samples.count / VoiceActivity.frame)
        var start = 0
        while start + VoiceActivity.frame <= samples.count {
            var energy = 1.0
            for sample in samples[start..<start + VoiceActivity.frame] {
                energy += Double(sample) * Double(sample)
            }
            if energy > 1 || !withoutEmpty { levels.append(10 * log10(energy)) }
            start += VoiceActivity.frame
        }
        guard levels.count > 1 else { return 0 }
        levels.sort()
        func percentile(_ share: Double) -> Double { levels[Int(Double(levels.count - 1) * share)] }
        return percentile(0.95) - percentile(0.10)
    }
}
