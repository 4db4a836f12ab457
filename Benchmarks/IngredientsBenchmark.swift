import CatalogFiles
import FoodCatalog
import Foundation
import JSON
import MealReader
import Nutrition
import RecipeReader
import Recipes

/// How often amounts, units and names of lines of ingredients are right, and how many lines a second are taken
/// apart, beside parsers of PyPI on the same lines in the same run.
func ingredients() throws {
    let labels = try IngredientLabel.all()
    let lines = labels.map(\.line)
    let answers = lines.map { IngredientTold(IngredientLine($0)) }
    let own = rate(lines) { IngredientLine($0).name.utf8.count }
    let score = IngredientScore(answers, labels)
    Report.line("  Demeter: \(score), \(format(own, 0)) lines/s")
    for miss in score.misses { Report.line("    \(miss)") }
    let reader = IngredientReader(
        MealReader(catalog: FoodCatalog(foods: try CatalogFile.load("ingredients.json"))))
    let whole = rate(lines) { reader.part(of: $0).name.utf8.count }
    Report.line(
        "  Demeter with foods, grams, figures and confidence, which no other gives: "
            + "\(format(whole, 0)) lines/s")
    for peer in try IngredientPeer.all(lines) {
        guard let rate = peer.rate else {
            Report.line("  \(peer.name): skipped, \(peer.reason ?? "")")
            continue
        }
        let theirs = IngredientScore(peer.answers, labels)
        Report.line("  \(peer.name): \(theirs), \(format(rate, 0)) lines/s")
        Report.claim(
            "all of a line right, to \(peer.name)",
            Double(score.whole) / Double(max(1, theirs.whole)),
            .atLeast, 1, noise: 0)
        Report.claim("lines/s, to \(peer.name)", own / rate, .atLeast, 20)
    }
}

/// Lines a second, read again and again for a second or more.
private func rate(_ lines: [String], _ read: (String) -> Int) -> Double {
    var (count, letters) = (0, 0)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(1) {
        for line in lines { letters += read(line) }
        count += lines.count
    }
    let time = (ContinuousClock.now - start) / .seconds(1)
    return letters > 0 ? Double(count) / time : 0
}

/// What a line says, by hand.
private struct IngredientLabel {
    var line: String
    /// Amounts that are as good, each with its unit; empty for none.
    var amounts: [(value: Double?, unit: String)] = []
    var required: Set<String> = []
    var optional: Set<String> = []

    static func all() throws -> [IngredientLabel] {
        let text = try String(
            contentsOfFile: "Tests/RecipeReaderTests/Fixtures/parts.tsv", encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
            let cells = row.split(separator: "\t").map(String.init)
            var label = IngredientLabel(line: cells[0])
            for amount in cells[1].split(separator: "|") where amount.contains(" ") {
                let words = amount.split(separator: " ")
                guard words.count > 1 || Double(words[0]) != nil else { continue }
                label.amounts.append(
                    (
                        Double(words[0]),
                        IngredientTold.unit(words.dropFirst().joined(separator: " "))
                    ))
            }
            for word in cells[2].split(separator: " ") {
                let isOptional = word.hasSuffix("?")
                for part in IngredientTold.words(
                    isOptional ? String(word.dropLast()) : String(word))
                {
                    if isOptional {
                        label.optional.insert(part)
                    } else {
                        label.required.insert(part)
                    }
                }
            }
            return label
        }
    }
}

/// What a parser says of a line, in one spelling.
struct IngredientTold {
    var amounts: [(value: Double?, unit: String)] = []
    var words: Set<String> = []

    init(_ line: IngredientLine) {
        if let amount = line.amount {
            let unit =
                switch line.unit {
                case .weight(_, let unit), .volume(_, let unit): unit.symbol
                case .package(let name), .piece(let name), .touch(let name, _): name
                case nil: ""
                }
            amounts = [(amount, Self.unit(unit))]
        }
        words = Set(Self.words(line.name))
    }

