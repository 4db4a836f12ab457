import FoodCatalog
import Testing

@testable import MealReader

/// In which order the rules of turns are asked, and for which of them it matters.
struct TurnOrderTests {
    /// A line in front of the turns, and the rules that speak in it.
    private struct Line {
        let text: String
        let tokens: [Token]
        var turned: TurnPass
        var speaking: Set<String>
    }

    /// Neighbours of one phase that read some everyday line otherwise the other way round. Whoever adds a rule finds here
    /// whether its place was chosen or matters; all others may change places.
    private static let ordered: Set<String> = [
        // What was eaten of it counts, and only without that how much "couldn't finish it" leaves.
        "take-eaten take-unfinished"
    ]

    /// What a step is called in a trace: itself, or the rules that it asks.
    private static func names(of step: TurnStep) -> [String] {
        guard let stage = step.stage else { return [step.name] }
        return RuleTable.compiled.rules.filter { $0.stage == stage }.map(\.name)
    }

    private static func lines(_ index: FoodIndex) throws -> [Line] {
        try EverydayLine.all(besides: #filePath).compactMap { line in
            var tokens = PartPass.plain(TextScanner.phrases(of: line.text))
            _ = TimePass(tokens, of: line.text).mark(&tokens)
            let trace = ReadingTrace(line.text)
            guard let turned = TurnPass(tokens, index: index, trace: trace),
                !trace.rules.isEmpty
            else { return nil }
            let speaking = Set(trace.rules.map { String($0.rule.dropFirst("turns/".count)) })
            return Line(text: line.text, tokens: tokens, turned: turned, speaking: speaking)
        }
    }

    @Test func `only the named neighbours read everyday lines otherwise the other way round`()
        throws
    {
        let index = try WholeCatalog.reader().catalog.index
        let lines = try Self.lines(index)
        var found: Set<String> = []
        for (number, phase) in TurnPass.phases.enumerated() {
            for place in phase.steps.indices.dropLast() {
                let (first, second) = (phase.steps[place], phase.steps[place + 1])
                var phases = TurnPass.phases
                phases[number].steps.swapAt(place, place + 1)
                let matters = lines.contains { line in
                    guard
                        !line.speaking.isDisjoint(
                            with: Self.names(of: first) + Self.names(of: second))
                    else { return false }
                    let other = TurnPass(line.tokens, index: index, phases: phases)
                    return other.map { !isSame($0, line.turned) } ?? true
                }
                if matters { found.insert("\(first.name) \(second.name)") }
            }
        }
        #expect(found == Self.ordered)
    }

    /// The same for neighbours of one stage of the rules in `reading/`.
    private static let orderedRules: Set<String> = [
        // "one from a 6 pack" is one, before "6 pack of" is six.
        "packs/from-a-pack packs/pack-of"
    ]

    @Test func `only the named rules of a stage read everyday lines otherwise the other way round`()
        throws
    {
        let index = try WholeCatalog.reader().catalog.index
        let lines = try Self.lines(index)
        var found: Set<String> = []
        for stage in RuleTable.compiled.stages {
            for (first, second) in zip(stage, stage.dropFirst()) {
                let table = RuleTable.compiled.swapping(first, second)
                let names = [first, second].map { RuleTable.compiled.rules[$0].name }
                let matters = lines.contains { line in
                    guard !line.speaking.isDisjoint(with: names) else { return false }
                    let other = TurnPass(line.tokens, index: index, table: table)
                    return other.map { !isSame($0, line.turned) } ?? true
                }
                if matters { found.insert(names.joined(separator: " ")) }
            }
        }
        #expect(found == Self.orderedRules)
    }

    @Test func `every rule has a name of its own`() {
        let turns =
            TurnPass.phases.flatMap(\.steps).map(\.name) + RuleTable.compiled.rules.map(\.name)
        let lists = [
            turns,
            MealSense.clauseRules.map(\.name) + (RuleTable.compiled.talk?.rules.map(\.name) ?? []),
            CompositionPass.rules.map(\.name), CoordinationPass.cutRules.map(\.name),
        ]
        for names in lists { #expect(Set(names).count == names.count) }
    }

    private func isSame(_ one: TurnPass, _ other: TurnPass) -> Bool {
        one.parts == other.parts && one.told == other.told
            && one.tokens.count == other.tokens.count
            && zip(one.tokens, other.tokens).allSatisfy {
                $0.surface == $1.surface && $0.value == $1.value && $0.gap == $1.gap
            }
    }
}
