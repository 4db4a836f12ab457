internal import Arguments
internal import Nutrition

/// Goals as they are typed: `calories 2000 protein min 120 sugar none`.
enum GoalOperands {
    /// A day from which a goal holds.
    enum Start: Sendable, Hashable {
        case date(LocalDay)
        case daysAhead(Int)
    }

    static func goals(_ session: Session) throws(Failure) -> [Nutrient: Goal?] {
        var words = session.command.operands.flatMap { $0.split(separator: " ").map(String.init) }[
            ...]
        var goals: [Nutrient: Goal?] = [:]
        while let name = words.popFirst() {
            guard let nutrient = nutrient(named: name) else {
                throw session.misuse(
                    "\"\(name)\" is no nutrient; there are "
                        + Nutrient.allCases.map(\.rawValue).joined(separator: ", "))
            }
            goals.updateValue(try goal(for: nutrient, &words, session), forKey: nutrient)
        }
        return goals
    }

    static func date(_ text: String) -> Start? {
        switch text.lowercased() {
        case "today": .daysAhead(0)
        case "tomorrow": .daysAhead(1)
        default: LocalDay(text).map(Start.date)
        }
    }

    private static func goal(
        for nutrient: Nutrient, _ words: inout ArraySlice<String>, _ session: Session
    ) throws(Failure) -> Goal? {
        let word = words.popFirst()?.lowercased() ?? ""
        switch word {
        case "none", "off": return nil
        case "min", "minimum", "max", "maximum", "least", "most":
            guard let amount = words.popFirst().flatMap(amount) else {
                throw fault(nutrient, session)
            }
            return word.hasPrefix("mi") || word == "least" ? .minimum(amount) : .maximum(amount)
        default:
            if let amount = amount(word) { return .target(amount) }
            let ends = word.split(separator: "-").compactMap { amount(String($0)) }
            guard ends.count == 2, ends[0] < ends[1] else { throw fault(nutrient, session) }
            return .range(lower: ends[0], upper: ends[1])
        }
    }

    private static func fault(_ nutrient: Nutrient, _ session: Session) -> Failure {
        session.misuse(
            "\"\(nutrient.rawValue)\" needs an amount: 120, min 120, max 120, 100-150 or none")
    }

    private static func nutrient(named name: String) -> Nutrient? {
        switch name.lowercased() {
        case "kcal", "energy": .calories
        case "carbs": .carbohydrates
        case "fibre": .fiber
        case "sugars": .sugar
        default: Nutrient(rawValue: name.lowercased())
        }
    }

    /// A number of at most a million, with its unit or without.
    private static func amount(_ text: String) -> Thousandths? {
        var digits = Substring(text.lowercased())
        var factor = 1.0
        for unit in ["kcal", "kj", "mg", "g"] where digits.hasSuffix(unit) {
            digits.removeLast(unit.count)
            if unit == "kj" { factor = EnergyUnit.perKilojoule }
            break
        }
        guard let value = SaidNumber.number(String(digits)), (0...1_000_000).contains(value) else {
            return nil
        }
        return Thousandths(value * factor)
    }
}
