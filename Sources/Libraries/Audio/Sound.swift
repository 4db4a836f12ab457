/// Sound of one channel.
package struct Sound: Sendable, Hashable {
    /// From -1 to 1.
    package var samples: [Float]
    /// Samples a second.
    package var rate: Int

    package init(samples: [Float], rate: Int) {
        self.samples = samples
        self.rate = rate
    }

    /// The samples as the recogniser takes them, at `rate`.
    package var integers: [Int16] {
        samples.map { Int16(max(-32_768, min(32_767, ($0 * 32_768).rounded()))) }
    }
}
