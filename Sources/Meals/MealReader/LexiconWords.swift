/// The word lists behind the lexicon; singular or plural does not matter.
enum LexiconWords {
    static let numbers = figureRows(of: numberLines)
}
