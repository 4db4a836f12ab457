extension CompletionScript {
    static func zsh(_ program: CommandTable) -> String {
        let name = program.name
        let places = places(of: program)
        var text = """
            #compdef \(name)
            # zsh completion for \(name); made by "\(name) completions zsh".

            _\(name)() {
                local verb="" word previous=${words[CURRENT-1]}
                local -a options commands
                for word in "${(@)words[2,CURRENT-1]}"; do
                    case "$verb/$word" in
                    \(places.dropFirst().map(\.path).joined(separator: "|")))
                        verb="$verb/$word"
                        ;;
                    esac
                done
                # "--option=value" is one word; what stands before the "=" decides.
                if [[ $PREFIX == --*=* ]]; then
                    previous=${PREFIX%%=*}
                    compset -P '*='
                fi

                case "$verb $previous" in

            """
        for place in places {
            for option in place.options where option.value != nil {
                let patterns = option.spellings.map { "\"\(place.path) \($0)\"" }
                text += "    \(patterns.joined(separator: "|")))\n"
                if let line = option.value.flatMap({ zsh($0.kind) }) { text += "        \(line)\n" }
                text += "        return\n        ;;\n"
            }
        }
        text += "    esac\n\n    case \"$verb\" in\n"
        for place in places {
            text += "    \"\(place.path)\")\n        options=(\n"
            for option in place.options {
                text += "            \(described("--\(option.name)", option.help))\n"
            }
            text += "        )\n"
            if !place.table.commands.isEmpty {
                text += "        commands=(\n"
                for command in place.table.commands {
                    text += "            \(described(command.name, command.summary))\n"
                }
                text += "        )\n"
            } else if let line = place.table.operands.first.flatMap({ zsh($0.kind) }) {
                text += "        [[ $PREFIX == -* ]] || { \(line); return }\n"
            }
            text += "        ;;\n"
        }
        text += """
                esac
                if [[ $PREFIX == -* ]]; then
                    _describe -o 'option' options
                elif (( $#commands )); then
                    _describe 'verb' commands
                fi
            }

            if [[ $funcstack[1] == _\(name) ]]; then
                _\(name) "$@"
            else
                compdef _\(name) \(name)
            fi

            """
        return text
    }

    private static func zsh(_ kind: ValueKind) -> String? {
        switch kind {
        case .text: nil
        case .file: "_files"
        case .folder: "_files -/"
        case .choice(let words): "compadd -- \(words.joined(separator: " "))"
        }
    }

    /// `'word:meaning'`, as `_describe` reads it.
    private static func described(_ word: String, _ meaning: String) -> String {
        let escaped = meaning.split(separator: ":", omittingEmptySubsequences: false)
            .joined(separator: "\\:")
        return quoted("\(word):\(escaped)")
    }
}
