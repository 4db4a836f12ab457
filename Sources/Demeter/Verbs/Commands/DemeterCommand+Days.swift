internal import Arguments
internal import Calling
internal import HealthyEating
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let today: Verb = Verb(
        CommandTable(
            "today", "Show what you had today", options: [nutrientsOption], group: "Looking back")
    ) { session throws(Failure) in try showDay(nil, session) }

    static let day: Verb = Verb(
        CommandTable(
            "day", "Show what you had on a day", options: [nutrientsOption],
            operands: [
                OperandRow("DATE", count: .oneAtMost, "Today unless given. " + DateOperand.help)
            ],
            examples: [
                .init("demeter day yesterday", "shows yesterday"),
                .init("demeter day 2026-03-06", "shows that day"),
                .init("demeter day --nutrients", "shows today's vitamins, minerals and the rest"),
            ], group: "Looking back")
    ) { session throws(Failure) in
        try showDay(session.command.operands.isEmpty ? nil : try dateOperand(session), session)
    }

    static let week: Verb = Verb(
        CommandTable(
            "week", "Show seven days, today the last of them", options: [nutrientsOption],
            operands: [
                OperandRow("DATE", count: .oneAtMost, "The last day shown. " + DateOperand.help)
            ],
            group: "Looking back")
    ) { session throws(Failure) in
        try showDays(session) { last in
            (last.advanced(by: -6), last, CommandTexts.tables.sevenDays(Calendar.long(last)))
        }
    }

    static let month: Verb = Verb(
        CommandTable(
            "month", "Show this month, or the month of a day", options: [nutrientsOption],
            operands: [
                OperandRow("DATE", count: .oneAtMost, "A day of the month. " + DateOperand.help)
            ],
            examples: [.init("demeter month 2026-02-01", "shows February 2026")],
            group: "Looking back")
    ) { session throws(Failure) in
        try showDays(session) { day in
            let length = LocalDay.length(ofMonth: day.month, in: day.year)
            return (
                day.advanced(by: 1 - day.day), day.advanced(by: length - day.day),
                Calendar.month(of: day)
            )
        }
    }

    private static let nutrientsOption = OptionRow(
        "nutrients",
        "All nutrients against your goals or what labels refer to; of several days the average one."
    )

    /// - Parameter date: Today when `nil`, by the daemon's clock.
    static func showDay(_ date: DateOperand?, _ session: Session) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        var day: LocalDay?
        if let date { day = try resolve(date, &daemon) }
        // A program gets everything; a person sees the seven, or all of them.
        let request = DayRequest(
            date: day, nutrients: session.isJSON || session.command.has("nutrients"))
        let (raw, message) = try daemon.ask(.day, request, as: DayMessage.self)
        let style = session.console.style
        try session.show(
            raw,
            session.command.has("nutrients")
                ? NutrientRendering.lines(message, style) : DayRendering.lines(message, style))
        return .done
    }

    private static func showDays(
        _ session: Session,
        _ range: (LocalDay) -> (from: LocalDay, to: LocalDay, title: String)
    ) throws(Failure) -> ExitStatus {
        let date =
            session.command.operands.isEmpty ? .daysAgo(0) : try dateOperand(session)
        var daemon = try session.connect()
        let today = try today(&daemon)
        let hasAll = session.command.has("nutrients")
        let day = date.day(today: today)
        let (from, last, title) = range(day)
        // Days to come would only be empty rows.
        let to = from <= today ? min(last, today) : last
        let (raw, days) = try daemon.ask(
            .days,
            DaysRequest(from: from, to: to, nutrients: hasAll),
            asListOf: DayRow.self)
        let style = session.console.style
        let eating = session.isJSON ? nil : eatingIndex(from...to, &daemon)
        try session.show(
            raw,
            (hasAll
                ? NutrientRendering.lines(days, title: title, style)
                : DaysRendering.lines(days, title: title, style))
                + (eating.map { ["", CommandTexts.tables.index($0)] } ?? []))
        return .done
    }

    /// How healthy several days were together, in points of 100; `nil` where too little is known.
    private static func eatingIndex(
        _ days: ClosedRange<LocalDay>, _ daemon: inout DaemonClient
    ) -> Int? {
        // Not everything that tells of days tells of scores.
        let score = try? daemon.ask(.score, ScoreRequest(days: days), as: ScoreMessage.self)
        return score?.result.eating?.total.map { Int($0.rounded()) }
    }

    /// A date needs no question; everything else counts from the daemon's today.
    static func resolve(
        _ date: DateOperand, _ daemon: inout DaemonClient
    ) throws(Failure) -> LocalDay? {
        switch date {
        case .date(let day): return day
        case .daysAgo(0): return nil
        default: return date.day(today: try today(&daemon))
        }
    }

    static func today(_ daemon: inout DaemonClient) throws(Failure) -> LocalDay {
        try daemon.ask(.day, DayRequest(nutrients: false), as: DayMessage.self).result.row.date
    }

    private static func dateOperand(_ session: Session) throws(Failure) -> DateOperand {
        let text = session.command.operands[0]
        guard let date = DateOperand(text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
        }
        return date
    }
}
