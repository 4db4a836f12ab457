internal import Arguments
internal import Configuration
internal import Glibc
internal import Host

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
