internal import Telling

/// A reply's lines as words to be heard: shorter than those to be read, and without signs.
package enum SpokenReply {
    /// Lines after which a reply gets too long to be listened to.
    private static let most = 6

    /// "egg, 2 (100 g): 175 kcal" → "egg, 2: 175 calories."
    package static func text(of lines: [String]) -> String {
        let spoken = lines.map(sentence).filter { !$0.isEmpty }
        let rest = spoken.count - most
        guard rest > 0 else { return spoken.joined(separator: " ") }
        let isChinese = lines.contains { Language(of: $0) == .chinese }
        let last = Telling.$current.withValue(Telling(isChinese ? .chinese : .english)) {
            Texts.replies.spokenRest(rest)
        }
        return (spoken.prefix(most) + [last]).joined(separator: " ")
    }

    private static func sentence(_ line: String) -> String {
        var line = withoutAsides(line[...])
        // Of a day's total the energy is told; the rest is for the eye.
        if line.hasPrefix("Today: ") || line.hasPrefix("今天："),
            let comma = line.firstIndex(where: { ",、".contains($0) })
        {
            line = String(line[..<comma])
        }
        let words = line.split(separator: " ").map { word in
            let end = word.last.flatMap { ",.;:?!".contains($0) ? String($0) : nil } ?? ""
            let bare = String(end.isEmpty ? word : word.dropLast())
            return (spelt[bare] ?? bare.filter { !"\"“”「」".contains($0) }) + end
        }
        let text = words.joined(separator: " ")
        guard let last = text.last else { return "" }
        if ".?!:。？！：".contains(last) { return text }
        return text + (Language(of: text) == .chinese ? "。" : ".")
    }

    /// The line without what stands in brackets.
    private static func withoutAsides(_ line: Substring) -> String {
        var text = ""
        var depth = 0
        for character in line {
            if character == "(" || character == "（" {
                depth += 1
                while text.last == " " { text.removeLast() }
            } else if character == ")" || character == "）" {
                depth = max(0, depth - 1)
            } else if depth == 0 {
                text.append(character)
            }
        }
        return text
    }

    private static let spelt = [
        "kcal": "calories", "kJ": "kilojoules", "g": "grams", "mg": "milligrams", "kg": "kilograms",
        "ml": "milliliters", "→": "to", "·": "", "–": "to",
    ]
}
