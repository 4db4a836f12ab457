internal import FoodCatalog
internal import MealReader
internal import Nutrition
package import Recipes

/// Changes ingredients by words: "use 500 g chicken thighs instead", "without the oil", "with 2 eggs more".
///
/// The same words change a recipe, and a plate of it this once.
package struct PartsEditor: Sendable {
    private let reader: IngredientReader

    package init(_ reader: IngredientReader) { self.reader = reader }

    /// The recipe as the words have it; `nil` when they change nothing in it.
    package func edited(_ recipe: Recipe, by words: String) -> Recipe? {
        var edited = recipe
        let clauses = ChineseEditing.plain(words).split { $0 == ";" || $0.isNewline }.map {
            String($0).trimmed
        }
        .filter { !$0.isEmpty }
        for clause in clauses {
            if let name = Self.newName(clause) {
                edited.name = name
                continue
            }
            var facts = RecipeText()
            if RecipeFacts.take(clause, &facts) {
                if let servings = facts.servings { edited.servings = servings }
                if let grams = facts.cookedGrams { edited.cookedGrams = Thousandths(grams) }
                continue
            }
            guard let parts = parts(edited.ingredients, by: clause) else { return nil }
            edited.ingredients = parts
        }
        return edited == recipe ? nil : edited
    }

    /// The parts as the words have them; `nil` when they change nothing.
    package func parts(_ parts: [MealPart], by words: String) -> [MealPart]? {
        var edited = parts
        var isChanged = false
        for clause in ChineseEditing.plain(words).split(separator: ";").flatMap({
            Self.clauses(String($0))
        }) {
            guard let next = step(edited, clause) else { return nil }
            isChanged = isChanged || next != edited
            edited = next
        }
        return isChanged ? edited : nil
    }

    /// "without the rice and with 2 eggs more" are two.
    private static func clauses(_ words: String) -> [String] {
        var rest = " " + LineText.plain(words).trimmed
        for opening in [" without ", " with ", " no ", " minus ", " plus "] {
            for joint in [" and", ",", " but"] {
                rest = rest.replacing("\(joint)\(opening)", with: "\n\(opening.dropFirst())")
            }
        }
        return rest.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    private func step(_ parts: [MealPart], _ clause: String) -> [MealPart]? {
        var words = clause.lowercased().split(separator: " ").map(String.init)
        words.removeAll { ["please", "today", "actually", "only", "just", "once"].contains($0) }
        while let last = words.last, ["time", "this", "in", "it", "now"].contains(last) {
            words.removeLast()
        }
        for opening in Self.removals where words.starts(with: opening) {
            return removing(words.dropFirst(opening.count), from: parts)
        }
        if let place = words.firstIndex(of: "instead") {
            return replacing(words, at: place, in: parts)
        }
        // "Use 400 g turkey mince" takes the place of the beef; what stands for nothing is added.
        if words.first == "use", let replaced = replacing(words, at: words.count, in: parts) {
            return replaced
        }
        if let first = words.first, ["replace", "swap", "exchange"].contains(first),
            let joint = words.firstIndex(where: { ["with", "for", "by"].contains($0) })
        {
            return replace(words[1..<joint], by: words[(joint + 1)...], in: parts)
        }
        if let factor = Self.factors[words.first ?? ""] {
            guard let index = index(of: words.dropFirst(), in: parts) else { return nil }
            var parts = parts
            parts[index] = parts[index].scaled(by: factor)
            return parts
        }
        var isMore = false
        while let first = words.first, Self.additions.contains(first) {
            isMore = isMore || first != "with"
            words.removeFirst()
        }
        if words.last == "more" {
            isMore = true
            words.removeLast()
        }
        if let place = words.firstIndex(of: "more"), place <= 2 {
            isMore = true
            words.remove(at: place)
        }
        return amount(words, isMore: isMore, in: parts)
    }

    /// "2 eggs", "the rice to 300 g", "200 g beef": the ingredient gets that amount, or so much more, or is new.
    private func amount(_ words: [String], isMore: Bool, in parts: [MealPart]) -> [MealPart]? {
        var words = words
        for opening in ["change", "make", "set", "use", "take", "the"] where words.first == opening
        { words.removeFirst() }
        if words.first == "the" { words.removeFirst() }
        if words.count > 2 { words.removeAll { ["to", "was", "were", "is", "are"].contains($0) } }
        let part = reader.part(of: words.joined(separator: " "))
        guard part.amount != nil, part.food != nil || part.recipe != nil || part.grams != nil else {
            // "with cheese": one of it, if that is a food.
            guard !words.isEmpty, part.food != nil || part.recipe != nil else { return nil }
            return index(of: words[...], in: parts) == nil ? parts + [part] : nil
        }
        var parts = parts
        if let index = same(part, in: parts) {
            parts[index] = isMore ? sum(parts[index], part) : part.standing(like: parts[index])
        } else if let index = index(of: Self.nameWords(words)[...], in: parts) {
            // "200 g beef" is so much of the beef that is in it, be it minced or in cubes.
            parts[index] = isMore ? sum(parts[index], part) : amount(of: parts[index], as: part)
        } else {
            parts.append(part)
        }
        return parts
    }

    /// As much of an ingredient as there is of another.
    private func amount(of old: MealPart, as new: MealPart) -> MealPart {
        guard let grams = old.grams, grams > .zero, let wanted = new.grams else {
            return new.standing(like: old)
        }
        var part = old.scaled(by: wanted.value / grams.value)
        part.grams = wanted
        part.amount = new.amount
        part.unit = new.unit
        part.text = new.text
        return part
    }

    private func sum(_ old: MealPart, _ more: MealPart) -> MealPart {
        guard let grams = old.grams, let added = more.grams, grams > .zero else {
            return more.standing(like: old)
        }
        var part = old.scaled(by: (grams + added).value / grams.value)
        part.grams = grams + added
        if old.unit != more.unit {
            part.amount = part.grams?.value
            part.unit = "g"
        }
        return part
    }

    private func removing(_ words: ArraySlice<String>, from parts: [MealPart]) -> [MealPart]? {
        guard let index = index(of: words, in: parts) else { return nil }
        var parts = parts
        parts.remove(at: index)
        return parts
    }

    /// "use 500 g chicken thighs instead", "beef instead of chicken".
    private func replacing(_ words: [String], at place: Int, in parts: [MealPart]) -> [MealPart]? {
        var new = words[..<place]
        while let first = new.first, ["use", "with", "take", "put", "and"].contains(first) {
            new = new.dropFirst()
        }
        let rest = words.dropFirst(place + 1)
        if rest.first == "of" { return replace(rest.dropFirst(), by: new, in: parts) }
        if new.isEmpty {
            return nil
        }
        return replace([], by: new, in: parts)
    }

    private func replace(
        _ old: ArraySlice<String>, by new: ArraySlice<String>, in parts: [MealPart]
    ) -> [MealPart]? {
        var part = reader.part(of: new.joined(separator: " "))
        let found =
            old.isEmpty
            ? same(part, in: parts) ?? alike(part, Self.nameWords(Array(new)), in: parts)
            : index(of: old, in: parts)
        guard let index = found else { return nil }
        if part.amount == nil, let grams = parts[index].grams {
            // Another food in the same amount.
            part = reader.part(of: "\(Figures.plain(grams.value)) g \(new.joined(separator: " "))")
        }
        guard part.food != nil || part.recipe != nil else { return nil }
        var parts = parts
        parts[index] = part.standing(like: parts[index])
        return parts
    }

    // MARK: Finding

    private func same(_ part: MealPart, in parts: [MealPart]) -> Int? {
        parts.firstIndex {
            $0.food != nil && $0.food == part.food || $0.recipe != nil && $0.recipe == part.recipe
        }
    }

    /// The ingredient that words name, by its name or the words it was read from.
    private func index(of words: ArraySlice<String>, in parts: [MealPart]) -> Int? {
        let wanted = Set(words.filter { !Self.fillers.contains($0) }.map(Self.key)).filter {
            !$0.isEmpty
        }
        guard !wanted.isEmpty else { return nil }
        let said = words.joined()
        if HanText.holdsHan(said) {
            // Without spaces, and called otherwise than it was perhaps, it is known by what it is.
            let part = reader.part(of: said)
            return same(part, in: parts) ?? parts.firstIndex { $0.text.contains(said) }
        }
        let all = parts.indices.filter { index in
            wanted.isSubset(of: Self.keys(parts[index].name))
                || wanted.isSubset(of: Self.keys(parts[index].text))
        }
        // What is called just so, before what only has it in its name.
        return all.min { Self.keys(parts[$0].name).count < Self.keys(parts[$1].name).count }
    }

    /// The ingredient that another may stand for: it shares a word, or it is of its kind.
    private func alike(_ part: MealPart, _ words: [String], in parts: [MealPart]) -> Int? {
        let own = Set(words.map(Self.key)).union(Self.keys(part.name)).subtracting(
            Self.plain.map(Self.key))
        if let index = parts.firstIndex(where: {
            !own.isDisjoint(
                with: Self.keys($0.name).union(Self.keys($0.text)).subtracting(
                    Self.plain.map(Self.key)))
        }) {
            return index
        }
        let catalog = reader.reader.catalog
        guard let kind = part.food.flatMap({ catalog[$0]?.category }) else { return nil }
        let same = parts.indices.filter { parts[$0].food.flatMap { catalog[$0]?.category } == kind }
        return same.max {
            (parts[$0].nutrients.calories ?? .zero) < (parts[$1].nutrients.calories ?? .zero)
        }
    }

    private static func keys(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter && $0 != "-" }.map { key(String($0)) })
    }

    /// A word without its plural.
    private static func key(_ word: String) -> String {
        let word = word.filter { $0.isLetter || $0 == "-" }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if word.hasSuffix("oes"), word.count > 4 { return String(word.dropLast(2)) }
        return word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3
            ? String(word.dropLast()) : word
    }

    private static func nameWords(_ words: [String]) -> [String] {
        IngredientLine(words.joined(separator: " ")).name.lowercased().split(separator: " ").map(
            String.init)
    }

    /// "call it chili", "rename it to chili".
    private static func newName(_ clause: String) -> String? {
        for opening in ["call it ", "rename it to ", "rename it ", "name it ", "its name is "]
        where clause.lowercased().hasPrefix(opening) {
            return String(clause.dropFirst(opening.count)).trimmed
        }
        return nil
    }

    private static let removals: [[String]] = [
        ["without"], ["no"], ["minus"], ["remove"], ["delete"], ["drop"], ["hold"],
        ["leave", "out"], ["take", "out"],
        ["less"], ["with", "no"], ["but", "without"], ["skip"],
    ]
    private static let additions: Set<String> = [
        "with", "add", "plus", "and", "extra", "another", "put",
    ]
    private static let factors: [String: Double] = [
        "double": 2, "twice": 2, "half": 0.5, "halve": 0.5, "triple": 3,
    ]
    private static let fillers: Set<String> = ["the", "any", "a", "an", "of", "all", "my", "some"]
    private static let plain: Set<String> = [
        "raw", "dry", "fresh", "white", "cooked", "g", "kg", "ml", "of", "the",
    ]
}

extension MealPart {
    /// In another one's place in the list.
    fileprivate func standing(like other: MealPart) -> MealPart {
        var part = self
        part.section = other.section
        return part
    }
}