    init(_ json: JSONValue) {
        if let amount = json["amount"]?.number {
            amounts = [(amount, Self.unit(json["unit"]?.string ?? ""))]
        }
        // What follows a comma or stands in brackets is said of it, and no part of the name.
        let name = (json["name"]?.string ?? "").split(separator: "(").first ?? ""
        words = Set(Self.words(String(name.split(separator: ",").first ?? "")))
    }

    static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
            word.count > 3 && word.hasSuffix("es") && "oshx".contains(word.dropLast(2).last ?? " ")
                ? String(word.dropLast(2))
                : word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : String(word)
        }
    }

    static func unit(_ text: String) -> String {
        let plain = text.lowercased().filter { $0 != "." }
        let word = plain.hasSuffix("s") && plain.count > 2 ? String(plain.dropLast()) : plain
        return [
            "": "-", "gram": "g", "kilogram": "kg", "milliliter": "ml", "millilitre": "ml",
            "liter": "l", "litre": "l", "deciliter": "dl", "ounce": "oz", "pound": "lb",
            "teaspoon": "tsp", "tablespoon": "tbsp", "can": "tin", "packet": "package",
            "pack": "package", "fluid ounce": "fl oz", "fluid_ounce": "fl oz", "unit": "-",
            "qt": "quart", "pt": "pint", "bunche": "bunch", "leave": "leaf", "pinche": "pinch",
        ][word] ?? word
    }
}

private struct IngredientScore: CustomStringConvertible {
    var (amounts, units, names, whole, count) = (0, 0, 0, 0, 0)
    var misses: [String] = []

    init(_ answers: [IngredientTold?], _ labels: [IngredientLabel]) {
        count = labels.count
        for (answer, label) in zip(answers, labels) {
            guard let answer else { continue }
            func same(_ left: Double?, _ right: Double?) -> Bool {
                guard let left, let right else { return left == nil && right == nil }
                return abs(left - right) <= max(0.01, 0.005 * right)
            }
            let isNone = answer.amounts.isEmpty && label.amounts.isEmpty
            let amount =
                isNone
                || label.amounts.contains { said in
                    said.value == nil
                        ? answer.amounts.isEmpty || answer.amounts.contains { $0.value == 1 }
                        : answer.amounts.contains { same($0.value, said.value) }
                }
            let unit =
                isNone
                || label.amounts.contains { said in
                    answer.amounts.contains { $0.unit == said.unit }
                        || answer.amounts.isEmpty && said.value == nil
                }
            let name =
                label.required.isSubset(of: answer.words)
                && answer.words.isSubset(of: label.required.union(label.optional))
            if amount { amounts += 1 }
            if unit { units += 1 }
            if name { names += 1 }
            if amount && unit && name {
                whole += 1
            } else {
                misses.append(
                    "\(label.line): \(answer.amounts.map { "\($0.value ?? -1) \($0.unit)" }) "
                        + answer.words.sorted().joined(separator: " "))
            }
        }
    }

    var description: String {
        func share(_ part: Int) -> String { format(100 * Double(part) / Double(count), 1) }
        return "amounts \(share(amounts)) %, units \(share(units)) %, names \(share(names)) %, "
            + "all three \(share(whole)) % of \(count) lines"
    }
}

/// A parser of PyPI, as `scripts/ingredient-peers` runs it.
private struct IngredientPeer {
    var name: String
    var reason: String?
    var rate: Double?
    var answers: [IngredientTold?] = []

    static func all(_ lines: [String]) throws -> [IngredientPeer] {
        let python = ".build/python/bin/python3"
        guard FileManager.default.isExecutableFile(atPath: python) else {
            return [
                IngredientPeer(
                    name: "the parsers of PyPI",
                    reason: "`scripts/install-dependencies test` installs them")
            ]
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["scripts/ingredient-peers"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(
            contentsOf: Data(lines.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let told = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return try told.split(separator: "\n").map { line in
            let json = try JSONValue(parsing: String(line))
            return IngredientPeer(
                name: json["peer"]?.string ?? "", reason: json["skipped"]?.string,
                rate: json["rate"]?.number,
                answers: (json["lines"]?.array ?? []).map { $0.isNull ? nil : IngredientTold($0) })
        }
    }
}
