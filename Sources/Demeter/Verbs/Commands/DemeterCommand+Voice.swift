internal import Arguments
internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import Telling
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
            details: [
                "Ends when it was understood, or after eight seconds without a word. On a terminal the "
                    + "words are shown as they come. A key of your desktop may run it."
            ],
            group: "Voice")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let isWatched = !session.isJSON && session.console.style.columns != nil
        if isWatched { daemon.onWords = { show(words: $0, session) } }
        let (raw, result) = try daemon.ask(
            .listen, ListenRequest(words: isWatched), as: ListenResult.self)
        if isWatched { show(words: "", session) }
        let lines = result.reply.isEmpty ? [phrase("I heard no meal.")] : result.reply
        try session.show(
            raw,
            (result.text.isEmpty ? [] : ["\"\(result.text)\""]) + lines.map(DisplayWidth.printable))
        return result.text.isEmpty ? .nothing : .done
    }

    /// Puts the words so far in the place of those before.
    private static func show(words: String, _ session: Session) {
        let most = max(1, (session.console.style.columns ?? 80) - 1)
        // Of long words the newest are shown; a terminal that is gone is noticed afterwards.
        let shown = DisplayWidth.printable(words).suffix(most)
        try? session.console.write("\r\u{1B}[K\(shown)")
        try? session.console.flush()
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
        let (raw, voice) = try daemon.ask(method, as: StatusMessage.Voice.self)
        try session.show(raw, ["voice: \(voice.state.rawValue)"])
        return .done
    }

    /// A person's own microphone and voice.
    static let voice: Verb = Verb(
        CommandTable("voice", "Try the microphone, and have your voice learnt", group: "Voice"),
        [
            Verb(
                CommandTable(
                    "test", "Say one sentence, and see how well it is heard",
                    details: [
                        "Prints the level of the voice and of the room in decibels of full scale, the "
                            + "words with how sure each is, and what the meal reader makes of them. Needs "
                            + "no daemon, and logs nothing."
                    ], options: [microphone]),
                { session throws(Failure) in try becomeEars("test", session) }),
            Verb(
                CommandTable(
                    "train", "Have your voice learnt from sixteen sentences that you read",
                    details: [
                        "Shows the sentences one by one, and asks for one again that was too quiet, too "
                            + "loud or another. Twelve adapt the recogniser's sounds to the voice; the "
                            + "other four are held out, and the new sounds are used only if they are "
                            + "heard better with them. The takes are erased afterwards. Needs the "
                            + "package sphinxtrain, and no daemon."
                    ],
                    options: [
                        microphone,
                        OptionRow("keep", "Keep the takes as WAV files in the data folder."),
                        OptionRow("list", "Print the sentences only."),
                        OptionRow(
                            "takes", value: .init("FOLDER", .folder),
                            "Learn from 1.wav, 2.wav and so on, read elsewhere."),
                    ]),
                { session throws(Failure) in try becomeEars("train", session) }),
            Verb(
                CommandTable("forget", "Forget what was learnt of your voice, and its takes"),
                { session throws(Failure) in try becomeEars("forget", session) }),
        ])

    private static let microphone = OptionRow(
        "device", value: .init("DEVICE"), "Where the sound comes from; else as configured.")

    private static func becomeEars(
        _ verb: String, _ session: Session
    ) throws(Failure) -> ExitStatus {
        let command = session.command
        var words = ["demeter-ears", verb] + (session.isJSON ? ["--json"] : [])
        if verb != "forget" {
            let configured = try session.configuration().voice.device
            words += ["--device", command["device"] ?? configured]
        }
        if let takes = command["takes"] { words += ["--takes", takes] }
        words += ["keep", "list"].filter { command.has($0) }.map { "--\($0)" }
        words += places(session)
        try session.console.flush()
        throw .ears(code: become(words, session.environment))
    }

    /// The options of `session` that say where things are.
    private static func places(_ session: Session) -> [String] {
        Overrides.options.map(\.name).flatMap { name in
            session.command[name].map { ["--\(name)", $0] } ?? []
        }
    }

    /// Becomes `demeter-ears`: recognising drags in libraries that no other verb shall load.
    @Sendable private static func runTranscribe(
        _ session: Session
    ) throws(Failure) -> ExitStatus {
        var words = ["demeter-ears", "transcribe"] + (session.isJSON ? ["--json"] : [])
        words += places(session) + ["--"] + session.command.operands
        try session.console.flush()
        throw .ears(code: become(words, session.environment))
    }

    /// Puts the ears beside this program, else those on the `PATH`, in this process's place.
    ///
    /// - Returns: why that failed, an error number.
    private static func become(_ words: [String], _ environment: Environment) -> Int32 {
        var arguments = words.map { strdup($0) } + [nil]
        let passed = ChildEnvironment.of(environment, for: .ears)
        var variables = passed.names.map { strdup("\($0)=\(passed[$0] ?? "")") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var candidates = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .map { Path.join(String($0), words[0]) }
        if let program = Program.file() {
            candidates.insert(Path.join(Path.parent(of: program), words[0]), at: 0)
        }
        for candidate in candidates {
            execve(candidate, &arguments, &variables)
            guard errno == ENOENT || errno == ENOTDIR else { return errno }
        }
        return ENOENT
    }
}
