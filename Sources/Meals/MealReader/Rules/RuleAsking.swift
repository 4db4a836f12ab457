// What a rule asks of a line besides its pattern.
extension RuleMatch {
    /// Lays a rule upon all places where it may stand, and asks what it asks; for rules that change nothing.
    mutating func finds(_ rule: RuleTable.Rule, in line: some RuleLine) -> Bool {
        guard !rule.isFromStart else { return holds(rule, at: line.places.lowerBound, of: line) }
        let places = line.places.prefix(rule.within)
        return rule.isFromRight
            ? places.reversed().contains { holds(rule, at: $0, of: line) }
            : places.contains { holds(rule, at: $0, of: line) }
    }

    private mutating func holds(
        _ rule: RuleTable.Rule, at position: Int, of line: some RuleLine
    ) -> Bool {
        guard lay(rule, at: position, of: line) else { return false }
        for place in rule.steps where !asks(table.steps[place], of: line) { return false }
        return true
    }

    mutating func asks(_ step: RuleTable.Step, of line: some RuleLine) -> Bool {
        switch step.kind {
        case .bind:
            self[step.value(0)] = stretch(step, from: 1, of: line)
            return self[step.value(0)] != nil
        case .find: return find(step, of: line)
        case .has:
            guard let range = stretch(step, from: 1, of: line) else { return false }
            let nodes = step.value(4)..<step.value(4) + step.value(5)
            let part = line.narrowed(to: range)
            let isThere = range.contains {
                end(of: nodes, at: $0, limit: range.upperBound, of: part) != nil
            }
            return isThere == (step.value(6) == 0)
        case .hasName:
            guard let range = stretch(step, from: 1, of: line) else { return false }
            return line.hasName(range) == (step.value(6) == 0)
        case .at:
            guard let range = stretch(step, from: 1, of: line) else { return false }
            let nodes = step.value(4)..<step.value(4) + step.value(5)
            let position = step.value(0) == 0 ? range.lowerBound : range.upperBound
            return end(of: nodes, at: position, limit: range.upperBound, of: line) != nil
        case .compare:
            guard let left = term(step, at: 1, of: line), let right = term(step, at: 3, of: line)
            else { return false }
            return switch step.value(0) {
            case 0: left < right
            case 1: left <= right
            case 2: left > right
            case 3: left >= right
            default: left == right
            }
        default: return false
        }
    }

    /// A stretch that the values from a place on tell.
    private func stretch(
        _ step: RuleTable.Step, from place: Int, of line: some RuleLine
    ) -> Range<Int>? {
        let kind = RuleBook.Stretch(rawValue: step.values[place]) ?? .capture
        switch kind {
        case .line, .whole, .beforeClause, .behindClause: return line.stretch(kind, 0..<0)
        default: break
        }
        guard let capture = self[step.value(place + 1)] else { return nil }
        let (start, end, count) = (capture.lowerBound, capture.upperBound, step.value(place + 2))
        return switch kind {
        case .behind: end..<max(end, min(end + count, line.places.upperBound))
        case .before: max(line.places.lowerBound, start - count)..<start
        default: line.stretch(kind, capture)
        }
    }

    private mutating func find(_ step: RuleTable.Step, of line: some RuleLine) -> Bool {
        let (capture, mode) = (step.value(0), step.value(7))
        // The second of two ways to find it.
        if mode & 2 != 0, self[capture] != nil { return true }
        guard let range = stretch(step, from: 1, of: line) else { return false }
        let nodes = step.value(4)..<step.value(4) + step.value(5)
        var places = Array(range)
        if step.value(6) != 0 { places.reverse() }
        let part = line.narrowed(to: range)
        for place in places {
            guard let end = end(of: nodes, at: place, limit: range.upperBound, of: part)
            else { continue }
            self[capture] = place..<end
            return true
        }
        self[capture] = nil
        return mode & 1 != 0
    }

    /// A captured number, or one in thousandths.
    func term(_ step: RuleTable.Step, at place: Int, of line: some RuleLine) -> Double? {
        guard step.value(place) >= 0 else { return Double(step.value(place + 1)) / 1000 }
        return self[step.value(place)].flatMap { line.number(at: $0.lowerBound) }
    }
}
