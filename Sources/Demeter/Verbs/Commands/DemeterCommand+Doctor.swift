internal import Arguments
internal import Configuration
internal import Telling
internal import Wire

extension DemeterCommand {
    static let doctor: Verb = Verb(
        CommandTable(
            "doctor", "Look whether everything is as it should be, and say what to do where not",
            details: [
                "Looks at the configuration, the data folder and the disk, the journal and its copies, the "
                    + "foods, the time zone, the daemon, the units, the summaries, the model and the "
                    + "voice. Changes nothing, and needs no daemon. Ends with 1 when something needs a "
                    + "remedy."
            ],
            options: [
                OptionRow(
                    "language",
                    value: .init("LANGUAGE", .choice(Language.allCases.map(\.rawValue))),
                    "Tell what is found in this language; in yours unless given, and for programs in "
                        + "English.")
            ], group: "The program itself")
    ) { session throws(Failure) in
        let message = DoctorMessage(
            version: Version.text, findings: Doctor.examine(session))
        try session.show(
            message.json,
            ["demeter \(message.version)"]
                + message.findings.flatMap { $0.lines(session.console.style) }
                + [
                    "",
                    message.isWell
                        ? phrase("Everything is as it should be.")
                        : phrase("Something needs a remedy."),
                ])
        return message.isWell ? .done : .nothing
    }
}
