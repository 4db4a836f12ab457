internal import Exchange
internal import JSON
internal import Wire

/// Takes the input for a page, a file or an archive of recipes, each by its first bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecipes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for name in ["recipe.cook", "recipe.html"] {
        guard let found = try? RecipeArchive.recipes(bytes, named: name) else { continue }
        // What was found can be told and read again.
        for recipe in found { precondition(!recipe.json.text.isEmpty) }
    }
    return 0
}
