internal import Body
internal import Journal
internal import Nutrition
internal import Telling
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
        let texts = Texts.energy
        let textbook = message.textbook.map { texts.about(range($0)) }
        let basis = texts.basis(message.weighIns, message.loggedDays, message.days)
        guard let own = message.expenditure else {
            return [textbook.map { texts.textbook($0) } ?? texts.unknown()]
        }
        guard message.isKnown else {
            let figures = texts.soFar(range(own), basis)
            return [
                textbook.map { texts.textbookSoFar($0, figures) } ?? texts.unknownSoFar(figures)
            ]
        }
        let beside = textbook.map { texts.textbookSays($0) } ?? ""
        return [texts.burned(range(own), basis, beside)]
    }

    /// "What is my trend weight"
    static func trend(_ message: EnergyMessage) -> String {
        guard let weight = message.weight else {
            return Texts.person.never(Texts.person.weight(), Texts.person.exampleWeight())
        }
        return Texts.energy.trend(
            Figures.number(weight.value.value), Figures.number(weight.margin.value),
            direction(message))
    }

    /// Whether the weight rises or falls, and how fast.
    private static func direction(_ message: EnergyMessage) -> String {
        guard let weekly = message.weekly, message.weighIns > 1 || message.expenditure == nil else {
            return ""
        }
        // Nobody can tell which way it goes while both ways are likely.
        guard weekly.lowest > .zero || weekly.highest < .zero else { return Texts.energy.unclear() }
        let size = Figures.number(abs(weekly.value.value))
        return weekly.value < .zero ? Texts.energy.falls(size) : Texts.energy.rises(size)
    }

    /// `Today: 1,840 kcal eaten, 320 moved: 1,520 net.`, and what the sum is made of.
    private static func net(_ message: EnergyMessage, today: LocalDay) -> [String] {
        guard let active = message.active else { return [] }
        let name = name(of: message.date, today: today)
        let moved = Texts.energy.moved(Figures.calories(active))
        let head =
            if let intake = message.intake, let net = message.net {
                Texts.energy.net(name, Figures.calories(intake), moved, Figures.calories(net))
            } else {
                Texts.energy.movedAlone(name, moved)
            }
        return [head] + message.parts.map(part)
    }

    private static func part(_ part: EnergyMessage.Part) -> String {
        let texts = Texts.energy
        let time =
            part.minutes.map { texts.minutes(Figures.number($0.value.rounded())) } ?? ""
        let kind = part.kind == "resting" ? texts.resting() : texts.active()
        let fate =
            switch part.fate {
            case .counted: ""
            case .lessThanTimed: texts.lessThanTimed()
            case .lessThanUntimed: texts.lessThanUntimed()
            case .anotherFirst: texts.anotherFirst()
            case .restUnknown: texts.restUnknown()
            }
        return "  " + texts.part(part.source, Figures.calories(part.calories), kind, time) + fate
    }

    private static func range(_ figure: EnergyMessage.Figure) -> String {
        Texts.energy.range(
            Figures.calories(figure.value), Figures.number(figure.lowest.value),
            Figures.number(figure.highest.value))
    }
}
