package import Speech

/// How widely is searched for what was said: in noise the right words stand out less, and a narrow search
/// has given them up before what follows would save them. `docs/history/speech.md` has figures.
package struct NoiseBreadth: Sendable, Hashable {
    package var quiet = SearchBreadth(states: 1_500, words: 3)
    package var noisy = SearchBreadth(states: 10_000, words: -1)
    /// How widely general English is searched, of which only the score counts.
    package var talk = SearchBreadth(states: 700, words: 3, isQuick: true)
    /// The noise, from 0 in a quiet room to 1 as loud as speech, from which on it is searched widely.
    package var bound = 0.45

    package init() {}

    package func breadth(inNoise noise: Double) -> SearchBreadth { noise < bound ? quiet : noisy }
}
