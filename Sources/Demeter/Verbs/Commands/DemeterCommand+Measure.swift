internal import Arguments
internal import Body
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

// What is measured of the body.
extension DemeterCommand {
    static let measure: Verb = Verb(
        CommandTable("measure", "Keep your weight, waist, steps and what you burned", group: "You"),
        [
            measuring("weight", .weight, "Keep your weight", value: "82.4kg"),
            measuring("waist", .waist, "Keep your waist", value: "84cm"),
            measuring("steps", .steps, "Keep how many steps you walked", value: "9500"),
            measuring("activity", .activeEnergy, "Keep what moving took", value: "320kcal"),
            measuring(
                "resting", .restingEnergy, "Keep what your body took at rest", value: "1480kcal"),
            measuring(
                "workout", .totalEnergy, "Keep what a workout took, rest included", value: "450kcal"
            ),
            listMeasurements, removeMeasurement,
        ])

    private static func measuring(
        _ name: String, _ kind: MeasurementKind, _ about: String, value: String
    ) -> Verb {
        let units = BodyUnit.usual(of: kind.dimension)
        return Verb(
            CommandTable(
                name, about,
                options: [OptionRow("at", letter: "a", value: .init("WHEN"), measuredHelp)]
                    + (kind.dimension == .energy ? [minutesOption] : []),
                operands: [
                    OperandRow(
                        "VALUE", count: .oneAtLeast,
                        "A number in \(list(units)); without a unit in \(kind.unit).")
                ],
                examples: [
                    .init("demeter measure \(name) \(value)", "keeps what you measured now"),
                    .init(
                        "demeter measure \(name) \(value) --at \"yesterday 22:00\"",
                        "keeps what you measured yesterday"),
                ])
        ) { session throws(Failure) in try keep(kind, session) }
    }

    private static func keep(
        _ kind: MeasurementKind, _ session: Session
    ) throws(Failure) -> ExitStatus {
        let words = session.command.operands.flatMap {
            $0.lowercased().split(separator: " ").map(String.init)
        }
        guard let amount = BodyAmount(words: words), let value = kind.value(of: amount) else {
            throw session.misuse(
                phrase(
                    "\"\(words.joined(separator: " "))\" is no \(kind.told); give a number in \(Words.choice(BodyUnit.usual(of: kind.dimension)))"
                ))
        }
        guard kind.range.contains(value) else {
            throw session.misuse(
                phrase(
                    "\(kind.told) must lie between \(Figures.number(kind.range.lowerBound.value)) and "
                        + "\(Figures.number(kind.range.upperBound.value)) \(kind.unit)"))
        }
        var request = MeasureRequest(kind: kind, value: value, at: try session.moment("at"))
        if kind.dimension == .energy, let minutes = try session.number("minutes") {
            guard let at = request.at, (1...1440).contains(minutes) else {
                throw session.misuse(
                    phrase("--minutes goes with --at, and lies between 1 and 1440"))
            }
            request.until = Wire.Instant(
                milliseconds: at.milliseconds + Int64(minutes * 60_000),
                offsetSeconds: at.offsetSeconds)
        }
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.measure, request, as: MeasureResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    private static let listMeasurements: Verb = Verb(
        CommandTable(
            "list", "List what was measured",
            options: [
                OptionRow("from", value: .init("DATE"), "The first day; the oldest unless said."),
                OptionRow("to", value: .init("DATE"), "The last day; the newest unless said."),
            ],
            operands: [
                OperandRow(
                    "WHAT", count: .oneAtMost,
                    "weight, waist, steps, activity, resting or workout; all unless said.")
            ],
            examples: [.init("demeter measure list weight --from 2026-01-01", "since New Year")])
    ) { session throws(Failure) in
        var request = MeasurementsRequest()
        if let name = session.command.operands.first {
            guard let kind = MeasurementKind(named: name.lowercased()) else {
                throw unknown(name, session)
            }
            request.kind = kind
        }
        let range = try session.dayRange()
        request.from = session.command.has("from") ? range?.lowerBound : nil
        request.to = session.command.has("to") ? range?.upperBound : nil
        var daemon = try session.connect()
        let (raw, list) = try daemon.ask(
            .measurements, request, asListOf: MeasurementMessage.self)
        try session.show(raw, MeasurementRendering.lines(list, session.console.style))
        return list.isEmpty ? .nothing : .done
    }

    private static let removeMeasurement: Verb = Verb(
        CommandTable(
            "remove", "Remove a measurement",
            operands: [OperandRow("ID", count: .one, "Its number in the list.")],
            examples: [.init("demeter measure remove 12", "removes number 12")])
    ) { session throws(Failure) in
        let text = session.command.operands.first ?? ""
        guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no number of a measurement; see: demeter measure list"))
        }
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(
            .removeMeasurement, MeasurementRequest(measurement: id), as: MeasureResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    private static func unknown(_ name: String, _ session: Session) -> Failure {
        session.misuse(
            phrase(
                "\"\(name)\" is not measured; weight, waist, steps, activity, resting and workout are"
            ))
    }

    private static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " or " + last
    }

    private static let minutesOption = OptionRow(
        "minutes", value: .init("NUMBER"),
        "How long it took from --at on; what has no time is the day's.")

    private static let measuredHelp =
        "When it was measured: 12:30 (the last time it was that late), \"yesterday 19:00\", "
        + "\"monday 8:15\", \"2026-03-06 12:30\", or RFC 3339."
}
