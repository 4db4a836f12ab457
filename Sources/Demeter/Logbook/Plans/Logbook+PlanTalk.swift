internal import Journal
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

/// What was planned last in a conversation.
struct SpokenPlan: Sendable, Hashable {
    var day: LocalDay
    var meal: Meal
    /// Unix milliseconds.
    var at: Int64
}

// What is said of the plan that was spoken of last.
extension Logbook {
    private func note(_ content: PlanContent, in conversation: ConversationID) {
        var memory = memory(of: conversation) ?? Memory()
        memory.plan = SpokenPlan(day: content.day, meal: content.meal, at: now())
        remember(memory, in: conversation)
    }

    /// What a line puts in the place of the plan that was told last; `nil` when it speaks of something else, or answers
    /// what was asked.
    func another(
        for line: String, in conversation: ConversationID
    ) -> (plan: SpokenPlan, text: String)? {
        guard let memory = memory(of: conversation), memory.asked == nil, let plan = memory.plan,
            now() - plan.at <= settings.answerMilliseconds, let text = PlanWords.another(in: line)
        else { return nil }
        return (plan, text)
    }

    private nonisolated(nonsending) func put(
        _ text: String, inPlaceOf plan: SpokenPlan, _ utterance: Utterance,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let content = PlanContent(day: plan.day, meal: plan.meal, text: text)
        guard !contents(of: content).isEmpty else {
            try await settle(utterance.id)
            return SayResult([Texts.plans.whatInstead()], isUnderstood: false)
        }
        return try await replan(content, utterance, isSure: true, in: conversation)
    }
}

// Plans in words.
extension Logbook {
    /// What a line says of plans; `nil` when it says nothing of them.
    nonisolated(nonsending) func talkOfPlans(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        if let (plan, text) = another(for: utterance.said.text, in: conversation) {
            return try await put(text, inPlaceOf: plan, utterance, in: conversation)
        }
        guard let remark = PlanWords.remark(in: utterance.said.text) else { return nil }
        // It may answer what was asked.
        if remark == .had(nil), memory(of: conversation)?.asked != nil { return nil }
        return try await carryOut(remark, utterance, in: conversation)
    }

    /// Beside the thread on which others' lines arrive, as a week is proposed of the whole journal.
    @concurrent private func carryOut(
        _ remark: PlanRemark, _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let (id, today) = (utterance.id, today())
        switch remark {
        case .plan(let day, let meal, let text):
            let content = PlanContent(day: day.date(from: today), meal: meal, text: text)
            let result = try await change(plans: [.add(content)], .plan, by: id)
            note(content, in: conversation)
            return SayResult(result.reply.split(separator: "\n").map(String.init))
        case .list:
            try await settle(id)
            return SayResult(Phrases.list(try await plans(PlansRequest()), today: today))
        case .shopping:
            try await settle(id)
            return SayResult(Phrases.shopping(try await shopping(PlansRequest())))
        case .propose(let day, let days):
            let proposals = try await proposals(from: day.date(from: today), days: days)
            guard !proposals.isEmpty else {
                try await settle(id)
                return SayResult(Phrases.proposals([], today: today))
            }
            // Planned is not eaten: it counts nowhere, and one undo takes it back.
            let result = try await change(
                plans: proposals.map {
                    .add(PlanContent(day: $0.day, meal: $0.meal, text: $0.text))
                }, .plan, by: id)
            return SayResult(result.reply.split(separator: "\n").map(String.init))
        case .cancel(let day, let meal):
            let date = day.date(from: today)
            let found = try await planned(PlansRequest(from: date, to: date))
                .filter { meal == nil || $0.content.meal == meal }
            guard !found.isEmpty else {
                try await settle(id)
                return SayResult([Phrases.nothingPlanned], isUnderstood: false)
            }
            let result = try await change(plans: found.map { .remove($0.id) }, .removePlan, by: id)
            // "Make it a burrito" plans nothing anew.
            if var memory = memory(of: conversation) {
                memory.plan = nil
                remember(memory, in: conversation)
            }
            return SayResult(result.reply.split(separator: "\n").map(String.init))
        case .change(let day, let meal, let text, let isSure):
            return try await replan(
                PlanContent(day: day.date(from: today), meal: meal, text: text), utterance,
                isSure: isSure, in: conversation)
        case .had(let meal): return try await had(meal, utterance, in: conversation)
        }
    }

    /// Plans in the place of what is planned for that meal, as one change.
    ///
    /// - Parameter isSure: whether it is said of plans; otherwise only of a day to come for which one is there.
    private nonisolated(nonsending) func replan(
        _ content: PlanContent, _ utterance: Utterance, isSure: Bool,
        in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let others = try await planned(PlansRequest(from: content.day, to: content.day))
            .filter { $0.content.meal == content.meal }
        guard isSure || !others.isEmpty && content.day > today() else { return nil }
        let replaced: PlanOperation = others.first.map { .replace($0.id, content) } ?? .add(content)
        let result = try await change(
            plans: [replaced] + others.dropFirst().map { .remove($0.id) }, .plan, by: utterance.id)
        note(content, in: conversation)
        return SayResult(result.reply.split(separator: "\n").map(String.init))
    }

    /// "I had it": what is planned for the meal that was named, or for about now; without a plan of today's
    /// it is said of something else.
    private nonisolated(nonsending) func had(
        _ meal: Meal?, _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        let moment = utterance.said.moment
        let plans = try await planned(PlansRequest(from: moment.day, to: moment.day))
        let now = meal ?? moment.meal(calendar())
        let fitting = plans.filter { $0.content.meal == now }
        guard let plan = fitting.first ?? (meal == nil && plans.count == 1 ? plans.first : nil)
        else {
            guard meal == nil, !plans.isEmpty else { return nil }
            try await settle(utterance.id)
            return SayResult(
                Phrases.which(of: plans.map { told($0) }, today: moment.day), isUnderstood: false)
        }
        let operations = try eating(plan, at: moment)
        let isLogged = operations.contains { operation in
            if case .add(let content) = operation { content.state == .logged } else { false }
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(
                utterance.id, isLogged ? .logged : .held, .change(.log, operations))
        }
        await learn(from: recorded)
        note(recorded, in: conversation, answered: nil, words: utterance.said.text)
        return SayResult(try await replyLines(recorded))
    }
}

extension PlanRemark {
    var need: SayRight {
        switch self {
        case .list, .shopping: .read
        case .had: .log
        case .plan, .change, .propose, .cancel: .correct
        }
    }
}
