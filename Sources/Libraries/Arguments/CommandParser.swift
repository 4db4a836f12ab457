/// Reads a command line by its table, in the GNU style.
///
/// `--option VALUE`, `--option=VALUE`, `-oVALUE`, flags in one word (`-ab`), options and operands in
/// any order, `--` before operands that look like options.
package struct CommandParser: Sendable {
    /// What a command line asks for.
    package enum Request: Sendable, Hashable {
        case run(ParsedCommand)
        /// Of the program and the verbs on this path.
        case help([String])
    }

    private let root: CommandTable
    private var chain: [CommandTable]
    private var path: [String] = []
    private var operands: [String] = []
    private var values: [String: [String]] = [:]
    private var isHelpWanted = false
    /// Whether `--` was read.
    private var isPlain = false

    /// - Parameter arguments: Without the program's own name.
    package static func parse(
        _ arguments: [String], by table: CommandTable
    ) throws(UsageError) -> Request {
        var parser = CommandParser(table)
        try parser.read(arguments)
        return try parser.finish()
    }

    private init(_ table: CommandTable) {
        root = table
        chain = [table]
    }

    private mutating func read(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if isPlain || !word.hasPrefix("-") || word == "-" || isNegativeNumber(word) {
                try takeOperand(word)
            } else if word == "--" {
                isPlain = true
            } else if word.hasPrefix("--") {
                try takeLong(word.dropFirst(2), &rest)
            } else {
                try takeLetters(word.dropFirst(), &rest)
            }
        }
    }

    private func isNegativeNumber(_ word: String) -> Bool {
        word.dropFirst().first?.isNumber == true
    }

    private mutating func takeOperand(_ word: String) throws(UsageError) {
        guard let table = chain.last, operands.isEmpty, !table.commands.isEmpty else {
            operands.append(word)
            return
        }
        guard let next = table[command: word] else {
            // What has verbs below it may take words of its own as well.
            if !table.operands.isEmpty, word != "help" || chain.count > 1 {
                operands.append(word)
                return
            }
            // "demeter help log" means "demeter log --help".
            if word == "help" { isHelpWanted = true }
            // "demeter -h foods serach" should still show help.
            if isHelpWanted { return }
            throw error(
                .unknownCommand(
                    word,
                    nearest: Spelling.nearest(to: word, among: table.commands.map(\.name))))
        }
        chain.append(next)
        path.append(word)
    }

    private mutating func takeLong(
        _ word: Substring, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            let nearest = Spelling.nearest(to: name, among: options.map(\.name))
            throw error(.unknownOption("--\(name)", nearest: nearest.map { "--\($0)" }))
        }
        try take(option, as: "--\(name)", parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    private mutating func takeLetters(
        _ word: Substring, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        var letters = word
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else {
                throw error(.unknownOption("-\(letter)", nearest: nil))
            }
            if option.value == nil {
                try take(option, as: "-\(letter)", nil, &rest)
            } else {
                let value = letters.isEmpty ? nil : String(letters)
                try take(option, as: "-\(letter)", value, &rest)
                return
            }
        }
    }

    private mutating func take(
        _ option: OptionRow, as written: String, _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let expected = option.value else {
            guard attached == nil else { throw error(.unwantedValue(option: written)) }
            if option == .help { isHelpWanted = true }
            values[option.name] = []
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw error(
                .missingValue(option: written, placeholder: expected.placeholder))
        }
        try check(value, expected.kind, named: "the value of \"\(written)\"")
        values[option.name, default: []].append(value)
    }

    /// Everything that may be given at this place.
    private var options: [OptionRow] { chain.flatMap(\.options) + [.help] }

    private func check(
        _ value: String, _ kind: ValueKind, named name: String
    ) throws(UsageError) {
        guard case .choice(let choices) = kind, !choices.contains(value) else { return }
        throw error(.wrongChoice(of: name, choices: choices))
    }

    private func finish() throws(UsageError) -> Request {
        if isHelpWanted { return .help(path) }
        guard let table = chain.last else { return .help(path) }
        guard table.isRunnable else {
            throw error(.missingCommand(table.commands.map(\.name)))
        }
        var rest = operands[...]
        for operand in table.operands {
            switch operand.count {
            case .one, .oneAtLeast:
                guard let word = rest.first else { throw error(.missingOperand(operand.name)) }
                try check(word, operand.kind, named: operand.name)
            case .oneAtMost, .any:
                if let word = rest.first { try check(word, operand.kind, named: operand.name) }
            }
            switch operand.count {
            case .one, .oneAtMost: rest = rest.dropFirst()
            case .any, .oneAtLeast: rest = []
            }
        }
        if let extra = rest.first { throw error(.extraOperand(extra)) }
        return .run(ParsedCommand(path: path, operands: operands, values: values))
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem, path: [root.name] + path)
    }
}
