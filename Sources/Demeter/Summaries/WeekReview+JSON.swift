internal import JSON
internal import Nutrition

extension WeekReview {
    func json(id: String) -> JSONValue {
        var object = JSONObject([
            ("id", .string(id)), ("kind", "week"), ("from", .string(first.description)),
            ("to", .string(last.description)), ("revision", .integer(revision)),
            ("open", .bool(isOpen)), ("days", .array(days.map(\.json))),
            ("missing", .array(missing.map { .string($0.description) })),
            ("logged_days", .integer(days.count - missing.count)),
            ("average", Self.averages(days)), ("average_before", Self.averages(before)),
            (
                "incomplete",
                .array(
                    Nutrient.leading.filter { nutrient in
                        days.contains { $0.total?.isLeast(nutrient) == true }
                    }.map { .string($0.rawValue) })
            ),
            ("goals", Self.goals(days)), ("goals_before", Self.goals(before)),
        ])
        if let weight {
            object["weight"] = [
                "trend": .number(hundredths(weight.trend)),
                "low": .number(hundredths(weight.interval.lowerBound)),
                "high": .number(hundredths(weight.interval.upperBound)),
                "change": weight.change.map { .number(hundredths($0)) } ?? .null,
                "weigh_ins": .integer(weight.weighIns),
            ]
        }
        object["most_eaten"] = .array(
            mostEaten.map { food in
                [
                    "name": .string(food.name), "times": .integer(food.times),
                    "times_before": .integer(food.timesBefore), "calories": number(food.calories),
                ]
            })
        object["changes"] = .array(changes.map { .string($0) })
        object["held"] = .integer(held)
        return .object(object)
    }

    private static func averages(_ days: [Day]) -> JSONValue {
        .object(
            JSONObject(
                Nutrient.leading.map { ($0.rawValue, number(average($0, of: days)?.amount)) }))
    }

    private static func goals(_ days: [Day]) -> JSONValue {
        .object(
            JSONObject(
                goalDays(of: days).map { goal in
                    (
                        goal.nutrient.rawValue,
                        [
                            "met": .integer(goal.met), "of": .integer(goal.judged),
                            "unknown": .integer(goal.unknown),
                        ]
                    )
                }))
    }
}

extension WeekReview.Day {
    fileprivate var json: JSONValue {
        [
            "date": .string(day.description), "logged": .bool(total != nil),
            "calories": number(calories),
            "incomplete": .bool(total?.isLeast(.calories) == true),
        ]
    }
}

private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
