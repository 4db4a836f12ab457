internal import Body
internal import Habits
internal import Journal
internal import Nutrition
internal import Wire

// What is told of a person themselves.
extension Phrases {
    static let knownAlready = "I know that already. Nothing was changed."

    /// `Weight: 82.4 kg, 0.6 kg less than on 2026-11-14.`
    static func measured(
        _ content: MeasurementContent, before: Measurement?, today: LocalDay
    ) -> String {
        let told = "\(named(content.kind)): \(amount(content.value, content.kind))"
        let day = content.moment.day
        let when = day == today ? "" : " (\(name(of: day, today: today).lowercased()))"
        guard let before, content.kind == .weight || content.kind == .waist,
            before.content.moment.day < day
        else { return "\(told)\(when)." }
        let change = content.value - before.content.value
        let since = name(of: before.content.moment.day, today: today)
        let than = since == "Yesterday" ? "yesterday" : "on \(since)"
        if change == .zero { return "\(told)\(when), as \(than)." }
        let size = amount(change < .zero ? -change : change, content.kind)
        return "\(told)\(when), \(size) \(change < .zero ? "less" : "more") than \(than)."
    }

    static func odd(_ kind: MeasurementKind) -> String {
        "A \(kind.name) lies between \(amount(kind.range.lowerBound, kind)) and "
            + "\(amount(kind.range.upperBound, kind)); say it again with its unit. Nothing was kept."
    }

    static func newest(
        _ measurement: Measurement?, _ kind: MeasurementKind, today: LocalDay
    ) -> String {
        guard let measurement else {
            return "No \(kind.name) was measured yet. Say, as: \(example(of: kind))"
        }
        let content = measurement.content
        return "\(named(kind)): \(amount(content.value, kind)) "
            + "(\(name(of: content.moment.day, today: today).lowercased()))."
    }

    private static func example(of kind: MeasurementKind) -> String {
        switch kind {
        case .weight: "I weigh 82.4 kilos"
        case .waist: "my waist is 84 cm"
        case .steps: "I walked 9500 steps"
        case .activeEnergy: "I burned 300 calories"
        case .restingEnergy: "demeter measure resting 1500kcal"
        case .totalEnergy: "demeter measure workout 450kcal"
        }
    }

    /// What a change did to the profile, to measurements and ratings.
    ///
    /// - Parameter food: what a food is called by its key.
    static func person(
        _ change: Recorded.PersonChange, today: LocalDay = LocalDay(daysSinceEpoch: 0),
        food: (FoodKey) -> String = \.rawValue
    ) -> [String] {
        var lines: [String] = []
        if let profile = change.profile {
            lines += Profile.Key.allCases.compactMap { key in
                let (old, new) = (profile.before.text(of: key), profile.after.text(of: key))
                guard old != new else { return nil }
                let was = old.map { "\($0) → " } ?? ""
                return "Profile: \(key.rawValue) \(was)\(new ?? "not told")."
            }
        }
        lines += change.measurements.compactMap { change in
            switch (change.before, change.after) {
            case (nil, let after?): "Measured: \(line(for: after.content))."
            case (let before?, nil): "Removed: \(line(for: before.content))."
            default: nil
            }
        }
        lines += change.feelings.compactMap { change in
            switch (change.before, change.after) {
            case (nil, let after?):
                "Noted: \(feeling(after.content.name, after.content.strength))."
            case (let before?, nil):
                "Removed: \(feeling(before.content.name, before.content.strength))."
            default: nil
            }
        }
        lines += change.ratings.map { change in
            rated(food(FoodKey(rawValue: change.food)), change.after)
        }
        if let aim = change.aim {
            lines.append(
                aim.after.map { aimed(AimMessage($0.aim, since: $0.since, next: nil)) } ?? noAim)
        }
        lines += plans(change.plans, today: today)
        lines += change.programmes.compactMap(programme)
        return lines
    }

    /// `weight 82.4 kg on 2026-11-21`
    private static func line(for content: MeasurementContent) -> String {
        "\(content.kind.name) \(amount(content.value, content.kind)) on \(content.moment.day)"
    }

    static func profile(_ message: ProfileMessage) -> [String] {
        let told = Profile.Key.allCases.compactMap { key in
            message.profile.text(of: key).map { "\(key.rawValue) \($0)" }
        }
        guard !told.isEmpty else {
            return ["You have told nothing of yourself. Say, as: I was born in 1984"]
        }
        let age = message.age.map { " (\($0) years)" } ?? ""
        return ["You: \(told.joined(separator: ", "))\(age)."]
    }

    private static func named(_ kind: MeasurementKind) -> String {
        kind.name.prefix(1).uppercased() + kind.name.dropFirst()
    }

    private static func amount(_ value: Thousandths, _ kind: MeasurementKind) -> String {
        switch kind {
        case .steps: "\(Figures.number(value.value.rounded())) steps"
        case .activeEnergy, .restingEnergy, .totalEnergy: Figures.calories(value)
        case .weight, .waist: "\(Figures.number(value.value)) \(kind.unit)"
        }
    }
}
