internal import Nutrition
internal import Recipes

/// Takes a line of ingredients apart from left to right.
struct LineParser {
    private var text: String
    private var weights: [Aside] = []

    /// What stood in brackets and says how much.
    private struct Aside {
        var grams: Double
        /// How many words stood before it.
        var place: Int
        var isEach: Bool
    }

    init(_ text: String) { self.text = text }

    mutating func parse(_ given: String) -> IngredientLine {
        var line = IngredientLine(text: given.trimmed)
        var notes: [String] = []
        var body = takeAsides(&notes)
        takeOccasions(&body, &line, &notes)
        var (head, tail) = Self.atComma(body)
        if !Self.saysWhat(head) {
            // "boneless, skinless chicken thighs": the comma parts nothing yet.
            (head, tail) = Self.rejoined(head, tail)
        }
        var words = Self.words(head)
        take(&words, &line)
        if line.amount == nil, line.grams == nil {
            // "garlic, 3 cloves", "flour 200 g".
            if let found = Self.trailing(&words, of: &line) {
                words = found
            } else if !tail.isEmpty {
                var more = Self.words(tail)
                var trial = line
                take(&more, &trial, isBehindFood: true)
                if trial.amount != nil, trial.unit != nil || more.isEmpty {
                    line = trial
                    tail = more.joined(separator: " ")
                }
            }
        }
        settleWeights(&line, words: words.count)
        if !tail.isEmpty { notes.insert(tail, at: 0) }
        line.name = Self.name(words, &notes)
        line.note = notes.joined(separator: ", ")
        return line
    }

    /// Cuts brackets out: weights count, everything else is a note.
    private mutating func takeAsides(_ notes: inout [String]) -> String {
        guard text.utf8.contains(where: { "([)]".utf8.contains($0) }) else { return text }
        var body = ""
        var aside: String?
        for character in text {
            switch character {
            case "(", "[":
                if aside == nil { aside = "" }
            case ")", "]":
                guard let inner = aside else { continue }
                aside = nil
                note(inner, before: body, &notes)
                body += " "
            default:
                if aside == nil { body.append(character) } else { aside?.append(character) }
            }
        }
        if let aside { body += " " + aside }
        return body
    }

    private mutating func note(_ inner: String, before body: String, _ notes: inout [String]) {
        var words = Self.words(inner)
        let isEach = words.last == "each" || words.first == "each"
        words.removeAll {
            [
                "each", "about", "approx", "approx.", "ca", "ca.", "roughly", "net", "total",
                "weight",
            ].contains($0)
        }
        let place = Self.words(body).count
        // "(8 oz / 225 g)", "(14.5-ounce)": the last weight of several is as good as the first.
        let spaced = words.flatMap {
            $0.split(whereSeparator: { $0 == "-" || $0 == "/" }).map(String.init)
        }
        for candidate in [words[...], spaced[...]] {
            if let number = LineNumber(candidate),
                let (unit, _) = KitchenUnit.reading(candidate.dropFirst(number.count)),
                case .weight(let grams, _) = unit
            {
                weights.append(Aside(grams: number.value * grams, place: place, isEach: isEach))
                return
            }
        }
        if !inner.trimmed.isEmpty { notes.append(inner.trimmed) }
    }

    /// "to taste", "for frying", "plus extra for dusting", "(optional)".
    private func takeOccasions(
        _ body: inout String, _ line: inout IngredientLine, _ notes: inout [String]
    ) {
        let searched = SearchedText(body.lowercased())
        let lower = searched.text
        for phrase in Self.occasions {
            guard let range = searched.firstRange(of: phrase) else { continue }
            // The same place in the text as it was written.
            let start = body.index(
                body.startIndex,
                offsetBy: lower.distance(from: lower.startIndex, to: range.lowerBound),
                limitedBy: body.endIndex)
            guard let start else { continue }
            notes.append(String(body[start...]).trimmed)
            body = String(body[..<start])
            line.isToTaste = true
            return
        }
    }

