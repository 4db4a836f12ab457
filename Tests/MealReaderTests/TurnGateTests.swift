import FoodCatalog
import FoundationEssentials
import Testing

@testable import MealReader

/// Whether each gate of a step of turns knows all words that the step knows.
///
/// A line in which a step speaks is said with each of its words in turn replaced by its neighbours in the word sets of
/// the steps. Where the step would speak as well but is not asked, its gate lacks the word.
struct TurnGateTests {
    /// The words of each set that the steps look for.
    private static func sets() throws -> [[String]] {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let folder = root + "/reading/steps"
        var sets: [[String]] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasPrefix("TurnPass+") {
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            for part in text.split(separator: "\nwords ").dropFirst() {
                guard let set = part.split(separator: "\n\n").first,
                    let equal = set.firstIndex(of: "=")
                else { continue }
                let words = set[set.index(after: equal)...]
                    .split { $0 == " " || $0 == "\n" || $0 == "\\" }.map(String.init)
                if words.count > 1 { sets.append(words) }
            }
        }
        return sets
    }

    /// Words that a step would read in a line that its gate turns away, by step.
    private static let known = [
        // A hesitation stands in every third spoken line; it corrects only where another word says so.
        "correct": "um"
    ]

    @Test func `a gate knows each word that its step knows`() throws {
        let index = try WholeCatalog.reader().catalog.index
        var neighbours: [WordHash: Set<String>] = [:]
        for words in try Self.sets() {
            for word in words {
                neighbours[WordHash(word), default: []].formUnion(words)
            }
        }
        let all = TurnPass.phases.flatMap(\.steps)
        var seen: [String: Int] = [:]
        var missing: Set<String> = []
        var examples: [String: String] = [:]
        for line in try EverydayLine.all(besides: #filePath) {
            var tokens = PartPass.plain(TextScanner.phrases(of: line.text))
            _ = TimePass(tokens, of: line.text).mark(&tokens)
            let trace = ReadingTrace(line.text)
            _ = TurnPass(tokens, index: index, trace: trace)
            let names = Set(trace.rules.map { String($0.rule.dropFirst("turns/".count)) })
            for (number, step) in all.enumerated() where names.contains(step.name) {
                guard step.bit != nil, seen[step.name, default: 0] < 25 else { continue }
                seen[step.name, default: 0] += 1
                for place in tokens.indices {
                    for word in neighbours[tokens[place].surface] ?? [] {
                        guard let token = TextScanner.words(of: word).first else { continue }
                        var other = tokens
                        (other[place].surface, other[place].word) = (token.surface, token.word)
                        other[place].traits = token.traits
                        guard !step.isOpen(to: TurnGates.marks(of: other)),
                            speaks(step, behind: all[..<number], in: other, index)
                        else { continue }
                        let name = "\(step.name): \(word)"
                        missing.insert(name)
                        examples[name] = line.text
                    }
                }
            }
        }
        let known = Self.known.flatMap { step, words in
            words.split(whereSeparator: \.isWhitespace).map { "\(step): \($0)" }
        }
        #expect(missing == Set(known), "\(examples.sorted { $0.key < $1.key })")
    }

    @Test func `a gate opens to every word that it was made of, and to nothing else`() {
        for step in TurnPass.phases.flatMap({ $0.steps }) where step.stage == nil {
            #expect(!step.gate.words.isEmpty || !step.gate.looks.isEmpty, "\(step.name)")
            for word in step.gate.words {
                #expect(step.isOpen(to: TurnGates.marks(of: [Self.token(word)])), "\(step.name)")
            }
            #expect(!step.isOpen(to: TurnGates.marks(of: [Self.token("zyx")])), "\(step.name)")
        }
    }

    private static func token(_ word: WordHash) -> Token {
        var token = TextScanner.words(of: "zyx")[0]
        (token.surface, token.word) = (word, word)
        return token
    }

    /// Steps are asked by nothing but words of `reading/`: neither they nor their gates spell one.
    @Test func `no step is gated by a word that is spelled in its place`() throws {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let text = try String(
            contentsOfFile: root + "/Sources/Meals/MealReader/TurnPass+Steps.swift", encoding: .utf8
        )
        let names = TurnPass.phases.flatMap { [$0.name] + $0.steps.map(\.name) }
        for line in text.split(separator: "\n") where line.contains("TurnStep(") {
            for spelled in line.split(separator: "\"").enumerated() where spelled.offset % 2 == 1 {
                #expect(names.contains(String(spelled.element)), "\(line)")
            }
        }
    }

    /// Whether a step changes a line when it is asked whatever its gate says.
    private func speaks(
        _ step: TurnStep, behind earlier: ArraySlice<TurnStep>, in tokens: [Token],
        _ index: FoodIndex
    ) -> Bool {
        let before = TurnPass(
            tokens, index: index, phases: [TurnPhase(name: "before", steps: Array(earlier))],
            isAlways: true)
        guard var after = before, let before else { return false }
        step.apply(&after)
        return after.parts != before.parts || after.told != before.told
            || after.tokens.count != before.tokens.count
            || zip(after.tokens, before.tokens).contains {
                $0.surface != $1.surface || $0.value != $1.value || $0.gap != $1.gap
            }
    }
}
