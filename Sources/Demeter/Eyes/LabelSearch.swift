internal import LabelReader
internal import Pictures

/// Reads the nutrition label in a picture, by what several looks at it agree on.
///
/// Recognised words are wrong now and then, and each look is wrong in its own way.
struct LabelSearch {
    /// The longer side of the picture that is looked at.
    static let side = 2000
    /// The work of all looks together after which no other begins, and that of one; a look that is more tells nothing.
    ///
    /// Together they are less than a process may do that looks at a picture.
    private static let work = Duration.seconds(6)
    private static let workOfOne = Duration.seconds(2.5)

    private var texts: [String] = []

    static func reading(in picture: GreyPicture, _ words: borrowing WordReader) -> LabelReading {
        var search = LabelSearch()
        return search.read(picture, words)
    }

    private mutating func read(_ picture: GreyPicture, _ words: borrowing WordReader)
        -> LabelReading
    {
        let picture = picture.shrunk(to: Self.side)
        let skew = picture.skew
        let level = skew == 0 ? picture : picture.turned(by: skew)
        let plain = level.smoothed().whitened()
        look(plain, .column, words)
        if !texts.contains(where: LabelReader.isLabel) {
            look(plain, .block, words)
            guard texts.contains(where: LabelReader.isLabel) else { return .none }
        }
        let isLarge = max(level.width, level.height) > 1500
        let other = level.stretched(by: isLarge ? 0.7 : 1.4).whitened()
        for (picture, layout) in [
            (other, WordReader.Layout.column), (plain, .block), (other, .block),
        ] {
            guard WordReader.work < Self.work else { break }
            look(picture, layout, words)
            let reading = LabelReader.read(texts)
            if case .label(let label) = reading, label.isComplete { return reading }
        }
        return LabelReader.read(texts)
    }

    private mutating func look(
        _ picture: GreyPicture, _ layout: WordReader.Layout, _ words: borrowing WordReader
    ) {
        texts.append(words.text(in: picture, layout, work: Self.workOfOne))
    }
}
