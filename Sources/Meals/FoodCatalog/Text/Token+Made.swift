// Tokens that no scanner cut: what a text in another language says, in the words that the passes know.
extension Token {
    /// A word that stands for some bytes of a text.
    package init(word: WordHash, at bytes: Range<Int32>) {
        self.init(
            start: bytes.lowerBound, end: bytes.upperBound, gap: [], traits: .foreign,
            length: UInt8(clamping: bytes.count), surface: word, word: word, joined: .seed, value: 0
        )
    }

    /// A number that stands for some bytes of a text.
    package init(number: Double, at bytes: Range<Int32>) {
        self.init(
            start: bytes.lowerBound, end: bytes.upperBound, gap: [], traits: .number, length: 1,
            surface: WordHash(bits: number.bitPattern), word: .seed, joined: .seed, value: number)
    }
}
