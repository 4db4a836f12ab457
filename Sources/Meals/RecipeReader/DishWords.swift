internal import FoodCatalog
internal import Nutrition
internal import Recipes

/// What a dish's name says that is in it: "chicken stir fry with rice and vegetables" is chicken, rice and
/// vegetables, and a little oil to fry them in.
struct DishWords: Sendable, Hashable {
    /// The dish itself, without what stands beside it: "chicken stir fry".
    var head: String
    /// What the dish is made of by its name, without the word for what is made of it: "chicken".
    var inside: [String]
    /// What stands behind "with": "rice", "vegetables".
    var beside: [String]
    /// What is made of them: "stir fry".
    var form: Form?

    init(_ dish: String) {
        var words = dish.split(whereSeparator: \.isWhitespace).map(String.init)
        if let first = words.first?.lowercased(), Self.owners.contains(first) {
            words.removeFirst()
        }
        let place = words.firstIndex { Self.joints.contains($0.lowercased()) } ?? words.endIndex
        let front = words[..<place].joined(separator: " ")
        head = front.trimmingCommas
        beside = words[place...].split { Self.joints.contains($0.lowercased()) }
            .flatMap { Self.listed($0.joined(separator: " ")) }
        inside = Self.listed(front)
        guard let last = inside.last, let (form, rest) = Form.ending(last) else { return }
        self.form = form
        inside.removeLast()
        if !rest.isEmpty { inside.append(rest) }
    }

    /// "Chicken, bacon and avocado" as three.
    private static func listed(_ text: String) -> [String] {
        text.split { ",&".contains($0) }
            .flatMap {
                $0.split(separator: " ").split { ["and", "plus"].contains($0.lowercased()) }
            }
            .map { $0.joined(separator: " ") }
            .filter { $0.contains(where: \.isLetter) }
    }

    private static let joints: Set<String> = [
        "with", "over", "on", "in", "w/", "served", "alongside",
    ]
    private static let owners: Set<String> = ["my", "our", "a", "an", "the", "some"]
}

extension DishWords {
    /// What dishes are called after what is done to their parts.
    struct Form: Sendable, Hashable {
        var name: String
        /// What it has besides those that are named, for one who eats; as a line of ingredients.
        var base: String?
        /// Whether it is no more than its parts. A curry has a sauce, which the catalog's curry knows.
        var isItsParts: Bool

        /// The form that a name ends in, and what stands in front of it.
        static func ending(_ name: String) -> (Form, String)? {
            let words = name.split(separator: " ").map { $0.lowercased() }
            for form in all {
                for said in form.said where words.suffix(said.count).elementsEqual(said) {
                    let rest = name.split(separator: " ").dropLast(said.count)
                    return (form.form, rest.joined(separator: " "))
                }
            }
            return nil
        }

        private static let all: [(said: [[String]], form: Form)] = table.map { row in
            (
                row.words.split(separator: ",").map { $0.split(separator: " ").map(String.init) },
                Form(
                    name: row.words.prefix { $0 != "," }.trimmed, base: row.base,
                    isItsParts: row.isItsParts)
            )
        }

        /// Bases are what one serving of such a dish is seldom made without: fat as the least that a recipe
        /// fries or dresses with, bread and tortillas by count.
        private static let table: [(words: String, base: String?, isItsParts: Bool)] = [
            ("stir fry, stir-fry, stirfry", "0.5 tbsp vegetable oil", true),
            ("salad", "0.5 tbsp olive oil", true),
            ("tray bake, traybake, sheet pan, roast, hash", "0.5 tbsp olive oil", true),
            ("skewers, kebabs, kebab, bowl, bowls, platter, plate", nil, true),
            ("tacos, taco, fajitas, enchiladas, quesadillas", "2 corn tortillas", true),
            ("wraps, wrap, burritos, burrito", "1 flour tortilla", true),
            ("sandwiches, sandwich, toasties, toastie", "2 slices bread", true),
            ("omelette, omelettes, omelet, frittata, scramble", "2 eggs", true),
            ("risotto", "75 g arborio rice", true),
            ("pasta, spaghetti, penne, linguine", "75 g pasta", true),
            ("noodles", "75 g egg noodles", true),
            ("fried rice, rice, pilaf", "75 g rice", true),
            ("curry, stew, casserole", "0.5 tbsp vegetable oil", false),
            ("soup, broth, chowder", "250 ml vegetable stock", false),
            ("pie, quiche, tart, gratin, bake, stroganoff", nil, false),
        ]
    }
}

extension RecipeWriter {
    /// What the name of a dish says that is in it, in usual amounts; `nil` where it names fewer than two
    /// things, or is the name of a dish that the catalog knows as a whole.
    ///
    /// Nobody said how much, so each amount is doubtful.
    func parts(ofDish dish: String, servings: Double) -> [MealPart]? {
        let words = DishWords(dish)
        let isItsParts = words.form?.isItsParts ?? false
        if !isItsParts, ingredients.exact(dish) != nil { return nil }
        var parts: [MealPart] = []
        if !isItsParts, !words.beside.isEmpty, let whole = whole(words.head, servings) {
            parts += whole
        } else {
            parts += words.inside.map { usual($0, servings) }
            if let line = words.form?.base {
                let part = base(line, of: words.form?.name ?? "", servings)
                if !parts.contains(where: { $0.food == part.food && part.food != nil }) {
                    parts.append(part)
                }
            }
        }
        parts += words.beside.map { usual($0, servings) }
        var known: Set<FoodID> = []
        parts = parts.filter { part in part.food.map { known.insert($0).inserted } ?? true }
        // One name alone is the dish itself, and words that are no food are a name.
        guard words.inside.count + words.beside.count > 1, parts.count > 1,
            parts.count(where: { $0.food == nil }) * 2 < parts.count
        else { return nil }
        return parts
    }

    /// A dish that others stand beside: one's own or the catalog's recipe of it, else the dish as the catalog
    /// knows it.
    private func whole(_ dish: String, _ servings: Double) -> [MealPart]? {
        if let recipe = known(dish: dish, servings) { return recipe.ingredients }
        guard ingredients.exact(dish) != nil else { return nil }
        return [usual(dish, servings)]
    }

    /// A food in its usual amount for each who eats, without words in front of it that say nothing of foods.
    private func usual(_ name: String, _ servings: Double) -> MealPart {
        var words = name.split(separator: " ")[...]
        while !words.isEmpty {
            var part = ingredients.part(of: words.joined(separator: " "), servings: servings)
            if part.food != nil {
                part.text = name
                part.confidence = min(part.confidence, Self.usualConfidence)
                return part
            }
            words = words.dropFirst()
        }
        return ingredients.part(of: name, servings: servings)
    }

    private func base(_ line: String, of form: String, _ servings: Double) -> MealPart {
        var part = ingredients.part(of: line).scaled(by: servings)
        part.text = part.name
        part.assumption = "\(MealPart.usualAmount) of a \(form)"
        part.confidence = min(part.confidence, Self.usualConfidence)
        return part
    }

    private static let usualConfidence = 0.6
}

extension String {
    fileprivate var trimmingCommas: String {
        var text = Substring(self)
        while let last = text.last, ", ".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