    /// - Parameter isBehindFood: whether the food was named before, so that nothing needs to follow a unit.
    private func take(
        _ words: inout [String], _ line: inout IngredientLine, isBehindFood: Bool = false
    ) {
        var rest = words[...]
        while let first = rest.first, Self.hedges.contains(first.lowercased()) {
            rest = rest.dropFirst()
        }
        guard let number = LineNumber(spelled: rest) else {
            // "pinch of salt", "handful of basil": one of it.
            if let (unit, count) = KitchenUnit.reading(rest), case .touch = unit {
                line.amount = 1
                line.unit = unit
                words = Self.dropped(rest.dropFirst(count))
            } else if let (unit, count) = KitchenUnit.reading(rest), case .piece(let piece) = unit,
                ["handful", "bunch", "thumb"].contains(piece)
            {
                line.amount = 1
                line.unit = unit
                words = Self.dropped(rest.dropFirst(count))
            } else if let (unit, count) = KitchenUnit.reading(rest),
                rest.dropFirst(count).first?.lowercased() == "of"
            {
                // "Cup of rice", as it is said.
                line.amount = 1
                line.unit = unit
                if case .package(let name) = unit { line.package = name }
                words = Self.dropped(rest.dropFirst(count))
            }
            return
        }
        line.amount = number.value
        line.isRange = number.isRange
        rest = rest.dropFirst(number.count)
        // "2 x 400 g tins".
        if let times = rest.first, times == "x" || times == "X" {
            let inner = rest.dropFirst()
            if let each = LineNumber(spelled: inner),
                let (unit, count) = KitchenUnit.reading(inner.dropFirst(each.count))
            {
                sized(&line, number.value, each.value, unit)
                rest = inner.dropFirst(each.count + count)
                takePackage(&rest, &line)
                words = Self.dropped(rest)
                return
            }
            rest = inner
        }
        while let first = rest.first, Self.fillers.contains(first.lowercased()) {
            rest = rest.dropFirst()
        }
        // "2 400 g tins", "1 14-oz can".
        let parted = rest.first.map(Self.parted) ?? []
        if parted.count == 2, Double(parted[0]) != nil { rest = (parted + rest.dropFirst())[...] }
        if let each = LineNumber(spelled: rest), !each.isArticle,
            let (unit, count) = KitchenUnit.reading(rest.dropFirst(each.count))
        {
            switch unit {
            case .weight, .volume:
                sized(&line, number.value, each.value, unit)
                rest = rest.dropFirst(each.count + count)
                takePackage(&rest, &line)
                words = Self.dropped(rest)
                return
            default: break
            }
        }
        if let (unit, count) = KitchenUnit.reading(rest),
            isBehindFood || rest.count > count || Self.isMeasure(unit)
        {
            line.unit = unit
            if case .package(let name) = unit { line.package = name }
            rest = rest.dropFirst(count)
            // "400 ml tin coconut milk", "400 g can chickpeas, drained".
            if Self.isMeasure(unit), let first = rest.first, rest.count > 1,
                Self.sizedPackages.contains(first.lowercased()),
                case .package(let name)? = KitchenUnit.reading(rest)?.unit
            {
                line.package = name
                if case .weight(let grams, _) = unit { line.grams = (line.amount ?? 1) * grams }
                rest = rest.dropFirst()
            }
            // "1 cup plus 2 tbsp", "2 tbsp + 1 tsp".
            if let joint = rest.first, joint == "plus" || joint == "+" || joint == "and",
                let more = LineNumber(spelled: rest.dropFirst()),
                let (other, length) = KitchenUnit.reading(rest.dropFirst(1 + more.count)),
                let ratio = Self.ratio(other, to: unit)
            {
                line.amount = (line.amount ?? 0) + more.value * ratio
                rest = rest.dropFirst(1 + more.count + length)
            }
            // "1 cup / 240 ml milk", "8 oz/225 g".
            if let second = rest.first, second == "/" || second.hasPrefix("/") {
                var alternative = rest
                if second == "/" {
                    alternative = rest.dropFirst()
                } else {
                    alternative = ([String(second.dropFirst())] + rest.dropFirst())[...]
                }
                if let more = LineNumber(spelled: alternative),
                    let (other, length) = KitchenUnit.reading(alternative.dropFirst(more.count))
                {
                    if case .weight(let grams, _) = other { line.grams = more.value * grams }
                    rest = alternative.dropFirst(more.count + length)
                }
            }
        }
        words = Self.dropped(rest)
    }

