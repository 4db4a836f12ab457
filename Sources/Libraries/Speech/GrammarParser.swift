/// Reads JSGF.
struct GrammarParser {
    private let file: String
    private let tokens: [GrammarToken]
    private var place = 0

    init(_ text: String, file: String) throws(GrammarError) {
        self.file = file
        tokens = try GrammarToken.tokens(of: text, file: file)
    }

    mutating func grammar() throws(GrammarError) -> Grammar {
        guard case .word("grammar") = next()?.kind, case .word(let name) = next()?.kind else {
            throw fault("a JSGF file starts with \"#JSGF V1.0;\" and \"grammar NAME;\"")
        }
        try expect(.mark(";"))
        var grammar = Grammar(name: name, rules: [:])
        while let token = next() {
            var token = token
            if token.kind == .word("import") {
                // Every rule of the grammars read together is reachable by its full name.
                guard case .rule = next()?.kind else { throw fault("import needs <grammar.*>") }
                try expect(.mark(";"))
                continue
            }
            let isPublic = token.kind == .word("public")
            if isPublic {
                guard let following = next() else { throw fault("a rule is missing") }
                token = following
            }
            guard case .rule(let rule) = token.kind else {
                throw fault("expected a rule such as <name> = …;")
            }
            guard grammar.rules[rule] == nil else {
                throw fault("<\(rule)> is defined twice")
            }
            try expect(.mark("="))
            grammar.rules[rule] = try choice()
            try expect(.mark(";"))
            if isPublic { grammar.publicRules.append(rule) }
        }
        return grammar
    }

    private mutating func choice() throws(GrammarError) -> Expansion {
        var alternatives: [Expansion.Alternative] = []
        repeat {
            var weight = 1.0
            if case .weight(let written) = peek {
                weight = written
                place += 1
            }
            alternatives.append(.init(weight: weight, try sequence()))
        } while skip(.mark("|"))
        if alternatives.count == 1 { return alternatives[0].expansion }
        return .choice(alternatives)
    }

    private mutating func sequence() throws(GrammarError) -> Expansion {
        var parts: [Expansion] = []
        var isEmpty = true
        while let kind = peek {
            var part: Expansion
            switch kind {
            case .word(let word): part = .word(word.lowercased())
            case .rule("NULL"): part = .nothing
            case .rule(let name): part = .rule(name)
            case .mark("("), .mark("["):
                place += 1
                part = try choice()
                if kind == .mark("[") {
                    part = .choice([.init(part), .init(.nothing)])
                }
                try expect(.mark(kind == .mark("(") ? ")" : "]"))
                place -= 1
            case .mark, .weight:
                guard !isEmpty else { throw fault("an alternative is empty; write <NULL>") }
                return parts.count == 1 ? parts[0] : .sequence(parts)
            }
            place += 1
            isEmpty = false
            if skip(.mark("*")) {
                part = .choice([.init(.repeated(part)), .init(.nothing)])
            } else if skip(.mark("+")) {
                part = .repeated(part)
            }
            if part != .nothing { parts.append(part) }
        }
        throw fault("the file ends inside a rule; is a \";\" missing?")
    }

    private var peek: GrammarToken.Kind? {
        place < tokens.count ? tokens[place].kind : nil
    }

    private mutating func next() -> GrammarToken? {
        guard place < tokens.count else { return nil }
        place += 1
        return tokens[place - 1]
    }

    private mutating func skip(_ kind: GrammarToken.Kind) -> Bool {
        guard peek == kind else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ kind: GrammarToken.Kind) throws(GrammarError) {
        guard next()?.kind == kind else { throw fault("expected \(kind)") }
    }

    private func fault(_ reason: String) -> GrammarError {
        let line = tokens.isEmpty ? 1 : tokens[min(max(place - 1, 0), tokens.count - 1)].line
        return GrammarError(file: file, line: line, reason: reason)
    }
}

extension Grammar {
    /// - Parameter file: names the text in errors.
    package init(parsing text: String, file: String) throws(GrammarError) {
        var parser = try GrammarParser(text, file: file)
        self = try parser.grammar()
    }
}
