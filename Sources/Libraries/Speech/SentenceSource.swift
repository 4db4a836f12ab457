/// Says sentences of a set of grammars, each as often as its weights ask for.
package struct SentenceSource: Sendable {
    private enum Node: Sendable {
        case word(Int32)
        case sequence(Range<Int32>)
        case choice(Range<Int32>)
        case repeated(Int32)
    }

    /// Rules nest at most this deep, so that one that contains itself is found.
    private static let deepest = 60

    /// Without arrays in the nodes, whose counting of references would take most of the time.
    private var nodes: [Node] = []
    /// The nodes within sequences and choices, and for each the sum of the weights up to it.
    private var parts: [Int32] = []
    private var sums: [Double] = []
    private var top = 0
    /// Every word of the grammars, in order of first use; sentences are made of their places.
    package private(set) var words: [String] = []
    private var places: [String: Int32] = [:]

    /// - Parameter start: the full name of the rule that a sentence is, as `utterance.utterance`.
    package init(_ grammars: [Grammar], start: String) throws(GrammarError) {
        var builder = Builder(grammars: grammars)
        top = try builder.rule(start, in: "", depth: 0)
        nodes = builder.nodes
        parts = builder.parts
        sums = builder.sums
        words = builder.words
        places = builder.places
    }

    /// The place of a word among `words`.
    package func place(of word: String) -> Int32? { places[word] }

    /// One sentence, as places of its words.
    ///
    /// The generator is of one type, because millions of draws through a protocol take seconds.
    package func sentence(using generator: inout Randomness) -> [Int32] {
        var sentence: [Int32] = []
        say(top, into: &sentence, using: &generator)
        return sentence
    }

    private func say(
        _ index: Int, into sentence: inout [Int32],
        using generator: inout Randomness
    ) {
        switch nodes[index] {
        case .word(let word): sentence.append(word)
        case .sequence(let range):
            for place in range { say(Int(parts[Int(place)]), into: &sentence, using: &generator) }
        case .repeated(let part):
            repeat {
                say(Int(part), into: &sentence, using: &generator)
            } while UInt64.random(in: 0..<3, using: &generator) == 0
        case .choice(let range):
            var (low, high) = (Int(range.lowerBound), Int(range.upperBound) - 1)
            let draw = Double.random(in: 0..<sums[high], using: &generator)
            while low < high {
                let middle = (low + high) / 2
                if sums[middle] > draw { high = middle } else { low = middle + 1 }
            }
            say(Int(parts[low]), into: &sentence, using: &generator)
        }
    }

    private struct Builder {
        var nodes: [Node] = []
        var parts: [Int32] = []
        var sums: [Double] = []
        var words: [String] = []
        var places: [String: Int32] = [:]
        private var known: [String: Int] = [:]
        private var grammars: [String: Grammar]

        init(grammars: [Grammar]) {
            self.grammars = Dictionary(
                grammars.map { ($0.name, $0) }, uniquingKeysWith: { _, second in second })
        }

        mutating func rule(
            _ reference: String, in grammar: String, depth: Int
        ) throws(GrammarError) -> Int {
            let parts = reference.split(separator: ".", maxSplits: 1).map(String.init)
            let (home, name) = parts.count == 2 ? (parts[0], parts[1]) : (grammar, reference)
            let full = "\(home).\(name)"
            if let index = known[full] { return index }
            guard let expansion = grammars[home]?.rules[name] else {
                throw GrammarError(
                    file: grammar.isEmpty ? home : grammar, line: 0,
                    reason: "there is no rule <\(reference)>")
            }
            guard depth < SentenceSource.deepest else {
                throw GrammarError(
                    file: home, line: 0, reason: "<\(name)> contains itself")
            }
            let index = try add(expansion, in: home, depth: depth + 1)
            known[full] = index
            return index
        }

        private mutating func add(
            _ expansion: Expansion, in grammar: String, depth: Int
        ) throws(GrammarError) -> Int {
            switch expansion {
            case .rule(let name): return try rule(name, in: grammar, depth: depth)
            case .word(let word):
                if places[word] == nil {
                    places[word] = Int32(words.count)
                    words.append(word)
                }
                nodes.append(.word(places[word, default: 0]))
            case .sequence(let parts):
                var indices: [Int32] = []
                for part in parts { indices.append(try place(of: part, in: grammar, depth)) }
                nodes.append(.sequence(keep(indices, indices.map { _ in 0 })))
            case .repeated(let part):
                let index = try place(of: part, in: grammar, depth)
                nodes.append(.repeated(index))
            case .choice(let alternatives):
                var (running, indices, total) = ([Double](), [Int32](), 0.0)
                for alternative in alternatives where alternative.weight > 0 {
                    total += alternative.weight
                    running.append(total)
                    indices.append(try place(of: alternative.expansion, in: grammar, depth))
                }
                let range = keep(indices, running)
                nodes.append(range.isEmpty ? .sequence(range) : .choice(range))
            }
            return nodes.count - 1
        }

        private mutating func place(
            of expansion: Expansion, in grammar: String, _ depth: Int
        ) throws(GrammarError) -> Int32 {
            Int32(try add(expansion, in: grammar, depth: depth))
        }

        private mutating func keep(_ nodes: [Int32], _ running: [Double]) -> Range<Int32> {
            let first = Int32(parts.count)
            parts += nodes
            sums += running
            return first..<Int32(parts.count)
        }
    }
}
