internal import Nutrition
internal import SQLite

extension Ledger {
    /// Plans of days in their order, those of a day in the order of its meals.
    func plans(from first: LocalDay, to last: LocalDay) throws -> [Plan] {
        var select = try connection.prepare(Self.selectPlans)
        select.bind(first.description)
        select.bind(last.description)
        var found: [Plan] = []
        while try select.step() { found.append(try Self.plan(&select)) }
        let order = Meal.allCases
        return found.sorted { one, other in
            let places = [one, other].map { order.firstIndex(of: $0.content.meal) ?? 0 }
            return (one.content.day, places[0], one.id.rawValue)
                < (other.content.day, places[1], other.id.rawValue)
        }
    }

    /// `nil` when it was eaten, removed, undone or was never there.
    func plan(_ id: PlanID) throws -> Plan? {
        var select = try connection.prepare(Self.selectPlan)
        select.bind(id.rawValue)
        return try select.step() ? try Self.plan(&select) : nil
    }

    func planID(ofRevision revision: Int64) throws -> PlanID? {
        var select = try connection.prepare(Self.selectPlanOfRevision)
        select.bind(revision)
        return try select.step() ? PlanID(rawValue: select.integer()) : nil
    }

    /// Does one step of a change.
    func apply(_ operation: PlanOperation, to change: inout ChangeWriter) throws {
        switch operation {
        case .add(let content): try write(content, in: &change)
        case .replace(let id, let content):
            let before = try retirePlan(id, in: &change)
            let after = try insert(content, id: id, in: &change)
            change.person.plans.append(.init(before: before, after: after))
        case .remove(let id):
            let before = try retirePlan(id, in: &change)
            change.person.plans.append(.init(before: before, after: nil))
        }
    }

    /// Writes a new plan as a part of a change.
    func write(_ content: PlanContent, in change: inout ChangeWriter) throws {
        let plan = try insert(content, id: nil, in: &change)
        change.person.plans.append(.init(before: nil, after: plan))
    }

    private func insert(
        _ content: PlanContent, id: PlanID?, in change: inout ChangeWriter
    ) throws -> Plan {
        let revision = try connection.integer(Self.nextPlanRevision)
        let id = id ?? PlanID(rawValue: revision)
        var insert = try connection.prepare(Self.insertPlan)
        insert.bind(revision)
        insert.bind(id.rawValue)
        insert.bind(change.change.rawValue)
        insert.bind(content.day.description)
        insert.bind(content.meal.rawValue)
        insert.bind(content.text)
        try insert.run()
        try change.introduce(revision, of: .plans, in: self)
        return Plan(id: id, content: content)
    }

    private func retirePlan(_ id: PlanID, in change: inout ChangeWriter) throws -> Plan {
        guard let before = try plan(id) else { throw JournalError.noSuchPlan(id) }
        var select = try connection.prepare(Self.selectPlanRevision)
        select.bind(id.rawValue)
        guard try select.step() else { throw JournalError.noSuchPlan(id) }
        try change.retire(select.integer(), of: .plans, in: self)
        return before
    }

    /// A plan as it was in a revision, live or not.
    func plan(revision: Int64) throws -> Plan? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.plan(&select) : nil
    }

    private static func plan(_ row: inout Statement) throws -> Plan {
        let id = PlanID(rawValue: row.integer())
        return Plan(
            id: id,
            content: PlanContent(
                day: try row.day(), meal: try row.value("meal"), text: row.text()))
    }

    private static let selectPlans = Query(
        "SELECT plan, day, meal, text FROM plans WHERE live = 1 AND day BETWEEN ? AND ?")

    private static let selectPlan = Query(
        "SELECT plan, day, meal, text FROM plans WHERE live = 1 AND plan = ?")

    private static let selectRevision = Query(
        "SELECT plan, day, meal, text FROM plans WHERE revision = ?")

    private static let selectPlanOfRevision = Query("SELECT plan FROM plans WHERE revision = ?")

    private static let selectPlanRevision = Query(
        "SELECT revision FROM plans WHERE live = 1 AND plan = ?")

    private static let nextPlanRevision = Query("SELECT ifnull(max(revision), 0) + 1 FROM plans")

    private static let insertPlan = Query(
        """
        INSERT INTO plans (revision, plan, change, day, meal, text, live)
        VALUES (?, ?, ?, ?, ?, ?, 1)
        """)
}
