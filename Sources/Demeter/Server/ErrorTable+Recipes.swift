internal import JSON
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Wire

extension ErrorTable {
    /// The errors that are about recipes.
    static func recipe(_ error: ServiceError) -> RPCError {
        switch error {
        case .noSuchRecipe(let reference):
            RPCError(
                .noSuchRecipe,
                "There is no recipe \"\(shortened(reference.description))\"; `demeter recipe list` lists them.",
                details: [("recipe", reference.json)])
        case .badRecipe(let fault): RPCError(.badRecipe, sentence(fault), details: details(fault))
        case .badRecipeText(let fault): text(fault)
        case .cannotEat(let name, let refusal):
            RPCError(.cannotEat, sentence(refusal, name), details: [("recipe", .string(name))])
        case .cannotChangeRecipe(let name):
            RPCError(
                .invalidParameters,
                "These words change nothing in \"\(name)\"; try \"without the oil\", \"use 500 g beef instead\" "
                    + "or \"serves 6\".")
        default:
            RPCError(
                .nothingToRepeat,
                "There are no entries to make a recipe of; `demeter day` lists what there is.")
        }
    }

    private static func text(_ fault: RecipeText.Fault) -> RPCError {
        switch fault {
        case .tooLong(let limit):
            RPCError(
                .tooLong,
                "A recipe may have at most \(limit) bytes; leave out the method, or part it.",
                details: [("parameter", "text"), ("limit", .integer(limit))])
        case .tooManyIngredients(let limit):
            RPCError(
                .tooLong, "A recipe may have at most \(limit) ingredients; part it into several.",
                details: [("parameter", "text"), ("limit", .integer(limit))])
        case .noWords:
            RPCError(
                .badRecipe, "The recipe has no words, only digits or signs; name its ingredients.",
                details: [("parameter", "text")])
        case .control(let scalar):
            RPCError(
                .notText,
                "A recipe may have no control characters, and this one has \(scalar.codePoint); send it "
                    + "without.")
        }
    }

    private static func sentence(_ fault: Recipe.Fault) -> String {
        switch fault {
        case .noName: "A recipe needs a `name`; say what it is called."
        case .nameTooLong(let limit):
            "A recipe's `name` may have at most \(limit) characters; shorten it."
        case .notesTooLong(let limit):
            "A recipe's `notes` may have at most \(limit) characters; shorten them."
        case .tooManyIngredients(let limit):
            "A recipe may have at most \(limit) `ingredients`; part it into several."
        case .servingsOutOfRange:
            "`servings` must lie above 0 and up to \(Int(Recipe.greatestServings))."
        case .cookedOutOfRange: "`cooked_grams` must be a weight above 0."
        case .impossible(let index, let figure):
            "`ingredients[\(index)].\(figure)` is below 0 or beyond what the journal keeps; give what it is."
        case .unnamedIngredient(let index): "`ingredients[\(index)].name` is missing."
        case .cycle(let names):
            "A recipe cannot contain itself: \(names.joined(separator: " has ")) in it. Leave it out."
        case .noSuchRecipe(let id): "An ingredient is recipe \(id.rawValue), which is not there."
        }
    }

    private static func details(_ fault: Recipe.Fault) -> [(String, JSONValue)] {
        switch fault {
        case .noName, .nameTooLong: [("parameter", "name")]
        case .notesTooLong: [("parameter", "notes")]
        case .servingsOutOfRange: [("parameter", "servings")]
        case .cookedOutOfRange: [("parameter", "cooked_grams")]
        case .impossible(let index, let figure):
            [("parameter", .string("ingredients[\(index)].\(figure)"))]
        case .unnamedIngredient(let index): [("parameter", .string("ingredients[\(index)].name"))]
        case .tooManyIngredients, .cycle, .noSuchRecipe: [("parameter", "ingredients")]
        }
    }

    private static func sentence(_ refusal: Recipe.Refusal, _ name: String) -> String {
        switch refusal {
        case .notPositive: "How much of \"\(name)\" must be above 0, and up to 100,000."
        case .weightUnknown:
            "Nobody knows what \"\(name)\" weighs: say it in servings, or tell what all of it weighs "
                + "(\"the pot weighs 1,840 g\")."
        case .noIngredients: "\"\(name)\" has no ingredients yet; add some first."
        }
    }
}
