internal import FoodCatalog

/// A map from words to values for this room, whose values lie close together however sparse the words.
struct WordTable<Value: Sendable>: Sendable {
    private var numbers = WordNumbers()
    private var values: [Value] = []

    /// The values of all words.
    var all: [Value] { values }

    init() {}

    /// The value of each row for all words of its text, between spaces.
    init(_ rows: [(words: String, value: Value)]) {
        for row in rows {
            for word in row.words.split(separator: " ") {
                self[WordHash(String(word))] = row.value
            }
        }
    }

    subscript(word: WordHash) -> Value? {
        get {
            let number = numbers.number(of: word)
            return number < 0 ? nil : values[Int(number)]
        }
        set {
            guard let newValue else { return }
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

/// Some words, to be asked about many others.
struct WordSet: Sendable {
    private var numbers = WordNumbers()

    /// The words of a text, between spaces and line ends.
    init(_ text: String) {
        for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            numbers.set(1, for: WordHash(word))
        }
    }

    func contains(_ word: WordHash) -> Bool { numbers.number(of: word) >= 0 }
}
