internal import JSON
internal import Nutrition
internal import Programmes
internal import Telling
internal import Wire

/// Programmes: which there are, how one goes, and its numbers.
enum ProgrammeRendering {
    static func lines(_ message: ProgrammesMessage, _ style: Style) -> [String] {
        var lines: [String] = []
        for offer in message.programmes {
            let programme = offer.programme
            let days = SyncRendering.days(programme.days)
            let (name, told) = (
                style.paint(programme.name, .bold), DisplayWidth.printable(programme.told)
            )
            lines.append(
                offer.isOwn
                    ? phrase("\(name): \(told), \(days) (your own)")
                    : phrase("\(name): \(told), \(days)"))
            if let about = programme.about {
                lines.append("  \(DisplayWidth.printable(about))")
            }
            lines += programme.targets.map { "  - \($0.sentence)" }
        }
        if lines.isEmpty { lines.append(phrase("There are no programmes.")) }
        return lines + message.faults.map { phrase("Left out: \(DisplayWidth.printable($0))") }
    }

    /// How it goes, what was reached how often, and the numbers.
    static func standing(_ message: ProgrammeMessage, _ style: Style) -> [String] {
        LogRendering.lines(of: message.reply) + targets(of: message.progress, style)
            + ["", style.paint(phrase("In numbers:"), .bold)]
            + lines(message.metrics).map { "  \($0)" }
    }

    static func report(_ message: ProgrammeMessage, _ style: Style) -> [String] {
        let progress = message.progress
        let targets = progress.run.programme.targets
        var table = TextTable(
            [.init(phrase("day")), .init(phrase("date"), .left)]
                + targets.map {
                    .init(phrase(of: $0.kind.rawValue.replacing("_", with: " ")), .left)
                })
        for day in progress.days {
            table.add(
                [.init(String(day.number)), .init(day.day.description)]
                    + day.outcomes.map { .init(phrase(of: $0.rawValue), $0 == .met ? nil : .faint) }
            )
        }
        let pauses = progress.run.pauses.map { pause in
            pause.from == pause.to
                ? "\(pause.from)"
                : phrase("\(pause.from) to \(pause.to?.description ?? phrase("now"))")
        }
        var lines = LogRendering.lines(of: message.reply) + Self.targets(of: progress, style)
        if !pauses.isEmpty {
            lines.append(phrase("Days that do not count: \(Words.row(pauses))"))
        }
        lines.append("")
        lines += table.lines(style)
        return lines + ["", style.paint(phrase("In numbers:"), .bold)]
            + Self.lines(message.metrics).map { "  \($0)" }
    }

    private static func targets(of progress: ProgrammeProgress, _ style: Style) -> [String] {
        guard !progress.days.isEmpty else { return [] }
        var table = TextTable([
            .init(phrase("of \(progress.days.count)"), .left), .init(phrase("met")),
            .init(phrase("missed")),
            .init(phrase("to do")),
            .init(phrase("not known")),
        ])
        let counts = [TargetOutcome.met, .missed, .open, .unknown].map(progress.counts)
        for (index, target) in progress.run.programme.targets.enumerated() {
            table.add([.init(target.sentence)] + counts.map { .init(String($0[index])) })
        }
        return [""] + table.lines(style)
    }

    static func lines(_ metrics: PilotMetrics) -> [String] {
        func share(_ part: Int, _ whole: Int) -> String {
            Texts.summaries.ofGoal("\(part)", "\(whole)")
        }
        let seconds =
            metrics.medianSeconds.map { median in
                phrase(
                    "\(number(median)) s for half of \(metrics.utterances), "
                        + "\(number(metrics.slowSeconds ?? median)) s for nine of ten")
            } ?? phrase("nothing yet")
        let returned = metrics.returned.map { one in
            let told = one.isLogged.map { $0 ? phrase("yes") : phrase("no") } ?? phrase("not yet")
            return phrase("day \(one.day) \(told)")
        }
        let corrections = metrics.correctionsAnEntry.map { phrase("\(number($0)) an entry") }
        return [
            phrase("days with entries: \(share(metrics.daysLogged, metrics.days))"),
            phrase("from words to entries: \(seconds)"),
            phrase("right without a correction: \(share(metrics.right, metrics.entries)) entries"),
            phrase("corrections: \(corrections ?? phrase("no entries yet"))"),
            phrase("alternatives taken: \(share(metrics.taken, metrics.taken + metrics.refused))"),
            phrase("logged again: \(Words.row(returned))"),
        ]
    }

    /// What is handed on of a programme: nothing of it is a word, a food or a date.
    static func numbers(of message: ProgrammeMessage) -> JSONValue {
        [
            "demeter": "pilot metrics", "format": 1,
            "programme_days": .integer(message.progress.run.programme.days),
            "metrics": message.metrics.json,
        ]
    }

    private static func number(_ value: Double) -> String { Figures.number(value) }
}
