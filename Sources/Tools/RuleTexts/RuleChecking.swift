package import FoodCatalog
internal import MealReader

/// Holds rules to the examples that stand beside them.
package struct RuleChecking {
    private let trial: RuleTrial
    private let texts: RuleTexts

    package init(_ texts: RuleTexts, catalog: FoodCatalog) {
        self.texts = texts
        trial = RuleTrial(RuleTable(texts.book, talk: texts.talk), catalog: catalog)
    }

    /// A sentence for each example that does not hold.
    package var findings: [String] { texts.examples.compactMap(finding) }

    private func finding(_ example: RuleExample) -> String? {
        let name = example.rule.drop { $0 != "/" }.dropFirst()
        let place = "reading/\(example.file):\(example.line): \(name)"
        let speaks = trial.speaks(example.rule, in: example.text)
        let spoken = trial.spoken(in: example.text)
            .map { "\($0.rule) “\($0.words)” \($0.change)" }.joined(separator: "; ")
        if speaks, !example.isSpoken {
            return "\(place) speaks in “\(example.text)”: \(spoken)"
        }
        guard speaks || !example.isSpoken else {
            return "\(place) says nothing of “\(example.text)”; there spoke: "
                + (spoken.isEmpty ? "none" : spoken)
        }
        switch example.outcome {
        case .becomes(let words) where !trial.makes(String(name), of: example.text, words):
            return "\(place) does not make “\(words)” of “\(example.text)”: \(spoken)"
        case .readsAs(let other) where !trial.readsAlike(example.text, other):
            return "\(place): “\(example.text)” does not say what “\(other)” says: \(spoken)"
        case .isTalk where trial.isMeal(example.text):
            return "\(place): “\(example.text)” is read as a meal: \(spoken)"
        case .isMeal where !trial.isMeal(example.text):
            return "\(place): “\(example.text)” is read as talk: \(spoken)"
        default: return nil
        }
    }
}
