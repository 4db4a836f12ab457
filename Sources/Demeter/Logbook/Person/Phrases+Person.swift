internal import Body
internal import Habits
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of a person themselves.
extension Phrases {
    /// `Weight: 82.4 kg, 0.6 kg less than on 2026-11-14.`
    static func measured(
        _ content: MeasurementContent, before: Measurement?, today: LocalDay
    ) -> String {
        let texts = Texts.person
        let (kind, told) = (named(content.kind), amount(content.value, content.kind))
        let day = content.moment.day
        let when = day == today ? "" : texts.onDay(name(of: day, today: today).lowercased())
        guard let before, content.kind == .weight || content.kind == .waist,
            before.content.moment.day < day
        else { return texts.measured(kind, told, when) }
        let change = content.value - before.content.value
        let last = before.content.moment.day
        let since =
            last == today.advanced(by: -1)
            ? texts.yesterday() : texts.before(name(of: last, today: today))
        if change == .zero { return texts.asBefore(kind, told, when, since) }
        let size = amount(change < .zero ? -change : change, content.kind)
        return change < .zero
            ? texts.less(kind, told, when, size, since)
            : texts.more(kind, told, when, size, since)
    }

    static func odd(_ kind: MeasurementKind) -> String {
        Texts.person.odd(
            told(kind), amount(kind.range.lowerBound, kind), amount(kind.range.upperBound, kind))
    }

    static func newest(
        _ measurement: Measurement?, _ kind: MeasurementKind, today: LocalDay
    ) -> String {
        guard let measurement else {
            return Texts.person.never(told(kind), example(of: kind))
        }
        let content = measurement.content
        return Texts.person.newest(
            named(kind), amount(content.value, kind),
            name(of: content.moment.day, today: today).lowercased())
    }

    private static func example(of kind: MeasurementKind) -> String {
        switch kind {
        case .weight: Texts.person.exampleWeight()
        case .waist: Texts.person.exampleWaist()
        case .steps: Texts.person.exampleSteps()
        case .activeEnergy: Texts.person.exampleActive()
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
                let (old, new) = (told(profile.before, key), told(profile.after, key))
                guard old != new else { return nil }
                return Texts.person.profile(
                    told(key), old.map { "\($0) → " } ?? "", new ?? Texts.person.notTold())
            }
        }
        lines += change.measurements.compactMap { change in
            switch (change.before, change.after) {
            case (nil, let after?): Texts.person.kept(line(for: after.content))
            case (let before?, nil): Texts.person.removed(line(for: before.content))
            default: nil
            }
        }
        lines += change.feelings.compactMap { change in
            switch (change.before, change.after) {
            case (nil, let after?):
                Texts.feelings.noted(feeling(after.content.name, after.content.strength), "")
            case (let before?, nil):
                Texts.person.removed(feeling(before.content.name, before.content.strength))
            default: nil
            }
        }
        lines += change.ratings.map { change in
            rated(food(FoodKey(rawValue: change.food)), change.after)
        }
        if let aim = change.aim {
            lines.append(
                aim.after.map { aimed(AimMessage($0.aim, since: $0.since, next: nil)) }
                    ?? Texts.energy.noAim())
        }
        lines += plans(change.plans, today: today)
        lines += change.programmes.compactMap(programme)
        return lines
    }

    /// `weight 82.4 kg on 2026-11-21`
    private static func line(for content: MeasurementContent) -> String {
        Texts.person.line(
            told(content.kind), amount(content.value, content.kind), content.moment.day.description)
    }

    static func profile(_ message: ProfileMessage) -> [String] {
        let told = Profile.Key.allCases.compactMap { key in
            Self.told(message.profile, key).map { "\(Self.told(key)) \($0)" }
        }
        guard !told.isEmpty else { return [Texts.person.nothingTold()] }
        return [
            Texts.person.you(Words.row(told), message.age.map { Texts.person.age($0) } ?? "")
        ]
    }

    private static func named(_ kind: MeasurementKind) -> String {
        let name = told(kind)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func told(_ kind: MeasurementKind) -> String {
        switch kind {
        case .weight: Texts.person.weight()
        case .waist: Texts.person.waist()
        case .steps: Texts.person.steps()
        case .activeEnergy: Texts.person.activeEnergy()
        case .restingEnergy: Texts.person.restingEnergy()
        case .totalEnergy: Texts.person.totalEnergy()
        }
    }

    private static func told(_ key: Profile.Key) -> String {
        switch key {
        case .born: Texts.person.born()
        case .sex: Texts.person.sex()
        case .height: Texts.person.height()
        case .region: Texts.person.region()
        case .language: Texts.person.language()
        case .pregnant: Texts.person.pregnant()
        case .breastfeeding: Texts.person.breastfeeding()
        }
    }

    /// What a profile has under a key; `nil` where nothing was told.
    private static func told(_ profile: Profile, _ key: Profile.Key) -> String? {
        guard let text = profile.text(of: key) else { return nil }
        switch key {
        case .born, .region, .language: return text
        case .sex:
            return profile.sex == .female ? Texts.person.female() : Texts.person.male()
        case .height: return Texts.person.centimetres(String(text.prefix { !$0.isLetter }))
        case .pregnant: return profile.isPregnant == true ? Texts.person.yes() : Texts.person.no()
        case .breastfeeding:
            return profile.isBreastfeeding == true ? Texts.person.yes() : Texts.person.no()
        }
    }

    private static func amount(_ value: Thousandths, _ kind: MeasurementKind) -> String {
        switch kind {
        case .steps: Texts.person.stepCount(Figures.number(value.value.rounded()))
        case .activeEnergy, .restingEnergy, .totalEnergy: Figures.calories(value)
        case .weight, .waist: "\(Figures.number(value.value)) \(Words.unit(kind.unit))"
        }
    }
}
