internal import FoodCatalog

/// Cuts a text in Chinese, or in Chinese and other letters, into words: names of foods, words that say something else, numbers,
/// and words of other scripts.
///
/// The cheapest way through the line is taken: few and long words, and no unknown ones. Names and words are looked up by a
/// running hash, so that a line costs some ten look-ups for each of its characters.
struct ChineseSegmenter {
    enum Content {
        /// The word of the index that a name is.
        case food(WordHash)
        case word(ChineseWord)
        case number(Double)
        /// Figures with strokes between them, a part or a date: "1/2", "3/31", "2026/3/31".
        case slashed([Double])
        /// A clock in figures: "8:30".
        case clock(hour: Int, minute: Int)
        /// "x2"
        case times(Double)
        /// Letters of other scripts.
        case latin(String)
        /// Ends a sentence (true) or parts of one.
        case mark(isEnd: Bool, isQuestion: Bool)
        case unknown
    }

    struct Piece {
        var content: Content
        /// UTF-8 offsets.
        var bytes: Range<Int32>
        /// The key of its characters.
        var key: WordHash
        /// Its characters as names are compared.
        var scalars: ArraySlice<UInt32>
    }

    private let index: FoodIndex
    private let region: HanText.Region
    private(set) var scalars: [UInt32] = []
    /// Where each scalar begins in UTF-8, and where the last ends.
    private(set) var offsets: [Int32] = []
    private let text: String

    /// The longest name or word that is looked for, in characters.
    private static let longest = 16

    static func pieces(
        of text: String, index: FoodIndex, region: HanText.Region
    ) -> [Piece] {
        ChineseSegmenter(text, index: index, region: region).pieces()
    }

    private init(_ text: String, index: FoodIndex, region: HanText.Region) {
        self.text = text
        self.index = index
        var offset: Int32 = 0
        for scalar in text.unicodeScalars {
            scalars.append(HanText.folded(Self.alike[scalar.value] ?? scalar.value))
            offsets.append(offset)
            offset += Int32(UTF8.width(scalar))
        }
        offsets.append(offset)
        self.region = region == .taiwan && Self.isOfHongKong(scalars) ? .hongKong : region
        mendSpellings()
        mendSlips()
    }

    /// Writes another character at a place.
    mutating func mend(_ place: Int, _ scalar: UInt32) { scalars[place] = scalar }

    /// Whether a food is called so.
    func isName(_ scalars: some Sequence<UInt32>) -> Bool {
        let key = Self.key(scalars)
        // "少堂"
        return name(key) != nil || ChineseLexicon.word(key)?.kind == .sweet
    }

    static func key(_ scalars: some Sequence<UInt32>) -> WordHash {
        var key = WordHash.han
        for scalar in scalars { key.add(han: scalar) }
        return key
    }

    /// Whether a line is written as in Hong Kong, where some names mean other foods: "熱奶茶走甜".
    private static func isOfHongKong(_ scalars: [UInt32]) -> Bool {
        scalars.contains(where: hongKongLetters.contains)
            || hongKongWords.contains { scalars.firstRange(of: $0) != nil }
    }

    private static let hongKongLetters = Set(HanText.folded("咗啲嘅嗰唔冇佢喺嚟攞揸餸晏嘢噉咁啱"))

    private struct Step {
        var cost = Double.infinity
        var start = 0
        var content = Content.unknown
        var key = WordHash.seed
    }

    /// The cheapest way through the text, piece by piece.
    private func pieces() -> [Piece] {
        var steps = [Step](repeating: Step(), count: scalars.count + 1)
        steps[0].cost = 0
        for start in scalars.indices where steps[start].cost < .infinity {
            offerSigns(from: start, to: &steps)
            if scalars[start] != 0x20 { offerWords(from: start, to: &steps) }
        }
        var pieces: [Piece] = []
        var end = scalars.count
        while end > 0 {
            let step = steps[end]
            pieces.append(
                Piece(
                    content: step.content, bytes: offsets[step.start]..<offsets[end], key: step.key,
                    scalars: scalars[step.start..<end]))
            end = step.start
        }
        var joined = Self.joined(pieces.reversed())
        ChinesePlaces.mark(&joined)
        ChineseHeads.mark(&joined)
        return joined
    }

    /// Offers what begins at a place and is no word: a space, a mark, a figure, letters.
    private func offerSigns(from start: Int, to steps: inout [Step]) {
        let scalar = scalars[start]
        if scalar == 0x20 {
            let space = Content.mark(isEnd: false, isQuestion: false)
            return Self.offer(space, start..<start + 1, cost: 0, to: &steps)
        }
        if let mark = Self.mark(scalar) {
            Self.offer(mark, start..<start + 1, cost: 0, to: &steps)
        }
        if let (end, content) = figure(at: start) {
            Self.offer(content, start..<end, cost: 0.5, to: &steps)
        }
        if let end = letters(at: start) {
            let bytes = Int(offsets[start])..<Int(offsets[end])
            let letters = String(decoding: Array(text.utf8)[bytes], as: UTF8.self)
            Self.offer(.latin(letters), start..<end, cost: 1, to: &steps)
        }
    }

