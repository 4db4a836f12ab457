extension CompletionScript {
    static func bash(_ program: CommandTable) -> String {
        let name = program.name
        let places = places(of: program)
        var text = """
            # bash completion for \(name); made by "\(name) completions bash".

            _\(name)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                local verb="" word
                # "--option=value" comes as three words.
                if [[ $current == "=" ]]; then
                    current=""
                elif [[ $previous == "=" ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case "$verb/$word" in
                    \(places.dropFirst().map(\.path).joined(separator: " | ")))
                        verb="$verb/$word"
                        ;;
                    esac
                done
                COMPREPLY=()

                case "$verb $previous" in

            """
        for place in places {
            for option in place.options where option.value != nil {
                let patterns = option.spellings.map { "\"\(place.path) \($0)\"" }
                text += "    \(patterns.joined(separator: " | ")))\n"
                if let line = option.value.flatMap({ bash($0.kind) }) {
                    text += "        \(line)\n"
                }
                text += "        return\n        ;;\n"
            }
        }
        text += "    esac\n\n    case \"$verb\" in\n"
        for place in places {
            let options = place.options.map { "--\($0.name)" }.joined(separator: " ")
            text += "    \"\(place.path)\")\n"
            text += "        if [[ $current == -* ]]; then\n"
            text +=
                "            mapfile -t COMPREPLY < <(compgen -W \"\(options)\" -- \"$current\")\n"
            let commands = place.table.commands.map(\.name)
            if !commands.isEmpty {
                text += "        else\n            \(bash(.choice(commands)) ?? "")\n"
            } else if let line = place.table.operands.first.flatMap({ bash($0.kind) }) {
                text += "        else\n            \(line)\n"
            }
            text += "        fi\n        ;;\n"
        }
        text += "    esac\n}\n\ncomplete -F _\(name) \(name)\n"
        return text
    }

    private static func bash(_ kind: ValueKind) -> String? {
        switch kind {
        case .text: nil
        case .file:
            "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .folder:
            "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
        case .choice(let words):
            "mapfile -t COMPREPLY < <(compgen -W \"\(words.joined(separator: " "))\" "
                + "-- \"$current\")"
        }
    }
}
