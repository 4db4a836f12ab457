internal import Arguments
internal import JSON
internal import Nutrition
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

    private static let shortestPause: UInt32 = 1
    private static let longestPause: UInt32 = 30

    @Sendable private static func runWatch(_ session: Session) throws(Failure) -> ExitStatus {
        var since: Int?
        if let text = session.command["since"] {
            guard let number = Int(text), number >= 0 else {
                throw session.misuse(
                    "the value of \"--since\" must be a whole number, not negative")
            }
            since = number
        }
        // Only the first connection has to succeed at once.
        var daemon = try session.connect()
        var pause = shortestPause
        while true {
            do {
                try follow(&daemon, &since, session) { pause = shortestPause }
            } catch .disconnected {
                session.console.complain("demeter: the daemon is gone; waiting for it\n")
            }
            while true {
                session.pause(pause)
                pause = min(pause * 2, longestPause)
                do {
                    daemon = try session.connect()
                    break
                } catch .unreachable {
                    continue
                }
            }
        }
    }

    /// Shows events until the connection ends, which it throws as `disconnected`.
    private static func follow(
        _ daemon: inout DaemonClient, _ since: inout Int?, _ session: Session,
        onEvent: () -> Void
    ) throws(Failure) {
        let start = try daemon.call(
            .watch, WatchRequest(since: since), as: WatchResult.self
        ).result
        since = since ?? start.seq
        // Whoever looks back at much wants no summary of each day.
        let showsSummaries =
            !session.isJSON && session.console.style.columns != nil
            && session.command["since"] == nil
        while true {
            let event = try daemon.nextEvent()
            // A daemon that repeats itself is not followed.
            guard event.seq > since ?? 0 else { continue }
            try session.show(event.json, EventRendering.lines(event, session.console.style))
            try session.console.flush()
            since = event.seq
            onEvent()
            if showsSummaries { try showSummary(of: event, &daemon, session) }
        }
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
            message = try daemon.call(
                .summary, SummaryRequest(date: day), as: SummaryMessage.self
            ).result
        } catch .refused {
            return
        }
        guard message.figures["meals"]?.array?.isEmpty == false else { return }
        try session.console.print([""] + lines(of: message) + [""])
        try session.console.flush()
    }
}
