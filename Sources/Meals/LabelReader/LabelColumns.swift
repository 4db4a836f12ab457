/// Of how much the figures of a label's columns are, from left to right.
struct LabelColumns: Sendable, Hashable {
    enum Basis: Sendable, Hashable {
        /// 100 g or 100 ml.
        case hundred
        /// A serving, of as many g or ml as the label says there or elsewhere.
        case serving
    }

    var bases: [Basis] = []
    /// g or ml of a serving.
    var serving: Double?
    var isPrepared = false
    /// Whether the last column tells shares of a day.
    var hasShares = false

    /// Grams that a serving may have.
    private static let servings = 1.0...1000.0

    /// - Parameter lines: all that was read, line by line.
    init(_ lines: [[LabelToken]]) {
        var isAlone = false
        var isTitled = false
        for line in lines {
            hasShares = hasShares || line.contains(.percent)
            isPrepared = isPrepared || line.contains { $0.word.map(LabelWords.isPrepared) ?? false }
            let words = line.compactMap(\.word)
            isTitled = isTitled || words.contains(where: LabelWords.isTitle)
            // What the package weighs may stand anywhere, and is no header.
            let isHeader = isTitled && !words.contains(where: LabelWords.weights.contains)
            let found = Self.bases(in: line, isHeader: isHeader)
            if let weight = found.serving { serving = serving ?? weight }
            // "Per 100 g" above "per serving" are two lines of one header at most.
            if found.bases.count > bases.count { (bases, isAlone) = (found.bases, found.isAlone) }
        }
        if bases.isEmpty, isAlone { bases = [.hundred] }
    }

    /// - Parameter isHeader: whether 100 g are a basis without a word like "per" before them.
    private static func bases(
        in line: [LabelToken], isHeader: Bool
    ) -> (bases: [Basis], serving: Double?, isAlone: Bool) {
        var bases: [Basis] = []
        var serving: Double?
        var place = 0
        /// How many pieces ago a word said that a basis comes.
        var opened: Int?
        var isServing = false
        func end() {
            if isServing { bases.append(.serving) }
            (opened, isServing) = (nil, false)
        }
        while place < line.count {
            switch line[place] {
            case .word(let word):
                if LabelWords.per.contains(word) {
                    end()
                    opened = place
                } else if LabelWords.isServing(word) {
                    // "30 g serving"
                    if !isServing, opened == nil, let last = bases.last, last == .serving { break }
                    (opened, isServing) = (opened ?? place, true)
                } else if LabelWords.row(word) != nil {
                    end()
                    // Figures follow: what stands behind is no header.
                    return (bases, serving, false)
                }
            case .figure(let figure):
                let weight = Self.weight(figure, line.dropFirst(place + 1).first)
                if figure.isSensible, weight == 100, isHeader || opened != nil {
                    end()
                    if bases.last != .hundred || bases.count < 2 { bases.append(.hundred) }
                } else if let weight, opened != nil || serving == nil && line.count <= 12,
                    servings.contains(weight),
                    isServing || opened.map({ place - $0 <= 3 }) == true
                {
                    serving = serving ?? weight
                    isServing = true
                    end()
                }
            case .percent, .mark: break
            }
            place += 1
        }
        end()
        return (bases, serving, false)
    }

    /// g or ml that a figure tells: "100 g", and "1009", where the unit was taken for a digit.
    private static func weight(_ figure: LabelFigure, _ next: LabelToken?) -> Double? {
        switch figure.unit {
        case .gram, .millilitre: return figure.plain
        case .centilitre: return figure.plain * 10
        case nil:
            if figure.decimals == 0, figure.digits.hasPrefix("100"), figure.digits.utf8.count <= 4 {
                return 100
            }
            if case .mark(let mark)? = next, mark == ")", figure.decimals == 0,
                figure.digits.utf8.count >= 2
            {
                // "(309)" is (30 g).
                return LabelFigure.value(String(figure.digits.dropLast()), 0)
            }
            return nil
        case .milligram, .kilojoule, .kilocalorie, .percent, .other: return nil
        }
    }
}
