/// A food of the catalog: what it is called, what 100 g of it hold, and how people measure it.
package struct Food: Sendable, Hashable, Identifiable {
    /// Demeter's own id, lower-case words with hyphens (`scrambled-egg`); imported foods carry their
    /// collection in front (`fndds-2017-2018:31103010`).
    package var id: FoodID
    /// What a person would call it, in everyday words.
    package var name: String
    /// Other things people call it, spoken forms included.
    package var aliases: [String]
    /// What it is called in other languages, the usual name first.
    package var names: [NameLanguage: [String]]
    /// The language of those whose food it is, where few others know it: it is found by its names in that language alone,
    /// and changes nothing of how English is read.
    package var home: NameLanguage?
    package var category: FoodCategory
    package var brand: String?
    /// Figures for 100 g, as eaten unless the name says otherwise.
    package var per100g: Nutrients
    /// Named measures, the most usual first.
    package var portions: [Portion]
    /// Index into `portions` of the measure meant by a bare count ("two eggs").
    package var defaultPortion: Int?
    /// Grams meant when no amount is said at all ("I had rice").
    package var usualGrams: Thousandths?
    package var source: FoodSource
    /// What stands on its packages.
    package var barcodes: [GTIN]
    /// What its package declares of what is in it; `nil` where nobody knows.
    package var label: FoodLabel?
    /// Place among the foods by how often people eat them, 0 the most often; `nil` when not known.
    package var rank: Int?

    package init(
        id: FoodID, name: String, aliases: [String] = [],
        names: [NameLanguage: [String]] = [:], home: NameLanguage? = nil, category: FoodCategory,
        brand: String? = nil, per100g: Nutrients, portions: [Portion] = [],
        defaultPortion: Int? = nil, usualGrams: Thousandths? = nil, source: FoodSource,
        barcodes: [GTIN] = [], label: FoodLabel? = nil, rank: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.names = names
        self.home = home
        self.category = category
        self.brand = brand
        self.per100g = per100g
        self.portions = portions
        self.defaultPortion = defaultPortion
        self.usualGrams = usualGrams
        self.source = source
        self.barcodes = barcodes
        self.label = label
        self.rank = rank
    }
}

package struct FoodID: RawRepresentable, Sendable, Hashable, Comparable,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(stringLiteral value: String) { rawValue = value }

    /// Whether the food is of another collection than the curated one.
    package var isImported: Bool { rawValue.utf8.contains(UInt8(ascii: ":")) }

    package var description: String { rawValue }

    /// Begins the id of a food that somebody else of the household has: `household:4711:own:oat-bar`.
    package static let othersPrefix = "household:"

    /// Whether it is somebody else's of the household.
    package var isOthers: Bool {
        rawValue.hasPrefix(Self.othersPrefix) || rawValue.hasPrefix("recipe:-")
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
