internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// The same once more, and figures alone.
extension Logbook {
    package nonisolated(nonsending) func add(
        _ request: AddRequest
    ) async throws(ServiceError) -> ChangeResult {
        let moment = try moment(at: request.at)
        // A name alone may stand for water; without one there is nothing to keep.
        guard request.name != nil || request.nutrients.areAny else {
            let figure = request.nutrients.known.first ?? .calories
            throw .outOfRange(parameter: figure.rawValue, lowest: "0.001", highest: "1000000")
        }
        let content = review.reviewed(
            .manual(
                request.nutrients, name: request.name, text: request.name ?? request.words,
                at: moment, meal: request.meal ?? moment.meal(calendar())))
        var result = try await change { () async throws(JournalError) in
            try await self.journal.log([content])
        }
        if content.state == .held, let id = result.entries.first.map({ EntryID($0.id) }) {
            let entry = FoodEntry(id: id, revision: 0, utterance: nil, content: content)
            result.reply += "\n" + Phrases.remedies(entry).joined(separator: "\n")
        }
        return result
    }

    package nonisolated(nonsending) func repeatMeal(
        _ request: RepeatRequest
    ) async throws(ServiceError) -> ChangeResult {
        let moment = try moment(at: request.at)
        let source = Repetition(
            day: request.date, meal: request.meal, target: request.target, isAll: request.isAll,
            moment: moment, hourMeal: moment.meal(calendar()))
        let found = try await ServiceError.translating { () async throws(JournalError) in
            try await self.entries(toRepeat: source)
        }
        guard !found.isEmpty else { throw .nothingToRepeat(request.date, request.meal) }
        let contents = source.contents(of: found, review)
        return try await change { () async throws(JournalError) in
            try await self.journal.log(contents)
        }
    }

    /// As somebody said it; the last thing is what the conversation spoke of last.
    nonisolated(nonsending) func sayAgain(
        _ again: Again, _ scene: Scene, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        let source = Repetition(
            day: again.day.map { scene.calendar.day(of: $0, today: scene.today) },
            meal: again.meal, target: again.target, isAll: again.isAll,
            moment: Moment(milliseconds: scene.now, scene.calendar),
            hourMeal: Moment(milliseconds: scene.now, scene.calendar).meal(scene.calendar))
        let isLast = source.day == nil && source.meal == nil
        let last = isLast ? scene.last.filter { $0.state == .logged } : []
        let found = try await ServiceError.translating { () async throws(JournalError) in
            last.isEmpty ? try await self.entries(toRepeat: source) : last
        }
        return try await log(
            source.contents(of: found, review), else: .nothingToRepeat(source.day, source.meal),
            scene,
            in: conversation)
    }

    /// Logs what was eaten before once more, as somebody said; without anything, says why there is
    /// nothing.
    nonisolated(nonsending) func log(
        _ contents: [EntryContent], else nothing: Notice, _ scene: Scene,
        in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        guard !contents.isEmpty else {
            try await settle(scene.utterance)
            return Phrases.told(nothing, [])
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(scene.utterance, .logged, .log(contents))
        }
        note(recorded, in: conversation, answered: nil, words: scene.line)
        return try await replyLines(recorded)
    }

    /// Logged entries that fit; none when there are none.
    private nonisolated(nonsending) func entries(
        toRepeat source: Repetition
    ) async throws(JournalError) -> [FoodEntry] {
        if let day = source.day { return source.choose(from: try await journal.day(day).entries) }
        let today = source.moment.day
        // "Breakfast again" means the one before today's, if there was one already.
        let last = source.meal == nil ? today : today.advanced(by: -1)
        let days = try await journal.days(
            from: today.advanced(by: -Repetition.daysBack), to: last)
        for total in days.reversed() where total.entries > 0 {
            let found = source.choose(from: try await journal.day(total.day).entries)
            if !found.isEmpty { return found }
        }
        return []
    }
}
