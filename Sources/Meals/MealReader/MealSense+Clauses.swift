internal import FoodCatalog

extension MealSense {
    /// What a clause says.
    enum Verdict: Equatable {
        case meal
        /// That something was not eaten, or not yet.
        case uneaten
        /// That somebody else ate, or something that has nothing to do with eating.
        case stranger
    }

    /// What a clause says, and whether it does so however much the line looks like a meal.
    func verdict(of clause: Range<Int>) -> (verdict: Verdict, isCertain: Bool) {
        guard let first = clause.first(where: { !isOpening($0) }) else { return (.meal, false) }
        let body = first..<clause.upperBound
        for step in Self.clauseRules {
            if let stage = step.stage {
                guard let rule = rule(of: stage, in: body) else { continue }
                let verdict = Verdict(rule.verdict)
                trace?.tell("talk/\(rule.name)", words[body], verdict.told)
                return (verdict, rule.verdict == .never)
            } else if step.speaks(self, body) {
                trace?.tell("talk/\(step.name)", words[body], step.verdict.told)
                return (step.verdict, false)
            }
        }
        return (.meal, false)
    }

    /// "and", "so", "but": says nothing of what the clause is.
    func isOpening(_ position: Int) -> Bool {
        roles[position].has([.joining, .contrast]) || isSo(position)
    }

    func has(_ clause: some Sequence<Int>, _ roles: SenseRole) -> Bool {
        union.has(roles) && clause.contains { self.roles[$0].has(roles) }
    }

    /// Whether the speaker eats, drinks, or gets something to eat, in this clause.
    func hasEating(_ clause: Range<Int>) -> Bool {
        clause.contains { position in
            roles[position].has(.ate)
                || roles[position].has(.base) && words[position].token.surface == Self.have
                    && position > clause.lowerBound && roles[position - 1].has(.speaker)
        }
    }

    /// Whether an amount is said: a number, "a", a measure.
    func hasAmount(_ clause: Range<Int>) -> Bool {
        clause.contains { isMeasured($0, in: clause) }
    }

    func isMeasured(_ position: Int, in clause: Range<Int>) -> Bool {
        let word = words[position]
        guard !word.isTaken else { return false }
        // "a trip"
        if word.has(.article) {
            return position + 1 >= clause.upperBound || !roles[position + 1].has(.thing)
        }
        return word.has(.number) || word.has(.container) || word.has(.unit) || word.token.isNumber
    }

    func isFoodWord(_ position: Int) -> Bool {
        let word = words[position]
        return word.isName && !word.isTaken && !word.has(.meal)
    }
}

extension MealSense.Verdict {
    init(_ verdict: RuleBook.Verdict) {
        switch verdict {
        case .meal: self = .meal
        case .uneaten: self = .uneaten
        case .other, .never: self = .stranger
        }
    }
}
