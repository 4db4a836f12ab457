internal import Arguments
internal import Nutrition
internal import Telling
internal import Wire

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
        while let name = words.first {
            guard let nutrient = nutrient(in: &words) else {
                throw session.misuse(
                    phrase("\"\(name)\" is no nutrient; \"demeter nutrients\" lists them"))
            }
            guard let goal = try goal(for: nutrient.nutrient, &words, session) else {
                goals.updateValue(nil, forKey: nutrient.nutrient)
                continue
            }
            goals.updateValue(goal.scaled(by: nutrient.scale), forKey: nutrient.nutrient)
        }
        return goals
    }

    /// What `--reference` asks for.
    static func reference(_ session: Session) throws(Failure) -> ReferenceRequest? {
        let command = session.command
        guard let region = command["reference"].flatMap(ReferenceValues.Region.init) else {
            if ["sex", "age", "pregnant", "breastfeeding", "labels"].contains(where: command.has) {
                throw session.misuse(phrase("--sex, --age and the like go with --reference"))
            }
            return nil
        }
        var condition: ReferencePerson.Condition?
        if command.has("pregnant") { condition = .pregnant }
        if command.has("breastfeeding") {
            guard condition == nil else {
                throw session.misuse(phrase("give either --pregnant or --breastfeeding"))
            }
            condition = .breastfeeding
        }
        let sex = command["sex"].flatMap(ReferencePerson.Sex.init)
        guard condition == nil || sex != .male else {
            throw session.misuse(phrase("--pregnant and --breastfeeding go with --sex female"))
        }
        let age = try session.number("age")
        let years = age.flatMap { Int(exactly: $0) }
        guard age == nil || years.map(region.ages.contains) == true else {
            throw session.misuse(
                phrase(
                    "values by person are kept for ages from \(region.ages.lowerBound) to "
                        + "\(region.ages.upperBound); --labels takes those of labels"))
        }
        let isLabels = command.has("labels")
        guard !isLabels || sex == nil && years == nil && condition == nil else {
            throw session.misuse(
                phrase("--labels is for nobody in particular; leave --sex and --age out"))
        }
        return ReferenceRequest(
            region: region, sex: sex, age: years, condition: condition, isLabels: isLabels)
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
            phrase(
                "\"\(nutrient.rawValue)\" needs an amount: 120, min 120, max 120, 100-150 or none"))
    }

    /// The nutrient at the beginning, by its id or by what people call it. `scale` makes its own unit of
    /// that in which it is given: grams of salt.
    private static func nutrient(
        in words: inout ArraySlice<String>
    ) -> (nutrient: Nutrient, scale: Double)? {
        guard let first = words.first?.lowercased() else { return nil }
        if let nutrient = Nutrient(rawValue: first) {
            words.removeFirst()
            return (nutrient, 1)
        }
        let lowered = words.prefix(4).map { $0.lowercased() }
        guard let (said, count) = NutrientNames.match(lowered[...]) else { return nil }
        words.removeFirst(count)
        return (said.nutrient, said.isSalt ? said.value(1, in: .gram) ?? 1 : 1)
    }

    /// A number of at most a million, with its unit or without.
    private static func amount(_ text: String) -> Thousandths? {
        var digits = Substring(text.lowercased())
        var factor = 1.0
        for unit in ["kcal", "kj", "mg", "µg", "ug", "mcg", "g"] where digits.hasSuffix(unit) {
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
