internal import Arguments
internal import Calling
internal import Configuration
internal import JSON
internal import Telling
internal import Wire

// People who have their journals at this daemon, beside its owner's.
extension DemeterCommand {
    static let here = OptionRow("here", "At this daemon, instead of the household's database.")

    static let peopleRemove: Verb = Verb(
        CommandTable(
            "remove", "Keep somebody's journal at this daemon no more",
            details: [
                "Their folder stays as it is, and \"people add NAME --here\" takes it up again; \"demeter "
                    + "--person NAME forget --all\" erases what is in it."
            ],
            operands: [OperandRow("NAME", "Who.")],
            examples: [.init("demeter people remove anna", "ends Anna's journal here")])
    ) { session throws(Failure) in
        let name = session.command.operands.first ?? ""
        var daemon = try session.connect()
        let (raw, _) = try daemon.ask(
            .removePerson, PersonRequest(name: name), asListOf: ResidentMessage.self)
        let folder = PersonName(name).map { session.house.folder(of: $0) } ?? ""
        try session.show(
            raw,
            [
                phrase("The journal of \(DisplayWidth.printable(name)) is kept here no more."),
                phrase("It stays in \(folder) until \"demeter --person \(name) forget --all\"."),
            ])
        return .done
    }

    /// Whether this daemon is meant, and no database.
    static func isHere(_ session: Session) throws(Failure) -> Bool {
        if session.command.has("here") { return true }
        return try session.configuration().sync.url == nil
    }

    static func listHere(_ session: Session) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, people) = try daemon.ask(
            .people, NoParameters(), asListOf: ResidentMessage.self)
        try session.show(raw, people.map(PeopleRendering.line))
        return .done
    }

    static func addHere(_ session: Session) throws(Failure) -> ExitStatus {
        let name = session.command.operands.first ?? ""
        var daemon = try session.connect()
        let (raw, _) = try daemon.ask(
            .addPerson, PersonRequest(name: name), asListOf: ResidentMessage.self)
        let word = DisplayWidth.printable(PersonName(name)?.text ?? name)
        try session.show(
            raw,
            [
                phrase(
                    "\(word) has a journal here. Say \"\(word): two eggs\", \"\(word) had two eggs\", or"
                ),
                "demeter --person \(word) log two eggs",
            ])
        return .done
    }
}
