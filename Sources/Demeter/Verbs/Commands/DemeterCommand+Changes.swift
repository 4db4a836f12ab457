internal import Arguments
internal import JSON
internal import Nutrition
internal import Wire

extension DemeterCommand {
    static let undo: Verb = Verb(
        CommandTable(
            "undo", "Take the last change back",
            details: ["Any number of changes can be taken back, one after the other."],
            group: "Keeping the journal")
    ) { session throws(Failure) in
        try change(.undo, NoParameters(), session)
    }

    static let redo: Verb = Verb(
        CommandTable(
            "redo", "Do again what was taken back last", group: "Keeping the journal")
    ) { session throws(Failure) in
        try change(.redo, NoParameters(), session)
    }

    static let delete: Verb = Verb(
        CommandTable(
            "delete", "Take an entry out of the journal",
            operands: [OperandRow("ID", "The entry's number, as \"demeter today\" shows it.")],
            group: "Keeping the journal")
    ) { session throws(Failure) in
        try change(.delete, EntryRequest(entry: try entry(session)), session)
    }

    static let confirm: Verb = Verb(
        CommandTable(
            "confirm", "Log an entry that was held",
            details: [
                "Entries are held when their figures are not believable or not known. Without ID the "
                    + "only one held is logged; of several, a list is shown."
            ],
            operands: [OperandRow("ID", count: .oneAtMost, "The entry's number.")],
            group: "Keeping the journal"),
        runConfirm)

    static let edit: Verb = Verb(
        CommandTable(
            "edit", "Change an entry",
            details: [
                "Either new words, from which the entry is read anew, or new figures. A new amount or "
                    + "weight changes the nutrients in proportion."
            ],
            options: [
                OptionRow("amount", value: .init("NUMBER"), "How many of the unit."),
                OptionRow("unit", value: .init("UNIT"), "What is counted: cup, slice, g."),
                OptionRow("grams", value: .init("NUMBER"), "The weight in grams."),
            ]
                + Nutrient.allCases.map { nutrient in
                    OptionRow(
                        nutrient.rawValue, value: .init("NUMBER"),
                        "\(nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()) of "
                            + "the whole entry in \(nutrient.unit).")
                },
            operands: [
                OperandRow("ID", "The entry's number, as \"demeter today\" shows it."),
                OperandRow("TEXT", count: .any, "What it was instead."),
            ],
            examples: [
                .init("demeter edit 12 three eggs", "reads entry 12 anew"),
                .init("demeter edit 12 --amount 3", "makes it three of what it is"),
                .init("demeter edit 12 --calories 250 --fat 9", "gives its figures"),
            ], group: "Keeping the journal"),
        runEdit)

    private static func change(
        _ method: Method, _ request: some Message, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        return try change(method, request, &daemon, session)
    }

    private static func change(
        _ method: Method, _ request: some Message, _ daemon: inout DaemonClient,
        _ session: Session
    ) throws(Failure) -> ExitStatus {
        let (raw, result) = try daemon.call(method, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    @Sendable private static func runConfirm(_ session: Session) throws(Failure) -> ExitStatus {
        if !session.command.operands.isEmpty {
            return try change(.confirm, EntryRequest(entry: try entry(session)), session)
        }
        var daemon = try session.connect()
        let (raw, held) = try daemon.call(.held, NoParameters(), asListOf: EntryMessage.self)
        switch held.count {
        case 0:
            try session.show(raw, ["Nothing waits for a confirmation."])
            return .nothing
        case 1:
            let request = EntryRequest(entry: held[0].id)
            return try change(.confirm, request, &daemon, session)
        default:
            var table = EntryTable(session.console.style, hasTimes: false)
            for entry in held { table.add(entry) }
            try session.show(
                .array(held.map(\.json)),
                ["Several entries wait; say which: demeter confirm ID"] + table.lines)
            return .nothing
        }
    }

    @Sendable private static func runEdit(_ session: Session) throws(Failure) -> ExitStatus {
        let id = try entry(session)
        let words = session.command.operands.dropFirst()
        let figures = try figures(session)
        let change: EditRequest.Change
        switch (words.isEmpty, figures == EditRequest.Figures()) {
        case (true, true):
            throw session.misuse("say what to change: new words, or --amount, --calories, …")
        case (false, false):
            throw session.misuse("give either new words or new figures, not both")
        case (false, true): change = .text(words.joined(separator: " "))
        case (true, false): change = .figures(figures)
        }
        return try Self.change(.edit, EditRequest(entry: id, change: change), session)
    }

    private static func figures(_ session: Session) throws(Failure) -> EditRequest.Figures {
        var figures = EditRequest.Figures(
            amount: try session.number("amount"), unit: session.command["unit"],
            grams: try session.number("grams").map { Thousandths($0) })
        for nutrient in Nutrient.allCases {
            figures.nutrients[nutrient] = try session.number(nutrient.rawValue)
                .map { Thousandths($0) }
        }
        return figures
    }

    /// The first operand as an entry's number, with or without the "#" with which it is shown.
    private static func entry(_ session: Session) throws(Failure) -> Int {
        let text = session.command.operands[0]
        guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text), id > 0 else {
            throw session.misuse("\"\(text)\" is no entry's number; \"demeter today\" shows them")
        }
        return id
    }
}

extension Session {
    /// The value of an option that takes a number; `nil` when it is not given.
    func number(_ option: String) throws(Failure) -> Double? {
        guard let text = command[option] else { return nil }
        guard let number = SaidNumber.number(text), number.isFinite, number >= 0 else {
            throw misuse("the value of \"--\(option)\" must be a number, not negative")
        }
        return number
    }
}
