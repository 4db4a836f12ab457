internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Telling
package import Wire
internal import XML

/// Recipes in the files of other programs.
package enum RecipeFile {
    /// Why nothing could be taken from a file; a sentence without its end.
    package struct Fault: Error, Hashable {
        package var reason: String

        package init(reason: String) { self.reason = reason }
    }

    /// The recipes of a file, by what is in it and by its name.
    ///
    /// - Parameter name: of the file; decides only where the contents do not.
    package static func recipes(_ bytes: [UInt8], named name: String) throws(Fault) -> [NewRecipe] {
        let first = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard let json = try? JSONValue(parsing: bytes.drop { $0 > 0x7F }) else {
                throw Fault(reason: phrase("\(name) is no JSON that can be read"))
            }
            let found = RecipeJSON.recipes(in: json)
            guard !found.isEmpty else { throw Fault(reason: phrase("no recipe stands in \(name)")) }
            return found
        case UInt8(ascii: "<"):
            let found = RecipePage.recipes(
                in: isRecipeML(bytes) ? MarkupDocument.xml(bytes) : MarkupDocument.page(bytes))
            guard !found.isEmpty else {
                throw Fault(
                    reason:
                        phrase(
                            "no recipe that programs can read (schema.org or RecipeML) stands in \(name)"
                        )
                )
            }
            return found
        default:
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains(where: \.isLetter) else {
                throw Fault(reason: phrase("\(name) has no words in it"))
            }
            if name.hasSuffix(".cook") || Cooklang.isRecipe(text) {
                return [Cooklang.recipe(text, named: title(of: name))]
            }
            return [NewRecipe(text: text)]
        }
    }

    /// Whether a text in angle brackets is RecipeML, by its first element.
    private static func isRecipeML(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<recipeml")
    }

    /// Lines that are all ingredients, so that the first of them is no name.
    static func list(_ lines: [String]) -> String {
        (["Ingredients:"] + lines).joined(separator: "\n")
    }

    /// A file's name without folder and ending.
    static func title(of name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return last.split(separator: ".").first.map(String.init) ?? last
    }
}
