internal import Nutrition

/// The heading of a column in a nation's table, taken apart: `Vitamine C (mg/100 g)` is `vitamine c` in mg.
struct PublishedHeading: Sendable, Hashable {
    enum Unit: Sendable, Hashable {
        case kilocalorie, kilojoule
        case weight(NutrientUnit)

        /// `kcal`, `kj`, `mg` and their kind, in small letters.
        init?(_ text: some StringProtocol) {
            switch text {
            case "kcal": self = .kilocalorie
            case "kj": self = .kilojoule
            default:
                guard let unit = NutrientUnit(weightNamed: text) else { return nil }
                self = .weight(unit)
            }
        }

        /// By what a figure in this unit becomes one in the nutrient's own; `nil` when they are of two kinds.
        func factor(to nutrient: Nutrient) -> Double? {
            switch self {
            case .kilocalorie: nutrient == .calories ? 1 : nil
            case .kilojoule: nutrient == .calories ? 1 / EnergyRepair.kilojoules : nil
            case .weight(let unit): NutrientNames.Said(nutrient: nutrient).value(1, in: unit)
            }
        }
    }

    /// In small letters, with single spaces, and with none where words have none between them.
    let name: String
    /// What stands in brackets at the end; `nil` for none and for what is no unit, which stays in the name.
    let unit: Unit?

    init(_ text: String) {
        let key = Self.key(text)
        guard key.last == ")", let open = key.lastIndex(of: "("), open > key.startIndex,
            let unit = Self.unit(key[key.index(after: open)...].dropLast())
        else {
            name = key
            unit = nil
            return
        }
        self.unit = unit
        name = String(key[..<open].reversed().drop { $0 == " " }.reversed())
    }

    private init(name: String, unit: Unit?) {
        self.name = name
        self.unit = unit
    }

    /// With a unit that stands elsewhere, where it has none itself.
    func or(_ unit: Unit?) -> PublishedHeading {
        self.unit == nil && unit != nil ? PublishedHeading(name: name, unit: unit) : self
    }

    /// - Parameter unit: as it stands in a column of its own; what the name has counts before it.
    init(_ text: String, unit: String) {
        let heading = PublishedHeading(text)
        name = heading.name
        self.unit = heading.unit ?? Unit(Self.key(unit))
    }

    /// Whether it is called so; a star at the end stands for anything.
    func matches(_ pattern: String) -> Bool {
        pattern.last == "*" ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }

    /// Without brackets, and up to the first other name: `sodium (na)` is `sodium`, `vitamin b1 or thiamin`
    /// is `vitamin b1`.
    var plain: String {
        var depth = 0
        let open = name.filter { letter in
            if letter == "(" { depth += 1 }
            defer { if letter == ")" { depth -= 1 } }
            return depth == 0
        }
        return open.split(separator: " ").prefix { $0 != "or" }.joined(separator: " ")
    }

    /// `mg` of `mg/100 g`: what 100 g or 100 ml hold, and of nothing else.
    private static func unit(_ text: some StringProtocol) -> Unit? {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let first = parts.first else { return nil }
        if parts.count == 2 {
            guard ["100g", "100ml"].contains(String(parts[1].filter { $0 != " " })) else {
                return nil
            }
        }
        return Unit(first)
    }

    private static func key(_ text: String) -> String {
        var letters = text.lowercased()
        for (wide, plain) in [("（", "("), ("）", ")")] {
            letters = letters.replacing(wide, with: plain)
        }
        // Characters of China and Japan are only set apart to fill a cell.
        let isSpaced = !letters.unicodeScalars.contains { (0x3040..<0xA000).contains($0.value) }
        return letters.split(whereSeparator: \.isWhitespace)
            .joined(separator: isSpaced ? " " : "")
    }
}
