import Foundation

/// The foods that ears know, and where the models of them lie.
struct EarsFoods {
    /// As it is printed.
    let name: String
    /// The catalog's path.
    let ingredients: String
    let dataFolder: String
    /// In place of the person's own cache, whose models are of other foods.
    let cache: String

    var options: [String] { ["--data-dir", dataFolder, "--ingredients", ingredients] }

    /// A catalog of as many foods, of which those eaten most come first.
    static func common(_ count: Int, in folder: String) throws -> Self {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // One food a line, between the head and the end.
        let lines = try String(contentsOfFile: "ingredients.json", encoding: .utf8)
            .split(separator: "\n").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        let foods = lines.dropFirst().dropLast()
        let ranked = foods.filter { $0.contains("\"rank\":") }
        let others = foods.filter { !$0.contains("\"rank\":") && !$0.contains("\"brand\":") }
        let missing = max(1, count - ranked.count)
        let evenly = stride(from: 0, to: others.count, by: max(1, others.count / missing))
        let chosen = (ranked + evenly.map { others[$0] }).prefix(count)
        let path = "\(folder)/ingredients.json"
        let text = "\(lines[0])\n\(chosen.joined(separator: ",\n"))\n]}\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return Self(
            name: chosen.count.formatted(.number.locale(Locale(identifier: "en"))) + " foods",
            ingredients: path, dataFolder: folder, cache: "\(folder)/cache")
    }
}
