internal import Arguments
internal import JSON
internal import Telling

extension DemeterCommand {
    static let people: Verb = Verb(
        CommandTable(
            "people", "See who is in the household, and take people in",
            details: [
                "With --here somebody gets a journal of their own at this daemon, beside its owner's: "
                    + "the kitchen's machine. Otherwise each person has a daemon of their own, and a role of the "
                    + "household's database, which shows them their own rows alone."
            ],
            group: "Connecting"),
        [peopleList, peopleAdd, peopleRemove, peopleShare])

    private static let peopleList: Verb = Verb(
        CommandTable(
            "list", "List who is in the household",
            details: [
                "Of the household's database where one is configured, else of this daemon."
            ],
            options: [here],
            examples: [.init("demeter people list", "lists everybody, and who may do what")])
    ) { session throws(Failure) in
        if try isHere(session) { return try listHere(session) }
        let json = try askHousehold(session, ["--people"])
        try session.show(json, PeopleRendering.lines(json))
        return .done
    }

    private static let peopleAdd: Verb = Verb(
        CommandTable(
            "add", "Take a person into the household",
            details: [
                "With --here they have a journal of their own at this daemon. Else, for whoever set the "
                    + "household up, makes a role of the database with a password, which is shown once; or takes a "
                    + "role that is there."
            ],
            options: [
                here,
                OptionRow(
                    "role", value: .init("ROLE"),
                    "Their role of the database; called like them unless given."),
            ],
            operands: [OperandRow("NAME", "What the household calls them.")],
            examples: [
                .init("demeter people add anna --here", "has this daemon keep Anna's journal too"),
                .init("demeter people add anna", "makes a role, and says what Anna configures"),
            ])
    ) { session throws(Failure) in
        if session.command.has("here") {
            guard session.command["role"] == nil else {
                throw session.misuse(phrase("--role goes with the database, and not with --here"))
            }
            return try addHere(session)
        }
        let name = session.command.operands.first ?? ""
        let role = session.command["role"].map { ["--role=\($0)"] } ?? []
        let json = try askHousehold(session, ["--add=\(name)"] + role)
        try session.show(json, PeopleRendering.lines(added: json))
        return .done
    }

    private static let peopleShare: Verb = Verb(
        CommandTable(
            "share", "Let another person read your journal on the server, or log for you",
            details: [
                "It holds from then on, for what is there and what will be, until it is taken back with --none. "
                    + "What is granted are rights to your rows of the database.",
                "With --read they find your journal on their devices by \"demeter --person\" and your name, with "
                    + "--read and --log they log for you there as well.",
            ],
            options: [
                OptionRow("read", "They may read."), OptionRow("log", "They may log for you."),
                OptionRow("none", "They may do neither any more."),
            ],
            operands: [OperandRow("NAME", "Whom.")],
            examples: [
                .init("demeter people share anna --read", "lets Anna read"),
                .init("demeter people share anna --none", "takes it back"),
            ])
    ) { session throws(Failure) in
        let command = session.command
        let isNothing = command.has("none")
        let rights = ["read", "log"].filter { command.has($0) }
        guard isNothing == rights.isEmpty else {
            throw session.misuse(
                isNothing
                    ? phrase("--none goes with neither --read nor --log")
                    : phrase("say --read, --log, both of them, or --none"))
        }
        let word = rights.count == 2 ? "both" : rights.first ?? "none"
        let json = try askHousehold(
            session, ["--share=\(command.operands.first ?? "")", "--rights", word])
        try session.show(json, PeopleRendering.lines(shared: json))
        return .done
    }
}