    /// A package behind its size: the amount counts packages.
    private func takePackage(_ rest: inout ArraySlice<String>, _ line: inout IngredientLine) {
        guard let (unit, count) = KitchenUnit.reading(rest), case .package(let name) = unit else {
            return
        }
        line.package = name
        if line.grams != nil { line.unit = unit }
        rest = rest.dropFirst(count)
    }

    private func sized(
        _ line: inout IngredientLine, _ count: Double, _ each: Double, _ unit: KitchenUnit
    ) {
        line.amount = count * each
        line.unit = unit
        if case .weight(let grams, _) = unit {
            line.grams = count * each * grams
            line.amount = count
            line.unit = .piece("piece")
        }
    }

    /// Packages that stand between a weight and what is in them, and are no food's name.
    private static let sizedPackages: Set<String> = [
        "tin", "tins", "can", "cans", "jar", "jars", "packet", "packets", "pack", "packs", "carton",
        "cartons", "tub", "tubs", "pouch", "pouches", "sachet", "sachets",
    ]

    private static func isMeasure(_ unit: KitchenUnit) -> Bool {
        switch unit {
        case .weight, .volume: true
        default: false
        }
    }

    private static func ratio(_ other: KitchenUnit, to unit: KitchenUnit) -> Double? {
        switch (other, unit) {
        case (.weight(let more, _), .weight(let own, _)): more / own
        case (.volume(let more, _), .volume(let own, _)): more / own
        default: nil
        }
    }

    /// "flour 200 g", "eggs 3".
    private static func trailing(
        _ words: inout [String], of line: inout IngredientLine
    ) -> [String]? {
        guard words.count > 1 else { return nil }
        let lower = words.map { $0.lowercased() }
        for place in words.indices.dropFirst() {
            guard let number = LineNumber(lower[place...]), !number.isArticle else { continue }
            let rest = words[(place + number.count)...]
            if rest.isEmpty {
                line.amount = number.value
                return Array(words[..<place])
            }
            if let (unit, count) = KitchenUnit.reading(rest), rest.count == count {
                line.amount = number.value
                line.unit = unit
                return Array(words[..<place])
            }
        }
        return nil
    }

    /// Weights in brackets: of each package or piece, or of everything.
    private func settleWeights(_ line: inout IngredientLine, words: Int) {
        guard let aside = weights.first else { return }
        let count = line.amount ?? 1
        switch line.unit {
        case .package where !aside.isEach || count != 1: line.grams = aside.grams * count
        case .piece where aside.isEach, nil where aside.isEach: line.grams = aside.grams * count
        case .volume, .touch, .package, .piece: line.grams = aside.grams
        case .weight: break
        case nil:
            // "1 (14 oz) can", "2 onions (300 g)": right behind a number it is the size of each.
            line.grams = aside.place <= 1 ? aside.grams * count : aside.grams
        }
    }

    static func words(_ text: String) -> [String] {
        // A space is a space also as a byte.
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    private static func parted(_ word: String) -> [String] {
        word.utf8.contains(UInt8(ascii: "-")) ? word.split(separator: "-").map(String.init) : []
    }

    private static func dropped(_ rest: ArraySlice<String>) -> [String] {
        var rest = rest
        while let first = rest.first, first == "-" || first.lowercased() == "of" {
            rest = rest.dropFirst()
        }
        return Array(rest)
    }
}
