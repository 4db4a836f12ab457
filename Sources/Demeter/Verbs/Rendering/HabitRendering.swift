internal import Nutrition
internal import Wire

/// What is known of how one eats.
enum HabitRendering {
    static func lines(_ list: [HabitMessage], limit: Int, _ style: Style) -> [String] {
        guard !list.isEmpty else {
            return ["Nothing is known of your habits yet: log what you eat for a few days."]
        }
        var table = TextTable([
            .init("food", .left), .init("times", .right), .init("last", .left),
            .init("meal", .left), .init("at", .left), .init("stars", .right, rank: 2),
            .init("corrected", .right, rank: 3), .init("why now", .left, rank: 1),
        ])
        for habit in list.prefix(limit) {
            table.add([
                .init(DisplayWidth.printable(habit.name)), .init(String(habit.count)),
                .init(Calendar.brief(habit.last)), .init(habit.meal.rawValue),
                .init(clock(habit.minute)), .init(habit.stars.map(String.init) ?? ""),
                .init(habit.corrections > 0 ? String(habit.corrections) : ""),
                .init(habit.reason, .faint),
            ])
        }
        let more = list.count - limit
        return table.lines(style)
            + (more > 0 ? ["and \(more) more: demeter habits --limit \(list.count)"] : [])
    }

    private static func clock(_ minute: Int) -> String {
        let rest = minute % 60
        return "\(minute / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
