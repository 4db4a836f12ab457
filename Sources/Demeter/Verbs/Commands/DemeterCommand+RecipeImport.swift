internal import Arguments
internal import Calling
internal import Configuration
internal import Exchange
internal import JSON
internal import Recipes
internal import Telling
internal import Wire

extension DemeterCommand {
    static let importRecipes: Verb = Verb(
        CommandTable(
            "import", "Take in recipes of other programs, one or five hundred",
            details: [
                "Knows pages with schema.org recipes (JSON-LD or microdata), what Mealie, Tandoor, Paprika and "
                    + "Nextcloud Cookbook export, Cooklang, RecipeML and plain text, alone or in a zip archive. A "
                    + "recipe of a name that is there already is left out."
            ],
            options: [
                OptionRow("dry-run", "Show what would be taken in, and take in nothing."),
                OptionRow(
                    "servings", value: .init("NUMBER"),
                    "For those that do not say how many they make."),
            ],
            operands: [
                OperandRow(
                    "FILE", count: .oneAtLeast, kind: .file,
                    "Files, archives, or addresses of pages.")
            ],
            examples: [
                .init("demeter recipe import recipes.zip", "takes in an archive"),
                .init("demeter recipe import --dry-run lasagne.html", "shows what a page has"),
            ])
    ) { session throws(Failure) in
        let isDry = session.command.has("dry-run")
        let servings = try session.number("servings")
        var found: [NewRecipe] = []
        var faults: [String] = []
        for operand in session.command.operands {
            do throws(Failure) {
                found += try RecipeSources.read(operand, session)
            } catch {
                guard session.command.operands.count > 1 else { throw error }
                faults.append(error.message)
            }
        }
        var daemon = try session.connect(patience: .seconds(660))
        let (_, known) = try daemon.ask(
            .listRecipes, RecipeListRequest(), asListOf: RecipeMessage.self)
        var names = Set(known.map { $0.recipe.name.lowercased() })
        var taken: [RecipeMessage] = []
        var repeated = 0
        for var recipe in found {
            recipe.servings = recipe.servings ?? servings
            if let name = recipe.name, !names.insert(name.lowercased()).inserted {
                repeated += 1
                continue
            }
            do throws(Failure) {
                let (_, message) = try daemon.ask(
                    isDry ? .readRecipe : .addRecipe, recipe, as: RecipeMessage.self)
                taken.append(message)
            } catch .call(.refused(let error)) {
                faults.append("\(recipe.name ?? phrase("a recipe")): \(error.message)")
            }
        }
        for fault in faults { session.console.complain("demeter: \(fault)\n") }
        let json: JSONValue = [
            "taken": .bool(!isDry), "recipes": .array(taken.map(\.json)),
            "repeated": .integer(repeated), "broken": .integer(faults.count),
        ]
        var lines = RecipeRendering.list(taken, session.console.style)
        lines.append(
            isDry
                ? phrase(
                    "Would take in \(taken.count) \(plural: taken.count, "recipe", "recipes").")
                : phrase("Took in \(taken.count) \(plural: taken.count, "recipe", "recipes").")
        )
        if repeated > 0 {
            lines.append(
                phrase("\(repeated) of these names \(plural: repeated, "is", "are") there already.")
            )
        }
        try session.show(json, lines)
        return taken.isEmpty && repeated == 0 ? .nothing : .done
    }
}
