internal import Locking
package import Nutrition
package import Recipes

/// What the people of one household have as foods, products and recipes of their own, for each of the others to find.
///
/// Everybody says when theirs change, and is told when somebody else's did; where nobody else is, nothing is made. Nothing else of anybody is in it, and
/// nothing of it is in anybody's journal before it is eaten. It knows no journal.
package final class Pantry: Sendable {
    private let state = Mutex(State())

    private struct State {
        var rules = Rules()
        var people: [Person] = []
    }

    private struct Person {
        let mark: PantryMark
        let name: String?
        let make: @Sendable () -> Goods
        let told: @Sendable () async -> Void
        /// What they had when somebody asked last; `nil` where it may be something else by now.
        var made: Goods?

        mutating func goods() -> Goods {
            let goods = made ?? make()
            made = goods
            return goods
        }
    }

    /// Who finds what, as the configuration says; nobody anything before it is known.
    package struct Rules: Sendable, Hashable {
        package var isOpen: Bool
        /// What the owner is called; `nil` where they have no name.
        package var owner: String?
        /// Those whose accounts are theirs alone: they are not told who else is here.
        package var bound: Set<String>

        package init(isOpen: Bool = false, owner: String? = nil, bound: Set<String> = []) {
            self.isOpen = isOpen
            self.owner = owner
            self.bound = bound
        }
    }

    package init() {}

    /// Follows the configuration; everybody knows when it returns.
    package func follow(_ rules: Rules) async {
        let told = state.withLock { state -> [@Sendable () async -> Void] in
            if state.rules == rules { return [] }
            state.rules = rules
            guard state.people.count > 1 else { return [] }
            for place in state.people.indices where state.people[place].goods() != Goods() {
                return state.people.map(\.told)
            }
            return []
        }
        await Self.tell(told)
    }

    /// Takes somebody in.
    ///
    /// - Parameters:
    ///   - name: `nil` of the owner.
    ///   - journal: what no other journal is called; the person's foods and recipes go by it.
    ///   - goods: what they have at the moment of the call.
    ///   - told: called when what others have is something else.
    /// - Returns: what theirs are marked by.
    func join(
        _ name: String?, journal: String, goods: @escaping @Sendable () -> Goods,
        told: @escaping @Sendable () async -> Void
    ) -> PantryMark {
        state.withLock { state in
            var mark = PantryMark(journal)
            while state.people.contains(where: { $0.mark == mark }) { mark = mark.next }
            state.people.append(Person(mark: mark, name: name, make: goods, told: told))
            return mark
        }
    }

    /// Takes somebody off, with all that they had.
    func leave(_ mark: PantryMark) async {
        await Self.tell(
            state.withLock { state in
                guard let place = state.people.firstIndex(where: { $0.mark == mark }) else {
                    return []
                }
                var gone = state.people.remove(at: place)
                guard state.rules.isOpen, gone.goods() != Goods() else { return [] }
                return state.people.map(\.told)
            })
    }

    /// Says that somebody may have something else now; the others know when it returns.
    func changed(_ mark: PantryMark) async {
        await Self.tell(
            state.withLock { state in
                guard let place = state.people.firstIndex(where: { $0.mark == mark }) else {
                    return []
                }
                let before = state.people[place].made
                state.people[place].made = nil
                guard state.rules.isOpen, state.people.count > 1,
                    state.people[place].goods() != before ?? Goods()
                else { return [] }
                return state.people.filter { $0.mark != mark }.map(\.told)
            })
    }

    /// What everybody else has, as somebody is told of it: "Anna's chili".
    func goods(for mark: PantryMark) -> Goods {
        let (rules, people) = state.withLock { state in
            for place in state.people.indices where state.people[place].mark != mark {
                _ = state.people[place].goods()
            }
            return (state.rules, state.people)
        }
        var goods = Goods()
        guard rules.isOpen, let own = people.first(where: { $0.mark == mark }) else { return goods }
        let isBound = (own.name ?? rules.owner).map { rules.bound.contains($0) } ?? false
        // In an order that lasts: what two others call alike is the first one's.
        for person in people.sorted(by: { ($0.name ?? "") < ($1.name ?? "") })
        where person.mark != mark && (person.name == nil || person.name != own.name) {
            let name = isBound ? nil : person.name ?? rules.owner
            let theirs = (person.made ?? Goods()).marked(person.mark, of: name, for: mark)
            goods.foods += theirs.foods
            goods.recipes += theirs.recipes
        }
        return goods
    }

    private static func tell(_ told: [@Sendable () async -> Void]) async {
        for tell in told { await tell() }
    }
}

/// Foods and recipes: what a person has, or what others do.
package struct Goods: Sendable, Hashable {
    package var foods: [Food]
    /// Without others in them.
    package var recipes: [RecipeBook.Page]

    package init(foods: [Food] = [], recipes: [RecipeBook.Page] = []) {
        self.foods = foods
        self.recipes = recipes
    }
}

/// A person's place in the pantry.
package final class PantryPlace: Sendable {
    private let pantry: Pantry
    private let name: String?
    /// Whether they only find what others have, and theirs are found elsewhere.
    private let isLooking: Bool
    /// What people of a household's server bring; `nil` of whoever is none of them.
    let server: ServerPantry?
    private let mark = Mutex<PantryMark?>(nil)

    /// - Parameters:
    ///   - name: `nil` of the owner.
    ///   - server: what people of a household's server bring, of whoever is one of them.
    package init(_ pantry: Pantry, of name: String?, server: ServerPantry? = nil) {
        self.pantry = pantry
        self.name = name
        self.server = server
        isLooking = false
    }

    /// Of somebody of a household's server whose own goods come from there: a copy of their journal shows none.
    package init(_ pantry: Pantry, lookingAs name: String) {
        self.pantry = pantry
        self.name = name
        server = nil
        isLooking = true
    }

    /// What others have; nothing before the person has joined.
    var goods: Goods { mark.withLock(\.self).map(pantry.goods) ?? Goods() }

    func join(
        journal: String, goods: @escaping @Sendable () -> Goods,
        told: @escaping @Sendable () async -> Void
    ) {
        let shown: @Sendable () -> Goods
        if isLooking { shown = { Goods() } } else { shown = goods }
        let joined = pantry.join(
            name, journal: isLooking ? "copy \(journal)" : journal, goods: shown, told: told)
        mark.withLock { $0 = joined }
    }

    /// Says that the person may have something else now.
    func changed() async {
        if let mark = mark.withLock(\.self) { await pantry.changed(mark) }
    }

    /// What the person had is found by nobody any more, once it returns.
    package func leave() async {
        let left = mark.withLock { mark in
            defer { mark = nil }
            return mark
        }
        if let left { await pantry.leave(left) }
    }
}
