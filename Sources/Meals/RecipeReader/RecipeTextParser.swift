internal import FoodCatalog
internal import Recipes

/// Tells the lines of a recipe apart: name, servings, headings, ingredients, method and notes.
struct RecipeTextParser {
    private(set) var text = RecipeText()
    private var section: String?
    private var notes: [String] = []
    private var isMethod = false
    /// Whether a heading says where the ingredients begin, so that what stands before it names the dish.
    private var isTitled = false
    /// Whether stars stand in front of ingredients, so that they mark no footnotes.
    private var isStarred = false

    mutating func read(_ given: String) {
        let lines = given.split(whereSeparator: \.isNewline).map { String($0).trimmed }
            .filter { !$0.isEmpty }
            // The wide signs of Chinese part titles and clauses as others do.
            .map { HanText.holdsHan($0) ? LineText.plain($0) : $0 }
        isTitled = lines.dropFirst().contains { line in
            Self.heading(line).map { Self.lists.contains($0.lowercased()) } ?? false
        }
        isStarred = lines.contains { $0.hasPrefix("* ") && IngredientLine($0).hasAmount }
        if lines.count == 1 {
            single(lines[0])
        } else {
            for (index, line) in lines.enumerated() { take(line, isFirst: index == 0, lines) }
        }
        // "Lasagne" and "serves 4" name a dish and none of its ingredients.
        if text.lines.isEmpty, let name = text.name {
            text.lines = [.init(name)]
            text.isDishAlone = true
        }
        if !notes.isEmpty { text.notes = notes.joined(separator: "\n") }
    }

    // MARK: One line

    /// "Chili: 500 g minced beef, two tins of beans, an onion; serves four; the pot weighs 1450 g".
    private mutating func single(_ line: String) {
        var rest = line
        if let (title, more) = Self.title(rest) {
            text.name = RecipeFacts.takeServings(title, &text)
            rest = more
        }
        let clauses = Self.clauses(of: rest)
        if clauses.count == 1, HanText.holdsHan(clauses[0]), RecipeFacts.take(clauses[0], &text) {
            return
        }
        if text.name == nil, clauses.count == 1 {
            let bare = RecipeFacts.takeServings(clauses[0], &text)
            let parsed = IngredientLine(bare)
            if !parsed.hasAmount {
                text.name = bare
                text.lines = [.init(bare)]
                text.isDishAlone = true
                return
            }
        }
        if text.name == nil, let dish = dish(rest, clauses) {
            text.name = dish
            text.lines = [.init(dish)]
            text.isDishAlone = true
            return
        }
        for clause in clauses where !RecipeFacts.take(clause, &text) {
            let bare = RecipeFacts.takeServings(clause, &text)
            if !bare.isEmpty { text.lines.append(.init(bare)) }
        }
        if text.name == nil, !text.lines.contains(where: { IngredientLine($0.text).hasAmount }) {
            // "Porridge, banana and coffee" is a meal by its own words.
            text.name = nil
        }
    }

    /// "Chicken, bacon and avocado salad" is one dish, though it has commas.
    private mutating func dish(_ line: String, _ clauses: [String]) -> String? {
        guard clauses.allSatisfy({ !IngredientLine($0).hasAmount || $0 == clauses.last }) else {
            return nil
        }
        var facts = text
        let bare = RecipeFacts.takeServings(line, &facts)
        guard !IngredientLine(bare).hasAmount, DishWords(bare).form != nil,
            RecipeTextParser.clauses(of: bare).allSatisfy({ !IngredientLine($0).hasAmount })
        else { return nil }
        text = facts
        return bare
    }

    /// What stands before a colon, where it is no amount.
    private static func title(_ line: String) -> (String, String)? {
        guard let colon = line.firstIndex(of: ":"),
            line[line.index(after: colon)...].first == " "
                || line.index(after: colon) == line.endIndex
        else { return nil }
        let title = String(line[..<colon]).trimmed
        let rest = String(line[line.index(after: colon)...]).trimmed
        guard !rest.isEmpty, title.count <= Recipe.nameLimit, title.contains(where: \.isLetter),
            !IngredientLine(title).hasAmount || RecipeFacts.hasServings(title)
        else { return nil }
        return (title, rest)
    }

    /// A line's ingredients: parted by commas and "and", where an amount or another food begins.
    static func clauses(of line: String) -> [String] {
        var clauses: [String] = []
        for sentence in split(LineText.plain(line), at: [";", ". "]) {
            for piece in split(sentence, at: [",", " and then ", " plus "]) {
                for part in parted(piece) {
                    if let last = clauses.indices.last, !clauses.isEmpty, Self.isNote(part) {
                        clauses[last] += ", \(part)"
                    } else {
                        clauses.append(part)
                    }
                }
            }
        }
        return clauses
    }

    private static func split(_ text: String, at separators: [String]) -> [String] {
        var pieces = [text]
        for separator in separators {
            pieces = pieces.flatMap { piece -> [String] in
                var parts: [String] = []
                var rest = Substring(piece)
                while let range = rest.ranges(of: separator).first {
                    if rest[..<range.lowerBound].last?.isASCIIDigit == true,
                        rest[range.upperBound...].first?.isASCIIDigit == true
                    {
                        break
                    }
                    // Brackets stay whole.
                    let head = rest[..<range.lowerBound]
                    if head.count(where: { $0 == "(" }) > head.count(where: { $0 == ")" }) { break }
                    parts.append(String(head))
                    rest = rest[range.upperBound...]
                }
                parts.append(String(rest))
                return parts
            }
        }
        return pieces.map(\.trimmed).filter {
            !$0.isEmpty && $0.contains { $0.isLetter || $0.isNumber }
        }
    }

