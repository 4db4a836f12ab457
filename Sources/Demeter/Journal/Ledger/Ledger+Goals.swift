internal import JSON
internal import Nutrition
internal import SQLite

extension Ledger {
    /// The rules in force, the oldest validity first.
    func goalRules() throws -> [GoalRule] {
        var select = try connection.prepare(Self.selectRules)
        var found: [GoalRule] = []
        while try select.step() { found.append(try Self.rule(&select)) }
        return found
    }

    /// What held on a day: what was kept when it was closed, else what the rules say.
    func goals(on day: LocalDay) throws -> Goals {
        var select = try connection.prepare(Self.selectClosedGoals)
        select.bind(day.description)
        if try select.step() { return try Goals(kept: select.text()) }
        return Goals(try goalRules(), on: day)
    }

    /// What was kept for the closed days of a range that had entries and goals, in order.
    func closedGoals(
        from first: LocalDay, to last: LocalDay
    ) throws -> [(day: LocalDay, goals: Goals)] {
        var select = try connection.prepare(Self.selectAllClosedGoals)
        select.bind(first.description)
        select.bind(last.description)
        var found: [(day: LocalDay, goals: Goals)] = []
        // Goals change seldom, so that the same text comes again and again.
        var latest = (text: "[]", goals: Goals())
        while try select.step() {
            let day = try select.day()
            let text = select.text()
            if text != latest.text { latest = (text, try Goals(kept: text)) }
            found.append((day, latest.goals))
        }
        return found
    }

    /// Sets rules as one undoable change; each takes the place of one with the same days.
    func setGoals(_ rules: [GoalRule]) throws -> Recorded {
        var change = try beginChange(.goals, utterance: nil)
        try write(rules, in: &change)
        return try record(.goals, of: change, utterance: nil)
    }

    /// Writes rules as a part of a change.
    func write(_ rules: [GoalRule], in change: inout ChangeWriter) throws {
        for rule in rules {
            guard rule.isPossible else {
                throw JournalError.outOfRange(column: rule.nutrient.rawValue)
            }
            let before = try liveRule(like: rule)
            if let before { try change.retire(before.revision, of: .goals, in: self) }
            var insert = try connection.prepare(Self.insertRule)
            insert.bind(change.change.rawValue)
            insert.bind(rule.from.description)
            insert.bind(rule.weekday.map { Int64($0) })
            insert.bind(rule.nutrient.rawValue)
            insert.bind(rule.goal?.kind.rawValue ?? "none")
            insert.bind(rule.goal?.stored.lower?.rawValue)
            insert.bind(rule.goal?.stored.upper?.rawValue)
            try insert.run()
            try change.introduce(connection.lastInsertedRow, of: .goals, in: self)
            change.note(Recorded.GoalChange(before: before?.rule, after: rule))
        }
    }

    /// The rule of a revision, live or not.
    func rule(ofRevision revision: Int64) throws -> GoalRule? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.rule(&select) : nil
    }

    /// The live rule for the same nutrient, day of validity and weekday.
    func liveRule(like rule: GoalRule) throws -> (revision: Int64, rule: GoalRule)? {
        var select = try connection.prepare(Self.selectLiveRule)
        select.bind(rule.nutrient.rawValue)
        select.bind(rule.from.description)
        select.bind(Int64(rule.weekday ?? 0))
        guard try select.step() else { return nil }
        let live = try Self.rule(&select)
        return (select.integer(), live)
    }

    private static func rule(_ row: inout Statement) throws -> GoalRule {
        let nutrient: Nutrient = try row.value("nutrient")
        let from = try row.day()
        let weekday = row.integerOrNull().map { Int($0) }
        let kind = row.text()
        let lower = row.integerOrNull().map(Thousandths.init(rawValue:))
        let upper = row.integerOrNull().map(Thousandths.init(rawValue:))
        let goal = kind == "none" ? nil : try Goal(kind, lower: lower, upper: upper)
        return GoalRule(nutrient: nutrient, goal: goal, from: from, weekday: weekday)
    }

    private static let ruleColumns =
        "SELECT nutrient, valid_from, weekday, kind, lower, upper, revision FROM goals"

    private static let selectRules = Query(
        ruleColumns + " WHERE live = 1 ORDER BY valid_from, ifnull(weekday, 0), revision")

    private static let selectRevision = Query(ruleColumns + " WHERE revision = ?")

    private static let selectLiveRule = Query(
        ruleColumns
            + " WHERE live = 1 AND nutrient = ? AND valid_from = ? AND ifnull(weekday, 0) = ?")

    private static let insertRule = Query(
        """
        INSERT INTO goals (change, valid_from, weekday, nutrient, kind, lower, upper, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, 1)
        """)

    private static let selectClosedGoals = Query("SELECT goals FROM closed_days WHERE day = ?")

    private static let selectAllClosedGoals = Query(
        """
        SELECT day, goals FROM closed_days WHERE day BETWEEN ? AND ? AND goals <> '[]' ORDER BY day
        """)
}

extension GoalRule {
    /// Amounts from 0 to what an entry may hold, and the ends of a range in their order.
    var isPossible: Bool {
        guard let goal else { return true }
        let ends = [goal.stored.lower, goal.stored.upper].compactMap { $0 }
        return ends.allSatisfy { $0 >= .zero && $0 <= EntryContent.greatestFigure }
            && (ends.count < 2 || ends[0] < ends[1])
    }
}

extension Goal {
    /// As it stands in the columns: a target is the lower end alone.
    fileprivate var stored: (lower: Thousandths?, upper: Thousandths?) {
        switch self {
        case .target(let amount), .minimum(let amount): (amount, nil)
        case .maximum(let amount): (nil, amount)
        case .range(let lower, let upper): (lower, upper)
        }
    }

    fileprivate init(
        _ kind: String, lower: Thousandths?, upper: Thousandths?
    ) throws(JournalError) {
        switch (kind, lower, upper) {
        case ("target", let lower?, _): self = .target(lower)
        case ("minimum", let lower?, _): self = .minimum(lower)
        case ("maximum", _, let upper?): self = .maximum(upper)
        case ("range", let lower?, let upper?): self = .range(lower: lower, upper: upper)
        default: throw .unreadable(column: "goals")
        }
    }
}

extension Goals {
    /// As they are kept with a closed day.
    var kept: String {
        JSONValue.array(
            all.map { nutrient, goal in
                var object = JSONObject([
                    ("nutrient", .string(nutrient.rawValue)), ("kind", .string(goal.kind.rawValue)),
                ])
                let (lower, upper) = goal.stored
                if let lower { object["lower"] = .integer(Int(lower.rawValue)) }
                if let upper { object["upper"] = .integer(Int(upper.rawValue)) }
                return .object(object)
            }
        ).text
    }

    init(kept text: String) throws(JournalError) {
        self.init()
        if text == "[]" { return }
        guard let values = (try? JSONValue(parsing: text))?.array else {
            throw .unreadable(column: "goals")
        }
        for value in values {
            guard let nutrient = value["nutrient"]?.string.flatMap(Nutrient.init(rawValue:)),
                let kind = value["kind"]?.string
            else { throw .unreadable(column: "goals") }
            func end(_ name: String) -> Thousandths? {
                value[name]?.integer.map { Thousandths(rawValue: Int64($0)) }
            }
            self[nutrient] = try Goal(kind, lower: end("lower"), upper: end("upper"))
        }
    }
}
