internal import Body
internal import Journal
internal import Nutrition
internal import Wire

// What is told of what a body takes.
extension Phrases {
    /// What is burned, the weight, and the day's sum with its parts.
    static func energy(_ message: EnergyMessage, today: LocalDay) -> [String] {
        var lines = burned(message)
        if message.weight != nil { lines.append(trend(message)) }
        lines += net(message, today: today)
        if let aim = message.aim { lines.append(aimed(aim)) }
        return lines
    }

    /// "How much do I burn"
    static func burned(_ message: EnergyMessage) -> [String] {
        let textbook = message.textbook.map { "about \(range($0, "kcal"))" }
        let basis =
            "\(counted(message.weighIns, "weight")) and \(counted(message.loggedDays, "wholly logged day")) "
            + "of \(message.days)"
        guard let own = message.expenditure else {
            let missing =
                "Weigh yourself and log what you eat, and in two or three weeks I can tell "
            guard let textbook else {
                return [
                    "I do not know yet what you burn. \(missing)it from your own figures. "
                        + "A textbook could tell with your sex, birth, height and weight: demeter profile set"
                ]
            }
            return ["By the textbook you burn \(textbook) a day. \(missing)from your own figures."]
        }
        guard message.isKnown else {
            let sofar = "By your own figures it is \(range(own, "kcal")) so far (\(basis))."
            guard let textbook else {
                return ["I do not know yet what you burn. \(sofar)"]
            }
            return ["By the textbook you burn \(textbook) a day. \(sofar)"]
        }
        let beside = textbook.map { " The textbook says \($0)." } ?? ""
        return ["You burn about \(range(own, "kcal")) a day, by \(basis).\(beside)"]
    }

    /// "What is my trend weight"
    static func trend(_ message: EnergyMessage) -> String {
        guard let weight = message.weight else {
            return "No weight was measured yet. Say, as: I weigh 82.4 kilos"
        }
        let told =
            "Trend weight: \(Figures.number(weight.value.value)) kg, give or take "
            + "\(Figures.number(weight.margin.value))"
        guard let weekly = message.weekly, message.weighIns > 1 || message.expenditure == nil else {
            return told + "."
        }
        // Nobody can tell which way it goes while both ways are likely.
        guard weekly.lowest > .zero || weekly.highest < .zero else {
            return told + "; it cannot be told yet whether it rises or falls."
        }
        let size = Figures.number(abs(weekly.value.value))
        return told + "; it \(weekly.value < .zero ? "falls" : "rises") by \(size) kg a week."
    }

    /// `Today: 1,840 kcal eaten, 320 moved: 1,520 net.`, and what the sum is made of.
    private static func net(_ message: EnergyMessage, today: LocalDay) -> [String] {
        guard let active = message.active else { return [] }
        let name = name(of: message.date, today: today)
        let moved = "\(Figures.calories(active)) by moving"
        let head =
            if let intake = message.intake, let net = message.net {
                "\(name): \(Figures.calories(intake)) eaten, \(moved): \(Figures.calories(net)) net."
            } else {
                "\(name): \(moved)."
            }
        return [head] + message.parts.map(part)
    }

    private static func part(_ part: EnergyMessage.Part) -> String {
        let time = part.minutes.map { " in \(Figures.number($0.value.rounded())) min" } ?? ""
        let told = "  \(part.source): \(Figures.calories(part.calories)) \(part.kind)\(time)"
        switch part.fate {
        case .counted: return told
        case .lessThanTimed: return told + " – not added: others with times tell of more"
        case .lessThanUntimed: return told + " – not added: what is told without times is more"
        case .anotherFirst: return told + " – not added: another source tells of the same time"
        case .restUnknown:
            return told + " – not added: it has rest in it, and nobody knows how much"
        }
    }

    private static func range(_ figure: EnergyMessage.Figure, _ unit: String) -> String {
        "\(Figures.calories(figure.value)) (\(Figures.number(figure.lowest.value)) to "
            + "\(Figures.number(figure.highest.value)))"
    }

    private static func counted(_ count: Int, _ thing: String) -> String {
        count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
    }
}
