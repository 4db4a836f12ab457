internal import Nutrition
internal import Wire

/// The goals of today, a line to change them, and all that was ever set.
struct GoalsView: Sendable {
    var frame: PageFrame
    var goals: GoalsMessage

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.goals)) {
            frame.form(.say, "goals", className: "line") {
                Tag.label(.label(for: "text")) { texts(.setGoals) }
                Tag.div(.className("row")) {
                    Tag.input(
                        .type(.text), .id("text"), .name("text"), .required, .autocomplete(false),
                        .maxLength(500), .aria("describedby", "hint"))
                    Tag.button(.className("main")) { texts(.set) }
                }
                Tag.p(.id("hint"), .className("hint")) { texts(.setGoalsHint) }
            }
            if goals.goals.all.isEmpty {
                Tag.p { texts(.noGoals) }
            } else {
                Tag.ul(.className("figures")) {
                    for (nutrient, goal) in goals.goals.all {
                        Tag.li {
                            Tag.span { texts.name(of: nutrient) }
                            Tag.strong { GoalWords.told(goal, nutrient, texts) }
                        }
                    }
                }
            }
            if let source = goals.source { Tag.p(.className("hint")) { source } }
            if !goals.rules.isEmpty {
                Tag.h2(.id("rules")) { texts(.goalsOverTime) }
                Tag.div(
                    .className("wide"), .tabIndex(0), .role("region"), .aria("labelledby", "rules")
                ) { rules }
            }
        }
    }

    private var rules: Markup {
        Tag.table {
            Tag.thead {
                Tag.tr {
                    for phrase in [Phrase.goalFrom, .goalOf, .goalWhat, .goalDaysColumn] {
                        Tag.th(.scope("col")) { texts(phrase) }
                    }
                }
            }
            Tag.tbody {
                for rule in goals.rules.reversed() {
                    Tag.tr {
                        Tag.th(.scope("row")) { texts.long(rule.from) }
                        Tag.td { texts.name(of: rule.nutrient) }
                        Tag.td {
                            rule.goal.map { GoalWords.told($0, rule.nutrient, texts) }
                                ?? texts(.goalNoMore)
                        }
                        Tag.td {
                            rule.weekday.map { texts.weekdays[$0 - 1] } ?? texts(.everyDay)
                        }
                    }
                }
            }
        }
    }
}

/// A goal as a line tells it.
enum GoalWords {
    static func told(_ goal: Goal, _ nutrient: Nutrient, _ texts: Texts) -> String {
        func figure(_ amount: Thousandths) -> String { EntryWords.figure(amount, nutrient) }
        return switch goal {
        case .target(let amount): figure(amount)
        case .minimum(let amount): texts(.atLeast, figure(amount))
        case .maximum(let amount): texts(.atMost, figure(amount))
        case .range(let lower, let upper):
            texts(.rangeGoal, EntryWords.digits(lower, nutrient), figure(upper))
        }
    }
}
