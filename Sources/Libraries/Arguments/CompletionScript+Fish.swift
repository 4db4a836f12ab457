extension CompletionScript {
    static func fish(_ program: CommandTable) -> String {
        let name = program.name
        let places = places(of: program)
        var text = """
            # fish completion for \(name); made by "\(name) completions fish".

            function __\(name)_at --argument-names expected
                set -l verb ""
                for word in (commandline -opc)[2..-1]
                    switch "$verb/$word"
                        case \(places.dropFirst().map(\.path).joined(separator: " "))
                            set verb "$verb/$word"
                    end
                end
                test "$verb" = "$expected"
            end

            complete -c \(name) -f

            """
        for option in program.options + [.help] {
            text += "complete -c \(name) \(fish(option))\n"
        }
        for place in places {
            let condition = "complete -c \(name) -n '__\(name)_at \"\(place.path)\"'"
            for command in place.table.commands {
                text += "\(condition) -a \(command.name) -d \(fishQuoted(command.summary))\n"
            }
            if !place.path.isEmpty {
                for option in place.table.options { text += "\(condition) \(fish(option))\n" }
            }
            guard let operand = place.table.operands.first else { continue }
            switch operand.kind {
            case .text: break
            case .file: text += "\(condition) -F\n"
            case .folder: text += "\(condition) -a '(__fish_complete_directories)'\n"
            case .choice(let words):
                text += "\(condition) -a \(fishQuoted(words.joined(separator: " ")))\n"
            }
        }
        return text
    }

    private static func fish(_ option: OptionRow) -> String {
        var parts = ["-l \(option.name)"]
        if let letter = option.letter { parts.append("-s \(letter)") }
        switch option.value?.kind {
        case nil: break
        case .text: parts.append("-x")
        case .file: parts.append("-r -F")
        case .folder: parts.append("-x -a '(__fish_complete_directories)'")
        case .choice(let words):
            parts.append("-x -a \(fishQuoted(words.joined(separator: " ")))")
        }
        parts.append("-d \(fishQuoted(option.help))")
        return parts.joined(separator: " ")
    }

    /// `text` between single quotes, as fish reads them.
    private static func fishQuoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return result + "'"
    }
}
