/// What food is made of, as tables and labels tell it; `Nutrient.all` is the one list of them.
@usableFromInline
package struct Nutrient: RawRepresentable, Sendable, Hashable {
    /// Stands for the nutrient in stored bytes: it never changes, and no other one ever gets it.
    @usableFromInline package let number: UInt8

    @inlinable
    init(number: UInt8) { self.number = number }

    /// The nutrient of an id such as `vitamin_c`.
    @usableFromInline
    package init?(rawValue: String) {
        guard let nutrient = Self.byID[rawValue] else { return nil }
        self = nutrient
    }

    /// The nutrient that a number stands for; `nil` for one that only a newer version knows.
    package init?(stored number: UInt8) {
        guard number < Self.limit, Self.factsByNumber[Int(number)] != nil else { return nil }
        self.number = number
    }

    /// The id on the wire and in files.
    @usableFromInline package var rawValue: String { Self.idsByNumber[Int(number)] }

    @inlinable
    package static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    @inlinable
    package func hash(into hasher: inout Hasher) { hasher.combine(number) }

    @inlinable package static var calories: Nutrient { Nutrient(number: 0) }
    @inlinable package static var protein: Nutrient { Nutrient(number: 1) }
    @inlinable package static var carbohydrates: Nutrient { Nutrient(number: 2) }
    @inlinable package static var fat: Nutrient { Nutrient(number: 3) }
    @inlinable package static var fiber: Nutrient { Nutrient(number: 4) }
    @inlinable package static var sugar: Nutrient { Nutrient(number: 5) }
    @inlinable package static var sodium: Nutrient { Nutrient(number: 6) }
    package static var alcohol: Nutrient { Nutrient(number: 44) }
    package static var caffeine: Nutrient { Nutrient(number: 43) }
    package static var water: Nutrient { Nutrient(number: 45) }

    /// The seven that every label tells, which stand first in every table.
    package static let leading = (0..<UInt8(leadingCount)).map(Nutrient.init(number:))

    @usableFromInline static var leadingCount: Int { 7 }

    @inlinable package var isLeading: Bool { number < UInt8(Self.leadingCount) }

    /// All of them in the order in which they are shown, the seven first.
    package static let all = table.map(\.nutrient)

    /// All but the seven.
    package static let further = Array(all.dropFirst(leadingCount))

    /// Everyday name: `vitamin B12`, `saturated fat`.
    package var name: String { facts.name }

    /// The unit that figures of this nutrient are given in.
    package var unit: String { facts.unit.symbol }

    package var measure: NutrientUnit { facts.unit }

    /// How many digits are shown behind the point.
    package var digits: Int { facts.digits }

    package var group: NutrientGroup { facts.group }

    /// Whether pills are taken of it that bring no energy: vitamins, minerals and caffeine.
    package var isSupplemented: Bool {
        group == .vitamins || group == .minerals || self == .caffeine
    }

    /// What the world calls it.
    package var facts: NutrientFacts {
        guard let facts = Self.factsByNumber[Int(number)] else {
            preconditionFailure("only what the table has is made a nutrient")
        }
        return facts
    }

    private static let byID = Dictionary(
        table.map { ($0.id, $0.nutrient) }, uniquingKeysWith: { first, _ in first })

    /// Nobody has more than this many: a nutrient is a bit of a word.
    package static let limit = 64

    private static let factsByNumber: [NutrientFacts?] = table.reduce(
        into: Array(repeating: nil, count: limit)
    ) { $0[Int($1.nutrient.number)] = $1 }

    /// What the table has; only that is made a nutrient.
    private static let idsByNumber = factsByNumber.map { $0?.id ?? "" }
}
