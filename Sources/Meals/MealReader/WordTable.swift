internal import FoodCatalog

/// A map from words to values for this room, whose values lie close together however sparse the words.
struct WordTable<Value: Sendable>: Sendable {
    private var filter = WordFilter()
    private var numbers = WordNumbers()
    private var values: [Value] = []

    /// The values of all words.
    var all: [Value] { values }

    init() {}

    /// The value of each row for all words of its text, between spaces.
    init(_ rows: [(words: String, value: Value)]) {
        self.init(
            rows.map { row in
                (
                    row.words.utf8.split(separator: 0x20).map { WordHash(said: Substring($0)) },
                    row.value
                )
            })
    }

    init(_ rows: [(words: [WordHash], value: Value)]) {
        for row in rows { for word in row.words { self[word] = row.value } }
    }

    subscript(word: WordHash) -> Value? {
        get {
            guard filter.mayHold(word) else { return nil }
            let number = numbers.number(of: word)
            return number < 0 ? nil : values[Int(number)]
        }
        set {
            guard let newValue else { return }
            filter.insert(word)
            let number = numbers.number(of: word)
            if number < 0 {
                numbers.set(Int32(values.count), for: word)
                values.append(newValue)
            } else {
                values[Int(number)] = newValue
            }
        }
    }
}

/// Rows of words and a figure behind them: "jam jelly 15", "third 1/3".
func figureRows(of text: String) -> [(words: String, value: Double)] {
    text.split(separator: "\n").compactMap { row in
        guard let space = row.lastIndex(of: " ") else { return nil }
        let parts = row[row.index(after: space)...].split(separator: "/").compactMap { Double($0) }
        guard let first = parts.first else { return nil }
        return (String(row[..<space]), parts.count > 1 ? first / parts[1] : first)
    }
}

extension WordTable<Double> {
    init(figures text: String) { self.init(figureRows(of: text)) }
}

/// Rows of a name and its words: "lunch: lunch lunchtime".
// By bytes: to ask Unicode what a letter is would take longer than all else that is done with them at the start.
func nameRows(of text: String) -> [(words: String, name: String)] {
    text.utf8.split(separator: 0x0A).map { row in
        let colon = row.firstIndex(of: 0x3A) ?? row.startIndex
        return (String(Substring(row[colon...].dropFirst())), String(Substring(row[..<colon])))
    }
}

extension WordTable<String> {
    init(names text: String) { self.init(nameRows(of: text).map { ($0.words, $0.name) }) }
}

extension WordTable<WordHash> {
    init(names text: String) { self.init(nameRows(of: text).map { ($0.words, WordHash($0.name)) }) }
}

extension WordTable where Value: RawRepresentable<String> {
    init(names text: String) {
        self.init(
            nameRows(of: text).map { row in
                guard let value = Value(rawValue: row.name) else {
                    preconditionFailure("\(row.name) is no \(Value.self)")
                }
                return (row.words, value)
            })
    }
}

/// Some words, to be asked about many others; made once for good, as what it holds is never given back.
///
/// Bare memory, because every word of every text is looked for in hundreds of these: counting references
/// to them would cost more than looking.
// Unchecked: nobody writes to the words once they are there.
struct WordSet: @unchecked Sendable {
    private var filter = WordFilter()
    /// Words where their bits lead to or behind it, 0 where there is none.
    private let slots: UnsafePointer<UInt64>
    private let mask: Int
    /// Its words, in their order.
    let all: UnsafeBufferPointer<WordHash>

    /// The words of a text, between spaces and line ends.
    init(_ text: String) {
        self.init(
            text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { WordHash(said: Substring($0)) })
    }

    init(_ words: [WordHash]) {
        let all = UnsafeMutableBufferPointer<WordHash>.allocate(capacity: words.count)
        _ = all.initialize(from: words)
        self.all = UnsafeBufferPointer(all)
        var size = 4
        while size < words.count * 2 { size *= 2 }
        let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
        slots.initialize(repeating: 0, count: size)
        self.slots = UnsafePointer(slots)
        mask = size - 1
        for word in words {
            filter.insert(word)
            slots[slot(of: word)] = word.bits | 1
        }
    }

    @inline(__always)
    func contains(_ word: WordHash) -> Bool {
        filter.mayHold(word) && slots[slot(of: word)] != 0
    }

    /// Where a word stands, or would stand.
    private func slot(of word: WordHash) -> Int {
        let key = word.bits | 1
        var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
        while slots[slot] != key, slots[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }
}

/// A bit for each of some words: most others are turned away by it, without a look at memory far away.
private struct WordFilter {
    private var bits: UInt64 = 0

    mutating func insert(_ word: WordHash) { bits |= Self.bit(of: word) }

    /// Whether the word may be one of them; false when it is none.
    @inline(__always)
    func mayHold(_ word: WordHash) -> Bool { bits & Self.bit(of: word) != 0 }

    /// The highest bits of a word are as good as any, and tables go by the others.
    @inline(__always)
    private static func bit(of word: WordHash) -> UInt64 { 1 &<< (word.bits >> 58) }
}

extension WordHash {
    /// A word as rules write it, "no+sugar" for its absence; one in Chinese characters as the word of an index.
    init(said word: Substring) {
        let bytes = word.utf8
        if let first = bytes.first, first >= 0xE3 {
            self = HanText.key(ofName: String(word))
            return
        }
        let isAbsent = bytes.count > 3 && bytes.starts(with: "no+".utf8)
        self = isAbsent ? WordHash(bytes.dropFirst(3)).negated : WordHash(bytes)
    }
}

extension HanText {
    /// The characters of each word of a text.
    static func words(_ text: String) -> [[UInt32]] {
        text.split { $0 == " " || $0 == "\n" }.map { folded(String($0)) }
    }
}
