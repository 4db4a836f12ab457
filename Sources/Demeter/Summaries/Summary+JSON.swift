internal import HealthyEating
internal import JSON
internal import Nutrition

extension DaySummary {
    func json(id: String) -> JSONValue {
        var object = JSONObject([
            ("id", .string(id)), ("kind", .string(kind.rawValue)),
            ("date", .string(day.description)), ("revision", .integer(revision)),
            ("totals", figures(totals.sum)),
            ("incomplete", .array(totals.incomplete.map { .string($0.rawValue) })),
        ])
        if let coverage = totals.coverage, !coverage.isEmpty {
            object["coverage"] = .object(
                JSONObject(
                    Nutrient.all.compactMap { nutrient in
                        coverage[nutrient].map {
                            (nutrient.rawValue, .number(($0 * 1000).rounded(.down) / 1000))
                        }
                    }))
        }
        if !goals.isEmpty {
            object["goals"] = figures(goals.references)
            object["remaining"] = figures(goals.remaining(of: totals.sum))
        }
        object["meals"] = .array(
            courses.map { course in
                [
                    "meal": .string(course.meal.rawValue), "calories": number(course.calories),
                    "items": .array(
                        course.items.map { item in
                            [
                                "name": .string(item.name), "amount": .string(item.amount),
                                "calories": number(item.calories),
                                "estimated": .bool(item.isEstimate),
                            ]
                        }),
                ]
            })
        object["highlights"] = .array(highlights.map { .string($0) })
        object["requests"] = .array(requests.map { .string($0) })
        object["held"] = .integer(held.count)
        object["waiting"] = .integer(waiting)
        object["estimated_share"] =
            estimatedShare.map { .number(($0 * 1000).rounded() / 1000) } ?? .null
        object["average_7_days"] = number(weekly.now)
        object["average_7_days_before"] = number(weekly.before)
        object["logged_streak"] = .integer(loggedStreak)
        object["goal_streak"] = .integer(goalStreak)
        if let total = eating?.total { object["hei"] = .number((total * 100).rounded() / 100) }
        if let allergyScore { object["allergy_score"] = .integer(allergyScore) }
        if let programme { object["programme"] = .string(programme) }
        return .object(object)
    }
}

extension Digest {
    func json(id: String) -> JSONValue {
        [
            "id": .string(id), "kind": "digest", "from": .string(first.description),
            "to": .string(last.description), "revision": .integer(revision),
            "days": .array(
                days.map {
                    ["date": .string($0.day.description), "calories": number($0.calories)]
                }),
            "held": .integer(held),
        ]
    }
}

private func figures(_ nutrients: Nutrients) -> JSONValue {
    var object = JSONObject(Nutrient.leading.map { ($0.rawValue, number(nutrients[$0])) })
    if !nutrients.further.isEmpty {
        object["nutrients"] = .object(
            JSONObject(
                nutrients.further.nutrients.map { ($0.rawValue, number(nutrients[$0])) }))
    }
    return .object(object)
}

/// As on the wire: whole numbers without a point, unknown is null.
func number(_ value: Thousandths?) -> JSONValue {
    guard let value else { return .null }
    let (whole, rest) = value.rawValue.quotientAndRemainder(dividingBy: 1000)
    return rest == 0 ? .integer(Int(whole)) : .number(value.value)
}
