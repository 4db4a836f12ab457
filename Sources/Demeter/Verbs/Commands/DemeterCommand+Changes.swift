internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
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
                "Either new words, or what is to be different. Words may correct it (\"make it three and "
                    + "move it to lunch\") or tell it anew; a new amount or weight changes the nutrients "
                    + "in proportion."
            ],
            options: [
                OptionRow(
                    "at", letter: "a", value: .init("WHEN"),
                    "When it was eaten: 12:30 keeps its day; or \"yesterday 19:00\", or RFC 3339."),
                OptionRow("day", letter: "d", value: .init("DAY"), DateOperand.help),
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))), "Its meal."),
                OptionRow(
                    "food", letter: "f", value: .init("FOOD"),
                    "What it was: a name, or the id of a food. The amount stays."),
                OptionRow(
                    "amount", value: .init("AMOUNT"), "How many of the unit: 3, 1.5, \"200 g\"."),
                OptionRow("unit", value: .init("UNIT"), "What is counted: cup, slice, g."),
                OptionRow("grams", value: .init("NUMBER"), "The weight in grams."),
            ]
                + Nutrient.leading.map { nutrient in
                    OptionRow(
                        nutrient.rawValue, value: .init("NUMBER"),
                        "\(nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()) of "
                            + "the whole entry in \(nutrient.unit).")
                } + [Session.nutrientOption],
            operands: [
                OperandRow("ID", "The entry's number, as \"demeter today\" shows it."),
                OperandRow("TEXT", count: .any, "What it was instead."),
            ],
            examples: [
                .init("demeter edit 12 three eggs", "reads entry 12 anew"),
                .init("demeter edit 12 --amount 3", "makes it three of what it is"),
                .init("demeter edit 12 --calories 250 --fat 9", "gives its figures"),
                .init("demeter edit 12 --day yesterday --at 19:30", "says when it was"),
                .init("demeter edit 12 --food \"oat milk\"", "says what it was"),
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
        let (raw, result) = try daemon.ask(method, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    @Sendable private static func runConfirm(_ session: Session) throws(Failure) -> ExitStatus {
        if !session.command.operands.isEmpty {
            return try change(.confirm, EntryRequest(entry: try entry(session)), session)
        }
        var daemon = try session.connect()
        let (raw, held) = try daemon.ask(.held, NoParameters(), asListOf: EntryMessage.self)
        switch held.count {
        case 0:
            try session.show(raw, [phrase("Nothing waits for a confirmation.")])
            return .nothing
        case 1:
            let request = EntryRequest(entry: held[0].id)
            return try change(.confirm, request, &daemon, session)
        default:
            var table = EntryTable(session.console.style, hasTimes: false)
            for entry in held { table.add(entry) }
            try session.show(
                .array(held.map(\.json)),
                [phrase("Several entries wait; say which: demeter confirm ID")] + table.lines)
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
            throw session.misuse(
                phrase("say what to change: new words, or --amount, --day, --calories, …"))
        case (false, false):
            throw session.misuse(phrase("give either new words or new figures, not both"))
        case (false, true): change = .text(words.joined(separator: " "))
        case (true, false): change = .figures(figures)
        }
        return try Self.change(.edit, EditRequest(entry: id, change: change), session)
    }

    private static func figures(_ session: Session) throws(Failure) -> EditRequest.Figures {
        var figures = EditRequest.Figures(
            unit: session.command["unit"],
            grams: try session.number("grams").map { Thousandths($0) },
            food: session.command["food"])
        if let text = session.command["amount"] {
            guard let (amount, unit) = AmountOperand.amount(text) else {
                throw session.misuse(phrase("\"\(text)\" is no amount; try 3, 1.5 or \"200 g\""))
            }
            figures.amount = amount
            figures.unit = unit ?? figures.unit
        }
        figures.place = try place(session)
        for nutrient in Nutrient.leading {
            figures.nutrients[nutrient] = try session.number(nutrient.rawValue)
                .map { Thousandths($0) }
        }
        figures.nutrients.further = try session.furtherNutrients()
        return figures
    }

    /// Where an entry belongs, as the options say.
    private static func place(_ session: Session) throws(Failure) -> EntryPlace {
        var place = EntryPlace(meal: session.command["meal"].flatMap(Meal.init))
        if let text = session.command["day"] {
            guard let date = DateOperand(text) else {
                throw session.misuse(
                    phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
            }
            var daemon = try session.connect()
            place.day = date.day(today: try today(&daemon))
        }
        guard let text = session.command["at"] else { return place }
        if let time = EntryPlace.Time(text) {
            place.at = time
        } else if let instant = try MomentOperand.instant(
            text, now: session.now, zone: { () throws(Failure) in try session.zone() })
        {
            place.at = .instant(instant)
        } else {
            throw session.misuse(
                phrase("\"\(text)\" is no moment; try 12:30 or \"yesterday 19:00\""))
        }
        return place
    }

    static let move: Verb = Verb(
        CommandTable(
            "move", "Move entries to another meal or day",
            options: [
                OptionRow(
                    "to", value: .init("WHERE"),
                    "A meal (\(Meal.allCases.map(\.rawValue).joined(separator: ", "))), a day "
                        + "(yesterday, a weekday, 2026-03-06), or both: \"monday lunch\"."),
                OptionRow(
                    "at", letter: "a", value: .init("WHEN"),
                    "When they were eaten: 12:30 keeps their day."),
            ],
            operands: [
                OperandRow(
                    "ID", count: .oneAtLeast, "Entries' numbers, as \"demeter today\" shows.")
            ],
            examples: [
                .init("demeter move 12 13 --to breakfast", "moves two entries to breakfast"),
                .init("demeter move 12 --to yesterday", "moves one to the day before"),
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        var ids: [Int] = []
        for text in session.command.operands { ids.append(try entry(text, session)) }
        var place = try place(session)
        if let text = session.command["to"] {
            let target = try PlaceOperand(text, session)
            place.meal = target.meal
            if let date = target.date {
                var daemon = try session.connect()
                place.day = date.day(today: try today(&daemon))
            }
        }
        guard !place.isEmpty else {
            throw session.misuse(phrase("say where: --to lunch, --to yesterday"))
        }
        return try change(.move, MoveRequest(entries: ids, place: place), session)
    }

    static let copy: Verb = Verb(
        CommandTable(
            "copy", "Log a meal or a day for another one as well",
            details: [
                "Of today a copy is eaten now, of another day at the hour it had. A meal without a day "
                    + "is today's."
            ],
            operands: [
                OperandRow("FROM", "A day, a meal, or both: \"yesterday dinner\"."),
                OperandRow("TO", count: .oneAtLeast, "A day, a meal, or both."),
            ],
            examples: [
                .init("demeter copy lunch dinner", "has today's lunch for dinner as well"),
                .init("demeter copy \"yesterday dinner\" today", "has it today"),
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        var words = session.command.operands.flatMap { $0.split(separator: " ").map(String.init) }
        let to =
            words.firstIndex(of: "to")
            ?? (session.command.operands.count == 2
                ? session.command.operands[0].split(separator: " ").count : nil)
        guard let to, to > 0, to < words.count else {
            throw session.misuse(
                phrase("say from where and to where: demeter copy \"yesterday dinner\" today"))
        }
        let from = try PlaceOperand(words[..<to].joined(separator: " "), session)
        words.removeSubrange(..<to)
        if words.first == "to" { words.removeFirst() }
        let target = try PlaceOperand(words.joined(separator: " "), session)
        var daemon = try session.connect()
        let now = try today(&daemon)
        let request = CopyRequest(
            date: from.date?.day(today: now) ?? now, meal: from.meal,
            targetDate: target.date?.day(today: now), targetMeal: target.meal)
        return try change(.copy, request, &daemon, session)
    }

    /// The first operand as an entry's number, with or without the "#" with which it is shown.
    private static func entry(_ session: Session) throws(Failure) -> Int {
        try entry(session.command.operands[0], session)
    }

    private static func entry(_ text: String, _ session: Session) throws(Failure) -> Int {
        guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text), id > 0 else {
            throw session.misuse(
                phrase("\"\(text)\" is no entry's number; \"demeter today\" shows them"))
        }
        return id
    }
}

extension Session {
    /// The value of an option that takes a number; `nil` when it is not given.
    func number(_ option: String) throws(Failure) -> Double? {
        guard let text = command[option] else { return nil }
        guard let number = SaidNumber.number(text), number.isFinite, number >= 0 else {
            throw misuse(phrase("the value of \"--\(option)\" must be a number, not negative"))
        }
        return number
    }
}
