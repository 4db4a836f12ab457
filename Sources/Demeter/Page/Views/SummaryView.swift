internal import Nutrition
internal import Wire

/// What is told of a day when it is over.
struct SummaryView: Sendable {
    var frame: PageFrame
    var day: LocalDay
    var summary: SummaryMessage

    var markup: Markup {
        frame.page(summary.title) {
            Tag.p {
                Tag.a(.href(.day(day))) {
                    frame.texts(.backToDay, frame.texts.long(day))
                }
            }
            Tag.div(.className("told-of-day")) {
                for line in summary.text.split(separator: "\n") { Tag.p { String(line) } }
            }
        }
    }
}
