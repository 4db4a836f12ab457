package import Arguments
internal import Telling

// The help, and what is wrong with a command line, as the person reads them: libraries speak English.
extension CommandTable {
    /// The table with everything that is told in the language of the moment; what is typed stays.
    package var told: CommandTable {
        guard Telling.isChinese else { return self }
        var table = self
        table.summary = phrase(of: summary)
        table.details = details.map { phrase(of: $0) }
        table.options = options.map(\.told)
        table.operands = operands.map { operand in
            var operand = operand
            operand.help = phrase(of: operand.help)
            return operand
        }
        table.examples = examples.map { .init($0.line, phrase(of: $0.meaning)) }
        table.commands = commands.map(\.told)
        table.group = phrase(of: group)
        return table
    }

    /// The help in the language of the moment.
    package func help(path: [String], width: Int = 80) -> String {
        HelpText.text(of: told, path: path, width: width, words: .told)
    }
}

extension OptionRow {
    package var told: OptionRow {
        var option = self
        option.help = phrase(of: help)
        return option
    }
}

extension HelpWords {
    package static var told: HelpWords {
        var words = HelpWords()
        guard Telling.isChinese else { return words }
        words.usage = "用法："
        words.option = "選項"
        words.verb = "指令"
        words.arguments = phrase("Arguments")
        words.options = phrase("Options")
        words.generalOptions = phrase("General options")
        words.examples = phrase("Examples")
        words.colon = "："
        words.stop = "。"
        words.help = OptionRow.help.told
        words.oneOf = { "可用：\(Words.row($0))。" }
        return words
    }
}

extension UsageError {
    /// One sentence without a full stop, in the language of the moment.
    package var told: String {
        switch problem {
        case .unknownOption(let name, nil): phrase("unknown option \"\(name)\"")
        case .unknownOption(let name, let nearest?):
            phrase("unknown option \"\(name)\"; did you mean \"\(nearest)\"?")
        case .unknownCommand(let name, nil): phrase("unknown verb \"\(name)\"")
        case .unknownCommand(let name, let nearest?):
            phrase("unknown verb \"\(name)\"; did you mean \"\(nearest)\"?")
        case .missingValue(let option, let placeholder):
            phrase("option \"\(option)\" needs a value: \(option) \(placeholder)")
        case .unwantedValue(let option): phrase("option \"\(option)\" takes no value")
        case .wrongChoice(let name, let choices): wrongChoice(name, Words.row(choices))
        case .missingOperand(let name): phrase("\(name) is missing")
        case .extraOperand(let word): phrase("unexpected argument \"\(word)\"")
        case .missingCommand(let names): phrase("a verb is missing: one of \(Words.row(names))")
        case .other(let sentence): sentence
        }
    }

    /// The error as a program prints it, with where to read on, in the language of the moment.
    package var toldMessage: String {
        guard Telling.isChinese else { return message }
        return "\(path.first ?? ""): \(told)\n"
            + phrase("Try \"\(path.joined(separator: " ")) --help\".") + "\n"
    }

    private func wrongChoice(_ name: String, _ choices: String) -> String {
        // The value of an option is called by that.
        let parts = name.split(separator: "\"")
        return parts.count == 2 && parts[0] == "the value of "
            ? phrase("the value of \"\(parts[1])\" must be one of \(choices)")
            : phrase("\(name) must be one of \(choices)")
    }
}
