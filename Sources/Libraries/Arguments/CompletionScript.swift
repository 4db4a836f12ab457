/// The script that teaches a shell to complete a program's command line, made from its table.
///
/// A script finds the verb that the cursor stands behind, as a path such as `/foods/search`, and then
/// offers what the table has there.
package enum CompletionScript: String, Sendable, CaseIterable {
    case bash, zsh, fish

    package func text(for program: CommandTable) -> String {
        switch self {
        case .bash: Self.bash(program)
        case .zsh: Self.zsh(program)
        case .fish: Self.fish(program)
        }
    }

    /// A verb with what may stand behind it.
    struct Place {
        /// Empty for the program itself.
        var path: String
        var table: CommandTable
        /// Its own options and those of the tables above it.
        var options: [OptionRow]
    }

    /// Every place of the program, the program itself first.
    static func places(of program: CommandTable) -> [Place] {
        var places: [Place] = []
        func visit(_ table: CommandTable, _ path: String, _ inherited: [OptionRow]) {
            let options = inherited + table.options
            places.append(Place(path: path, table: table, options: options + [.help]))
            for command in table.commands { visit(command, "\(path)/\(command.name)", options) }
        }
        visit(program, "", [])
        return places
    }

    /// `text` between single quotes, as bash and zsh read them.
    static func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''")
            + "'"
    }
}

extension OptionRow {
    /// As it is typed: `--help`, `-h`.
    var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
