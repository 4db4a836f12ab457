internal import CatalogFiles
internal import Nutrition

/// One topic file of the curation; `docs/catalog.md` describes its form.
package struct CurationFile {
    package private(set) var foods: [CuratedFood] = []
    package private(set) var errors: [CurationError] = []

    /// `name` is the file's name, for messages.
    package init(_ text: String, name: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let place = "\(name):\(index + 1)"
            do throws(CurationError) {
                try read(line, place: place)
            } catch {
                errors.append(error)
            }
        }
    }

    private mutating func read(_ line: Substring, place: String) throws(CurationError) {
        let text = line.trimmed()
        if text.isEmpty || text.first == "#" { return }
        guard line.first == " " || line.first == "\t" else {
            foods.append(try Self.food(text, place: place))
            return
        }
        guard let last = foods.indices.last else {
            throw CurationError(place: place, reason: "is indented, but no food stands above it")
        }
        try Self.refine(&foods[last], with: text, place: place)
    }

    private static func food(
        _ line: String, place: String
    ) throws(CurationError) -> CuratedFood {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmed() }
        guard (5...7).contains(fields.count) else {
            throw CurationError(
                place: place,
                reason: "has \(fields.count) fields; write "
                    + "id | name | aliases | category | source | default portion | usual amount")
        }
        guard let category = FoodCategory(rawValue: fields[3]) else {
            let known = FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
            throw CurationError(
                place: place, reason: "\"\(fields[3])\" is no category; use one of \(known)")
        }
        guard let source = CuratedSource(fields[4]) else {
            throw CurationError(
                place: place,
                reason:
                    "\"\(fields[4])\" is no source; write F17:, F19:, F21:, SR: or TW: and the code,"
                    + " or recipe")
        }
        var usual: CuratedWeight?
        if fields.count == 7, !fields[6].isEmpty {
            usual = try weight(fields[6], place: place)
        }
        return CuratedFood(
            id: fields[0],
            name: fields[1].isEmpty ? fields[0].replacing("-", with: " ") : fields[1],
            aliases: list(fields[2]), category: category, source: source,
            defaultPortion: fields.count > 5 && !fields[5].isEmpty ? fields[5] : nil,
            usual: usual, place: place)
    }

    private static func refine(
        _ food: inout CuratedFood, with line: String, place: String
    ) throws(CurationError) {
        guard let colon = line.firstIndex(of: ":") else {
            throw CurationError(place: place, reason: "has no key; write \"key: value\"")
        }
        let key = line[..<colon]
        let value = line[line.index(after: colon)...].trimmed()
        switch key {
        case "note": return
        case "brand": food.brand = value
        case "home":
            guard let language = NameLanguage(rawValue: value) else {
                let known = NameLanguage.allCases.map(\.rawValue).joined(separator: ", ")
                throw CurationError(
                    place: place,
                    reason: "\"\(value)\" is no language of names; use one of \(known)")
            }
            food.home = language
        case "portion":
            let (label, weight) = try pair(value, "=", place: place)
            food.portions.append(
                CuratedPortion(label: label, weight: try self.weight(weight, place: place)))
        case "drop": food.dropped += list(value, by: ";")
        case "keep": food.kept = (food.kept ?? []) + list(value, by: ";")
        case "label": food.relabelled.append(try pair(value, "->", place: place))
        case "usual": food.usual = try weight(value, place: place)
        case "ranked": food.ranked += list(value)
        case "part": food.parts.append(try part(value, place: place))
        case "yield":
            guard let grams = Double(value), grams > 0 else {
                throw CurationError(place: place, reason: "\"\(value)\" is no number of grams")
            }
            food.yield = grams
        case "explained":
            guard let explained = EnergyExplanation(rawValue: value) else {
                let known = EnergyExplanation.allCases.map(\.rawValue).joined(separator: ", ")
                throw CurationError(
                    place: place, reason: "\"\(value)\" explains nothing; use one of \(known)")
            }
            food.explained = explained
        default:
            throw CurationError(
                place: place,
                reason: "\"\(key)\" is no key; use portion, drop, keep, label, usual, brand, home, "
                    + "explained, ranked, part, yield or note")
        }
    }

    private static func list(_ text: String, by separator: Character = ",") -> [String] {
        text.split(separator: separator).map { $0.trimmed() }.filter { !$0.isEmpty }
    }

    /// The two sides of the last separator; what stands in parentheses after them is the reason.
    private static func pair(
        _ text: String, _ separator: String, place: String
    ) throws(CurationError) -> (from: String, to: String) {
        guard let middle = text.firstRange(of: " \(separator) ") else {
            throw CurationError(
                place: place, reason: "has no \" \(separator) \"; write A \(separator) B")
        }
        let from = text[..<middle.lowerBound].trimmed()
        let to = text[middle.upperBound...].trimmed()
        return (from, to)
    }

    private static func weight(
        _ text: String, place: String
    ) throws(CurationError) -> CuratedWeight {
        // "= 240 (weighed by hand)": the reason is for readers of the file.
        var bare = text
        if let open = text.firstRange(of: " ("), Double(text.prefix { $0 != " " }) != nil {
            bare = String(text[..<open.lowerBound])
        }
        if let weight = CuratedWeight(bare) { return weight }
        throw CurationError(
            place: place, reason: "\"\(text)\" is no weight; write grams or N x LABEL")
    }

    private static func part(
        _ text: String, place: String
    ) throws(CurationError) -> CuratedPart {
        let words = text.split(separator: " ")
        guard words.count == 3, let grams = Double(words[0]), grams > 0, words[1] == "g" else {
            throw CurationError(place: place, reason: "\"\(text)\" is no part; write N g FOOD-ID")
        }
        return CuratedPart(grams: grams, food: String(words[2]))
    }
}
