internal import JSON
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import Telling
internal import Wire

extension ErrorTable {
    /// The errors that are about recipes.
    static func recipe(_ error: ServiceError) -> RPCError {
        switch error {
        case .noSuchRecipe(let reference):
            RPCError(
                .noSuchRecipe,
                Texts.recipeErrors.noSuch(shortened(reference.description)),
                details: [("recipe", reference.json)])
        case .badRecipe(let fault): RPCError(.badRecipe, sentence(fault), details: details(fault))
        case .badRecipeText(let fault): text(fault)
        case .cannotEat(let name, let refusal):
            RPCError(.cannotEat, sentence(refusal, name), details: [("recipe", .string(name))])
        case .cannotChangeRecipe(let name):
            RPCError(.invalidParameters, Texts.recipeErrors.noChange(name))
        default:
            RPCError(.nothingToRepeat, Texts.recipeErrors.nothingToSave())
        }
    }

    private static func text(_ fault: RecipeText.Fault) -> RPCError {
        let texts = Texts.recipeErrors
        return switch fault {
        case .tooLong(let limit):
            RPCError(
                .tooLong, texts.tooLong(limit),
                details: [("parameter", "text"), ("limit", .integer(limit))])
        case .tooManyIngredients(let limit):
            RPCError(
                .tooLong, texts.tooMany(limit),
                details: [("parameter", "text"), ("limit", .integer(limit))])
        case .noWords:
            RPCError(.badRecipe, texts.noWords(), details: [("parameter", "text")])
        case .control(let scalar): RPCError(.notText, texts.control(scalar.codePoint))
        }
    }

    private static func sentence(_ fault: Recipe.Fault) -> String {
        let texts = Texts.recipeErrors
        return switch fault {
        case .noName: texts.noName()
        case .nameTooLong(let limit): texts.nameTooLong(limit)
        case .notesTooLong(let limit): texts.notesTooLong(limit)
        case .tooManyIngredients(let limit): texts.tooManyParts(limit)
        case .servingsOutOfRange: texts.servings(Int(Recipe.greatestServings))
        case .cookedOutOfRange: texts.cooked()
        case .impossible(let index, let figure): texts.impossible(index, figure)
        case .unnamedIngredient(let index): texts.unnamed(index)
        case .cycle(let names): texts.cycle(names.joined(separator: texts.has()))
        case .noSuchRecipe(let id): texts.noSuchPart("\(id.rawValue)")
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
        case .notPositive: Texts.recipeErrors.notPositive(name)
        case .weightUnknown: Texts.recipeErrors.weightUnknown(name)
        case .noIngredients: Texts.recipeErrors.empty(name)
        }
    }
}
