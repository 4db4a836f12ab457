package import Allergens
package import Nutrition
internal import Telling

/// Finds what to eat instead: of the same role in a meal, without what must not be in it, the nearest in use
/// and nutrients first, and of those what is in season and in the person's shops, the cheaper first.
package struct AlternativeFinder: Sendable {
    private let foods: [Food]
    /// What each of them is in a meal, and where those of a kind are.
    private let roles: [Role]
    private let places: [FoodCategory: [Int]]
    private let knowledge: AllergenKnowledge

    /// - Parameter foods: what may be offered.
    package init(_ foods: [Food], _ knowledge: AllergenKnowledge) {
        self.foods = foods
        roles = foods.map(Role.init)
        places = Dictionary(grouping: foods.indices) { foods[$0].category }
        self.knowledge = knowledge
    }

    /// What must not be in an alternative, and how surely.
    package struct Limits: Sendable, Hashable {
        /// Not in it by its recipe: what cannot be told is not offered.
        package var never: Set<Trigger>
        /// Neither in it, nor probably, nor perhaps.
        package var rather: Set<Trigger>

        /// - Parameter asked: what somebody asks to leave out this once.
        package init(_ allergies: [Allergy], asked: Set<Trigger> = []) {
            never = asked.union(allergies.filter { $0.severity == .banned }.map(\.trigger))
            rather = Set(allergies.map(\.trigger)).subtracting(never)
        }

        /// Whether something of which that is known may be offered.
        package func allow(_ assessment: Assessment) -> Bool {
            never.allSatisfy { assessment.finding($0).answer == .notByRecipe }
                && rather.allSatisfy { assessment.finding($0).answer < .mayContain }
        }
    }

    /// At most `limit`, the nearest first.
    package func alternatives(
        to food: Food, _ limits: Limits, in market: Market = .unknown, limit: Int = 3
    ) -> [Alternative] {
        let wanted = Role(food)
        var found: [Alternative] = []
        for place in ranked(wanted, market) where fits(foods[place], limits) {
            found.append(alternative(foods[place], roles[place], to: wanted, limits, market))
            if found.count == limit { break }
        }
        return found
    }

    /// Places of foods of the same role, the nearest first; equals by their names.
    private func ranked(_ wanted: Role, _ market: Market) -> [Int] {
        var near: [(place: Int, distance: Double)] = []
        for place in places[wanted.category] ?? [] {
            if let distance = wanted.distance(to: roles[place]) { near.append((place, distance)) }
        }
        if market.isKnown {
            let farther = market.distances(of: near.map { foods[$0.place] })
            for (index, distance) in farther.enumerated() { near[index].distance += distance }
        }
        near.sort {
            $0.distance != $1.distance
                ? $0.distance < $1.distance : roles[$0.place].name < roles[$1.place].name
        }
        return near.map(\.place)
    }

    /// Whether none of the triggers is in a food.
    package func fits(_ food: Food, _ limits: Limits) -> Bool {
        guard !limits.never.isEmpty || !limits.rather.isEmpty else { return true }
        return limits.allow(knowledge.assessment(of: food.id, called: [food.name]))
    }

    private func alternative(
        _ food: Food, _ role: Role, to wanted: Role, _ limits: Limits, _ market: Market
    ) -> Alternative {
        var reasons: [String] = []
        let texts = Texts.alternatives
        if role.head == wanted.head {
            // What the foods share is a word of their English names.
            reasons.append(Telling.isChinese ? texts.sameKind() : texts.kind(role.head))
        }
        let known = knowledge.assessment(of: food.id, called: [food.name])
        // Of what is rather not eaten it may be that nobody can tell.
        let without = limits.never.union(limits.rather)
            .filter { known.finding($0).answer == .notByRecipe }.map(\.told).sorted()
        if !without.isEmpty { reasons.append(texts.without(Words.row(without))) }
        let less = wanted.figures[0] - role.figures[0]
        let amount = Int(abs(less).rounded())
        reasons.append(
            abs(less) < 10
                ? texts.sameEnergy() : less > 0 ? texts.less(amount) : texts.more(amount))
        let isInSeason = market.isInSeason(food.id)
        if let isInSeason {
            reasons.append(isInSeason ? texts.inSeason() : texts.outOfSeason())
        }
        let offer = market.offer(of: food)
        if let offer {
            reasons.append(
                offer.price.map { texts.price(offer.shop, "\($0)") } ?? texts.shop(offer.shop))
        }
        return Alternative(
            food: food.id, name: food.name, grams: food.usualGrams,
            calories: food.per100g.calories?.scaled(by: role.grams / 100),
            reason: Words.rowOfParts(reasons), isInSeason: isInSeason, offer: offer)
    }
}
