internal import Body
internal import Nutrition
internal import SQLite

extension Ledger {
    /// How the weight is to change; `nil` for as it comes.
    func aim() throws -> PersonalAim? {
        var select = try connection.prepare(Self.selectAim)
        return try select.step() ? try Self.aim(&select) : nil
    }

    /// An aim as it was in a revision, live or not.
    func aim(revision: Int64) throws -> PersonalAim? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.aim(&select) : nil
    }

    private static func aim(_ row: inout Statement) throws -> PersonalAim {
        let since = try row.day()
        return PersonalAim(
            WeightAim(
                weekly: Thousandths(rawValue: row.integer()),
                floor: row.integerOrNull().map(Thousandths.init(rawValue:)),
                ceiling: row.integerOrNull().map(Thousandths.init(rawValue:))), since: since)
    }

    /// Sets how the weight is to change, or nothing of it, with the first goal that it makes, as one
    /// undoable change.
    func setAim(
        _ aim: PersonalAim?, _ step: AimStep?, utterance: UtteranceID? = nil
    ) throws -> Recorded {
        var change = try beginChange(.aim, utterance: utterance)
        try write(aim, in: &change)
        if let step { try write(step, in: &change) }
        return try record(.aim, of: change, utterance: utterance)
    }

    /// Writes an aim as a part of a change.
    func write(_ aim: PersonalAim?, in change: inout ChangeWriter) throws {
        let before = try self.aim()
        if before != nil {
            try change.retire(
                connection.integer(Self.selectAimRevision), of: .aims, in: self)
        }
        if let aim {
            var insert = try connection.prepare(Self.insertAim)
            insert.bind(change.change.rawValue)
            insert.bind(aim.since.description)
            insert.bind(aim.aim.weekly.rawValue)
            insert.bind(aim.aim.floor?.rawValue)
            insert.bind(aim.aim.ceiling?.rawValue)
            try insert.run()
            try change.introduce(connection.lastInsertedRow, of: .aims, in: self)
        }
        change.person.aim = .init(before: before, after: aim)
    }

    /// Changes the goal of energy by the aim, as one undoable change; nothing when it was changed within
    /// the last week, or there is no aim any more.
    func follow(_ step: AimStep) throws -> Recorded {
        guard try aim() != nil,
            try lastStepDay().map({ $0.advanced(by: WeightAim.interval) <= step.day }) ?? true
        else { return Recorded(kind: .goalsFollowed) }
        var change = try beginChange(.goalsFollowed, utterance: nil)
        try write(step, in: &change)
        return try record(.goalsFollowed, of: change, utterance: nil)
    }

    /// Writes a goal and why it is as a part of a change.
    private func write(_ step: AimStep, in change: inout ChangeWriter) throws {
        try write(
            [GoalRule(nutrient: .calories, goal: .target(step.goal), from: step.day, weekday: nil)],
            in: &change)
        var insert = try connection.prepare(Self.insertStep)
        insert.bind(change.change.rawValue)
        insert.bind(step.day.description)
        insert.bind(step.goal.rawValue)
        insert.bind(step.before?.rawValue)
        insert.bind(step.basis.rawValue)
        insert.bind(step.expenditure.rawValue)
        insert.bind(step.margin.rawValue)
        insert.bind(step.weekly.rawValue)
        insert.bind(step.bound?.rawValue)
        try insert.run()
    }

    /// The first day of the goal that was made by an aim last; one that was undone counts, so that
    /// nothing comes back the next night.
    func lastStepDay() throws -> LocalDay? {
        var select = try connection.prepare(Self.selectLastStepDay)
        return try select.step() ? try select.day() : nil
    }

    /// Why the goal changed with this day; `nil` where it did not by itself, or that was undone.
    func aimStep(on day: LocalDay) throws -> AimStep? {
        var select = try connection.prepare(Self.selectStep)
        select.bind(day.description)
        guard try select.step() else { return nil }
        let goal = Thousandths(rawValue: select.integer())
        let before = select.integerOrNull().map(Thousandths.init(rawValue:))
        guard let basis = AimStep.Basis(rawValue: select.text()) else {
            throw JournalError.unreadable(column: "basis")
        }
        let expenditure = Thousandths(rawValue: select.integer())
        let margin = Thousandths(rawValue: select.integer())
        let weekly = Thousandths(rawValue: select.integer())
        return AimStep(
            day: day, goal: goal, before: before, basis: basis, expenditure: expenditure,
            margin: margin, weekly: weekly,
            bound: select.textOrNull().flatMap(AimStep.Bound.init))
    }

    private static let selectAim = Query(
        "SELECT since, weekly, floor, ceiling FROM aims WHERE live = 1")

    private static let selectRevision = Query(
        "SELECT since, weekly, floor, ceiling FROM aims WHERE revision = ?")

    private static let selectAimRevision = Query("SELECT revision FROM aims WHERE live = 1")

    private static let insertAim = Query(
        "INSERT INTO aims (change, since, weekly, floor, ceiling, live) VALUES (?, ?, ?, ?, ?, 1)")

    private static let insertStep = Query(
        """
        INSERT INTO aim_steps (change, day, goal, before, basis, expenditure, margin, weekly, bound)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)

    private static let selectLastStepDay = Query(
        "SELECT day FROM aim_steps ORDER BY day DESC, id DESC LIMIT 1")

    private static let selectStep = Query(
        """
        SELECT goal, before, basis, expenditure, margin, weekly, bound
        FROM aim_steps LEFT JOIN changes ON changes.id = aim_steps.change
        WHERE day = ? AND ifnull(changes.state, 'done') = 'done'
        ORDER BY aim_steps.id DESC LIMIT 1
        """)
}
