internal import Nutrition
internal import Wire

extension DayView {
    /// The logged entries by meal, and a form that moves those that are selected.
    var entries: Markup {
        Tag.section(.aria("labelledby", "entries")) {
            Tag.h2(.id("entries")) { texts(.entriesOfDay) }
            if day.entries.isEmpty {
                Tag.p { texts(.nothingLogged) }
            } else {
                for meal in Meal.allCases {
                    let own = day.entries.filter { $0.meal == meal }
                    if !own.isEmpty { table(meal, own) }
                }
                move
            }
        }
    }

    private func table(_ meal: Meal, _ entries: [EntryMessage]) -> Markup {
        let sum = NutrientTotal(of: entries.map(\.nutrients))
        let together = EntryWords.figure(sum.sum.calories ?? .zero, .calories)
        return Tag.div(.className("meal")) {
            Tag.h3 {
                texts.meal(meal)
                " "
                Tag.span(.className("sum")) {
                    sum.incomplete.contains(.calories) ? texts(.atLeast, together) : together
                }
            }
            Tag.ul(.className("entries")) { for entry in entries { row(entry) } }
        }
    }

    private func row(_ entry: EntryMessage) -> Markup {
        let name = EntryWords.name(of: entry)
        return Tag.li {
            Tag.input(
                .type(.checkbox), .name("entry"), .value(String(entry.id)), .form("move"),
                .aria("label", texts(.select, name)))
            Tag.div(.className("what")) {
                Tag.bdi(.className("name")) { name }
                " "
                Tag.span(.className("amount")) { EntryWords.amount(of: entry) }
                Tag.small {
                    EntryWords.clock(of: entry)
                    ", "
                    EntryWords.confidence(of: entry, texts)
                    if entry.unit != "g", let assumption = entry.assumption { ", \(assumption)" }
                    for warning in entry.warnings { ". \(warning.message)" }
                }
            }
            Tag.span(.className("energy")) { EntryWords.energy(entry.nutrients, texts) }
            Tag.a(
                .href(.entry(date, entry.id)), .aria("label", texts(.changeEntry, name))
            ) { texts(.change) }
        }
    }

    private var move: Markup {
        Tag.details(.className("tools")) {
            Tag.summary { texts(.moveSelected) }
            frame.form(.move, "move", id: "move") {
                frame.meals(
                    "meal", id: "move-meal", label: .moveTo, chosen: nil, nothing: .unchangedMeal)
                frame.field(
                    .moveDay, "date", id: "move-date", type: .date, value: date.description)
                frame.hidden("from", date.description)
                Tag.button { texts(.move) }
            }
        }
    }

    /// What was eaten before, for this day as well.
    var again: Markup {
        Tag.details(.className("tools")) {
            Tag.summary { texts(.copyHere) }
            frame.form(.copy, "copy") {
                frame.field(
                    .copyFrom, "date", id: "copy-date", type: .date,
                    value: date.advanced(by: -1).description)
                frame.meals(
                    "meal", id: "copy-meal", label: .meal, chosen: nil, nothing: .wholeDay)
                frame.hidden("to", date.description)
                Tag.button { texts(.copy) }
            }
        }
    }
}
