internal import Body
internal import Nutrition
internal import Telling
internal import Wire

/// Measurements in order of time.
enum MeasurementRendering {
    static func lines(_ list: [MeasurementMessage], _ style: Style) -> [String] {
        guard !list.isEmpty else {
            return [phrase("Nothing was measured. Try: demeter measure weight 82.4kg")]
        }
        var table = TextTable([
            .init("#", .right), .init(phrase("day"), .left), .init("", .left),
            .init(phrase("value"), .right),
            .init("", .left), .init(phrase("source"), .left, rank: 1),
        ])
        for one in list {
            table.add([
                .init(String(one.id), .faint), .init(one.day.description),
                .init(one.kind.told),
                .init(Figures.number(one.value.value)), .init(Words.unit(one.kind.unit)),
                .init(one.source == "manual" ? "" : DisplayWidth.printable(one.source), .faint),
            ])
        }
        return table.lines(style)
    }
}
