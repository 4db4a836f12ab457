/// What authorities advise to have of nutrients in a day.
package struct ReferenceValues: Sendable {
    /// Whose advice it is.
    package enum Region: String, Sendable, Hashable, CaseIterable {
        case europe = "eu"
        case unitedStates = "us"

        /// Ages for which values by sex and age are kept.
        package var ages: ClosedRange<Int> {
            switch self {
            case .europe: 18...120
            case .unitedStates: 14...120
            }
        }
    }

    /// What is advised of one nutrient, in its own unit.
    package struct Value: Sendable, Hashable {
        package var nutrient: Nutrient
        package var goal: Goal
    }

    /// In the order of `Nutrient.all`.
    package let values: [Value]
    /// Who published them, as people cite it.
    package let source: String

    /// - Parameter person: `nil` for the values that labels are printed with, which are those of an adult.
    package init(_ region: Region, for person: ReferencePerson? = nil) {
        let table = Self.table(region, isByPerson: person != nil)
        source = table.source
        let found = table.lines.compactMap { line in
            line.figure(for: person).map { figure in
                Value(
                    nutrient: line.nutrient,
                    goal: line.isLimit ? .maximum(figure) : .minimum(figure))
            }
        }
        values = Nutrient.all.flatMap { nutrient in found.filter { $0.nutrient == nutrient } }
    }

    package subscript(nutrient: Nutrient) -> Goal? {
        values.first { $0.nutrient == nutrient }?.goal
    }

    /// The most that an adult can have every day for long, from food and supplements together, in the
    /// nutrient's own unit; `nil` where none is known, or none that counts all sources.
    package static func upperLimit(of nutrient: Nutrient) -> Thousandths? { limits[nutrient] }

    /// Who published the upper limits.
    package static let limitSource = upper.source

    /// Labels in the European Union: what bars are drawn against where a person set no goal.
    package static let label = ReferenceValues(.europe)

    private static let limits: [Nutrient: Thousandths] = Dictionary(
        upper.lines.compactMap { line in line.figure(for: nil).map { (line.nutrient, $0) } },
        uniquingKeysWith: { first, _ in first })

    private static let upper = Table(ReferenceData.upper)
    private static let tables: [Table] = [
        ReferenceData.europeanLabel, ReferenceData.european, ReferenceData.americanLabel,
        ReferenceData.american,
    ].map { Table($0) }

    private static func table(_ region: Region, isByPerson: Bool) -> Table {
        tables[(region == .europe ? 0 : 2) + (isByPerson ? 1 : 0)]
    }
}

/// Lines of advice, as `ReferenceData` writes them.
private struct Table: Sendable {
    struct Line: Sendable {
        var nutrient: Nutrient
        var isLimit: Bool
        var cases: [Case]

        /// The last case that fits counts.
        func figure(for person: ReferencePerson?) -> Thousandths? {
            cases.last { $0.fits(person) }?.figure
        }
    }

    struct Case: Sendable {
        var sex: ReferencePerson.Sex?
        var condition: ReferencePerson.Condition?
        var age = 0
        var figure = Thousandths.zero

        func fits(_ person: ReferencePerson?) -> Bool {
            guard let person else { return sex == nil && condition == nil && age == 0 }
            return (sex == nil || sex == person.sex) && age <= person.age
                && (condition == nil || condition == person.condition)
        }

        /// `16`, `m 11`, `f51 8`, `71 20`, `pregnant 27`, `pregnant31 360`
        init?(_ text: Substring) {
            let words = text.split(separator: " ")
            guard let last = words.last, let value = Double(last), words.count <= 2 else {
                return nil
            }
            figure = Thousandths(value)
            guard words.count == 2, var key = words.first else { return }
            let name = key.prefix { !$0.isNumber }
            key = key.dropFirst(name.count)
            switch name {
            case "": break
            case "m": sex = .male
            case "f": sex = .female
            default:
                guard let known = ReferencePerson.Condition(rawValue: String(name)) else {
                    return nil
                }
                condition = known
                sex = .female
            }
            if !key.isEmpty {
                guard let years = Int(key) else { return nil }
                age = years
            }
        }
    }

    let source: String
    let lines: [Line]

    init(_ text: String) {
        var rows = text.split(separator: "\n")
        source = rows.isEmpty ? "" : String(rows.removeFirst())
        lines = rows.map { row in
            let words = row.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let nutrient = Nutrient(rawValue: String(words[1])),
                ["least", "most"].contains(words[0])
            else { preconditionFailure("no line of reference values: \(row)") }
            let cases = words[2].split(separator: ";").map { text -> Case in
                guard let one = Case(text) else {
                    preconditionFailure("no case of reference values: \(text)")
                }
                return one
            }
            return Line(nutrient: nutrient, isLimit: words[0] == "most", cases: cases)
        }
    }
}
