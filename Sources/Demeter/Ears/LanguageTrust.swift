/// How much the language model counts beside the sound: the more, the less can be heard.
package struct LanguageTrust: Sendable, Hashable {
    /// The weight in a quiet room.
    package var quiet = 6.5
    /// The weight in noise as loud as speech.
    package var noisy = 10.0
    /// From this contrast on, in decibels, the room is quiet.
    package var clear = 36.0
    /// Up to this contrast, in decibels, the weight is that of noise.
    package var drowned = 18.0

    package init() {}

    /// The weight in noise from 0, a quiet room, to 1, noise as loud as speech.
    package func weight(inNoise noise: Double) -> Double { quiet + (noisy - quiet) * noise }

    /// The noise of a recording whose `Contrast` is so many decibels: 0 in a quiet room, 1 as loud as speech.
    package func noise(atContrast decibels: Double) -> Double {
        min(1, max(0, (clear - decibels) / max(clear - drowned, 0.1)))
    }
}
