internal import FoodCatalog

/// The rules of a book, ready to be asked: made once, because word sets are never given back.
package final class RuleTable: Sendable {
    /// One bit for each word set that opens rules.
    typealias Marks = SIMD16<UInt64>

    struct Node {
        let kind: RuleBook.Kind
        let a: Int
        let b: Int
        let low: Int32
        let high: Int32

        init(_ row: ArraySlice<Int32>) {
            let row = Array(row)
            kind = RuleBook.Kind(rawValue: row[0]) ?? .any
            (a, b, low, high) = (Int(row[1]), Int(row[2]), row[3], row[4])
        }

        /// Whether it stands for one word.
        var isWord: Bool {
            switch kind {
            case .set, .form, .single, .above, .any, .same, .roles: true
            default: false
            }
        }
    }

    struct Rule {
        let name: String
        let stage: RuleBook.Stage
        let isFromRight: Bool
        let isEvery: Bool
        /// Whether it stands at the beginning or nowhere.
        let isFromStart: Bool
        let verdict: RuleBook.Verdict
        /// In how many words from the beginning it is sought.
        let within: Int
        let pattern: Range<Int>
        let anchor: Int
        let steps: Range<Int>
        let captures: Int
        let gate: Marks
        /// Roles of each of which a line must have one.
        let needed: [SenseRole]
    }

    struct Step {
        let kind: RuleBook.Step
        let values: [Int32]

        init(_ row: ArraySlice<Int32>) {
            kind = RuleBook.Step(rawValue: row[row.startIndex]) ?? .has
            values = Array(row.dropFirst())
        }

        func value(_ place: Int) -> Int { Int(values[place]) }
    }

    let rules: [Rule]
    let nodes: [Node]
    let steps: [Step]
    let sets: [WordSet]
    /// How a word is written, and its canonical form.
    let words: [(surface: WordHash, word: WordHash, length: UInt8)]
    let said: [Int32]
    let roles: [SenseRole]
    /// Those that tell talk from a meal.
    package let talk: RuleTable?
    /// The rules of each stage, in their order.
    let stages: [[Int]]
    private let marks: WordTable<Marks>

    /// The rules that the reader comes with.
    package static let compiled = RuleTable(
        CompiledRules.book, talk: CompiledTalk.book)

    package convenience init(_ book: RuleBook, talk: RuleBook) {
        self.init(book, asking: RuleTable(talk, asking: nil))
    }

    private init(_ book: RuleBook, asking talk: RuleTable?) {
        self.talk = talk
        roles = book.roles.map { SenseRole(rawValue: $0) }
        nodes = Self.rows(of: book.nodes, width: RuleBook.nodeWidth).map(Node.init)
        steps = Self.rows(of: book.steps, width: RuleBook.stepWidth).map(Step.init)
        sets = book.sets.map { WordSet($0) }
        words = book.words.map { text in
            let token = TextScanner.words(of: text)[0]
            return (token.surface, token.word, token.length)
        }
        said = book.said
        var (bits, table) = ([Int32: Int](), WordTable<Marks>())
        for set in book.gates where set >= 0 && bits[set] == nil {
            // Where there are more sets than bits, some share one: a rule is searched once too often then, and never too seldom.
            let bit = bits.count % (Marks.scalarCount * 64)
            bits[set] = bit
            for word in book.sets[Int(set)].split(separator: " ") {
                let word = WordHash(said: word)
                table[word] = (table[word] ?? .zero) | Self.mark(bit)
            }
        }
        marks = table
        var rules: [Rule] = []
        let rows = Self.rows(of: book.rules, width: RuleBook.ruleWidth)
        for (name, row) in zip(book.names, rows) {
            rules.append(Self.rule(name, row.map { Int($0) }, of: book, roles, bits))
        }
        self.rules = rules
        stages = RuleBook.Stage.allCases.map { stage in
            rules.indices.filter { rules[$0].stage == stage }
        }
    }

    private static func rule(
        _ name: String, _ row: [Int], of book: RuleBook, _ roles: [SenseRole], _ bits: [Int32: Int]
    ) -> Rule {
        let gates = book.gates[row[8]..<row[8] + row[9]]
        return Rule(
            name: name, stage: RuleBook.Stage(rawValue: Int32(row[0])) ?? .several,
            isFromRight: row[1] & 1 != 0, isEvery: row[1] & 2 != 0, isFromStart: row[1] & 4 != 0,
            verdict: RuleBook.Verdict(rawValue: Int32(row[1] >> 3 & 3)) ?? .meal,
            within: row[1] >> 5 == 0 ? .max : row[1] >> 5, pattern: row[2]..<row[2] + row[3],
            anchor: row[4], steps: row[5]..<row[5] + row[6],
            captures: row[7],
            gate: gates.reduce(Marks.zero) { $1 < 0 ? $0 : $0 | mark(bits[$1] ?? 0) },
            needed: gates.filter { $0 < 0 }.map { roles[Int(-1 - $0)] })
    }

    private static func rows(of numbers: [Int32], width: Int) -> [ArraySlice<Int32>] {
        stride(from: 0, to: numbers.count, by: width).map { numbers[$0..<$0 + width] }
    }

    private static func mark(_ bit: Int) -> Marks {
        var marks = Marks.zero
        marks[bit / 64] = 1 << UInt64(bit % 64)
        return marks
    }

    /// Which rules' words stand in a line.
    func marks(of tokens: [Token]) -> Marks {
        var all = Marks.zero
        for token in tokens {
            if let some = marks[token.surface] { all |= some }
        }
        return all
    }

    func marks(of words: [SentenceWord]) -> Marks {
        var all = Marks.zero
        for word in words {
            if let some = marks[word.token.surface] { all |= some }
        }
        return all
    }

    /// The same rules, two of them in each other's place; for tests of their order.
    func swapping(_ one: Int, _ other: Int) -> RuleTable { RuleTable(self, swapping: one, other) }

    private init(_ table: RuleTable, swapping one: Int, _ other: Int) {
        var rules = table.rules
        rules.swapAt(one, other)
        (self.rules, nodes, steps, sets) = (rules, table.nodes, table.steps, table.sets)
        (words, said, stages, marks) = (table.words, table.said, table.stages, table.marks)
        (roles, talk) = (table.roles, table.talk)
    }

    /// Whether any rule is open to a line.
    func isOpen(to marks: Marks) -> Bool {
        marks != .zero && rules.contains { $0.isOpen(to: marks) }
    }
}

extension RuleBook {
    /// The rules that the reader comes with, as they are kept.
    package static var compiled: RuleBook { CompiledRules.book }
    package static var compiledTalk: RuleBook { CompiledTalk.book }
}

extension RuleTable.Rule {
    @inline(__always)
    func isOpen(to marks: RuleTable.Marks) -> Bool { marks & gate == gate }
}
