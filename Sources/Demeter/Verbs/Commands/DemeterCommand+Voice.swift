internal import Arguments
internal import Configuration
internal import Glibc
internal import Host
internal import Wire

extension DemeterCommand {
    static let transcribe: Verb = Verb(
        CommandTable(
            "transcribe", "Write down what is said in sound files, without logging it",
            details: [
                "Needs no daemon. The words come as they were spoken, one line for each file, in "
                    + "order. The first run makes a model of the foods and takes some seconds.",
                "With --json there is exactly one object for each file: \"file\" with \"text\" and "
                    + "\"confidence\", or with \"error\".",
            ],
            operands: [
                OperandRow(
                    "FILE", count: .oneAtLeast, kind: .file,
                    "A WAV file: PCM or float, of any rate and number of channels.")
            ],
            examples: [
                .init("demeter transcribe lunch.wav", "prints the words"),
                .init("demeter --json transcribe *.wav", "prints an object for each file"),
            ], group: "Voice"),
        runTranscribe)

    static let listen: Verb = Verb(
        CommandTable(
            "listen", "Speak one meal or command, without the wake phrase",
            details: ["Ends when it was understood, or after eight seconds without a word."],
            group: "Voice")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, result) = try daemon.call(.listen, as: ListenResult.self)
        let lines = result.reply.isEmpty ? ["I heard no meal."] : result.reply
        try session.show(
            raw,
            (result.text.isEmpty ? [] : ["\"\(result.text)\""]) + lines.map(DisplayWidth.printable))
        return result.reply.isEmpty ? .nothing : .done
    }

    static let mute: Verb = Verb(
        CommandTable("mute", "Stop listening at once, until \"unmute\"", group: "Voice")
    ) { session throws(Failure) in try setMuted(.mute, session) }

    static let unmute: Verb = Verb(
        CommandTable("unmute", "Listen again", group: "Voice")
    ) { session throws(Failure) in try setMuted(.unmute, session) }

    private static func setMuted(
        _ method: Method, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, voice) = try daemon.call(method, as: StatusMessage.Voice.self)
        try session.show(raw, ["voice: \(voice.state.rawValue)"])
        return .done
    }

    /// Becomes `demeter-ears`: recognising drags in libraries that no other verb shall load.
    @Sendable private static func runTranscribe(
        _ session: Session
    ) throws(Failure) -> ExitStatus {
        var words = ["demeter-ears", "transcribe"] + (session.isJSON ? ["--json"] : [])
        for name in Overrides.options.map(\.name) {
            if let value = session.command[name] { words += ["--\(name)", value] }
        }
        words += ["--"] + session.command.operands
        try session.console.flush()
        throw .ears(code: become(words))
    }

    /// Puts the ears beside this program, else those on the `PATH`, in this process's place.
    ///
    /// - Returns: why that failed, an error number.
    private static func become(_ words: [String]) -> Int32 {
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        if let program = Program.file() {
            execv(Path.join(Path.parent(of: program), words[0]), &arguments)
            guard errno == ENOENT else { return errno }
        }
        execvp(words[0], &arguments)
        return errno
    }
}
