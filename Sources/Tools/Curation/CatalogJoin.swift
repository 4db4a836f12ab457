package import CatalogFiles
internal import Nutrition

/// The curation and the published figures become the foods of the catalog.
///
/// The same input gives the same foods in the same order, sorted by id.
package struct CatalogJoin {
    package private(set) var entries: [CatalogEntry] = []
    package private(set) var errors: [CurationError] = []
    private let names: [String: [NamesFolder.Names]]

    /// - Parameter names: what foods are called in other languages, by their ids.
    package init(
        _ curated: [CuratedFood], names: [String: [NamesFolder.Names]] = [:], usda: USDAFolder
    ) throws {
        self.names = names
        let ranks = try usda.ranks()
        var byID: [String: Nutrients] = [:]
        var recipes: [CuratedFood] = []
        for food in curated {
            guard case .usda(let release, let code, let subcode) = food.source else {
                recipes.append(food)
                continue
            }
            guard let published = try usda.foods(of: release)[code] else {
                errors.append(
                    CurationError(
                        place: food.place, reason: "\(release.title) has no food \(code)"))
                continue
            }
            byID[food.id] = published.per100g
            let source = FoodSource(release: release.title, code: code)
            // Food codes of different releases mean the same food; SR numbers and Taiwan's codes are no such codes.
            let isRanked = release != .standardReference && release != .taiwan
            let codes = food.ranked + (isRanked ? [code] : [])
            add(
                food, per100g: published.per100g, source: source,
                published: published.portions.filter { $0.subcode == subcode ?? "" },
                rank: codes.compactMap { ranks[$0] }.min())
        }
        for food in recipes { add(recipe: food, figures: byID, ranks: ranks) }
        let known = Set(curated.map(\.id))
        for (id, names) in names.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
            errors.append(
                CurationError(
                    place: names.first?.place ?? id, reason: "\"\(id)\" is no food of the curation")
            )
        }
        entries.sort { $0.food.id < $1.food.id }
    }

    private mutating func add(
        _ food: CuratedFood, per100g: Nutrients, source: FoodSource, published: [USDAPortion],
        rank: Int?, total: Double? = nil
    ) {
        do throws(CurationError) {
            let measures = try Measures(
                of: food, published: published, total: total,
                calories: per100g.calories?.value ?? 0)
            entries.append(
                CatalogEntry(
                    food: Food(
                        id: FoodID(rawValue: food.id), name: food.name, aliases: food.aliases,
                        names: names[food.id]?.reduce(into: [:]) { all, names in
                            all[names.language, default: []] += names.names
                        } ?? [:], home: food.home, category: food.category, brand: food.brand,
                        per100g: per100g,
                        portions: measures.portions, defaultPortion: measures.defaultPortion,
                        usualGrams: measures.usualGrams, source: source, rank: rank),
                    explained: food.explained))
        } catch {
            errors.append(error)
        }
    }

    private mutating func add(
        recipe food: CuratedFood, figures: [String: Nutrients], ranks: [String: Int]
    ) {
        guard !food.parts.isEmpty else {
            errors.append(
                CurationError(place: food.place, reason: "is a recipe without a \"part:\" line"))
            return
        }
        var sum = Nutrients.zero
        // What every part knows.
        for nutrient in Nutrient.further { sum[nutrient] = .zero }
        for part in food.parts {
            guard let per100g = figures[part.food] else {
                errors.append(
                    CurationError(
                        place: food.place,
                        reason: "\"\(part.food)\" is no food of the curation with a code"))
                return
            }
            for nutrient in Nutrient.all {
                guard let known = sum[nutrient], let figure = per100g[nutrient] else {
                    sum[nutrient] = nil
                    continue
                }
                sum[nutrient] = known + figure.scaled(by: part.grams / 100)
            }
        }
        let total = food.yield ?? food.parts.reduce(0) { $0 + $1.grams }
        var per100g = sum.scaled(by: 100 / total)
        for nutrient in Nutrient.all {
            // Two decimals, as the USDA gives them: more would claim what nobody measured. What is
            // shown with two has three there.
            guard nutrient.digits < 2 else { continue }
            per100g[nutrient] = per100g[nutrient].map {
                Thousandths(($0.value * 100).rounded() / 100)
            }
        }
        let code = food.parts.map { "\(Thousandths($0.grams).plain) g \($0.food)" }
        let source = FoodSource(
            release: CatalogChecker.recipe, code: code.joined(separator: " + "))
        add(
            food, per100g: per100g, source: source, published: [],
            rank: food.ranked.compactMap { ranks[$0] }.min(), total: total)
    }
}

extension Thousandths {
    /// `150` or `12.5`.
    fileprivate var plain: String {
        rawValue % 1000 == 0 ? String(rawValue / 1000) : String(value)
    }
}
