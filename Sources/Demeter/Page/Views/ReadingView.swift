internal import MealReader
internal import Nutrition
internal import Wire

/// What would be logged of a line that is still typed: a piece of a page, put beneath the line.
struct ReadingView: Sendable {
    var reading: ReadingMessage
    var texts: Texts

    var markup: Markup {
        .group(pieces)
    }

    @MarkupBuilder private var pieces: [Markup] {
        if !reading.items.isEmpty {
            Tag.ul(.className("entries")) { for item in reading.items { row(item) } }
            Tag.p(.className("hint")) { together }
        }
        if !reading.unread.isEmpty {
            Tag.p(.className("hint")) {
                texts(.notUnderstood)
                " "
                Tag.bdi { reading.unread.joined(separator: ", ") }
            }
        }
    }

    private func row(_ message: ItemMessage) -> Markup {
        let item = message.item
        let grams = item.grams.map(Figures.grams)
        let counted = item.amount.map {
            EntryWords.counted($0, item.unit, saidAs: item.text)
        }
        return Tag.li {
            Tag.div(.className("what")) {
                Tag.bdi(.className("name")) {
                    [item.brand, item.name].compactMap(\.self).joined(separator: " ")
                }
                " "
                Tag.span(.className("amount")) {
                    [counted, grams.map { counted == nil ? $0 : "(\($0))" }].compactMap(\.self)
                        .joined(separator: " ")
                }
                Tag.small {
                    EntryWords.confidence(item.confidence, texts)
                    for warning in message.warnings { ". \(warning.message)" }
                }
            }
            Tag.span(.className("energy")) { EntryWords.energy(item.nutrients, texts) }
        }
    }

    private var together: String {
        let figure = EntryWords.figure(reading.total.sum.calories ?? .zero, .calories)
        let sum = reading.total.incomplete.contains(.calories) ? texts(.atLeast, figure) : figure
        return texts(.wouldBeLogged, sum, EntryWords.confidence(reading.confidence, texts))
    }
}
