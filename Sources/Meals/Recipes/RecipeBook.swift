internal import Nutrition

/// All recipes of a person, and behind them those that others of the household have, each with the figures of the recipes in it.
package struct RecipeBook: Sendable {
    /// A recipe with what the journal knows of it.
    package struct Page: Sendable, Hashable, Identifiable {
        package let id: RecipeID
        /// Greater after every change.
        package var revision: Int64
        /// As it was written; `RecipeBook` gives it with the figures of nested recipes.
        package var recipe: Recipe
        /// Unix milliseconds.
        package var created: Int64
        /// When it was eaten last, in Unix milliseconds; `nil` before.
        package var used: Int64?
        /// Whether somebody is still telling it.
        package var isOpen: Bool
        /// What those call it whose recipe it is; `nil` of the person's own.
        package var called: String?

        package init(
            id: RecipeID, revision: Int64, recipe: Recipe, created: Int64, used: Int64? = nil,
            isOpen: Bool = false, called: String? = nil
        ) {
            self.id = id
            self.revision = revision
            self.recipe = recipe
            self.created = created
            self.used = used
            self.isOpen = isOpen
            self.called = called
        }

        /// What it is known by besides its name: "my chili" is nobody else's.
        var otherNames: [String] {
            guard let called else { return RecipeNames.aliases(of: recipe.name) }
            return [called.lowercased()]
                + RecipeNames.aliases(of: called).filter { !$0.hasPrefix("my ") }
        }
    }

    private var pages: [RecipeID: Page] = [:]
    /// Names in small letters, for the search.
    private var names = NameIndex()
    /// Whom each name means besides those that are called just so.
    private var aliases: [String: Set<RecipeID>] = [:]
    /// Those without recipes in them as foods, which only their own change makes others.
    private(set) var plainFoods: [RecipeID: Food] = [:]

    package init(_ pages: some Sequence<Page> = []) {
        for page in pages { put(page) }
    }

    package var count: Int { pages.count }

    /// Those that somebody is still telling, the oldest first.
    package var open: [Page] { pages.values.filter(\.isOpen).sorted { $0.id < $1.id } }

    /// The one that was made or changed last.
    package var newest: Page? {
        pages.values.lazy.filter(\.id.isOwn).max { $0.revision < $1.revision }
    }

    /// The numbers of all.
    var numbers: [RecipeID] { pages.keys.sorted() }

    /// By their numbers.
    package var all: [Page] { numbers.compactMap { self[$0] } }

    package mutating func put(_ page: Page) {
        if pages[page.id]?.recipe.name != page.recipe.name {
            forget(page.id)
            names.put(
                page.id, SearchedText(page.recipe.name.lowercased()), time: page.created)
            for alias in page.otherNames {
                aliases[alias, default: []].insert(page.id)
            }
        }
        // Eaten again, a recipe stays the food that it was.
        if pages[page.id]?.revision != page.revision {
            plainFoods[page.id] = page.recipe.parts.isEmpty ? page.food : nil
        }
        pages[page.id] = page
        names.note(page.id, time: page.used ?? page.created)
    }

    /// Whatever it was called.
    private mutating func forget(_ id: RecipeID) {
        guard let page = pages[id] else { return }
        names.remove(id)
        for alias in page.otherNames {
            aliases[alias]?.remove(id)
            if aliases[alias]?.isEmpty == true { aliases[alias] = nil }
        }
    }

    package mutating func remove(_ id: RecipeID) {
        forget(id)
        pages[id] = nil
        plainFoods[id] = nil
    }

    package mutating func note(_ id: RecipeID, usedAt instant: Int64) {
        guard var page = pages[id] else { return }
        let used = max(page.used ?? instant, instant)
        page.used = used
        pages[id] = page
        names.note(id, time: used)
    }

    /// A recipe with the figures that nested ones have now.
    package subscript(id: RecipeID) -> Page? {
        guard var page = pages[id] else { return nil }
        page.recipe = resolved(page.recipe, within: [id])
        return page
    }

    /// The recipe with the figures of those in it as they are now; of one that is gone they stay as they were.
    package func resolved(_ recipe: Recipe) -> Recipe { resolved(recipe, within: []) }

    private func resolved(_ recipe: Recipe, within path: Set<RecipeID>) -> Recipe {
        guard recipe.ingredients.contains(where: { $0.recipe != nil }) else { return recipe }
        var recipe = recipe
        for index in recipe.ingredients.indices {
            guard let id = recipe.ingredients[index].recipe, !path.contains(id),
                let inner = pages[id]
            else { continue }
            let nested = resolved(inner.recipe, within: path.union([id]))
            if let part = recipe.ingredients[index].served(from: nested) {
                recipe.ingredients[index] = part
            }
        }
        return recipe
    }

    /// Refuses a recipe that would contain itself, or one that is not there and was not in it before.
    ///
    /// - Parameter id: the recipe's own number; `nil` of a new one, which nothing contains yet.
    package func refuseCycles(
        in recipe: Recipe, as id: RecipeID?
    ) throws(Recipe.Fault) {
        for inner in recipe.parts.sorted() {
            guard let page = pages[inner] else {
                // It was deleted since, and what it had stays.
                if let id, pages[id]?.recipe.parts.contains(inner) == true { continue }
                throw .noSuchRecipe(inner)
            }
            if let id, let way = way(from: inner, to: id, seen: []) {
                throw .cycle([recipe.name, page.recipe.name] + way)
            }
        }
    }

    /// The names on the way from one recipe to another that it contains; `nil` when there is none.
    private func way(
        from start: RecipeID, to end: RecipeID, seen: Set<RecipeID>
    ) -> [String]? {
        if start == end { return [] }
        guard let recipe = pages[start]?.recipe, !seen.contains(start) else { return nil }
        for inner in recipe.parts.sorted() {
            if let rest = way(from: inner, to: end, seen: seen.union([start])) {
                return [pages[inner]?.recipe.name ?? ""] + rest
            }
        }
        return nil
    }
}

