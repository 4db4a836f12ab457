internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Wire

/// Foods and recipes as they travel between computers of a household: as programs see them, with recipes by numbers that
/// are the same on each of a person's devices.
enum GoodsText {
    /// What came is a stranger's until it is read: figures, names and texts are what the journal itself would keep.
    struct Read {
        var goods = Goods()
        /// Foods and recipes that cannot be.
        var refused = 0
    }

    /// Foods, and recipes, of one person at most.
    private static let most = 10_000

    /// - Parameter names: what each recipe is called on all of the person's devices.
    static func json(_ goods: Goods, names: [RecipeID: String]) -> JSONValue {
        let foods = goods.foods.sorted { $0.id < $1.id }.map { FoodMessage($0).json }
        var taken: Set<Int64> = []
        let named = goods.recipes.compactMap { page in names[page.id].map { (page, $0) } }
        let recipes = named.sorted { $0.1 < $1.1 }.map { page, name in
            var number = Int64(TextDigest.of(name) & 0x7FFF_FFFF)
            while !taken.insert(number).inserted { number = (number + 1) & 0x7FFF_FFFF }
            return json(page, as: number)
        }
        return ["foods": .array(foods), "recipes": .array(recipes)]
    }

    private static func json(_ page: RecipeBook.Page, as number: Int64) -> JSONValue {
        let message = RecipeMessage(
            id: Int(number), recipe: page.recipe,
            created: Instant(milliseconds: page.created, offsetSeconds: 0))
        let members = ["id", "name", "servings", "cooked_grams", "ingredients", "notes", "created"]
        let all = message.json.object ?? JSONObject()
        return .object(JSONObject(members.compactMap { name in all[name].map { (name, $0) } }))
    }

    static func read(_ json: JSONValue) -> Read {
        var read = Read()
        for value in (json["foods"]?.array ?? []).prefix(most) {
            if let food = food(value) { read.goods.foods.append(food) } else { read.refused += 1 }
        }
        for value in (json["recipes"]?.array ?? []).prefix(most) {
            if let page = page(value) {
                read.goods.recipes.append(page)
            } else {
                read.refused += 1
            }
        }
        return read
    }

    private static func food(_ json: JSONValue) -> Food? {
        // The bounds are those of a food that a person tells; the rest is as it was told of.
        guard (try? NewFood(json: json)) != nil, var food = (try? FoodMessage(json: json))?.food,
            !food.id.isOthers, RecipeID(food.id) == nil, isPlain(food.source.release),
            food.source.code.map(isPlain) ?? true
        else { return nil }
        food.rank = food.rank.map { max(0, $0) }
        return food
    }

    private static func page(_ json: JSONValue) -> RecipeBook.Page? {
        guard let message = try? RecipeMessage(json: json), let number = message.id,
            0...0x7FFF_FFFF ~= number, !message.recipe.ingredients.isEmpty,
            (try? message.recipe.check(greatest: EntryContent.greatestFigure)) != nil,
            isPlain(message.recipe.name), isWritten(message.recipe.notes ?? "")
        else { return nil }
        var recipe = message.recipe
        for index in recipe.ingredients.indices {
            let part = recipe.ingredients[index]
            let texts = [
                part.text, part.name, part.unit, part.brand, part.preparation, part.assumption,
                part.section, part.food?.rawValue,
            ]
            guard (texts.compactMap(\.self) + part.modifiers).allSatisfy(isPlain),
                0...1 ~= part.confidence
            else { return nil }
            // They come whole: a number is of another's journal.
            recipe.ingredients[index].recipe = nil
        }
        return RecipeBook.Page(
            id: RecipeID(rawValue: Int64(number)), revision: revision(of: recipe),
            recipe: recipe, created: message.created?.milliseconds ?? 0)
    }

    /// Another one for another recipe, as after a change in a journal.
    private static func revision(of recipe: Recipe) -> Int64 {
        let text = RecipeMessage(id: nil, recipe: recipe).json.text
        return Int64(TextDigest.of(text) & 0x7FFF_FFFF_FFFF_FFFF)
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= 2000
            && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func isWritten(_ text: String) -> Bool {
        !text.unicodeScalars.contains {
            $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        }
    }
}

/// Tells whether a text is what it was: FNV-1a with 64 bits, the same on every device.
enum TextDigest {
    static func of(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
    }
}
