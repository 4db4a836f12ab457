internal import HealthyEating
internal import Nutrition
internal import Telling
internal import Wire

/// A day: what there is to type into, what waits, the totals, the entries by meal, what can be taken back.
struct DayView: Sendable {
    var frame: PageFrame
    var day: DayMessage
    /// The day that it is now.
    var today: LocalDay
    var questions: [QuestionMessage]
    /// Held entries of every day.
    var held: [EntryMessage]
    var steps: StepsMessage
    /// Utterances that came as photographs, as far as this page knows.
    var photographed: Set<Int> = []

    var texts: Texts { frame.texts }
    var date: LocalDay { day.row.date }
    var isToday: Bool { date == today }

    var markup: Markup {
        frame.page(title) {
            navigation
            line
            waiting
            totals
            scores
            entries
            takeBack
            again
            if isToday {
                photographs
                quick
            }
        }
    }

    private var title: String { isToday ? texts(.today) : texts.long(date) }

    private var navigation: Markup {
        Tag.nav(.className("days"), .aria("label", texts(.dayNavigation))) {
            Tag.a(.href(.day(date.advanced(by: -1)))) { texts(.previousDay) }
            if isToday {
                Tag.time(.datetime(date.description)) { texts.long(date) }
            } else {
                Tag.a(.href(date.advanced(by: 1) == today ? .today : .day(date.advanced(by: 1)))) {
                    texts(.nextDay)
                }
            }
            Tag.form(.method(isPost: false), .action(.anyDay)) {
                Tag.label(.label(for: "go")) { texts(.goToDate) }
                Tag.input(
                    .type(.date), .id("go"), .name("date"), .value(date.description))
                Tag.button { texts(.show) }
            }
        }
    }

    /// The line to type into; the cursor is in it already.
    private var line: Markup {
        frame.form(isToday ? .say : .log, "line", className: "line") {
            Tag.label(.label(for: "text")) {
                isToday ? texts(.whatDidYouEat) : texts(.lineForDay, texts.brief(date))
            }
            Tag.div(.className("row")) {
                Tag.input(
                    .type(.text), .id("text"), .name("text"), .autocomplete(false), .required,
                    .maxLength(10_000), .aria("describedby", "hint"), isToday ? .autofocus : nil)
                Tag.button(.className("main")) { texts(.log) }
            }
            if let worklet = frame.files.talk { speaking(worklet) }
            Tag.div(.id("reading"), .className("reading"), .aria("live", "polite"))
            if !isToday {
                frame.hidden("date", date.description)
                frame.meals("meal", id: "line-meal", label: .meal, chosen: .lunch)
            }
            Tag.p(.id("hint"), .className("hint")) {
                texts(isToday ? .lineHint : .lineHintOtherDay)
            }
        }
    }

    /// Shown by the script, where the browser has a microphone and somebody hears.
    private func speaking(_ worklet: Place) -> Markup {
        Tag.div(
            .id("talk"), .className("talk"), .hidden, .data("worklet", worklet.path),
            .data("listening", texts(.talkListening)), .data("reading", texts(.talkReading)),
            .data("nothing", texts(.talkNothing)), .data("refused", texts(.talkRefused)),
            .data("gone", texts(.daemonAway))
        ) {
            Tag.button(
                .type(.button), .aria("pressed", "false"), .aria("describedby", "talk-state")
            ) { texts(.talk) }
            Tag.span(.id("talk-state"), .role("status")) { texts(.talkHint) }
        }
    }

    private var totals: Markup {
        Tag.section(.aria("labelledby", "totals")) {
            Tag.h2(.id("totals")) { texts(.totals) }
            let bars = GoalBar.all(day.row, texts)
            for bar in bars { bar.markup }
            figures(without: Set(day.row.bounds.all.map(\.nutrient)))
            if !day.row.totals.incomplete.isEmpty {
                Tag.p(.className("hint")) {
                    texts(.incomplete, Words.row(day.row.totals.incomplete.map(\.told)))
                }
            }
            if bars.isEmpty { Tag.p(.className("hint")) { texts(.noGoals) } }
            if day.row.closed { Tag.p(.className("hint")) { texts(.dayClosed) } }
            Tag.p { Tag.a(.href(.summary(date))) { texts(.summaryOfDay) } }
        }
    }

    /// How healthy it was, where enough is known of what was eaten.
    private var scores: [Markup] {
        let eating = day.eating.flatMap { $0.total == nil ? nil : $0 }
        guard eating != nil || day.allergy != nil else { return [] }
        return [
            Tag.section(.aria("labelledby", "scores")) {
                Tag.h2(.id("scores")) { texts(.scores) }
                if let allergy = day.allergy {
                    Tag.p { texts(.allergyTotal, String(allergy.total)) }
                }
                if let eating, let total = eating.total {
                    Tag.p { texts(.heiTotal, String(Int(total.rounded()))) }
                    Tag.ul {
                        for standing in eating.standings { Tag.li { standing.sentence } }
                    }
                    if eating.coverage < 0.99 {
                        Tag.p(.className("hint")) {
                            texts(.heiKnown, String(Int(eating.coverage * 100)))
                        }
                    }
                }
            }
        ]
    }

    /// Sums of the seven that no bar tells.
    private func figures(without told: Set<Nutrient>) -> [Markup] {
        let rest = Nutrient.leading.filter { !told.contains($0) }
        guard !rest.isEmpty else { return [] }
        return [
            Tag.ul(.className("figures")) {
                for nutrient in rest {
                    let sum = day.row.totals.sum[nutrient] ?? .zero
                    let figure = EntryWords.figure(sum, nutrient)
                    Tag.li {
                        Tag.span { texts.name(of: nutrient) }
                        Tag.strong {
                            day.row.totals.isLeast(nutrient) ? texts(.atLeast, figure) : figure
                        }
                    }
                }
            }
        ]
    }
}
