package import Arguments

extension CommandTable {
    /// The command line of `demeter-ears`. People use `demeter`, which starts that program.
    package static let demeterEars = CommandTable(
        "demeter-ears", "Hears what is said to Demeter",
        details: ["The daemon and the command line start this program; you need not."],
        options: Overrides.options,
        commands: [
            CommandTable(
                "transcribe", "Print what is said in WAV files",
                options: [
                    OptionRow("json", "Print one JSON object for each file."),
                    OptionRow(
                        "set", value: .init("NAME=VALUE"),
                        "Change a setting of the decoder or, with a dot, of the language model.",
                        isRepeatable: true),
                ],
                operands: [
                    OperandRow(
                        "FILE", count: .oneAtLeast, kind: .file, "A WAV file of any common form.")
                ]),
            CommandTable(
                "serve", "Listen for the daemon, which holds the other end of descriptor 3",
                options: [
                    OptionRow("device", value: .init("DEVICE"), "Where the sound comes from."),
                    OptionRow(
                        "listening",
                        value: .init("MODE", .choice(VoiceListening.allCases.map(\.rawValue))),
                        "When what is said is meant for Demeter."),
                    OptionRow("wake-phrase", value: .init("WORDS"), "The words that wake it."),
                    OptionRow(
                        "feedback",
                        value: .init("KIND", .choice(VoiceFeedback.allCases.map(\.rawValue))),
                        "How it lets hear what became of what was said."),
                    OptionRow(
                        "second", value: .init("PATH", .file),
                        "Socket of the second recogniser, see demeter-wyoming(8)."),
                    OptionRow(
                        "first", value: .init("EARS", .choice(FirstEars.allCases.map(\.rawValue))),
                        "Whose words count."),
                    OptionRow("learn", "Learn the voice from what is confirmed."),
                ]),
            CommandTable(
                "lend", "Turn the speech of rooms into words, for demeter-wyoming",
                options: [
                    OptionRow("at", value: .init("PATH", .file), "The socket to wait at."),
                    OptionRow("wake-phrase", value: .init("WORDS"), "The words that wake them."),
                    OptionRow(
                        "supervised",
                        "It was started by the daemon, which holds the other end of descriptor 3."),
                ]),
            CommandTable(
                "prepare", "Make the model of the foods and grammars, which ears then take up",
                options: [
                    OptionRow("wake-phrase", value: .init("WORDS"), "The words that wake them.")
                ]),
            CommandTable(
                "confinement", "Give the rights away as when listening, and try to use them",
                details: ["Prints a JSON object with true for each that was refused."]),
            CommandTable(
                "probe", "Try whether a device can be heard, and let go of it again",
                details: ["Prints a JSON object: \"heard\", and the \"fault\" if it cannot."],
                options: [device]),
        ] + person)

    /// What a person does with their microphone and their voice.
    private static let person = [
        CommandTable(
            "test", "Hear one sentence, and say how well", options: [device, json]),
        CommandTable(
            "train", "Learn a person's voice from sentences that they read",
            options: [
                device, json,
                OptionRow("keep", "Keep the takes as WAV files; they are erased otherwise."),
                OptionRow("list", "Print the sentences, and take none."),
                OptionRow(
                    "takes", value: .init("FOLDER", .folder),
                    "Learn from 1.wav, 2.wav and so on instead of a microphone."),
            ]),
        CommandTable("forget", "Forget a person's voice", options: [json]),
    ]

    private static let device = OptionRow(
        "device", value: .init("DEVICE"), "Where the sound comes from; alsa:default unless given.")
    private static let json = OptionRow("json", "Print a JSON object.")
}
