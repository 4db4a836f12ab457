internal import FoodCatalog

/// The rules of a book, ready to be asked: made once, because word sets are never given back.
package final class RuleTable: Sendable {
    /// One bit for each word set that opens rules.
    typealias Marks = SIMD8<UInt64>

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
    }

    struct Rule {
        let name: String
        let stage: RuleBook.Stage
        let isFromRight: Bool
        let isEvery: Bool
        let pattern: Range<Int>
        let anchor: Int
        let steps: Range<Int>
        let captures: Int
        let gate: Marks
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
    /// The rules of each stage, in their order.
    let stages: [[Int]]
    private let marks: WordTable<Marks>

    /// The rules that the reader comes with.
    package static let compiled = RuleTable(CompiledRules.book)

    package init(_ book: RuleBook) {
        nodes = Self.rows(of: book.nodes, width: RuleBook.nodeWidth).map(Node.init)
        steps = Self.rows(of: book.steps, width: RuleBook.stepWidth).map(Step.init)
        sets = book.sets.map { WordSet($0) }
        words = book.words.map { text in
            let token = TextScanner.words(of: text)[0]
            return (token.surface, token.word, token.length)
        }
        said = book.said
        var (bits, table) = ([Int32: Int](), WordTable<Marks>())
        for set in book.gates where bits[set] == nil {
            let bit = bits.count
            precondition(
                bit < Marks.scalarCount * 64, "more word sets open rules than there are bits")
            bits[set] = bit
            for word in book.sets[Int(set)].split(separator: " ") {
                let word = WordHash(String(word))
                table[word] = (table[word] ?? .zero) | Self.mark(bit)
            }
        }
        marks = table
        var rules: [Rule] = []
        let rows = Self.rows(of: book.rules, width: RuleBook.ruleWidth)
        for (name, values) in zip(book.names, rows) {
            let row: [Int] = values.map { Int($0) }
            let gate = book.gates[row[8]..<row[8] + row[9]].reduce(Marks.zero) {
                $0 | Self.mark(bits[$1] ?? 0)
            }
            rules.append(
                Rule(
                    name: name, stage: RuleBook.Stage(rawValue: Int32(row[0])) ?? .several,
                    isFromRight: row[1] & 1 != 0, isEvery: row[1] & 2 != 0,
                    pattern: row[2]..<row[2] + row[3], anchor: row[4],
                    steps: row[5]..<row[5] + row[6], captures: row[7], gate: gate))
        }
        self.rules = rules
        stages = RuleBook.Stage.allCases.map { stage in
            rules.indices.filter { rules[$0].stage == stage }
        }
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

    /// The same rules, two of them in each other's place; for tests of their order.
    func swapping(_ one: Int, _ other: Int) -> RuleTable { RuleTable(self, swapping: one, other) }

    private init(_ table: RuleTable, swapping one: Int, _ other: Int) {
        var rules = table.rules
        rules.swapAt(one, other)
        (self.rules, nodes, steps, sets) = (rules, table.nodes, table.steps, table.sets)
        (words, said, stages, marks) = (table.words, table.said, table.stages, table.marks)
    }

    /// Whether any rule is open to a line.
    func isOpen(to marks: Marks) -> Bool {
        marks != .zero && rules.contains { $0.isOpen(to: marks) }
    }
}

extension RuleBook {
    /// The rules that the reader comes with, as they are kept.
    package static var compiled: RuleBook { CompiledRules.book }
}

extension RuleTable.Rule {
    @inline(__always)
    func isOpen(to marks: RuleTable.Marks) -> Bool { marks & gate == gate }
}
