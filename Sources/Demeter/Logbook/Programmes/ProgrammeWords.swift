/// Reads talk of programmes: "start the twenty-one days", "pause my programme", "how is my programme going".
///
/// All of the words must belong to it: "start the day with porridge" is a meal.
enum ProgrammeWords {
    enum Wish: Sendable, Hashable {
        case show
        /// By its name; the usual one without.
        case start(String?)
        case pause
        case resume
        /// Today does not count.
        case travel
        case stop
    }

    /// `nil` when the line speaks of something else.
    static func wish(in line: String) -> Wish? {
        guard line.utf8.count <= 200 else { return nil }
        var spoken = SpokenWords(line.replacing("-", with: " "))
        spoken.dropLeading(RemarkReader.fillers)
        spoken.dropTrailing(endings)
        let words = spoken.words.map(\.text)
        guard let (rest, subject) = parted(words) else { return nil }
        let text = rest.joined(separator: " ")
        if let wish = wishes[text], subject.isEmpty || subject == usual { return wish }
        guard starting.contains(text) else { return nil }
        return .start(subject.isEmpty || subject == usual ? nil : subject.joined(separator: "-"))
    }

    /// What is wished, and the words of the programme's name, where one is spoken of.
    private static func parted(_ words: [String]) -> (rest: [String], subject: [String])? {
        // "How is my programme going", "does today not count for the programme"
        for noun in nouns {
            guard
                let start = words.indices.first(where: {
                    words[$0...].starts(with: noun)
                })
            else { continue }
            let behind = words[(start + noun.count)...]
            let before = words[..<start]
            let article = before.lastIndex { articles.contains($0) }
            let head = article.map { before[..<$0] } ?? before.prefix(1)
            let name = article.map { before[($0 + 1)...] } ?? before.dropFirst()
            let isNamed = noun.count == 1
            guard name.count <= longestName, isNamed || name.isEmpty else { return nil }
            return (Array(head) + Array(behind), isNamed ? Array(name) : usual)
        }
        return nil
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let usual = ["twenty", "one", "days"]
    private static let longestName = 4
    /// The longest first.
    private static let nouns = [
        "twenty one days programme", "twenty one days program", "twenty one day programme",
        "twenty one day program", "21 days programme", "21 days program", "21 day programme",
        "21 day program", "twenty one days", "21 days", "programme", "program",
    ].map(words)
    private static let articles: Set<String> = ["the", "my", "a", "this", "our"]
    private static let endings: Set<String> = ["please", "now", "today", "then"]
    private static let starting: Set<String> = [
        "start", "begin", "lets start", "lets begin", "i want to start", "i start", "i begin",
        "i would like to start", "id like to start", "i want to begin",
    ]
    private static let wishes: [String: Wish] = {
        var wishes: [String: Wish] = [:]
        func take(_ texts: [String], _ wish: Wish) { for text in texts { wishes[text] = wish } }
        take(
            [
                "", "show", "show me", "how is going", "hows going", "how goes", "how is",
                "how am i doing in", "how am i doing on", "how am i doing with", "what about",
                "which day is it of", "what day is it of", "which day of is it",
                "what day of is it", "how far am i in", "how far am i with", "report on",
                "tell me about", "what must i do for", "what is left to do for",
                "whats left to do for",
            ], .show)
        take(
            ["pause", "halt", "interrupt", "take a break from", "i pause", "i want to pause"],
            .pause)
        take(
            [
                "resume", "continue", "go on with", "carry on with", "i go on with", "unpause",
                "continue with", "keep going with", "i want to go on with",
            ], .resume)
        take(
            [
                "today does not count for", "today doesnt count for", "leave out today from",
                "today must not count for", "dont count today for", "do not count today for",
            ], .travel)
        take(
            [
                "stop", "end", "quit", "give up", "i give up", "abandon", "cancel", "i quit",
                "i want to stop",
            ], .stop)
        return wishes
    }()
}
