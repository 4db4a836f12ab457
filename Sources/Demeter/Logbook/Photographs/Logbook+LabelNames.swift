internal import MealReader
internal import Nutrition

// Whether words that are said while a label waits are what it is called.
extension Logbook {
    /// Whether words can be what a food is called, and are nothing else that is said here.
    func isLabelName(_ words: String) -> Bool {
        guard words.count <= 80, words.contains(where: \.isLetter),
            InquiryReader.inquiry(in: words) == nil,
            RecipeWords.words(in: words) == nil, SuggestionWords.remark(in: words) == nil,
            PlanWords.remark(in: words) == nil
        else { return false }
        if case .command = reader.read(words) { return false }
        switch RemarkReader(reader).remark(in: words, isAsked: true) {
        case .correction(_, _, .ifFits), nil: break
        default:
            return LabelledLine(words, reader).name != nil && words.lowercased().hasPrefix("it")
        }
        // What is counted or weighed is a meal of its own.
        let reading = reader.reading(of: LabelledLine(words, reader).name ?? words)
        return reading.items.count <= 1 && reading.items.first?.amount == nil
    }

    /// Whether words are a meal of a food that is known, and do not say that something is called so.
    ///
    /// Several figures are those of a label; energy alone is said of meals as well.
    func isMeal(_ words: String) -> Bool {
        guard !LabelledLine.isNaming(words) else { return false }
        let told = ProductLabel(words)
        if let told, told.per100g.known.count > 1 { return false }
        let name = told?.name ?? LabelledLine(words, reader).name ?? words
        return reader.reading(of: name).items.contains { $0.food != nil }
    }
}
