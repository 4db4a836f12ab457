/// One reading of a label's words: its columns, and what each row has in them.
struct LabelSheet: Sendable {
    /// What a row has in one column.
    struct Evidence: Sendable, Hashable {
        var basis: LabelColumns.Basis
        var figure: LabelFigure
    }

    var columns: LabelColumns
    var rows: [LabelRow: [Evidence]] = [:]
    /// In kcal, each with the column that it is of; those of kJ are converted.
    var energies: [(basis: LabelColumns.Basis, calories: Double, isConverted: Bool)] = []
    /// How many different rows of a label were named.
    private(set) var named: Set<LabelRow> = []
    private(set) var hasTitle = false

    /// Whether figures of 100 g have points, so that one may be lost where there is none.
    ///
    /// Where there are those of a serving alone, as in the United States, they are whole but for a half here and there.
    var hasPoints: Bool {
        columns.bases.contains(.hundred)
            && rows.contains { row, found in
                row != .sodium && row != .salt
                    && found.contains { $0.figure.decimals > 0 && !$0.figure.isLess }
            }
    }

    /// Whether these are words of a label.
    var isLabel: Bool {
        let rows = named.subtracting([.other]).count
        return rows >= 4 || rows >= 3 && hasTitle
    }

    /// Lines that are looked at.
    private static let lineLimit = 120

