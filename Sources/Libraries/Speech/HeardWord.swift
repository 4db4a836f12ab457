/// One word of a hypothesis.
package struct HeardWord: Sendable, Hashable {
    /// The dictionary's entry: `tomato(2)` is the second pronunciation of `tomato`.
    package var symbol: String
    /// Where it was heard, in frames of 10 ms of the utterance.
    package var frames: ClosedRange<Int>
    /// How probable the decoder thinks it, 0…1.
    package var posterior: Double
    /// The acoustic score, in the decoder's own logarithm.
    package var acoustic: Int
    /// How many phones this pronunciation has; 0 when it is not known.
    package var phones: Int

    package init(
        symbol: String, frames: ClosedRange<Int> = 0...0, posterior: Double = 0, acoustic: Int = 0,
        phones: Int = 0
    ) {
        self.symbol = symbol
        self.frames = frames
        self.posterior = posterior
        self.acoustic = acoustic
        self.phones = phones
    }

    /// The word without the number of its pronunciation.
    package var word: String {
        guard symbol.last == ")", let open = symbol.firstIndex(of: "("), open > symbol.startIndex
        else { return symbol }
        return String(symbol[..<open])
    }

    /// Silence, noise or a sentence's edge, and no word that anybody said.
    package var isFiller: Bool {
        symbol.hasPrefix("<") || symbol.hasPrefix("[") || symbol.hasPrefix("++")
    }
}
