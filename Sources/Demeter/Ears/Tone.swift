internal import Glibc

/// A short sign for the ear.
package enum Tone: Sendable, Hashable, CaseIterable {
    /// The ears are open: two notes, rising.
    case listening
    /// It was logged or done: one high note.
    case logged
    /// It was not understood: two notes, falling.
    case unclear
    /// Something waits because the person must not have it: three notes, high and low in turn.
    case alert

    private var notes: [(hertz: Double, milliseconds: Int)] {
        switch self {
        case .listening: [(660, 60), (880, 60)]
        case .logged: [(1_175, 110)]
        case .unclear: [(440, 90), (330, 130)]
        case .alert: [(988, 70), (494, 70), (988, 100)]
        }
    }

    /// The sound at `rate` samples a second, at a fifth of full scale.
    func samples(rate: Int) -> [Int16] {
        notes.flatMap { note -> [Int16] in
            let count = rate * note.milliseconds / 1_000
            return (0..<count).map { index in
                // Each note swells and fades over 8 ms, so that it does not click.
                let edge = Double(min(index, count - index)) / (0.008 * Double(rate))
                let phase = 2 * Double.pi * note.hertz * Double(index) / Double(rate)
                return Int16(6_500 * min(1, edge) * sin(phase))
            }
        }
    }
}