    init(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).prefix(Self.lineLimit).map(
            LabelToken.tokens)
        columns = LabelColumns(lines)
        var isEnergyNext = false
        // What the name of the row says where its figures stand in the next line.
        var before: [LabelToken] = []
        var energyLines: [[LabelFigure]] = []
        for line in lines {
            let segments = Self.segments(of: line)
            for segment in segments {
                if let row = segment.row {
                    named.insert(row)
                    take(segment.figures, of: row)
                }
            }
            hasTitle = hasTitle || line.contains { $0.word.map(LabelWords.isTitle) ?? false }
            let figures = line.compactMap(\.figure)
            let energies = figures.filter { $0.unit == .kilojoule || $0.unit == .kilocalorie }
            let named = segments.first { $0.row == .energy }
            if !energies.isEmpty {
                energyLines.append(energies)
            } else if named != nil || isEnergyNext {
                let row = named?.tokens ?? before + line
                if row.contains(where: { $0.word.map(Self.isEnergyUnit) ?? false }) {
                    energyLines.append(namedEnergies(row))
                } else {
                    takeBare(row.compactMap(\.figure))
                }
            }
            // "Calories" in large letters may have its figure in a line of its own.
            isEnergyNext = named != nil && figures.isEmpty
            before = isEnergyNext ? line : []
        }
        takeEnergies(energyLines)
    }

    private struct Segment {
        var row: LabelRow?
        var figures: [LabelFigure] = []
        /// Its figures, and the words that begin no other row.
        var tokens: [LabelToken] = []
    }

    /// A line cut where, after figures, the name of another row begins.
    private static func segments(of line: [LabelToken]) -> [Segment] {
        var segments: [Segment] = [Segment()]
        for (place, token) in line.enumerated() {
            switch token {
            case .word(let word):
                guard let row = LabelWords.row(word) else {
                    segments[segments.count - 1].tokens.append(token)
                    continue
                }
                if segments[segments.count - 1].figures.isEmpty {
                    let last = segments[segments.count - 1].row
                    segments[segments.count - 1].row = last.map { $0.narrowed(by: row) } ?? row
                } else if row == .other, place > 0, segments[segments.count - 1].row == .other {
                    continue
                } else {
                    segments.append(Segment(row: row))
                }
            case .figure(let figure):
                segments[segments.count - 1].figures.append(figure)
                segments[segments.count - 1].tokens.append(token)
            case .percent, .mark: break
            }
        }
        return segments
    }

    private mutating func take(_ all: [LabelFigure], of row: LabelRow) {
        guard row != .energy, row != .other else { return }
        var figures = Self.whole(all.filter { $0.unit != .percent })
        let count = columns.bases.count
        // A sign of per cent may be lost.
        if columns.hasShares, figures.count == count + 1, figures[count].unit == nil {
            figures.removeLast()
        }
        guard count > 0, figures.count == count else { return }
        // What is told twice is told of two things.
        guard rows[row] == nil else {
            rows[row] = []
            return
        }
        rows[row] = zip(columns.bases, figures).map { Evidence(basis: $0, figure: $1) }
    }

    /// "24.0 9" is 24.0 g.
    private static func whole(_ figures: [LabelFigure]) -> [LabelFigure] {
        var whole: [LabelFigure] = []
        for figure in figures {
            if var last = whole.last, last.unit == nil, last.decimals > 0, figure.unit == nil,
                figure.decimals == 0,
                figure.digits.utf8.count == 1
            {
                last.unit = .gram
                whole[whole.count - 1] = last
            } else {
                whole.append(figure)
            }
        }
        return whole
    }

    /// Calories without a unit, as in the United States.
    private mutating func takeBare(_ figures: [LabelFigure]) {
        let bare = figures.filter { $0.unit == nil && $0.decimals == 0 && $0.isSensible }
        guard bare.count == 1, figures.count == 1, columns.bases.count == 1, bare[0].plain <= 2000
        else { return }
        energies.append((columns.bases[0], bare[0].plain, false))
    }

    private static func isEnergyUnit(_ word: String) -> Bool {
        !LabelWords.energyUnits(word).isEmpty
    }

    /// Bare figures of a row that names their unit itself: "Energy (kJ) 750", "kJ/kcal 750/179"; none where it is open
    /// which is in which.
    private func namedEnergies(_ tokens: [LabelToken]) -> [LabelFigure] {
        var groups: [(units: [LabelUnit], figures: [LabelFigure])] = [([], [])]
        for token in tokens {
            if let word = token.word {
                let units = LabelWords.energyUnits(word)
                guard !units.isEmpty else { continue }
                if !groups[groups.count - 1].figures.isEmpty { groups.append(([], [])) }
                groups[groups.count - 1].units += units
            } else if let figure = token.figure, figure.unit != .percent {
                groups[groups.count - 1].figures.append(figure)
            }
        }
        // "750 (kJ)"
        if groups.count == 2, groups[0].units.isEmpty, groups[1].figures.isEmpty {
            groups = [(groups[1].units, groups[0].figures)]
        }
        let columns = columns.bases.count
        return groups.flatMap { units, figures -> [LabelFigure] in
            var figures = figures
            // A sign of per cent may be lost.
            if self.columns.hasShares, figures.count == units.count * columns + 1 {
                figures.removeLast()
            }
            guard !units.isEmpty, figures.count == units.count * columns,
                figures.allSatisfy({ $0.unit == nil })
            else { return [] }
            return figures.enumerated().map { place, figure in
                var figure = figure
                figure.unit = units[place % units.count]
                return figure
            }
        }
    }

    /// Energies stand in one line or in two; what follows further down is of a footnote.
    private mutating func takeEnergies(_ lines: [[LabelFigure]]) {
        for unit in [LabelUnit.kilojoule, .kilocalorie] {
            let found =
                lines.lazy.map { $0.filter { $0.unit == unit && $0.isSensible } }.first {
                    !$0.isEmpty
                } ?? []
            guard found.count == columns.bases.count else { continue }
            for (basis, figure) in zip(columns.bases, found) {
                var value = figure.plain
                // "1.945 kJ" has its thousands set apart.
                if figure.decimals == 3, value < 20 { value *= 1000 }
                // The energy of a day, in a footnote.
                if value == 8400 || value == 2000 { continue }
                let isConverted = unit == .kilojoule
                energies.append((basis, isConverted ? value / Self.kilojoules : value, isConverted))
            }
        }
    }

    /// kJ of one kcal, by the thermochemical calorie.
    private static let kilojoules = 4.184
}
