import Foundation
import TestSupport
import Testing

/// The completions as `make install` puts them in place, in the shells themselves.
struct CompletionTests {
    /// What is offered behind a line, in the order of the alphabet.
    static let cases: [(line: String, offers: [String])] = [
        ("demeter exp", ["export"]),
        ("demeter mu", ["mute"]),
        ("demeter export --f", ["--format", "--from"]),
        ("demeter export --format ", ["csv", "fhir", "fhir-ndjson", "jsonl"]),
        ("demeter --json export --format c", ["csv"]),
        ("demeter completions ", ["bash", "fish", "zsh"]),
        ("demeter foods ", ["add", "edit", "import", "lookup", "remove", "search", "show"]),
        ("demeter habits f", ["forget"]),
        ("demeter log --me", ["--meal"]),
        ("demeter log --meal ", ["breakfast", "dinner", "lunch", "snack"]),
        ("demeter --so", ["--socket"]),
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func install(_ shell: String, as name: String) throws -> String {
        let made = try Command.run(Built.program("demeter"), ["completions", shell])
        #expect(made.status == 0)
        let path = "\(folder.path)/\(name)"
        try write(Array(made.output.utf8), to: path)
        return path
    }

    /// What a shell says is offered, behind each line of `cases`.
    private func check(_ run: Command) {
        #expect(run.status == 0)
        #expect(run.errors == "")
        let expected = Self.cases.map { "> \($0.line)\n" + $0.offers.map { "\($0)\n" }.joined() }
        #expect(run.output == expected.joined())
    }

    @Test func `bash offers what fits`() throws {
        let script = try install("bash", as: "demeter")
        let lines = Self.cases.map { "'\($0.line)'" }.joined(separator: " ")
        check(
            try Command.run(
                "bash",
                [
                    "--norc", "-c",
                    """
                    . '\(script)'
                    function=$(complete -p demeter | sed 's/.*-F \\([^ ]*\\).*/\\1/')
                    for line in \(lines); do
                        echo "> $line"
                        read -ra COMP_WORDS <<< "$line"
                        case $line in *' ') COMP_WORDS+=('') ;; esac
                        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                        COMPREPLY=()
                        "$function" demeter "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                        printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
                    done
                    """,
                ]))
    }

    @Test func `fish offers what fits`() throws {
        let script = try install("fish", as: "demeter.fish")
        let lines = Self.cases.map { "'\($0.line)'" }.joined(separator: " ")
        check(
            try Command.run(
                "fish",
                [
                    "--no-config", "-c",
                    """
                    source '\(script)'
                    for line in \(lines)
                        echo "> $line"
                        complete --do-complete $line | string replace -r '\\t.*' '' | LC_ALL=C sort
                    end
                    """,
                ]))
    }

    @Test(.timeLimit(.minutes(30)))
    func `zsh offers what fits when Tab is pressed`() throws {
        _ = try install("zsh", as: "_demeter")
        let driver = "\(Built.root)/Tests/EndToEndTests/Fixtures/offers.zsh"
        check(
            try Command.run(
                "zsh", ["-f", driver, folder.path, folder.path] + Self.cases.map(\.line)))
    }
}
