package import HealthyEating

/// The readable table of groups in foods that no published table has; `docs/scores.md` describes its form.
package struct PatternRules {
    package enum Rule: Hashable {
        /// As another food of the catalog, in proportion to what is not water.
        case like(String)
        /// In 100 g; empty for nothing.
        case amounts([FoodPattern: Double])
    }

    /// By food ids.
    package private(set) var rules: [String: Rule] = [:]
    package private(set) var errors: [CurationError] = []

    package init(_ text: String, name: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = Substring(line.trimmed())
            guard !line.isEmpty, line.first != "#" else { continue }
            do throws(CurationError) {
                try take(line, place: "\(name):\(index + 1)")
            } catch { errors.append(error) }
        }
    }

    private mutating func take(_ line: Substring, place: String) throws(CurationError) {
        let halves = line.split(separator: "=")
        guard halves.count == 2 else {
            throw CurationError(place: place, reason: "is no line \"FOOD, FOOD = …\"")
        }
        let rule = try rule(Substring(halves[1].trimmed()), place)
        for id in halves[0].split(separator: ",").map({ $0.trimmed() }) {
            guard rules.updateValue(rule, forKey: id) == nil else {
                throw CurationError(place: place, reason: "\"\(id)\" has a rule already")
            }
        }
    }

    private func rule(_ text: Substring, _ place: String) throws(CurationError) -> Rule {
        if text == "nothing" { return .amounts([:]) }
        let words = text.split(separator: " ")
        if words.count == 2, words[0] == "like" { return .like(String(words[1])) }
        var amounts: [FoodPattern: Double] = [:]
        for cell in text.split(separator: ",") {
            let words = cell.split(separator: " ")
            guard words.count == 2, let pattern = FoodPattern(rawValue: String(words[0])),
                let amount = Double(words[1]), amount > 0, amount < 100
            else {
                throw CurationError(
                    place: place,
                    reason: "\"\(cell.trimmed())\" is no group with its equivalents in 100 g")
            }
            amounts[pattern] = amount
        }
        return .amounts(amounts)
    }
}