    /// Offers the words and the foods' names that begin at a place, and a sign that nothing explains.
    private func offerWords(from start: Int, to steps: inout [Step]) {
        var key = WordHash.han
        // "小菜 飯" is no "菜飯", where both are words.
        var spaces = 0.0
        var space = 0
        for end in start + 1...max(start + 1, min(start + Self.longest, scalars.count)) {
            let next = scalars[end - 1]
            if next == 0x20 {
                spaces += 0.6
                space = end
                continue
            }
            // "7-11": no mark but a stroke stands inside words.
            if Self.mark(next) != nil, next != Self.stroke { break }
            key.add(han: next)
            let length = end - start
            if let word = ChineseLexicon.word(key) {
                let cost = cost(of: word, start, length)
                Self.offer(.word(word), start..<end, key, cost: cost, to: &steps)
            }
            if let name = name(key), spaces == 0 || !isLeftPart(space..<end) {
                let cost = 1 + spaces + (length == 1 ? 0.3 : 0) - 0.02 * Double(length)
                Self.offer(.food(name), start..<end, key, cost: cost, to: &steps)
            }
        }
        var single = WordHash.han
        single.add(han: scalars[start])
        Self.offer(.unknown, start..<start + 1, single, cost: 2.5, to: &steps)
    }

    /// Takes a piece if nothing cheaper leads as far.
    private static func offer(
        _ content: Content, _ range: Range<Int>, _ key: WordHash = .seed, cost: Double,
        to steps: inout [Step]
    ) {
        let whole = steps[range.lowerBound].cost + cost
        guard whole < steps[range.upperBound].cost else { return }
        steps[range.upperBound] = Step(
            cost: whole, start: range.lowerBound, content: content, key: key)
    }

    /// "炸雞 皮沒吃": whether a part of a dish stands there that was not had, and no other dish.
    private func isLeftPart(_ range: Range<Int>) -> Bool {
        range.upperBound < scalars.count && Self.leaving.contains(scalars[range.upperBound])
            && ChineseLine.isPart(scalars[range])
    }

    private static let leaving = Set(HanText.folded("沒冇未唔不剩留都"))

    /// Unknown characters in a row are one unknown word.
    private static func joined(_ pieces: [Piece]) -> [Piece] {
        var joined: [Piece] = []
        for piece in pieces {
            if case .unknown = piece.content, let last = joined.last, case .unknown = last.content,
                last.bytes.upperBound == piece.bytes.lowerBound
            {
                joined[joined.count - 1].bytes = last.bytes.lowerBound..<piece.bytes.upperBound
                joined[joined.count - 1].key = last.key.followed(by: piece.key)
                joined[joined.count - 1].scalars = last.scalars + piece.scalars
            } else {
                joined.append(piece)
            }
        }
        return joined
    }

    private static let stroke: UInt32 = 0x2D
    /// "両", which many in Hong Kong write for "兩", and "ㄧ", a letter of Taiwan's keyboards that looks as "一".
    private static let alike: [UInt32: UInt32] = [0x4E21: 0x5169, 0x3127: 0x4E00]

    /// The word of the index that is meant in the region; where only others mean a food by it, theirs.
    private func name(_ key: WordHash) -> WordHash? {
        let own = key.inside(region)
        if index.number(of: own) >= 0 { return own }
        if index.number(of: key) >= 0 { return key }
        return HanText.Region.allCases.lazy.map { key.inside($0) }.first {
            index.number(of: $0) >= 0
        }
    }

    private func cost(of word: ChineseWord, _ start: Int, _ length: Int) -> Double {
        let base = 1 - 0.02 * Double(length)
        // "7-11" is no range.
        if word.kind == .place, (0x30...0x39).contains(scalars[start]) { return 0.4 }
        guard length == 1 else { return base }
        switch word.kind {
        case .numeral, .half, .few: return 0.8
        case .count, .measure, .cup, .unit, .person, .oclock:
            // "包" behind a number counts packs; alone it is the end of another word.
            return isCounted(start) ? 0.8 : 1.5
        default: return 1.1
        }
    }

    /// Whether something that counts stands before a position.
    private func isCounted(_ position: Int) -> Bool {
        guard position > 0 else { return false }
        let before = scalars[position - 1]
        return (0x30...0x39).contains(before) || Self.counting.contains(before)
            || before == 0x20 && position > 1 && (0x30...0x39).contains(scalars[position - 2])
    }

    private static let counting: Set<UInt32> = Set(
        "零〇○一二兩两三四五六七八九十廿百千萬万億亿半幾几這这那每整數数大中小".unicodeScalars.map { HanText.folded($0.value) })
}
