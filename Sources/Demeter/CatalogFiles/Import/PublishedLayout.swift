internal import Nutrition

/// Which columns of a nation's table hold which nutrients.
struct PublishedLayout {
    private struct Source {
        let nutrient: Nutrient
        /// Added up; one column alone for most.
        let parts: [(place: Int, factor: Double)]
    }

    private let sources: [Source]

    /// - Parameter columns: the headings of each column, which may be several below each other.
    init(_ columns: [[PublishedHeading]], _ shape: PublishedShape) {
        let listed = shape.figures.compactMap { figure -> Source? in
            let parts = figure.parts.compactMap { part in
                Self.first(columns) { part.factor($0, to: figure.nutrient) }
            }
            guard parts.count == figure.parts.count else { return nil }
            return Source(nutrient: figure.nutrient, parts: parts)
        }
        let known = Set(shape.figures.map(\.nutrient))
        let named = columns.enumerated().compactMap { place, headings -> Source? in
            for heading in headings {
                // A name alone may be anything: that of a group of foods, or in units that are not known.
                guard case .weight(let unit) = heading.unit,
                    let said = NutrientNames.named(heading.plain), !known.contains(said.nutrient),
                    let factor = said.value(1, in: unit)
                else { continue }
                return Source(nutrient: said.nutrient, parts: [(place, factor)])
            }
            return nil
        }
        sources = listed + named
    }

    /// The first column that is headed so: by the last of its headings, which is the most exact one, or else by
    /// any. In the row of units stands `mg`, which is magnesium's tag as well.
    private static func first(
        _ columns: [[PublishedHeading]], _ factor: (PublishedHeading) -> Double?
    ) -> (place: Int, factor: Double)? {
        for isLast in [true, false] {
            for (place, headings) in columns.enumerated() {
                // The unit of a column may stand with another of its names.
                let unit = headings.lazy.compactMap(\.unit).first
                for heading in isLast ? headings.suffix(1) : headings[...] {
                    if let factor = factor(heading.or(unit)) { return (place, factor) }
                }
            }
        }
        return nil
    }

    var isEmpty: Bool { sources.isEmpty }

    /// What a row says, by its cells; nutrients beyond the seven that 100 g cannot hold are left out.
    func nutrients(_ cell: (Int) throws(RowFault) -> String?) throws(RowFault) -> Nutrients {
        var nutrients = Nutrients.unknown
        for source in sources where nutrients[source.nutrient] == nil {
            var sum: Double? = 0
            for (place, factor) in source.parts {
                guard let text = try cell(place), let value = PublishedNumber.value(text) else {
                    sum = nil
                    break
                }
                // A spreadsheet makes a number below 0 of an estimate that stands in brackets.
                sum? += value.magnitude * factor
            }
            guard let sum,
                source.nutrient.isLeading || FigureCheck.allows(sum, of: source.nutrient)
            else { continue }
            nutrients[source.nutrient] = Thousandths(sum)
        }
        return nutrients
    }
}

extension Nutrients {
    /// Takes from others what it does not know itself.
    mutating func complete(with others: Nutrients) {
        for nutrient in others.known where self[nutrient] == nil {
            self[nutrient] = others[nutrient]
        }
    }

    /// Checked as what 100 g of a food hold, with the energy of the other figures where none is told.
    ///
    /// What a nation has measured is not doubted as what stands on packages is: energy by other factors, of
    /// sugar alcohols and of acids, is right.
    func checkedAsFood() throws(RowFault) -> Nutrients {
        guard self != .unknown else { throw RowFault(.noFigures, "has no figures") }
        var checked = self
        if calories == nil {
            checked.calories = Thousandths(
                try EnergyRepair.calories(
                    said: [], figures: self, alcohol: self[.alcohol]?.value ?? 0))
        }
        if let fault = FigureCheck.fault(of: checked) { throw fault }
        return checked
    }
}
