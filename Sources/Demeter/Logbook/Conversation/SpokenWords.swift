/// A line cut into words, for turns of speech; what follows a turn keeps its own spelling.
struct SpokenWords: Sendable {
    struct Word: Sendable {
        /// Lower-case, without apostrophes and the punctuation around it.
        var text: String
        var start: String.Index
        var end: String.Index
        /// Whether a comma, colon or stop stands behind it.
        var endsClause: Bool
    }

    let line: String
    private(set) var words: ArraySlice<Word>

    init(_ line: String) {
        self.line = line
        words = (Self.plainWords(of: line) ?? Self.words(of: line))[...]
    }

    /// The words of a line of plain letters, by its bytes, for each line is cut several times on its way; `nil` of others.
    static func plainWords(of line: String) -> [Word]? {
        var words: [Word] = []
        let bytes = line.utf8
        var place = bytes.startIndex
        while place < bytes.endIndex {
            guard bytes[place] < 0x80 else { return nil }
            guard !isSpace(bytes[place]) else {
                place = bytes.index(after: place)
                continue
            }
            // Of the word without the marks around it.
            var (first, last): (String.Index?, String.Index?)
            var (isSpelt, dots) = (true, 0)
            while place < bytes.endIndex, case let byte = bytes[place], !isSpace(byte) {
                guard byte < 0x80 else { return nil }
                if !isMark(byte) {
                    if first == nil { first = place }
                    last = place
                }
                if (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "'") { isSpelt = false }
                if byte == UInt8(ascii: ".") { dots += 1 }
                place = bytes.index(after: place)
            }
            guard let first, let last else { continue }
            var end = bytes.index(after: last)
            if end < place, dots > 1, bytes[end] == UInt8(ascii: "."), isDate(line[first..<end]) {
                end = bytes.index(after: end)
            }
            let spelt = line[first..<end]
            let text =
                isSpelt ? String(spelt) : spelt.lowercased().filter { $0 != "'" }
            words.append(Word(text: text, start: first, end: end, endsClause: end < place))
        }
        return words
    }

    /// What `Character.isWhitespace` says of plain letters.
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
            UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "("),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }

    static func words(of line: String) -> [Word] {
        var words: [Word] = []
        for part in line.split(whereSeparator: \.isWhitespace) {
            let core = part.drop { Self.marks.contains($0) }
            guard let last = core.lastIndex(where: { !Self.marks.contains($0) }) else { continue }
            var end = core.index(after: last)
            // The stop behind "23.11." makes it a date.
            if end < core.endIndex, core[end] == ".", Self.isDate(core[..<end]) {
                end = core.index(after: end)
            }
            let text = core[..<end].lowercased().filter { $0 != "'" && $0 != "’" }
            words.append(
                Word(text: text, start: core.startIndex, end: end, endsClause: end < part.endIndex))
        }
        return words
    }

    private static let marks: Set<Character> = [
        ",", ".", ";", ":", "!", "?", "\"", "“", "”", "(", ")", "…", "—", "–",
    ]

    /// "23.11", "1.05": a day and a month, which with a stop behind them no amount is written as.
    private static func isDate(_ word: Substring) -> Bool {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = Int(parts[0]), let month = Int(parts[1]) else {
            return false
        }
        return (1...31).contains(day) && (1...12).contains(month) && parts[1].count == 2
    }

    func isColon(behind word: Word) -> Bool {
        word.end < line.endIndex && line[word.end] == ":"
    }

    var isEmpty: Bool { words.isEmpty }
    var count: Int { words.count }
    var first: String? { words.first?.text }

    /// The words that are left, as they were written.
    var rest: String {
        guard let first = words.first, let last = words.last else { return "" }
        return String(line[first.start..<last.end])
    }

    /// The words that are left, joined by single spaces, for comparison with fixed phrases.
    var joined: String { words.map(\.text).joined(separator: " ") }

    func starts(with phrase: String) -> Bool {
        words.map(\.text).starts(with: phrase.split(separator: " ").map(String.init))
    }

    /// Takes the phrase off the beginning when it stands there.
    mutating func drop(_ phrase: String) -> Bool {
        guard starts(with: phrase) else { return false }
        words = words.dropFirst(phrase.split(separator: " ").count)
        return true
    }

    /// Takes the first of these phrases off the beginning that stands there.
    mutating func dropAny(of phrases: [String]) -> String? {
        for phrase in phrases where drop(phrase) { return phrase }
        return nil
    }

    mutating func dropLeading(_ set: Set<String>) {
        words = words.drop { set.contains($0.text) }
    }

    /// Takes "could you", "I'd like to" and the like off in front of what is ordered.
    mutating func dropWish() {
        var rest = self
        rest.dropLeading(Self.callings)
        guard rest.dropAny(of: Self.wishes) != nil else { return }
        rest.dropLeading(Self.callings)
        if let verb = rest.first, Self.orders.contains(verb) { self = rest }
    }

    private static let callings: Set<String> = [
        "hey", "hi", "hello", "demeter", "ok", "okay", "please", "just", "kindly", "so", "and",
    ]
    private static let wishes = [
        "could you", "can you", "would you", "will you", "can i", "could i", "can we", "could we",
        "id like to", "id like you to", "i would like to", "i want to", "i want you to",
        "i need to", "i need you to", "i wanted to", "lets", "let me", "i have to", "i forgot to",
        "you can", "you should",
    ]
    /// What is done to something that was told.
    private static let orders: Set<String> = [
        "change", "set", "edit", "update", "fix", "alter", "correct", "make", "move", "put", "swap",
        "replace", "exchange", "switch", "copy", "duplicate", "delete", "remove", "erase", "double",
        "halve", "triple", "clear", "add", "split", "get", "undo", "repeat", "shift", "take", "bin",
        "strike",
    ]

    mutating func dropTrailing(_ set: Set<String>) {
        while let last = words.last, set.contains(last.text) { words = words.dropLast() }
    }

    /// What stands before and behind the word at `index`, counted from the first one left.
    func split(at index: Int, width: Int = 1) -> (before: SpokenWords, after: SpokenWords) {
        var before = self
        var after = self
        before.words = words.prefix(index)
        after.words = words.dropFirst(index + width)
        return (before, after)
    }

    /// The first `count` of the words that are left.
    func prefix(_ count: Int) -> SpokenWords {
        var first = self
        first.words = words.prefix(count)
        return first
    }

    func firstIndex(of set: Set<String>) -> Int? {
        words.firstIndex { set.contains($0.text) }.map { $0 - words.startIndex }
    }

    func indices(of set: Set<String>) -> [Int] {
        words.indices.filter { set.contains(words[$0].text) }.map { $0 - words.startIndex }
    }

    func lastIndex(of set: Set<String>) -> Int? {
        words.lastIndex { set.contains($0.text) }.map { $0 - words.startIndex }
    }

    subscript(index: Int) -> Word { words[words.startIndex + index] }
}
