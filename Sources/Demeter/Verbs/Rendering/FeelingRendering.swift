internal import Body
internal import Nutrition
internal import Telling
internal import Wire

/// Feelings in order of time, and what was eaten before them.
enum FeelingRendering {
    static func lines(_ message: FeelingsMessage, _ style: Style) -> [String] {
        guard !message.feelings.isEmpty else {
            return [phrase("No such feeling was told. Try: demeter feel bloated, three of five")]
        }
        var table = TextTable([
            .init("#", .right), .init(phrase("day"), .left), .init(phrase("feeling"), .left),
            .init("", .left),
        ])
        for one in message.feelings {
            table.add([
                .init(String(one.id), .faint), .init(one.day.description),
                .init(DisplayWidth.printable(one.feeling)),
                .init(one.strength.map { phrase("\($0) of 5") } ?? ""),
            ])
        }
        var lines = table.lines(style)
        if !message.links.isEmpty {
            lines += [
                "",
                phrase("Eaten in the \(FeelingLinks.hours) hours before, which need not be why:"),
            ]
            lines += message.links.map { "  \(DisplayWidth.printable($0.sentence))" }
        }
        return lines
    }
}
