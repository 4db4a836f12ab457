import Arguments

/// A small program with everything that a table can hold.
let sample = CommandTable(
    "tool", "A tool that has a bit of everything",
    details: [
        "This paragraph is long enough that it has to be broken into more than one line of text."
    ],
    options: [
        OptionRow("socket", value: .init("PATH", .file), "The daemon's socket."),
        OptionRow("quiet", letter: "q", "Say less."),
        OptionRow("version", letter: "V", "Show the version and end."),
    ],
    commands: [
        CommandTable(
            "log", "Log what was eaten",
            options: [
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(["breakfast", "lunch", "dinner"])),
                    "The occasion: it's said so."),
                OptionRow("all", letter: "a", "Everything."),
                OptionRow("tag", value: .init("WORD"), "A tag.", isRepeatable: true),
            ],
            operands: [OperandRow("TEXT", count: .any, "What was eaten.")],
            examples: [.init("tool log two eggs", "logs two eggs")], group: "Journal"),
        CommandTable(
            "copy", "Copy a file",
            operands: [
                OperandRow("FROM", kind: .file, "The file."),
                OperandRow("TO", count: .oneAtMost, kind: .folder, "The folder."),
            ], group: "Files"),
        CommandTable(
            "foods", "Look after foods",
            commands: [
                CommandTable(
                    "search", "Search foods",
                    operands: [OperandRow("WORD", count: .oneAtLeast, "What to search for.")]),
                CommandTable(
                    "shell", "Name a shell",
                    operands: [
                        OperandRow("SHELL", kind: .choice(["bash", "zsh"]), "The shell.")
                    ]),
            ], group: "Journal"),
    ], isRunnable: true)
