internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Wire

/// Recipes in Cooklang: the method, with `@ingredients{2%tbsp}` in it.
enum Cooklang {
    static func isRecipe(_ text: String) -> Bool {
        text.contains("@") && text.contains("{") && !ingredients(of: text).isEmpty
    }

    static func recipe(_ text: String, named title: String) -> NewRecipe {
        var name: String?
        var servings: Double?
        for line in text.split(whereSeparator: \.isNewline) {
            // `>> servings: 4`, or between `---` in front.
            let parts = line.drop { $0 == ">" || $0 == " " }.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, line.hasPrefix(">>") || !line.contains("@") else { continue }
            let value = String(parts[1]).trimmed
            switch String(parts[0]).trimmed.lowercased() {
            case "title", "name": name = value
            case "servings", "serves", "yield":
                servings = Double(value.prefix { $0.isNumber || $0 == "." })
            default: break
            }
        }
        let lines = ingredients(of: text)
        return NewRecipe(
            name: String((name ?? title).prefix(Recipe.nameLimit)),
            text: RecipeFile.list(lines),
            servings: servings.flatMap { $0 > 0 && $0 <= Recipe.greatestServings ? $0 : nil })
    }

    /// `@olive oil{2%tbsp}` is "2 tbsp olive oil"; `@salt` is "salt".
    private static func ingredients(of text: String) -> [String] {
        var found: [String] = []
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("--") {
            var rest = line
            while let mark = rest.firstIndex(of: "@") {
                rest = rest[rest.index(after: mark)...]
                rest = rest.drop { "&?-+".contains($0) }
                let stop = rest.firstIndex { "@#~".contains($0) } ?? rest.endIndex
                let span = rest[..<stop]
                if let brace = span.firstIndex(of: "{"),
                    let end = span[brace...].firstIndex(of: "}")
                {
                    let name = String(span[..<brace]).trimmed
                    let amount = span[span.index(after: brace)..<end].split(separator: "%").map {
                        String($0).trimmed
                    }
                    found.append((amount.filter { !$0.isEmpty } + [name]).joined(separator: " "))
                    rest = rest[rest.index(after: end)...]
                } else {
                    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
                    if !word.isEmpty { found.append(String(word)) }
                    rest = rest[word.endIndex...]
                }
            }
        }
        return found.filter { $0.contains(where: \.isLetter) }
    }
}
