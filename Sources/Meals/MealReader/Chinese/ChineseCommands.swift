internal import FoodCatalog

/// Commands in Chinese: what was done last back or again, and what is left of the day's goals.
enum ChineseCommands {
    static func command(in text: String) -> Command? {
        let words = HanText.folded(text).filter { !marks.contains($0) }
        if undoing.contains(words) || isUneaten(words) { return .undo }
        if redoing.contains(words) { return .redo }
        if helping.contains(words) { return .help }
        guard asking.contains(where: { words.firstRange(of: $0) != nil }),
            leaving.contains(where: { words.firstRange(of: $0) != nil })
        else { return nil }
        return .showRemaining(ChineseNutrients.nutrient(in: text))
    }

    /// "取消，我沒喝": what was told last was not eaten.
    private static func isUneaten(_ words: [UInt32]) -> Bool {
        guard let cancel = cancelling.first(where: { words.starts(with: $0) }) else { return false }
        let rest = words.dropFirst(cancel.count)
        return denying.contains { rest.starts(with: $0) }
    }

    private static let marks = Set(HanText.folded(" ,.!?;:、。！？～~…"))
}