    /// "2 eggs and 100 g flour" is two ingredients, "salt and pepper" one line.
    private static func parted(_ piece: String) -> [String] {
        var pieces: [String] = []
        var rest = piece
        while let range = rest.ranges(of: " and ").first {
            let after = String(rest[range.upperBound...])
            let words = after.split(separator: " ").map { $0.lowercased() }
            let before = String(rest[..<range.lowerBound])
            guard LineNumber(words[...]) != nil,
                IngredientLine(before).name.contains(where: \.isLetter)
            else { break }
            pieces.append(before)
            rest = after
        }
        // "and 3 eggs" at the end of a list.
        for opening in ["and ", "plus ", "then ", "with "]
        where rest.lowercased().hasPrefix(opening) {
            rest = String(rest.dropFirst(opening.count))
        }
        return pieces + [rest]
    }

    /// Whether a clause says what is done to the ingredient before it.
    private static func isNote(_ clause: String) -> Bool {
        let line = IngredientLine(clause)
        guard !line.hasAmount else { return false }
        return LineParser.areAdjectives(clause)
            || LineParser.occasions.contains { " \(clause)".hasPrefix($0.text) }
            || ["cut ", "at room", "to taste", "or ", "if ", "such as "].contains {
                clause.hasPrefix($0)
            }
    }

    // MARK: Several lines

    private mutating func take(_ line: String, isFirst: Bool, _ all: [String]) {
        let plain = LineText.plain(line)
        if RecipeFacts.take(plain, &text) { return }
        if let heading = Self.heading(line) {
            isMethod = Self.methods.contains(heading.lowercased())
            if isFirst, text.name == nil, !Self.lists.contains(heading.lowercased()), !isMethod,
                !heading.lowercased().hasPrefix("for ")
            {
                text.name = RecipeFacts.takeServings(heading, &text)
            } else {
                section = Self.lists.contains(heading.lowercased()) || isMethod ? nil : heading
            }
            return
        }
        if isMethod || isFootnote(line) {
            notes.append(line)
            return
        }
        if isFirst, let (title, rest) = Self.title(plain) {
            text.name = RecipeFacts.takeServings(title, &text)
            take(rest, isFirst: false, all)
            return
        }
        let parsed = IngredientLine(line)
        if isFirst, isTitled || all.count > 1 && Self.isTitle(plain, parsed) {
            text.name = RecipeFacts.takeServings(plain, &text)
            return
        }
        if !parsed.hasAmount, line.split(separator: " ").count > 12 {
            notes.append(line)
            return
        }
        for clause in Self.several(plain) {
            text.lines.append(.init(clause, section: section))
        }
    }

    /// Whether a first line names the dish: it has no amount, or ends in a mere number, as "Pancakes 2" does.
    private static func isTitle(_ line: String, _ parsed: IngredientLine) -> Bool {
        guard parsed.hasAmount else { return !parsed.isToTaste }
        return parsed.unit == nil && parsed.grams == nil && line.first?.isLetter == true
            && line.last?.isNumber == true
            && LineNumber(
                line.lowercased().split(separator: " ").map(String.init)[...]) == nil
    }

    /// A line that holds several ingredients with amounts of their own.
    private static func several(_ line: String) -> [String] {
        let clauses = clauses(of: line)
        guard clauses.count > 1, clauses.allSatisfy({ IngredientLine($0).hasAmount }),
            clauses.allSatisfy({ !IngredientLine($0).name.isEmpty })
        else { return [line] }
        return clauses
    }

    /// "For the sauce:", "## Sauce", "SAUCE".
    private static func heading(_ line: String) -> String? {
        var text = Substring(line)
        let isMarked = text.hasPrefix("#") || text.hasPrefix("**") || text.hasPrefix("=")
        text = text.drop { "#*= ".contains($0) }
        while let last = text.last, "#*= ".contains(last) { text = text.dropLast() }
        let endsInColon = text.hasSuffix(":")
        if endsInColon { text = text.dropLast() }
        let heading = String(text).trimmed
        guard !heading.isEmpty, heading.contains(where: \.isLetter), heading.count <= 60 else {
            return nil
        }
        let lower = heading.lowercased()
        if lists.contains(lower) || methods.contains(lower) { return heading }
        guard !IngredientLine(heading).hasAmount else { return nil }
        if isMarked || endsInColon { return heading }
        if lower.hasPrefix("for the ") || lower.hasPrefix("to serve") && heading.count < 10 {
            return heading
        }
        let letters = heading.filter(\.isLetter)
        return letters.count > 3 && letters.allSatisfy(\.isUppercase) ? heading : nil
    }

    private func isFootnote(_ line: String) -> Bool {
        if let first = line.first, Self.footnoteMarks.contains(first) { return true }
        if isStarred, line.hasPrefix("* ") { return false }
        let lower = line.lowercased()
        return ["note:", "notes:", "tip:", "tips:", "* ", "** ", "† "].contains {
            lower.hasPrefix($0)
        } && !IngredientLine(line).hasAmount
    }

    private static let footnoteMarks: Set<Character> = [
        "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "†", "‡",
    ]
    private static let lists: Set<String> = [
        "ingredients", "ingredient list", "you will need", "you need", "what you need",
        "shopping list",
    ]
    private static let methods: Set<String> = [
        "method", "instructions", "directions", "preparation", "steps", "how to make it", "notes",
        "tips",
        "note", "equipment", "procedure",
    ]
}
