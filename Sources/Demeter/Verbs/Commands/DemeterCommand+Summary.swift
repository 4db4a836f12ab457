internal import Arguments
internal import Calling
internal import Telling
internal import Wire

extension DemeterCommand {
    static let summary: Verb = Verb(
        CommandTable(
            "summary", "Show the summary of a day or a week, or send it",
            details: [
                "The summary that goes out when a day ends, at any time. It goes to the places that the "
                    + "configuration lists as [[summary.sink]]; --send tries them now.",
                "With --week it is the review of the seven days that end with DATE: averages, goals met, "
                    + "the trend of the weight, what was eaten most, and what changed against the seven "
                    + "days before. It goes out by itself at the configuration's summary.week.",
            ],
            options: [
                OptionRow("week", "The seven days that end with DATE instead."),
                OptionRow("send", "Send it to every sink now, and tell what became of it."),
                OptionRow("html", "Print it as a page of HTML."),
            ],
            operands: [OperandRow("DATE", count: .oneAtMost, DateOperand.help)],
            examples: [
                .init("demeter summary yesterday", "shows yesterday's"),
                .init("demeter summary --week", "how the last seven days were"),
                .init("demeter summary --send", "tests where summaries go"),
            ], group: "Looking back"),
        runSummary)

    @Sendable private static func runSummary(_ session: Session) throws(Failure) -> ExitStatus {
        // A sink may take its time.
        var daemon = try session.connect(patience: .seconds(300))
        var request = SummaryRequest(send: session.command.has("send"))
        if let text = session.command.operands.first {
            guard let date = DateOperand(text) else {
                throw session.misuse(
                    phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
            }
            request.date = try resolve(date, &daemon)
        }
        let method: Method = session.command.has("week") ? .weekSummary : .summary
        let (raw, message) = try daemon.ask(method, request, as: SummaryMessage.self)
        if session.isJSON {
            try session.console.print(raw)
        } else if session.command.has("html") {
            try session.console.write(message.html)
        } else {
            try session.console.print(lines(of: message))
        }
        guard request.send else { return .done }
        return try tell(message.deliveries ?? [], session)
    }

    static func lines(of message: SummaryMessage) -> [String] {
        message.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { DisplayWidth.printable(String($0)) }
    }

    /// Says what became of a summary at each sink.
    private static func tell(
        _ deliveries: [SummaryMessage.Delivery], _ session: Session
    ) throws(Failure) -> ExitStatus {
        guard !deliveries.isEmpty else {
            session.console.complain(
                phrase(
                    "demeter: there is nowhere to send it; set [[summary.sink]] in the configuration\n"
                ))
            return .nothing
        }
        if !session.isJSON {
            try session.console.print(
                [""]
                    + deliveries.map { delivery in
                        DisplayWidth.printable(
                            "\(delivery.sink): \(delivery.failure ?? "arrived")")
                    })
        }
        return deliveries.allSatisfy { $0.failure == nil } ? .done : .tryAgain
    }
}
