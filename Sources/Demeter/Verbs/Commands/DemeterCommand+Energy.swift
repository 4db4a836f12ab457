internal import Arguments
internal import Body
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

// What one burns, and the goal that follows it.
extension DemeterCommand {
    static let energy: Verb = Verb(
        CommandTable(
            "energy", "Show what you burn, your trend weight and the day's net calories",
            details: [
                "What you burn is found from what you ate and what became of your weight, with an interval in "
                    + "which it lies nine times of ten. Until two weeks of weights and ten logged days are "
                    + "there, the textbook's figure stands first (Mifflin and St Jeor).",
                "Of what devices measured each moment counts once, and every part of the sum is told.",
            ],
            operands: [OperandRow("DATE", count: .oneAtMost, DateOperand.help)],
            examples: [
                .init("demeter energy", "what you burn, as of now"),
                .init("demeter energy yesterday", "yesterday's sum"),
            ], group: "You")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = DateRequest()
        if let text = session.command.operands.first {
            guard let date = DateOperand(text) else {
                throw session.misuse(
                    phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
            }
            request.date = try resolve(date, &daemon)
        }
        let (raw, message) = try daemon.ask(.energy, request, as: EnergyMessage.self)
        try session.show(raw, LogRendering.lines(of: message.reply))
        return message.expenditure == nil && message.textbook == nil && message.weight == nil
            && message.active == nil ? .nothing : .done
    }

    static let followGoal: Verb = Verb(
        CommandTable(
            "follow", "Let the goal of energy follow how your weight is to change",
            details: [
                "The goal is what you burn less what the change takes, 7,700 kcal a kilogram. Once a week, at "
                    + "night, it is looked at again; the summary tells why, and undo takes it back.",
                "Nothing is set to lose more than a hundredth of the weight a week, nor under 18, in a "
                    + "pregnancy, or below a body mass index of 18.5; and no goal is below 1,200 kcal "
                    + "unless --floor says so.",
            ],
            options: [
                OptionRow("lose", value: .init("KG"), "How much to lose a week, as 0.4kg."),
                OptionRow("gain", value: .init("KG"), "How much to gain a week, at most 0.5 kg."),
                OptionRow("hold", "Keep the weight."),
                OptionRow("stop", "Let the goal be as it is from now on."),
                OptionRow(
                    "floor", value: .init("KCAL"),
                    "The least that a goal may be; 1,200 unless said, and 800 at least."),
                OptionRow("ceiling", value: .init("KCAL"), "The most that a goal may be."),
            ],
            examples: [
                .init(
                    "demeter goals follow --lose 0.4kg", "a goal by which you lose 0.4 kg a week"),
                .init("demeter goals follow --hold", "a goal by which you keep your weight"),
                .init("demeter goals follow --stop", "leaves the goal as it is"),
            ])
    ) { session throws(Failure) in
        let request = try aim(session)
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.followAim, request, as: AimResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    private static func aim(_ session: Session) throws(Failure) -> AimRequest {
        let command = session.command
        let ways = ["lose", "gain", "hold", "stop"].filter(command.has)
        guard ways.count == 1, let way = ways.first else {
            throw session.misuse(phrase("say one of --lose KG, --gain KG, --hold and --stop"))
        }
        if way == "stop" {
            guard !command.has("floor"), !command.has("ceiling") else {
                throw session.misuse(
                    phrase("--floor and --ceiling go with --lose, --gain or --hold"))
            }
            return AimRequest(aim: nil)
        }
        var weekly = Thousandths.zero
        if let text = command[way] {
            guard let amount = BodyAmount(text.lowercased()),
                [.mass, nil].contains(amount.dimension), (0.01...20).contains(amount.value)
            else {
                throw session.misuse(
                    phrase("\"\(text)\" is no weight to \(way) in a week; try 0.4kg"))
            }
            weekly = Thousandths(way == "lose" ? -amount.value : amount.value)
        }
        let floor = try bound("floor", WeightAim.floors, session)
        let ceiling = try bound("ceiling", WeightAim.ceilings, session)
        let aim = WeightAim(weekly: weekly, floor: floor, ceiling: ceiling)
        if let ceiling, ceiling < aim.leastGoal {
            throw session.misuse(
                phrase("the ceiling lies below the floor of \(Figures.calories(aim.leastGoal))"))
        }
        return AimRequest(aim: aim)
    }

    private static func bound(
        _ name: String, _ range: ClosedRange<Thousandths>, _ session: Session
    ) throws(Failure) -> Thousandths? {
        guard let value = try session.number(name).map({ Thousandths($0) }) else { return nil }
        guard range.contains(value) else {
            throw session.misuse(
                phrase(
                    "--\(name) must lie between \(Figures.number(range.lowerBound.value)) and "
                        + "\(Figures.number(range.upperBound.value)) kcal"))
        }
        return value
    }
}
