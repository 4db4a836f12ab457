internal import Nutrition
internal import Telling
internal import Wire

/// Foods in rows, with the same columns wherever they are shown.
struct EntryTable {
    private var table: TextTable
    private let style: Style
    private let hasTimes: Bool
    private var marks: [EntrySource] = []

    init(_ style: Style, hasTimes: Bool) {
        self.style = style
        self.hasTimes = hasTimes
        let lead: [TextTable.Column] = hasTimes ? [.init(""), .init("")] : [.init("")]
        table = TextTable(
            lead + [
                .init("", .left, isFlexible: true), .init("", .left),
                .init(phrase("amount"), rank: 4), .init(phrase("weight"), rank: 5),
                .init(Words.unit(Nutrient.calories.shownUnit)),
                .init(phrase("protein"), rank: 1), .init(phrase("carbs"), rank: 2),
                .init(phrase("fat"), rank: 3),
            ])
    }

    mutating func add(heading: String) { table.add(line: heading, .bold) }

    mutating func add(_ entry: EntryMessage) {
        let isHeld = entry.state == .held
        var lead = [TextTable.Cell("#\(entry.id)", isHeld ? .yellow : .cyan)]
        if hasTimes {
            lead.insert(isHeld ? .init("?", .yellow) : .init(entry.loggedAt.clock, .faint), at: 0)
        }
        var name = entry.shownName
        if let brand = entry.brand, !name.contains(brand) { name += ", \(brand)" }
        let mark = Self.mark(of: entry.source)
        if mark != nil, !marks.contains(entry.source) { marks.append(entry.source) }
        let amount = Self.amount(entry.amount, entry.unit, saidAs: entry.text)
        table.add(
            lead + [.init(name), .init(mark ?? "", .faint), .init(amount)]
                + figures(entry.nutrients, grams: entry.grams))
        for warning in entry.warnings { table.add(note: "! \(warning.message)", .yellow) }
        if isHeld {
            for note in Self.remedies(entry) { table.add(note: note, .yellow) }
        }
    }

    mutating func add(total: NutrientTotal, named name: String) {
        let lead = [TextTable.Cell](repeating: .init(""), count: hasTimes ? 2 : 1)
        let cells = [Nutrient.calories, .protein, .carbohydrates, .fat].map { nutrient in
            let figure = total.sum[nutrient] ?? .zero
            let text =
                nutrient == .calories ? Numeral.whole(figure, of: nutrient) : Numeral.tenths(figure)
            let isLeast = total.incomplete.contains(nutrient)
            return TextTable.Cell((isLeast ? style.atLeast : "") + text, .bold)
        }
        table.add(lead + [.init(name, .bold), .init(""), .init(""), .init("")] + cells)
    }

    /// The table, and below it what its marks mean.
    var lines: [String] {
        var lines = table.lines(style)
        if !marks.isEmpty {
            for mark in marks {
                let meaning = "\(Self.mark(of: mark) ?? "") \(Self.meaning(of: mark))"
                lines.append(style.paint(meaning, .faint))
            }
        }
        return lines
    }

    private func figures(_ nutrients: Nutrients, grams: Thousandths?) -> [TextTable.Cell] {
        func cell(_ figure: Thousandths?, _ text: (Thousandths) -> String) -> TextTable.Cell {
            figure.map { .init(text($0)) } ?? .init(style.unknown, .faint)
        }
        return [
            cell(grams, Figures.grams), cell(nutrients.calories, Numeral.energy),
            cell(nutrients.protein, Numeral.tenths),
            cell(nutrients.carbohydrates, Numeral.tenths), cell(nutrients.fat, Numeral.tenths),
        ]
    }

    /// `2 large`; nothing when no amount was said.
    static func amount(
        _ amount: Double?, _ unit: String?, saidAs words: String = ""
    ) -> String {
        switch (amount, unit) {
        case (let amount?, let unit?): "\(Figures.number(amount)) \(told(unit, words))"
        case (let amount?, nil): Figures.number(amount)
        case (nil, let unit?): told(unit, words)
        case (nil, nil): ""
        }
    }

    /// A unit as the person's language counts by it: `bowl` is `碗`.
    private static func told(_ unit: String, _ words: String) -> String {
        Telling.isChinese ? Measure.told(unit, saidAs: words) : unit
    }

    /// What a person can do about an entry that is held.
    private static func remedies(_ entry: EntryMessage) -> [String] {
        let isKnown = entry.nutrients.calories != nil
        return [
            isKnown
                ? phrase("demeter confirm \(entry.id) logs it")
                : phrase("demeter edit \(entry.id) --calories 250 gives its figures"),
            phrase("demeter delete \(entry.id) drops it"),
        ]
    }

    private static func mark(of source: EntrySource) -> String? {
        switch source {
        case .catalog: nil
        case .history: "="
        case .model: "~"
        case .manual: "*"
        case .customMeal: "+"
        case .barcode: "|"
        }
    }

    private static func meaning(of source: EntrySource) -> String {
        switch source {
        case .catalog: phrase("from the catalog")
        case .history: phrase("as you had it before")
        case .model: phrase("from the language model")
        case .manual: phrase("figures given by you")
        case .customMeal: phrase("a meal of your own")
        case .barcode: phrase("from the package")
        }
    }
}

extension Instant {
    /// `08:15`, as the clocks showed where it was logged.
    var clock: String {
        let text = description
        guard let start = text.firstIndex(of: "T") else { return "" }
        return String(text[text.index(after: start)...].prefix(5))
    }
}
