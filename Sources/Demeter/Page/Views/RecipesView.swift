internal import Nutrition
internal import Recipes
internal import Wire

/// One's own recipes, and a form for one more.
struct RecipesView: Sendable {
    var frame: PageFrame
    var recipes: [RecipeMessage]

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.recipes)) {
            if recipes.isEmpty { Tag.p { texts(.noRecipes) } }
            Tag.ul(.className("entries foods")) {
                for recipe in recipes {
                    if let id = recipe.id {
                        Tag.li {
                            Tag.a(.href(.recipe(id))) { Tag.bdi { recipe.recipe.name } }
                            Tag.span(.className("energy")) {
                                RecipeView.serving(of: recipe, texts)
                            }
                        }
                    }
                }
            }
            Tag.section(.aria("labelledby", "new")) {
                Tag.h2(.id("new")) { texts(.newRecipe) }
                frame.form(.addRecipe, "recipe", className: "fields") {
                    Tag.fieldset {
                        Tag.legend { texts(.newRecipeHint) }
                        frame.field(.recipeName, "name", id: "name", value: "")
                        frame.field(
                            .servings, "servings", id: "servings", value: "1",
                            inputMode: "decimal")
                        Tag.div(.className("field long")) {
                            Tag.label(.label(for: "text")) { texts(.ingredients) }
                            Tag.textarea(
                                .id("text"), .name("text"), .required, .maxLength(20_000))
                        }
                        Tag.button(.className("main")) { texts(.save) }
                    }
                }
            }
        }
    }
}

/// One recipe: what is in it, a helping of it, and an end to it.
struct RecipeView: Sendable {
    var frame: PageFrame
    var id: Int
    var message: RecipeMessage

    private var texts: Texts { frame.texts }

    /// `412 kcal a serving`
    static func serving(of message: RecipeMessage, _ texts: Texts) -> String {
        guard let energy = message.figures.calories, message.recipe.servings > 0 else {
            return texts(.unknownEnergy)
        }
        let figure = EntryWords.figure(
            energy.scaled(by: 1 / message.recipe.servings), .calories)
        let isLeast = message.recipe.total.incomplete.contains(.calories)
        return texts(.aServing, isLeast ? texts(.atLeast, figure) : figure)
    }

    private var change: Markup {
        let values = RecipeForm(message.recipe)
        return Tag.section(.aria("labelledby", "change")) {
            Tag.h2(.id("change")) { texts(.change) }
            frame.form(.changeRecipe, "words", className: "line") {
                frame.hidden("id", String(id))
                Tag.label(.label(for: "change-words")) { texts(.recipeWords) }
                Tag.div(.className("row")) {
                    Tag.input(
                        .type(.text), .id("change-words"), .name("text"), .required,
                        .autocomplete(false), .maxLength(10_000))
                    Tag.button { texts(.change) }
                }
            }
            frame.form(.changeRecipe, "change", className: "fields") {
                frame.hidden("id", String(id))
                frame.hidden("was", values.fields.encoded)
                Tag.fieldset {
                    Tag.legend { texts(.newRecipeHint) }
                    frame.field(.recipeName, "name", id: "change-name", value: values["name"])
                    frame.field(
                        .servings, "servings", id: "change-servings", value: values["servings"],
                        inputMode: "decimal")
                    frame.passage(
                        .ingredients, "text", id: "change-text", value: values["text"])
                    frame.passage(.recipeNotes, "notes", id: "change-notes", value: values["notes"])
                    Tag.button(.className("main")) { texts(.save) }
                }
            }
        }
    }

    var markup: Markup {
        frame.page(message.recipe.name) {
            Tag.p { Tag.a(.href(.recipes)) { texts(.recipes) } }
            Tag.p {
                texts(.servingsOf, Figures.number(message.recipe.servings))
                " "
                Self.serving(of: message, texts)
            }
            for warning in message.warnings { Tag.p(.className("hint")) { warning.message } }
            frame.form(.eatRecipe, "eat", className: "fields") {
                Tag.fieldset {
                    Tag.legend { texts(.eatRecipe) }
                    frame.hidden("id", String(id))
                    frame.field(
                        .servings, "servings", id: "servings", value: "1", inputMode: "decimal")
                    Tag.button(.className("main")) { texts(.log) }
                }
            }
            Tag.h2(.id("ingredients")) { texts(.ingredients) }
            Tag.ul(.className("entries foods")) {
                for part in message.recipe.ingredients {
                    Tag.li {
                        Tag.bdi(.className("name")) { part.text }
                        Tag.span(.className("amount")) { part.grams.map(Figures.grams) ?? "–" }
                        Tag.span(.className("energy")) {
                            EntryWords.energy(part.nutrients, texts)
                        }
                    }
                }
            }
            if let notes = message.recipe.notes { Tag.p { notes } }
            // Only whose it is changes a recipe.
            if id > 0 {
                change
                frame.form(.removeRecipe, "remove") {
                    frame.hidden("id", String(id))
                    Tag.button { texts(.delete) }
                    Tag.p(.className("hint")) { texts(.deleteExplanation) }
                }
            }
        }
    }
}
