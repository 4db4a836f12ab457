internal import FoodCatalog

/// Reads amounts, and the numbers in them, from the pieces of a line.
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

    func isKey(_ key: WordHash, _ position: Int) -> Bool {
        pieces.indices.contains(position) && pieces[position].key == key
    }

    /// Whether something counts or measures there.
    func isMeasure(_ position: Int) -> Bool {
        switch kind(position) {
        case .count, .measure, .cup, .size: true
        default: false
        }
    }

    /// "兩", which is a weight behind a number and two before what is counted.
    func isTael(_ position: Int) -> Bool {
        guard let word = word(position), word.kind == .numeral, word.value == 2 else {
            return false
        }
        return pieces[position].key == Self.taelKey
    }

    private static let taelKey = HanText.key(ofName: "兩")

    /// An amount and where it ends.
    func amount(at start: Int) -> (amount: ChineseAmount, end: Int)? {
        guard pieces.indices.contains(start) else { return nil }
        if case .times(let count) = pieces[start].content {
            var amount = ChineseAmount(bytes: pieces[start].bytes)
            amount.count = count
            return (amount, start + 1)
        }
        if kind(start) == .some, number(at: start) == nil {
            var amount = ChineseAmount(bytes: pieces[start].bytes)
            amount.measure = word(start)?.tokens ?? []
            return (amount, start + 1)
        }
        guard var (amount, end) = count(at: start) else { return nil }
        if amount.count == 1, end == start + 1, kind(end) == .oclock {
            amount.count = nil
            amount.measure = Self.some
            return finish(&amount, start, end + 1)
        }
        if amount.count != nil, let weight = weight(at: end) {
            end = weigh(&amount, weight, end)
            return finish(&amount, start, end)
        }
        takeMeasure(&amount, &end)
        return finish(&amount, start, end)
    }

    /// How many there are, which a measure may say alone.
    private func count(at start: Int) -> (amount: ChineseAmount, end: Int)? {
        var amount = ChineseAmount(bytes: pieces[start].bytes)
        var end = start
        if kind(start) == .ordinal {
            // "第二碗" is one bowl more.
            guard let number = number(at: start + 1), let kind = kind(number.end),
                [.count, .measure, .cup].contains(kind)
            else { return nil }
            (amount.count, amount.isOrdinal) = (1, true)
            end = number.end
        } else if let number = number(at: start) {
            amount.count = number.value
            end = isFigure(start) ? measure(behind: number.end) : number.end
            // "一整顆"
            if isKey(Self.entire, end), isMeasure(end + 1) { end += 1 }
        } else if isKey(Self.full, start), isMeasure(start + 1) || kind(start + 1) == .unit {
            // "成斤", "成碗"
            (amount.count, end) = (1, start + 1)
        } else if kind(start) == .unit, kind(start + 1) == .half {
            // "斤半"
            amount.count = 1
        } else if !isMeasureAlone(start) {
            return nil
        }
        return (amount, end)
    }

    /// Takes in a size and the unit or the counter behind it, with the half of one more.
    private func takeMeasure(_ amount: inout ChineseAmount, _ end: inout Int) {
        var size: [Token] = []
        if let word = word(end), word.kind == .size {
            size = word.tokens
            end += 1
        }
        guard let word = word(end) else {
            if !size.isEmpty { amount.measure = size }
            return
        }
        switch word.kind {
        case .unit where amount.count != nil:
            amount.measure = word.tokens
            amount.isMeasured = true
            end += 1
            // "一磅半"
            if kind(end) == .half, let count = amount.count, !isMeasure(end + 1) {
                amount.count = count + 0.5
                end += 1
            }
        case .count, .measure, .cup:
            amount.measure = size + word.tokens
            amount.isCounted = true
            amount.counter = pieces[end].key
            amount.isCup = word.kind == .cup && word.said.hasPrefix("cup") && size.isEmpty
            if word.kind == .cup, !size.isEmpty { amount.measure = size }
            end += 1
            // "一個半", "兩碗半", "碗半"
            if kind(end) == .half, !isMeasure(end + 1) {
                amount.count = (amount.count ?? 1) + 0.5
                end += 1
            } else if isKey(Self.few, end), !isMeasure(end + 1) {
                // "碗幾"
                amount.count = (amount.count ?? 1) + 0.3
                end += 1
            }
        default:
            if !size.isEmpty { amount.measure = size }
        }
    }

    /// Where the measure of a number stands, which a single space may part from its figures: "290 毫升".
    private func measure(behind end: Int) -> Int {
        guard isSpace(end), let kind = kind(end + 1) else { return end }
        return [.count, .measure, .cup, .unit, .energy].contains(kind) ? end + 1 : end
    }

    /// The unit in letters of another script that stands behind a number, and where it ends: "290cc", "290 cc".
    func unit(behind end: Int) -> (word: String, end: Int)? {
        let place = isSpace(end) ? end + 1 : end
        return unit(at: place).map { ($0, place + 1) }
    }

    func unit(at position: Int) -> String? {
        guard pieces.indices.contains(position), case .latin(let letters) = pieces[position].content
        else { return nil }
        return ChineseUnits.unit(letters)
    }

    /// "碗飯", "杯茶": one, unlike "包" and "口", which are the ends of other words, and "把", which says of what a verb is.
    private func isMeasureAlone(_ position: Int) -> Bool {
        if kind(position) == .count {
            // "個半", unlike "個半鐘"
            return kind(position + 1) == .half && !isMeasure(position + 2)
                && kind(position + 2) != .hours
        }
        return (kind(position) == .measure || kind(position) == .cup)
            && !Self.others.contains(pieces[position].key)
    }

    /// Grams of one of several dishes on a plate or in a box, where it is counted as such: "青菜三樣".
    func sideWeight(at position: Int) -> Double? { isKey(Self.side, position) ? 60 : nil }

    private static let side = HanText.key(ofName: "樣")
    private static let full = HanText.key(ofName: "成")
    private static let entire = HanText.key(ofName: "整")
    private static let few = HanText.key(ofName: "幾")
    private static let some = TextScanner.phrases(of: "some")

    private func finish(
        _ amount: inout ChineseAmount, _ start: Int, _ end: Int
    ) -> (amount: ChineseAmount, end: Int)? {
        guard end > start else { return nil }
        amount.bytes = pieces[start].bytes.lowerBound..<pieces[end - 1].bytes.upperBound
        return (amount, end)
    }
}

// Weights that each region has its own of.
extension ChineseAmounts {
    /// Weighs with a weight and what is said of smaller ones behind it: "一斤二兩", "一斤半", "三兩半".
    ///
    /// - Returns: where that ends.
    private func weigh(_ amount: inout ChineseAmount, _ weight: Double, _ position: Int) -> Int {
        let end = position + 1
        amount.weigh(weight)
        if let more = number(at: end), let smaller = self.weight(at: more.end), smaller < weight {
            amount.count = (amount.count ?? 0) + more.value * smaller
            return more.end + 1
        }
        guard kind(end) == .half else { return end }
        amount.count = (amount.count ?? 0) + weight / 2
        return end + 1
    }

    /// Grams of a catty, a tael or a mace.
    private func weight(at position: Int) -> Double? {
        if isTael(position) { return tael }
        guard let word = word(position), word.kind == .unit else { return nil }
        return switch word.said {
        case "catty": catty
        case "tael": tael
        case "mace": tael / 10
        default: nil
        }
    }

    private var catty: Double {
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
}
