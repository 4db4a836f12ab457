package import Allergens
package import Nutrition

/// Finds what to eat instead: of the same role in a meal, without what must not be in it, the nearest in use
/// and nutrients first.
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
    }

    /// At most `limit`, the nearest first.
    package func alternatives(
        to food: Food, _ limits: Limits, limit: Int = 3
    ) -> [Alternative] {
        let wanted = Role(food)
        var found: [Alternative] = []
        for place in ranked(wanted) where fits(foods[place], limits) {
            found.append(alternative(foods[place], roles[place], to: wanted, limits))
            if found.count == limit { break }
        }
        return found
    }

    /// Places of foods of the same role, the nearest first; equals by their names.
    private func ranked(_ wanted: Role) -> [Int] {
        var near: [(place: Int, distance: Double)] = []
        for place in places[wanted.category] ?? [] {
            if let distance = wanted.distance(to: roles[place]) { near.append((place, distance)) }
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
        let assessment = knowledge.assessment(of: food.id, called: [food.name])
        return limits.never.allSatisfy { assessment.finding($0).answer == .notByRecipe }
            && limits.rather.allSatisfy { assessment.finding($0).answer < .mayContain }
    }

    private func alternative(
        _ food: Food, _ role: Role, to wanted: Role, _ limits: Limits
    ) -> Alternative {
        var reasons: [String] = []
        if role.head == wanted.head { reasons.append("\(role.head) too") }
        let without = limits.never.union(limits.rather).map(\.name).sorted()
        if !without.isEmpty {
            reasons.append("no \(without.joined(separator: ", ")) by its recipe")
        }
        let less = wanted.figures[0] - role.figures[0]
        reasons.append(
            abs(less) < 10
                ? "about as much energy"
                : "\(Int(abs(less).rounded())) kcal \(less > 0 ? "less" : "more")")
        return Alternative(
            food: food.id, name: food.name, grams: food.usualGrams,
            calories: food.per100g.calories?.scaled(by: role.grams / 100),
            reason: reasons.joined(separator: "; "))
    }
}
