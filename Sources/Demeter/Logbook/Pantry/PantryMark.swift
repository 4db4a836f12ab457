internal import FoodCatalog
internal import Nutrition
internal import Recipes

/// Whose a food or a recipe is among those of a household, by a number that is no name: 20 bits of what their journal is called.
///
/// It is the same after every start, so that an entry's food stays what it was; whose journal begins anew has another.
struct PantryMark: Hashable {
    let number: Int64

    init(_ journal: String) {
        let hash = TextDigest.of(journal)
        self.init(number: Int64((hash ^ hash >> 32) & Self.most))
    }

    private init(number: Int64) { self.number = max(1, number) }

    var next: PantryMark { PantryMark(number: (number + 1) & Int64(Self.most)) }

    private static let most: UInt64 = 0xF_FFFF

    // MARK: As others see it

    /// Below zero; programs that count in doubles keep it.
    func recipe(_ id: RecipeID) -> RecipeID {
        RecipeID(rawValue: -(number << 32 | id.rawValue & 0xFFFF_FFFF))
    }

    func food(_ id: FoodID) -> FoodID { FoodID(rawValue: prefix + id.rawValue) }

    private var prefix: String { "\(FoodID.othersPrefix)\(number):" }

    // MARK: As its owner sees it

    /// The person's own id of what others gave back to them; any other as it is.
    func own(_ id: FoodID) -> FoodID {
        if id.rawValue.hasPrefix(prefix) {
            return FoodID(rawValue: String(id.rawValue.dropFirst(prefix.count)))
        }
        guard let recipe = RecipeID(id), !recipe.isOwn, -recipe.rawValue >> 32 == number else {
            return id
        }
        return RecipeID(rawValue: -recipe.rawValue & 0xFFFF_FFFF).food
    }
}

extension Goods {
    /// The goods as somebody else is told of them.
    ///
    /// - Parameters:
    ///   - name: whose they are; `nil` where that is not told.
    ///   - taker: who is told.
    func marked(_ mark: PantryMark, of name: String?, for taker: PantryMark) -> Goods {
        let own = Set(foods.map(\.id))
        func id(_ food: FoodID) -> FoodID { own.contains(food) ? mark.food(food) : taker.own(food) }
        return Goods(
            foods: foods.map { food in
                var food = food
                food.id = mark.food(food.id)
                food.aliases.insert(food.name, at: 0)
                food.name = Self.name(of: food.name, of: name)
                // Figures from elsewhere keep their source.
                if food.source.release == "own" { food.source.release = "household" }
                return food
            },
            recipes: recipes.map { page in
                var recipe = page.recipe
                for index in recipe.ingredients.indices {
                    recipe.ingredients[index].food = recipe.ingredients[index].food.map(id)
                }
                recipe.name = Self.name(of: page.recipe.name, of: name)
                return RecipeBook.Page(
                    id: mark.recipe(page.id), revision: page.revision, recipe: recipe,
                    created: page.created, called: page.recipe.name)
            })
    }

    /// "Anna's chili", 安娜的番茄湯.
    private static func name(of thing: String, of person: String?) -> String {
        let isChinese = HanText.holdsHan(thing) || person.map(HanText.holdsHan) == true
        guard let person else { return isChinese ? "家裡的\(thing)" : "the household's \(thing)" }
        let name = person.prefix(1).uppercased() + person.dropFirst()
        return isChinese ? "\(name)的\(thing)" : "\(name)'s \(thing)"
    }
}
