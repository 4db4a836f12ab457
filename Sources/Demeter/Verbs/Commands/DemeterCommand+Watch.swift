internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let watch: Verb = Verb(
        CommandTable(
            "watch", "Show what happens in the journal, as it happens",
            details: [
                "None is lost or shown twice: when the daemon restarts, the watch goes on after the "
                    + "last event it has shown. It ends with Ctrl-C.",
                "On a terminal the summary of a day is shown when the day ends.",
            ],
            options: [
                OptionRow(
                    "since", value: .init("SEQ"),
                    "Begin with what followed this event; 0 for everything.")
            ], group: "Looking back"),
        runWatch)

    @Sendable private static func runWatch(_ session: Session) throws(Failure) -> ExitStatus {
        var since: Int?
        if let text = session.command["since"] {
            guard let number = Int(text), number >= 0 else {
                throw session.misuse(
                    phrase("the value of \"--since\" must be a whole number, not negative"))
            }
            since = number
        }
        // Whoever looks back at much wants no summary of each day.
        let showsSummaries =
            !session.isJSON && session.console.style.columns != nil && since == nil
        var follower = EventFollower(
            connect: { () throws(CallFailure) in try session.called() },
            pause: session.pause, since: since)
        var failure: Failure?
        do throws(CallFailure) {
            try follower.run { turn in
                guard case .gone = turn else { return }
                session.console.complain(phrase("demeter: the daemon is gone; waiting for it\n"))
            } onEvent: { event, daemon in
                do throws(Failure) {
                    try session.show(event.json, EventRendering.lines(event, session.console.style))
                    try session.console.flush()
                    if showsSummaries { try showSummary(of: event, &daemon, session) }
                    return true
                } catch {
                    failure = error
                    return false
                }
            }
        } catch { throw .call(error) }
        if let failure { throw failure }
        return .done
    }

    /// What a person at a terminal is told of a day that has just ended.
    private static func showSummary(
        of event: EventMessage, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) {
        guard event.kind == .dayClosed,
            let day = event.payload["date"]?.string.flatMap({ LocalDay($0) })
        else { return }
        let message: SummaryMessage
        do {
            message = try daemon.ask(
                .summary, SummaryRequest(date: day), as: SummaryMessage.self
            ).result
        } catch .call(.refused), .call(.disconnected) {
            // Whoever follows notices by itself that the daemon is gone.
            return
        }
        guard message.figures["meals"]?.array?.isEmpty == false else { return }
        try session.console.print([""] + lines(of: message) + [""])
        try session.console.flush()
    }
}
