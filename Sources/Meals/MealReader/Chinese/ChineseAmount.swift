internal import FoodCatalog

/// An amount as a Chinese line says it: "兩碗", "三兩", "一個半", "大杯".
struct ChineseAmount {
    /// `nil` where only a measure or a size was said.
    var count: Double?
    /// English words for the measure, `nil` for what is only counted.
    var measure: [Token] = []
    /// Whether the measure is a cup, which is no measure of a drink: a cup of tea is one tea.
    var isCup = false
    /// Whether it is a weight or a volume.
    var isMeasured = false
    var bytes: Range<Int32>

    /// Takes over what a second amount beside it adds: "一杯" "大杯", "兩份" "200克".
    mutating func add(_ other: ChineseAmount) {
        if other.isMeasured || measure.isEmpty || isCup {
            (measure, isCup) = (other.measure, other.isCup)
            if other.isMeasured, let amount = other.count { count = (count ?? 1) * amount }
            isMeasured = isMeasured || other.isMeasured
        }
        count = count ?? other.count
        bytes =
            min(
                bytes.lowerBound, other.bytes.lowerBound)..<max(
                bytes.upperBound, other.bytes.upperBound)
    }
}

/// Reads numbers and amounts from the pieces of a line.
struct ChineseAmounts {
    typealias Piece = ChineseSegmenter.Piece

    let pieces: [Piece]
    let region: HanText.Region

    func word(_ position: Int) -> ChineseWord? {
        guard pieces.indices.contains(position), case .word(let word) = pieces[position].content
        else { return nil }
        return word
    }

    func kind(_ position: Int) -> ChineseWord.Kind? { word(position)?.kind }

    private func isMeasure(_ position: Int) -> Bool {
        switch kind(position) {
        case .count, .measure, .cup, .size: true
        default: false
        }
    }

    /// "兩", which is a weight behind a number and two before what is counted.
    private func isTael(_ position: Int) -> Bool {
        guard let word = word(position), word.kind == .numeral, word.value == 2 else {
            return false
        }
        return pieces[position].key == Self.tael
    }

    private static let tael = HanText.key(ofName: "兩")

    /// A number in figures or characters, and where it ends.
    func number(at start: Int) -> (value: Double, end: Int)? {
        guard pieces.indices.contains(start) else { return nil }
        if case .number(let value) = pieces[start].content {
            if kind(start + 1) == .half, !isMeasure(start + 2) { return (value + 0.5, start + 2) }
            return (value, start + 1)
        }
        switch kind(start) {
        case .numeral: break
        case .half: return (0.5, start + 1)
        case .few where kind(start) != nil: return (3, start + 1)
        default: return nil
        }
        var (total, digit, scale, end) = (0.0, Double?.none, 1.0, start)
        reading: while let word = word(end) {
            switch word.kind {
            case .numeral where word.value >= 10:
                total += (digit ?? 1) * word.value
                (digit, scale) = (nil, word.value)
            case .numeral:
                guard let before = digit, before > 0, word.value > 0 else {
                    digit = word.value
                    break
                }
                // "一兩個", "三四顆": between the two; "三兩肉" is three taels.
                if isTael(end), !isMeasure(end + 1) { break reading }
                digit = (before + word.value) / 2
            case .few where end > start:
                // "十幾顆", "二十幾"
                digit = scale >= 10 ? 0.5 * scale : 3
                end += 1
                break reading
            default: break reading
            }
            end += 1
        }
        if let digit { total += scale >= 100 && digit >= 1 ? digit * scale / 10 : digit }
        if kind(end) == .dozen { return (total * 12, end + 1) }
        return (total, end)
    }

    /// An amount and where it ends.
    func amount(at start: Int) -> (amount: ChineseAmount, end: Int)? {
        guard pieces.indices.contains(start) else { return nil }
        var amount = ChineseAmount(bytes: pieces[start].bytes)
        var end = start
        if case .times(let count) = pieces[start].content {
            amount.count = count
            return (amount, start + 1)
        }
        if let number = number(at: start) {
            amount.count = number.value
            end = number.end
        } else if kind(start) == .some {
            amount.measure = word(start)?.tokens ?? []
            return (amount, start + 1)
        } else if kind(start) != .measure && kind(start) != .cup
            || pieces[start].key == Self.pack || pieces[start].key == Self.mouth
        {
            return nil
        }
        if amount.count == 1, end == start + 1, kind(end) == .oclock {
            amount.count = nil
            amount.measure = Self.some
            return finish(&amount, start, end + 1)
        }
        if isTael(end), amount.count != nil, end > start {
            amount.weigh(tael, per: 1)
            return finish(&amount, start, end + 1)
        }
        var size: [Token] = []
        if let word = word(end), word.kind == .size {
            size = word.tokens
            end += 1
        }
        if let word = word(end) {
            switch word.kind {
            case .unit where amount.count != nil:
                weigh(&amount, word)
                end += 1
                if let more = number(at: end), isTael(more.end) || kind(more.end) == .unit,
                    word.said == "catty", amount.count != nil
                {
                    var rest = ChineseAmount(count: more.value, bytes: amount.bytes)
                    if isTael(more.end) {
                        rest.weigh(tael, per: 1)
                    } else if let unit = self.word(more.end) {
                        weigh(&rest, unit)
                    }
                    amount.count = (amount.count ?? 0) + (rest.count ?? 0)
                    end = more.end + 1
                } else if word.said == "catty", kind(end) == .half {
                    amount.count = (amount.count ?? 0) + catty / 2
                    end += 1
                }
                return finish(&amount, start, end)
            case .count, .measure, .cup:
                amount.measure = size + word.tokens
                amount.isCup = word.kind == .cup && word.said.hasPrefix("cup") && size.isEmpty
                if word.kind == .cup, !size.isEmpty { amount.measure = size }
                end += 1
                // "一個半", "兩碗半"
                if kind(end) == .half, let count = amount.count, !isMeasure(end + 1) {
                    amount.count = count + 0.5
                    end += 1
                }
                return finish(&amount, start, end)
            default: break
            }
        }
        if !size.isEmpty { amount.measure = size }
        return finish(&amount, start, end)
    }

    private static let some = TextScanner.phrases(of: "some")

    private func finish(
        _ amount: inout ChineseAmount, _ start: Int, _ end: Int
    ) -> (amount: ChineseAmount, end: Int)? {
        guard end > start else { return nil }
        amount.bytes = pieces[start].bytes.lowerBound..<pieces[end - 1].bytes.upperBound
        return (amount, end)
    }

    private static let pack = HanText.key(ofName: "包")
    private static let mouth = HanText.key(ofName: "口")

    /// Grams of a catty and of a tael, which each region has its own of.
    var catty: Double {
        switch region {
        case .taiwan: 600
        case .hongKong: 604.79
        case .mainland: 500
        }
    }

    private var tael: Double {
        switch region {
        case .taiwan: 37.5
        case .hongKong: 37.8
        case .mainland: 50
        }
    }

    private func weigh(_ amount: inout ChineseAmount, _ word: ChineseWord) {
        switch word.said {
        case "catty": amount.weigh(catty, per: 1)
        case "tael": amount.weigh(tael, per: 1)
        case "mace": amount.weigh(tael, per: 10)
        default:
            amount.measure = word.tokens
            amount.isMeasured = true
        }
    }
}

extension ChineseAmount {
    /// Makes so many of a weight grams.
    fileprivate mutating func weigh(_ grams: Double, per parts: Double) {
        count = (count ?? 1) * grams / parts
        measure = Self.gram
        isMeasured = true
    }

    private static let gram = TextScanner.phrases(of: "g")
}
