internal import Nutrition

/// One way in which a nation's table tells of a nutrient: a column, or several that are added up.
struct PublishedFigure: Sendable {
    /// A column that holds it or a part of it.
    struct Part: Sendable {
        /// As `PublishedHeading` has it; a star at the end stands for anything.
        let name: String
        /// The unit that it has to be in; `nil` for any.
        let unit: PublishedHeading.Unit?
        /// What one of what it holds is of the nutrient.
        let share: Double

        /// By what a figure under this heading becomes the nutrient's; `nil` when it is none of it.
        ///
        /// Where no unit stands it is the nutrient's own.
        func factor(_ heading: PublishedHeading, to nutrient: Nutrient) -> Double? {
            guard heading.matches(name), unit == nil || unit == heading.unit else { return nil }
            guard let unit = heading.unit else { return share }
            return unit.factor(to: nutrient).map { $0 * share }
        }
    }

    let nutrient: Nutrient
    let parts: [Part]

    init(nutrient: Nutrient, parts: [Part]) {
        self.nutrient = nutrient
        self.parts = parts
    }

    /// A column that bears nothing but this name.
    init(nutrient: Nutrient, name: String) {
        self.init(nutrient: nutrient, parts: [Part(name: name, unit: nil, share: 1)])
    }

    /// Reads the lines of a table: a nutrient's id and, between bars, the ways of telling it, the preferred
    /// first: `sodium: sodium | 0.4 × salt | natrium in mg`, `vitamin_a: retinol + 1/12 × beta-carotene`.
    ///
    /// What cannot be read is a mistake of whoever wrote the line.
    static func list(_ text: String) -> [PublishedFigure] {
        text.split(separator: "\n").flatMap { line -> [PublishedFigure] in
            let pieces = line.split(separator: ":", maxSplits: 1)
            guard pieces.count == 2, let nutrient = Nutrient(rawValue: String(pieces[0])) else {
                preconditionFailure("no nutrient begins \"\(line)\"")
            }
            return pieces[1].split(separator: " | ").map { way in
                PublishedFigure(
                    nutrient: nutrient, parts: way.split(separator: " + ").map { Part(String($0)) })
            }
        }
    }
}

extension PublishedFigure.Part {
    fileprivate init(_ text: String) {
        var name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var (unit, share): (PublishedHeading.Unit?, Double) = (nil, 1)
        if let times = name.firstRange(of: " × ") {
            let numbers = name[..<times.lowerBound].split(separator: "/").compactMap {
                Double($0)
            }
            guard let first = numbers.first else { preconditionFailure("no number in \(text)") }
            share = numbers.count == 2 ? first / numbers[1] : first
            name = String(name[times.upperBound...])
        }
        if let last = name.ranges(of: " in ").last {
            unit = PublishedHeading.Unit(name[last.upperBound...].lowercased())
            precondition(unit != nil, "no unit in \(text)")
            name = String(name[..<last.lowerBound])
        }
        self.init(name: name, unit: unit, share: share)
    }
}
