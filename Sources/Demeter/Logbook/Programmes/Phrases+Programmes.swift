internal import Journal
internal import Nutrition
internal import Programmes

// What is told of programmes.
extension Phrases {
    /// What a change did to one.
    static func programme(_ change: Recorded.ProgrammeChange) -> String? {
        switch (change.before?.run, change.after?.run) {
        case (nil, let run?):
            let last = run.lastDay.map { " to \($0)" } ?? ""
            let targets = run.programme.targets.map(\.sentence).joined(separator: "; ")
            return "Started: \(run.programme.title), from \(run.start)\(last). "
                + "Every day: \(targets)."
        case (let run?, nil): return "Taken back: \(run.programme.title), from \(run.start)."
        case (let before?, let run?): return changed(before, run)
        case (nil, nil): return nil
        }
    }

    private static func changed(_ before: ProgrammeRun, _ run: ProgrammeRun) -> String {
        let title = run.programme.title
        if let last = run.stopped { return "Given up: \(title), on \(last)." }
        if let pause = run.openPause {
            return "Paused: \(title). No day counts from \(pause.from) on until it is resumed."
        }
        let last = run.lastDay.map { ", until \($0)" } ?? ""
        if before.stopped != nil || before.openPause != nil { return "Goes on: \(title)\(last)." }
        let added = run.pauses.filter { !before.pauses.contains($0) }
        let days = added.map { pause in
            pause.to == pause.from
                ? "\(pause.from)" : "\(pause.from) to \(pause.to?.description ?? "")"
        }
        guard !days.isEmpty else { return "Goes on: \(title)\(last)." }
        return "Does not count: \(days.joined(separator: ", ")). \(title) goes on\(last)."
    }

    static let noProgramme =
        "No programme goes on. Say \"start the twenty-one days\" to begin one."

    static func noSuchProgramme(_ name: String, of known: [String]) -> String {
        "There is no programme \(name). There is: \(known.joined(separator: ", "))."
    }

    static func anotherProgramme(_ run: ProgrammeRun) -> String {
        "\(run.programme.title) goes on already; stop it before another is started."
    }

    static func alreadyPaused(_ run: ProgrammeRun) -> String {
        "\(run.programme.title) is paused already. Say \"go on with the programme\" to resume it."
    }

    static func notPaused(_ run: ProgrammeRun) -> String {
        "\(run.programme.title) is not paused."
    }

    static func countsNot(_ run: ProgrammeRun) -> String {
        "Today does not count for \(run.programme.title) already."
    }

    /// How one stands, in one line or two.
    static func standing(of progress: ProgrammeProgress) -> [String] {
        let run = progress.run
        let title = run.programme.title
        let over = progress.days.filter(\.isOver)
        let kept = "every target met on \(progress.kept) of \(progress.days.count) days"
        switch progress.state {
        case .coming: return ["\(title) begins on \(run.start)."]
        case .paused:
            // A day on which one travels does not count either, and is no pause that somebody must end.
            let pause = run.openPause.map { "\(title) is paused since \($0.from)" }
            return [
                "\(pause ?? "Today does not count for \(title)"), after \(over.count) of "
                    + "\(run.programme.days) days; \(kept)."
            ]
        case .running:
            return [line(of: progress)].compactMap(\.self)
                + (over.isEmpty
                    ? []
                    : [
                        "Until yesterday: every target met on \(over.count { $0.isKept }) of "
                            + "\(over.count) days."
                    ])
        case .finished: return ["\(title) is over: \(kept)."]
        case .stopped:
            return [
                "\(title) was given up on \(run.stopped?.description ?? ""), after "
                    + "\(progress.days.count) of \(run.programme.days) days; \(kept)."
            ]
        }
    }

    /// `Twenty-one days, day 5 of 21: 3 of 4 met; missed: how you feel, noted.`
    static func line(of progress: ProgrammeProgress) -> String? {
        let run = progress.run
        guard let day = progress.days.last else { return nil }
        let targets = zip(run.programme.targets, day.outcomes)
        func names(_ outcome: TargetOutcome) -> String {
            targets.filter { $0.1 == outcome }.map(\.0.sentence).joined(separator: "; ")
        }
        let met = day.outcomes.count { $0 == .met }
        var line =
            "\(run.programme.title), day \(day.number) of \(run.programme.days): \(met) of "
            + "\(day.outcomes.count) met"
        let told = [
            ("missed", names(.missed)), ("to do", names(.open)), ("not known", names(.unknown)),
        ]
        for (word, names) in told where !names.isEmpty { line += "; \(word): \(names)" }
        line += "."
        if day.isOver, day.number == run.programme.days {
            line +=
                " It is over: every target met on \(progress.kept) of \(progress.days.count) days; "
                + "`demeter programme report` tells more."
        }
        return line
    }
}
