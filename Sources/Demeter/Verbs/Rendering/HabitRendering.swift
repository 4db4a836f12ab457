internal import Nutrition
internal import Telling
internal import Wire

/// What is known of how one eats.
enum HabitRendering {
    static func lines(_ list: [HabitMessage], limit: Int, _ style: Style) -> [String] {
        guard !list.isEmpty else {
            return [phrase("Nothing is known of your habits yet: log what you eat for a few days.")]
        }
        var table = TextTable([
            .init(phrase("food"), .left), .init(phrase("times"), .right),
            .init(phrase("last"), .left),
            .init(phrase("meal"), .left), .init(phrase("at"), .left),
            .init(phrase("stars"), .right, rank: 2), .init(phrase("corrected"), .right, rank: 3),
            .init(phrase("why now"), .left, rank: 1),
        ])
        for habit in list.prefix(limit) {
            table.add([
                .init(DisplayWidth.printable(habit.name)), .init(String(habit.count)),
                .init(Calendar.brief(habit.last)), .init(habit.meal.told),
                .init(clock(habit.minute)), .init(habit.stars.map(String.init) ?? ""),
                .init(habit.corrections > 0 ? String(habit.corrections) : ""),
                .init(habit.reason, .faint),
            ])
        }
        let more = list.count - limit
        return table.lines(style)
            + (more > 0 ? [phrase("and \(more) more: demeter habits --limit \(list.count)")] : [])
    }

    private static func clock(_ minute: Int) -> String {
        let rest = minute % 60
        return "\(minute / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
