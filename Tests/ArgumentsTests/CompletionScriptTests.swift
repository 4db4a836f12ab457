import Arguments
import Glibc
import TestSupport
import Testing

struct CompletionScriptTests {
    /// What a program prints on its standard output; `nil` when it is not installed.
    private static func output(of command: [String]) -> String? {
        for folder in ["/usr/bin", "/bin", "/usr/local/bin"] {
            let program = "\(folder)/\(command[0])"
            guard access(program, X_OK) == 0 else { continue }
            var ends: [Int32] = [0, 0]
            // Unlike those of pipe(), these do not leak into what other tests start meanwhile.
            socketpair(
                AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
            var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
            arguments.append(nil)
            var process: pid_t = 0
            let result = posix_spawn(&process, program, &actions, nil, arguments, environ)
            posix_spawn_file_actions_destroy(&actions)
            for argument in arguments { free(argument) }
            close(ends[1])
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 4096)
            while case let count = read(ends[0], &chunk, chunk.count), count > 0 {
                bytes += chunk[..<count]
            }
            close(ends[0])
            var status: Int32 = 0
            if result == 0 { waitpid(process, &status, 0) }
            return String(decoding: bytes, as: UTF8.self)
        }
        return nil
    }

    /// What may be offered behind `words`, the last of which is being typed.
    static let cases: [([String], [String])] = [
        ([""], ["copy", "foods", "log"]),
        (["l"], ["log"]),
        (["--s"], ["--socket"]),
        (["log", "--me"], ["--meal"]),
        (["log", "--meal", "d"], ["dinner"]),
        (["log", "-m", "b"], ["breakfast"]),
        (["--quiet", "foods", "se"], ["search"]),
        (["foods", "shell", ""], ["bash", "zsh"]),
        (["log", "foods", "--al"], ["--all"]),
        (["log", "--tag", ""], []),
    ]

    @Test(arguments: cases)
    func `bash completes`(words: [String], expected: [String]) {
        let script =
            CompletionScript.bash.text(for: sample)
                + """

                COMP_WORDS=(tool \(words.map { "'\($0)'" }.joined(separator: " ")))
                COMP_CWORD=\(words.count)
                _tool
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let output = Self.output(of: ["bash", "--norc", "-c", script]) ?? ""
        #expect(output.split(separator: "\n").map(String.init).sorted() == expected)
    }

    @Test
    func `bash completes a value behind an equals sign`() {
        let script =
            CompletionScript.bash.text(for: sample)
            + "\nCOMP_WORDS=(tool log --meal = d)\nCOMP_CWORD=4\n_tool\necho \"${COMPREPLY[*]}\""
        #expect(Self.output(of: ["bash", "--norc", "-c", script]) == "dinner\n")
    }

    @Test(arguments: cases)
    func `fish completes`(words: [String], expected: [String]) {
        let script =
            CompletionScript.fish.text(for: sample)
            + "\ncomplete --do-complete '\((["tool"] + words).joined(separator: " "))'\n"
        let output = Self.output(of: ["fish", "--no-config", "-c", script]) ?? ""
        let found = output.split(separator: "\n").map { line in
            String(line.prefix { $0 != "\t" })
        }
        #expect(found.sorted() == expected)
    }

    @Test(arguments: cases)
    func `zsh completes`(words: [String], expected: [String]) {
        // Outside the line editor the completion functions are stood in for by ones that filter
        // and print what they are given.
        let script =
            """
            compdef() { }
            compset() { }
            _files() { }
            compadd() { shift; print -l -- ${(M)@:#${PREFIX}*} }
            _describe() {
                local list=${@[-1]} entry
                for entry in "${(@P)list}"; do
                    [[ ${entry%%:*} == ${PREFIX}* ]] && print -r -- ${entry%%:*}
                done
            }

            """ + CompletionScript.zsh.text(for: sample)
                + """

                words=(tool \(words.map { "'\($0)'" }.joined(separator: " ")))
                CURRENT=\(words.count + 1)
                PREFIX='\(words[words.count - 1])'
                _tool
                """
        let output = Self.output(of: ["zsh", "-f", "-c", script]) ?? ""
        #expect(output.split(separator: "\n").map(String.init).sorted() == expected)
    }

    @Test(arguments: CompletionScript.allCases)
    func `scripts are as they were`(shell: CompletionScript) throws {
        let text = shell.text(for: sample)
        let snapshot = Snapshot("completion.\(shell.rawValue)")
        #expect(text == (try snapshot.text(recording: text)))
    }
}
