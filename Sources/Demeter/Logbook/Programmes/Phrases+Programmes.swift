internal import Journal
internal import Nutrition
internal import Programmes
internal import Telling

// What is told of programmes.
extension Phrases {
    /// What a change did to one.
    static func programme(_ change: Recorded.ProgrammeChange) -> String? {
        let texts = Texts.programmes
        switch (change.before?.run, change.after?.run) {
        case (nil, let run?):
            let last = run.lastDay.map { texts.to($0.description) } ?? ""
            let targets = Words.rowOfParts(run.programme.targets.map(\.sentence))
            return texts.started(run.title, run.start.description, last, targets)
        case (let run?, nil): return texts.takenBack(run.title, run.start.description)
        case (let before?, let run?): return changed(before, run)
        case (nil, nil): return nil
        }
    }

    private static func changed(_ before: ProgrammeRun, _ run: ProgrammeRun) -> String {
        let texts = Texts.programmes
        if let last = run.stopped { return texts.givenUp(run.title, last.description) }
        if let pause = run.openPause { return texts.paused(run.title, pause.from.description) }
        let last = run.lastDay.map { texts.until($0.description) } ?? ""
        if before.stopped != nil || before.openPause != nil {
            return texts.goesOn(run.title, last)
        }
        let added = run.pauses.filter { !before.pauses.contains($0) }
        let days = added.map { pause in
            let (first, end) = (pause.from.description, pause.to?.description ?? "")
            return first == end ? first : texts.span(first, end)
        }
        return days.isEmpty
            ? texts.goesOn(run.title, last) : texts.leftOut(Words.row(days), run.title, last)
    }

    static func noSuchProgramme(_ name: String, of known: [Programme]) -> String {
        let names = known.map { Telling.isChinese ? $0.told : $0.name }
        return Texts.programmes.unknown(name, Words.row(names))
    }

    /// How one stands, in one line or two.
    static func standing(of progress: ProgrammeProgress) -> [String] {
        let texts = Texts.programmes
        let run = progress.run
        let over = progress.days.filter(\.isOver)
        let kept = texts.kept(progress.kept, progress.days.count)
        switch progress.state {
        case .coming: return [texts.begins(run.title, run.start.description)]
        case .paused:
            // A day on which one travels does not count either, and is no pause that somebody must end.
            let why =
                run.openPause.map { texts.pausedSince(run.title, $0.from.description) }
                ?? texts.notToday(run.title)
            return [texts.rests(why, over.count, run.programme.days, kept)]
        case .running:
            let until = texts.kept(over.count { $0.isKept }, over.count)
            return [line(of: progress)].compactMap(\.self)
                + (over.isEmpty ? [] : [texts.untilYesterday(until)])
        case .finished: return [texts.finished(run.title, kept)]
        case .stopped:
            return [
                texts.stopped(
                    run.title, run.stopped?.description ?? "", progress.days.count,
                    run.programme.days, kept)
            ]
        }
    }

    /// `Twenty-one days, day 5 of 21: 3 of 4 met; missed: how you feel, noted.`
    static func line(of progress: ProgrammeProgress) -> String? {
        let texts = Texts.programmes
        let run = progress.run
        guard let day = progress.days.last else { return nil }
        let targets = zip(run.programme.targets, day.outcomes)
        func names(_ outcome: TargetOutcome) -> String {
            Words.rowOfParts(targets.filter { $0.1 == outcome }.map(\.0.sentence))
        }
        var more = ""
        for (text, names) in [
            (texts.missed, names(.missed)), (texts.toDo, names(.open)),
            (texts.notKnown, names(.unknown)),
        ] where !names.isEmpty { more += text(names) }
        let line = texts.line(
            run.title, day.number, run.programme.days, day.outcomes.count { $0 == .met },
            day.outcomes.count, more)
        guard day.isOver, day.number == run.programme.days else { return line }
        return Words.joined([line, texts.over(texts.kept(progress.kept, progress.days.count))])
    }
}

extension ProgrammeRun {
    /// Its title in the language of the moment.
    var title: String { programme.told }
}
