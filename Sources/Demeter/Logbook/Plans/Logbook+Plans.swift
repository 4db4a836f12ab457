internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// What somebody means to eat: it counts nowhere before they had it.
extension Logbook {
    package nonisolated(nonsending) func plans(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [PlanMessage] {
        try await planned(request).map { told($0) }
    }

    package nonisolated(nonsending) func plan(
        _ plan: NewPlan
    ) async throws(ServiceError) -> PlanResult {
        try check(plan.text)
        return try await change(
            plans: [.add(PlanContent(day: plan.day, meal: plan.meal, text: plan.text))], .plan)
    }

    package nonisolated(nonsending) func removePlan(
        _ id: Int
    ) async throws(ServiceError) -> PlanResult {
        try await change(plans: [.remove(PlanID(rawValue: Int64(id)))], .removePlan)
    }

    package nonisolated(nonsending) func eatPlan(
        _ id: Int
    ) async throws(ServiceError) -> ChangeResult {
        let moment = try moment(at: nil)
        let id = PlanID(rawValue: Int64(id))
        guard
            let plan = try await planned(PlansRequest(from: LocalDay(daysSinceEpoch: 0), to: .last))
                .first(where: { $0.id == id })
        else { throw .noSuchPlan(Int(id.rawValue)) }
        let operations = try eating(plan, at: moment)
        return try await change { () async throws(JournalError) in
            try await self.journal.change(.log, operations)
        }
    }

    /// Changes plans as one undoable change.
    ///
    /// - Parameter utterance: the words that told it.
    nonisolated(nonsending) func change(
        plans operations: [PlanOperation], _ kind: ChangeKind, by utterance: UtteranceID? = nil
    ) async throws(ServiceError) -> PlanResult {
        let steps = operations.map(EntryOperation.plan)
        let recorded = try await storing { () async throws(JournalError) in
            if let utterance {
                try await self.journal.finish(utterance, .nothing, .change(kind, steps))
            } else {
                try await self.journal.change(kind, steps)
            }
        }
        return PlanResult(
            plans: recorded.person.plans.compactMap { $0.after ?? $0.before }.map { told($0) },
            reply: (Phrases.plans(recorded.person.plans, today: today())
                + warnings(of: recorded.person.plans.compactMap(\.after)))
                .joined(separator: "\n"))
    }

    /// What is planned that the person must not or would rather not eat: it is told now, and held when it is eaten.
    private func warnings(of plans: [Plan]) -> [String] {
        var told: [String] = []
        for plan in plans {
            for content in contents(of: plan.content) {
                let alerts = content.warnings.filter(\.isAllergen).map(\.message)
                told += alerts.filter { !told.contains($0) }
            }
        }
        return told
    }

    /// Plans from today on, four weeks far, unless other days are asked for.
    nonisolated(nonsending) func planned(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [Plan] {
        let first = request.from ?? min(today(), request.to ?? today())
        let last = request.to ?? first.advanced(by: Self.planningReach)
        return try await ServiceError.translating { () async throws(JournalError) in
            try await journal.plans(from: first, to: last)
        }
    }

    private static let planningReach = 27

    /// With what it comes to, as its words are read now.
    func told(_ plan: Plan) -> PlanMessage {
        PlanMessage(plan, calories: calories(of: contents(of: plan.content)))
    }

    /// The energy of all of it; `nil` where some of it is not known.
    func calories(of contents: [EntryContent]) -> Thousandths? {
        guard !contents.isEmpty else { return nil }
        return contents.reduce(.zero as Thousandths?) { sum, content in
            sum.flatMap { sum in content.nutrients.calories.map { sum + $0 } }
        }
    }

    /// What a plan's words would log now.
    func contents(of plan: PlanContent) -> [EntryContent] {
        outcome(of: plan, at: Moment(milliseconds: now(), calendar())).entries
    }

    /// The steps of having a plan: its entries come, and it goes.
    ///
    /// - Throws: `noFood` where its words name nothing to eat.
    func eating(_ plan: Plan, at moment: Moment) throws(ServiceError) -> [EntryOperation] {
        let outcome = outcome(of: plan.content, at: moment)
        guard !outcome.entries.isEmpty else { throw .noFood }
        let entries = outcome.entries.map { content in
            var content = content
            // A question is for whoever says it now; what was planned was thought of before.
            if outcome.reading.question != nil, content.warnings.isEmpty,
                content.nutrients.calories != nil
            {
                content.state = .logged
            }
            return content
        }
        return entries.map(EntryOperation.add) + outcome.pots.map(EntryOperation.recipe)
            + [.plan(.remove(plan.id))]
    }

    private func outcome(of plan: PlanContent, at moment: Moment) -> Outcome {
        // No utterance has the number 0.
        let utterance = common(
            Utterance(
                id: UtteranceID(rawValue: 0),
                said: NewUtterance(
                    text: plan.text, received: moment.instant, moment: moment,
                    source: Self.planSource, meal: plan.meal), state: .received))
        return Outcome(
            utterance: utterance, reading: habitual(reader.reading(of: utterance.said.text)),
            calendar: calendar(), now: now(), review: review, kitchen: kitchen,
            ingredients: { ingredients })
    }

    private static let planSource = "plan"
}

extension PlanMessage {
    init(_ plan: Plan, calories: Thousandths?) {
        self.init(
            id: Int(plan.id.rawValue), day: plan.content.day, meal: plan.content.meal,
            text: plan.content.text, calories: calories)
    }
}
