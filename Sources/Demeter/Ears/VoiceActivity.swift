internal import Glibc

/// Tells frames of sound in which somebody may be speaking from those in which nobody is.
///
/// It follows the loudness of the quiet around it, so that a fan is silence after a while. It costs
/// next to nothing; the decoder only runs on what it lets through. What goes on
/// without a gap is no speech either, so that hiss after perfect silence is quiet after two seconds.
package struct VoiceActivity: Sendable {
    /// Samples of a frame: 20 ms.
    package static let frame = 320

    /// How many decibels speech stands above the quiet.
    var margin = 9.0
    /// What is softer than this, in decibels of full scale, is silence in any room.
    var softest = -60.0

    /// Frames of speech without a gap, after which the softest of them is the quiet: 2 s.
    static let unbroken = 100

    /// The quiet around, in decibels of full scale.
    package private(set) var quiet = -50.0
    private var run = 0
    private var softestOfRun = 0.0
    /// The loudness of the last frame, in decibels of full scale.
    package private(set) var level = -100.0

    package init() {}

    package mutating func isSpeech(_ samples: some Collection<Int16>) -> Bool {
        var energy = 0.0
        for sample in samples { energy += Double(sample) * Double(sample) }
        let mean = energy / Double(max(samples.count, 1)) / (32_768 * 32_768)
        level = mean > 1e-10 ? 10 * log10(mean) : -100
        // The quiet falls within a tenth of a second and rises by 2 dB a second, which a spoken
        // sentence with its pauses does not lift.
        quiet += level < quiet ? 0.3 * (level - quiet) : 0.04
        quiet = max(quiet, -90)
        guard level > max(quiet + margin, softest) else {
            run = 0
            return false
        }
        softestOfRun = run == 0 ? level : min(softestOfRun, level)
        run += 1
        // Speech has gaps between its words and within them; what has none is a new noise.
        if run >= Self.unbroken {
            quiet = max(quiet, softestOfRun)
            run = 0
        }
        return true
    }
}
