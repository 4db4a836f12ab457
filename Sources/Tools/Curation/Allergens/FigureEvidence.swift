internal import Allergens
internal import Nutrition

/// What the published figures of a food say of triggers.
struct FigureEvidence {
    /// Triggers that are not in it, with their kinds.
    private(set) var excluded: Set<Trigger> = []
    /// Triggers that are in it, whatever its words say; the strongest answer that figures bear.
    private(set) var found: [Trigger: Answer] = [:]
    /// Nuts or seeds, of which the figures do not say which.
    private(set) var hasNutsOrSeeds = false
    private(set) var hasSeafood = false
    private(set) var hasGrain = false

    /// Equivalents in 100 g above which a group is an ingredient and no rounding.
    private static let amount = 0.02

    static let none = FigureEvidence()

    private init() {}

    /// - Parameters:
    ///   - release: of the food; labels of the Standard Reference round small amounts away.
    init(_ food: USDAFood, code: String, _ release: USDARelease, _ patterns: FoodPatterns) {
        guard release != .standardReference else { return }
        let cholesterol = Nutrient(rawValue: "cholesterol").flatMap { food.per100g[$0] }
        if cholesterol == .zero {
            exclude(["egg", "fish", "crustaceans", "molluscs", "meat"])
        }
        for name in ["caffeine", "alcohol"] {
            guard let figure = Nutrient(rawValue: name).flatMap({ food.per100g[$0] }) else {
                continue
            }
            if figure > .zero {
                found[Trigger(rawValue: name)] = .contains
            } else {
                exclude([name])
            }
        }
        guard release == .fndds2017 else { return }
        func amount(_ groups: String...) -> Double? { patterns.sum(groups, of: code) }
        take(amount("pf_eggs_oz_eq"), "egg", .probably)
        take(amount("pf_soy_oz_eq"), "soy", .probably, excludes: false)
        let meat = amount(
            "pf_meat_oz_eq", "pf_curedmeat_oz_eq", "pf_poult_oz_eq", "pf_organ_oz_eq")
        take(meat, "meat", .contains, excludes: cholesterol == .zero)
        let dairy = amount("d_total_cup_eq")
        // Drinks of soy are counted as dairy there; they have no cholesterol.
        take(
            dairy, "milk", cholesterol == .zero ? .mayContain : .probably,
            excludes: cholesterol == .zero)
        if dairy == 0, cholesterol == .zero { exclude(["lactose"]) }
        if let nuts = amount("pf_nutsds_oz_eq") {
            if nuts == 0 { exclude(["peanut", "tree_nuts", "sesame"]) }
            hasNutsOrSeeds = nuts > Self.amount
        }
        if let seafood = amount("pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq") {
            if seafood == 0 { exclude(["fish", "crustaceans", "molluscs"]) }
            hasSeafood = seafood > Self.amount
        }
        if let grain = amount("g_total_oz_eq") {
            if grain == 0 { exclude(["gluten"]) }
            hasGrain = grain > Self.amount
        }
    }

    func excludes(_ trigger: Trigger) -> Bool {
        trigger.lineage.contains(where: excluded.contains)
    }

    private mutating func take(
        _ amount: Double?, _ trigger: String, _ answer: Answer, excludes: Bool = true
    ) {
        guard let amount else { return }
        if amount == 0, excludes { exclude([trigger]) }
        if amount > Self.amount { found[Trigger(rawValue: trigger)] = answer }
    }

    private mutating func exclude(_ triggers: [String]) {
        excluded.formUnion(triggers.map(Trigger.init(rawValue:)))
    }
}