// Finding.
extension RecipeBook {
    /// Those whose names hold `query`, whatever its case, the last used first; all for no query.
    ///
    /// - Parameter limit: how many of them at most.
    package func list(_ query: String = "", limit: Int = .max) -> [Page] {
        names.holding(SearchedText(query.lowercased().trimmed)).prefix(limit)
            .compactMap { self[$0] }
    }

    /// The recipe of that very name; the last used of several.
    package func named(_ name: String) -> Page? {
        names.named(SearchedText(name.lowercased().trimmed)).first.flatMap { self[$0] }
    }

    /// The recipe that words name: of that name, of one of the names it is known by, else the only one whose
    /// name holds them.
    package func found(_ words: String) -> Page? {
        if let page = named(words) { return page }
        let key = words.lowercased().trimmed
        let known = known(as: key)
        if let known, known.isOwn { return self[known] }
        let holding = list(key)
        // However well another's fits: one's own goes first.
        let own = holding.prefix { $0.id.isOwn }
        if own.count == 1 { return own.first }
        if let known { return self[known] }
        return holding.count == 1 ? holding.first : nil
    }

    /// The recipe that is known by words in small letters, besides its name; the last used of several.
    package func known(as words: String) -> RecipeID? {
        aliases[words].flatMap { names.ranked($0).first }
    }
}

extension StringProtocol {
    /// Without white space at the ends.
    package var trimmed: String {
        // Most texts begin and end with a letter of the plain ones, which is no part of any white space.
        if let first = unicodeScalars.first, let last = unicodeScalars.last,
            first.isPlainMark, last.isPlainMark
        {
            return String(self)
        }
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Unicode.Scalar {
    fileprivate var isPlainMark: Bool { 0x21...0x7E ~= value }
}
