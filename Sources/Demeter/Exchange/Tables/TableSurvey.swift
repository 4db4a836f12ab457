internal import Tables

/// What all rows of a table together say of how it writes numbers and dates.
struct TableSurvey {
    private(set) var dates = DateEvidence()
    private var hasPoint = false
    private var hasComma = false
    /// A comma that may stand between thousands or before decimals.
    private var hasEither = false

    mutating func add(_ rows: TableRows, _ layout: TableLayout) {
        if let place = layout.day, rows.has(place), !isISO(rows, place) {
            dates.add(rows.text(place) ?? "")
        }
        for figure in layout.figures { addNumber(rows, figure.place) }
        if let place = layout.amount { addNumber(rows, place) }
        if let place = layout.weight?.place { addNumber(rows, place) }
        if let place = layout.amountWithUnit, rows.has(place, UInt8(ascii: ",")),
            let number = rows.text(place)?.split(separator: " ").first
        {
            add(Numeral.evidence(number))
        }
    }

    private mutating func addNumber(_ rows: TableRows, _ place: Int) {
        guard rows.has(place) else { return }
        if rows.has(place, UInt8(ascii: ",")) {
            add(Numeral.evidence(rows.text(place) ?? ""))
        } else if !hasPoint, rows.has(place, UInt8(ascii: ".")) {
            // "1.050" alone may be a thousand and fifty.
            hasPoint = Numeral.evidence(rows.text(place) ?? "") == .point
        }
    }

    private mutating func add(_ evidence: Numeral.Evidence) {
        switch evidence {
        case .point: hasPoint = true
        case .comma: hasComma = true
        case .none: hasEither = true
        }
    }

    /// `2026-…`, of which the order is plain.
    private func isISO(_ rows: TableRows, _ place: Int) -> Bool {
        let text = rows.bytes(place)
        return text.count >= 8 && text[4] == UInt8(ascii: "-")
    }

    /// Decimal commas, when every number allows for them and some ask for them; between semicolons and tabs a
    /// comma that says nothing else is one as well.
    func mark(_ dialect: TableDialect) -> Numeral.Mark {
        if hasPoint { return .point }
        let isFree = dialect.separator != UInt8(ascii: ",")
        return hasComma || (hasEither && isFree) ? .comma : .point
    }
}
