internal import Arguments
internal import Calling
internal import Configuration
internal import Wire

extension DemeterCommand {
    static let status: Verb = Verb(
        CommandTable("status", "Show how the daemon is", group: "The program itself")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, status) = try daemon.ask(.status, as: StatusMessage.self)
        try session.show(
            raw,
            StatusRendering.lines(
                status, socket: session.places.socket, at: session.now * 1000,
                session.console.style))
        return .done
    }

    static let completions: Verb = Verb(
        CommandTable(
            "completions", "Print the script that teaches a shell to complete this command line",
            operands: [
                OperandRow(
                    "SHELL", kind: .choice(CompletionScript.allCases.map(\.rawValue)),
                    "bash, zsh or fish.")
            ],
            examples: [
                .init("source <(demeter completions bash)", "completes in this shell, bash or zsh"),
                .init("demeter completions fish | source", "the same in fish"),
            ], group: "The program itself")
    ) { session throws(Failure) in
        guard let shell = CompletionScript(rawValue: session.command.operands[0]) else {
            return .wrongUsage
        }
        try session.console.write(shell.text(for: table))
        return .done
    }
}
