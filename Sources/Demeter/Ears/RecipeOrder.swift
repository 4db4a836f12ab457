/// Sentences about recipes. The meal reader takes them for no meal and no command: they are the logbook's to understand.
enum RecipeOrder {
    static func isOne(_ text: String) -> Bool {
        let line = text.lowercased()
        return openings.contains { line.hasPrefix($0) && line.count > $0.count }
            || whole.contains(line)
            || line.hasPrefix("made the ") && line.hasSuffix(" portions")
            || line.hasSuffix(" left in the freezer") || line.hasSuffix(" left in the fridge")
    }

    private static let openings = [
        "new recipe ", "start a new recipe ", "save that as ", "save it as ", "save today's ",
        "serves ", "correct it since ", "the pot weighs ",
    ]
    private static let whole: Set<String> = [
        "had one", "had another one", "save the recipe", "that is it", "that's everything",
        "my recipes",
    ]
}
