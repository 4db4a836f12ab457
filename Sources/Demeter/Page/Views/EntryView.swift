internal import Alternatives
internal import Nutrition
internal import Wire

/// The form that changes one entry: in words, or every field of it.
struct EntryView: Sendable {
    var frame: PageFrame
    var entry: EntryMessage
    /// What could be eaten instead, the nearest first.
    var instead: [Alternative] = []

    private var texts: Texts { frame.texts }

    var markup: Markup {
        let name = EntryWords.name(of: entry)
        return frame.page(texts(.entryTitle, name)) {
            Tag.p {
                Tag.a(.href(.day(entry.day))) { texts(.backToDay, texts.long(entry.day)) }
            }
            Tag.p(.className("hint")) { texts(.saidAs, entry.text) }
            for warning in entry.warnings { Tag.p(.className("hint")) { warning.message } }
            if entry.state == .held { confirmation }
            frame.form(.correct, "words", className: "line") {
                frame.hidden("entry", String(entry.id))
                Tag.h2 { texts(.correctInWords) }
                Tag.label(.label(for: "text")) { texts(.correctHint) }
                Tag.div(.className("row")) {
                    Tag.input(
                        .type(.text), .id("text"), .name("text"), .required,
                        .autocomplete(false), .maxLength(10_000))
                    Tag.button { texts(.correct) }
                }
            }
            if !instead.isEmpty { alternatives }
            exactly
            frame.form(.delete, "delete") {
                frame.hidden("entry", String(entry.id))
                Tag.button { texts(.delete) }
                Tag.p(.className("hint")) { texts(.deleteExplanation) }
            }
        }
    }

    private var alternatives: Markup {
        Tag.section(.aria("labelledby", "instead")) {
            Tag.h2(.id("instead")) { texts(.insteadOf) }
            Tag.p(.className("hint")) { texts(.insteadHint) }
            for (place, one) in instead.enumerated() {
                frame.form(.swap, "instead-\(place)") {
                    frame.hidden("entry", String(entry.id))
                    frame.hidden("food", one.food.rawValue)
                    Tag.p {
                        Tag.bdi { one.name }
                        ": \(one.reason)"
                    }
                    Tag.button(.aria("label", "\(texts(.putInstead)): \(one.name)")) {
                        texts(.putInstead)
                    }
                }
            }
        }
    }

    private var confirmation: Markup {
        frame.form(.confirm, "confirm") {
            Tag.p { texts(.heldExplanation) }
            frame.hidden("entry", String(entry.id))
            Tag.button(.className("main")) { texts(.confirm) }
        }
    }

    private var exactly: Markup {
        let values = EntryForm(entry)
        return frame.form(.edit, "fields", className: "fields") {
            Tag.h2 { texts(.exactly) }
            frame.hidden("entry", String(entry.id))
            frame.hidden("was", values.fields.encoded)
            Tag.fieldset {
                Tag.legend { texts(.whatItWas) }
                frame.field(.food, "food", id: "food", value: values["food"])
                frame.field(
                    .amount, "amount", id: "amount", value: values["amount"], inputMode: "decimal")
                frame.field(.unit, "unit", id: "unit", value: values["unit"])
                frame.field(
                    .grams, "grams", id: "grams", value: values["grams"], inputMode: "decimal")
                frame.meals("meal", id: "meal", label: .meal, chosen: entry.meal)
                frame.field(.day, "day", id: "day", type: .date, value: values["day"])
                frame.field(.time, "at", id: "at", type: .time, value: values["at"])
            }
            Tag.fieldset {
                Tag.legend { texts(.figuresOf) }
                for nutrient in Nutrient.leading {
                    let id = nutrient.rawValue
                    Tag.div(.className("field")) {
                        Tag.label(.label(for: id)) {
                            "\(texts.name(of: nutrient)) (\(Figures.unit(of: nutrient)))"
                        }
                        Tag.input(
                            .type(.text), .id(id), .name(id), .value(values[id]),
                            .inputMode("decimal"), .autocomplete(false))
                    }
                }
            }
            Tag.button(.className("main")) { texts(.save) }
        }
    }
}
