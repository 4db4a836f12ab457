package import Arguments
internal import Configuration

extension DemeterCommand {
    /// The command line of `demeter`.
    package static let table: CommandTable = verbs.table

    static let verbs: Verb = Verb(
        CommandTable(
            "demeter", "Keep a food journal by saying what you ate",
            details: [
                "Without a verb it shows today. Most verbs talk to the daemon, demeterd; those that need "
                    + "none say so."
            ],
            options: [
                OptionRow("json", "Print results as JSON, one line each, for programs."),
                OptionRow(
                    "person", value: .init("NAME"),
                    "Mean the journal of this person, where several are kept; so does DEMETER_PERSON."
                ),
                OptionRow("no-color", "Print without colours; so does NO_COLOR=1."),
            ] + Overrides.options + [
                OptionRow("version", letter: "V", "Show the version and end.")
            ],
            examples: [
                .init("demeter log two eggs and a slice of toast", "logs a meal"),
                .init("demeter", "shows what you had today"),
                .init("demeter undo", "takes the last change back"),
            ]),
        [log, say, add, barcode, photo, repeatMeal, parse, today, day, week, month] + lookingBack
            + [nutrients] + you + [
                undo, redo, delete, edit, move, copy, confirm, retry, foods, recipes, watch,
                transcribe, listen, mute, unmute, voice,
            ] + yourData + [status, metrics, doctor, model, sync, people, mcp, web, completions]
    ) { session throws(Failure) in try showDay(nil, session) }

    /// What a person tells of themselves.
    private static let you = [
        allergies, score, instead, feel, feelings, programme, suggest, rate, plan, profile, measure,
        energy,
    ]

    /// A person's own data: out, in, safe, gone.
    private static let yourData = [export, importing, backup, restore, forget, habits]
}
