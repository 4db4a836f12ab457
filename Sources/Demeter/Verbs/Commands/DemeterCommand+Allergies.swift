internal import Allergens
internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let allergies: Verb = Verb(
        CommandTable(
            "allergies", "Show what you must not or would rather not eat, or set it",
            details: [
                "What has a banned trigger, may have it or cannot be told is held until you say that you "
                    + "ate it. Nothing here says that a food is safe: recipes differ and kitchens have "
                    + "traces."
            ],
            examples: [
                .init("demeter allergies", "shows them, and what you had of them"),
                .init("demeter allergies add peanut --severity banned", "adds one"),
            ],
            group: "Looking back"),
        [addAllergy, removeAllergy]
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(
            .allergies, NoParameters(), as: AllergiesMessage.self)
        try session.show(raw, AllergyRendering.lines(message, session.console.style))
        return .done
    }

    private static let addAllergy: Verb = Verb(
        CommandTable(
            "add", "Watch for something",
            details: [
                "It is one of the project's triggers (milk, egg, fish, crustaceans, molluscs, shellfish, "
                    + "peanut, tree_nuts or a kind of nut, soy, gluten, wheat, sesame, mustard, celery, "
                    + "lupin, sulphites, lactose, alcohol, pork and others) or a word of your own, "
                    + "which is looked for among ingredients."
            ],
            options: [
                OptionRow(
                    "severity",
                    value: .init("S", .choice(Severity.allCases.map(\.rawValue))),
                    "banned: never (the usual one); avoid: better not; small-amounts: a little is fine."
                ),
                OptionRow(
                    "amount", value: .init("GRAMS"),
                    "For small-amounts: what is fine in a day, as 20g."),
            ],
            operands: [OperandRow("TRIGGER", count: .any, "What to watch for.")],
            examples: [
                .init("demeter allergies add tree nuts", "never any nuts"),
                .init(
                    "demeter allergies add lactose --severity small-amounts --amount 12g",
                    "a little is fine"),
                .init("demeter allergies add ginger --severity avoid", "a word of your own"),
            ])
    ) { session throws(Failure) in
        let severity = session.command["severity"].flatMap(Severity.init(rawValue:)) ?? .banned
        var amount: Thousandths?
        if let text = session.command["amount"] {
            guard let grams = grams(text) else {
                throw session.misuse(phrase("\"\(text)\" is no amount of a day; try 20g"))
            }
            guard severity == .smallAmounts else {
                throw session.misuse(phrase("--amount goes with --severity small-amounts"))
            }
            amount = grams
        }
        return try set(severity, amount, session)
    }

    private static let removeAllergy: Verb = Verb(
        CommandTable(
            "remove", "Watch for something no more",
            operands: [OperandRow("TRIGGER", count: .any, "What was watched for.")],
            examples: [.init("demeter allergies remove peanut", "ends one; undo takes it back")])
    ) { session throws(Failure) in try set(nil, nil, session) }

    private static func set(
        _ severity: Severity?, _ amount: Thousandths?, _ session: borrowing Session
    ) throws(Failure) -> ExitStatus {
        let words = session.command.operands.joined(separator: " ")
        guard !words.isEmpty, words.unicodeScalars.count <= AllergyRequest.triggerLimit else {
            throw session.misuse(phrase("say what to watch for, as peanut"))
        }
        let trigger = TriggerTable.trigger(called: words)
        var daemon = try session.connect()
        if severity == nil {
            let now = try daemon.ask(.allergies, NoParameters(), as: AllergiesMessage.self).result
            guard now.allergies.contains(where: { $0.trigger == trigger }) else {
                session.console.complain(
                    phrase("demeter: you have noted no allergy to \(trigger.name)\n"))
                return .nothing
            }
        }
        let (raw, message) = try daemon.ask(
            .setAllergy, AllergyRequest(trigger, severity, amount: amount),
            as: AllergiesMessage.self)
        try session.show(raw, AllergyRendering.lines(message, session.console.style))
        return .done
    }

    /// `20g`, `20 g`, `20`
    private static func grams(_ text: String) -> Thousandths? {
        var digits = text
        while let last = digits.last, last == "g" || last == " " { digits.removeLast() }
        guard let value = Double(digits), value > 0, value <= 10_000 else { return nil }
        return Thousandths(value)
    }
}
