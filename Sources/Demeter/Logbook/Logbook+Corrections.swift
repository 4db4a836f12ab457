internal import Habits
internal import Journal
internal import MealReader
internal import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
internal import Telling
package import Wire

extension Logbook {
    package nonisolated(nonsending) func confirm(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult {
        let operations = await keepingLabels([.confirm(EntryID(entry))])
        return try await change { () async throws(JournalError) in
            try await self.journal.change(.confirm, operations)
        }
    }

    package nonisolated(nonsending) func delete(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in
            try await self.journal.delete(EntryID(entry))
        }
    }

    package nonisolated(nonsending) func undo(
        change expected: Int?
    ) async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in
            try await self.journal.undo(expected.map(ChangeID.init(number:)))
        }
    }

    package nonisolated(nonsending) func redo(
        change expected: Int?
    ) async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in
            try await self.journal.redo(expected.map(ChangeID.init(number:)))
        }
    }

    package nonisolated(nonsending) func steps() async throws(ServiceError) -> StepsMessage {
        let steps = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.steps()
        }
        return StepsMessage(
            undo: steps.undo.map { StepsMessage.Step($0) },
            redo: steps.redo.map { StepsMessage.Step($0) })
    }

    package nonisolated(nonsending) func edit(
        _ request: EditRequest
    ) async throws(ServiceError) -> ChangeResult {
        guard case .text(let words) = request.change else { return try await editTold(request) }
        return try await telling(of: words).during { () async throws(ServiceError) in
            try await editTold(request)
        }
    }

    private nonisolated(nonsending) func editTold(
        _ request: EditRequest
    ) async throws(ServiceError) -> ChangeResult {
        let id = EntryID(request.entry)
        let entry = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.entry(id)
        }
        let correction = Correction(entry, reader: reader, review: review)
        switch request.change {
        case .text(let words):
            try check(words)
            let text = calendar().meals.common(words)
            if let changes = try EditWords(reader).changes(of: entry, in: text) {
                return try await correct(entry, changes, text, within: request.rights)
            }
            let (operations, unread) = try correction.reading(text, calendar()) {
                meal, time in
                self.moment(of: time, meal, in: entry)
            }
            let kept = operations.map { review.kept($0, of: entry) }
            var result = try await change { () async throws(JournalError) in
                try await self.journal.change(.edit, kept)
            }
            if !unread.isEmpty {
                result.reply += "\n" + Texts.replies.notUnderstood(Words.row(unread))
            }
            return result
        case .figures(let figures):
            var changed = entry
            if let food = figures.food {
                changed.content = try correction.called(food)
            }
            changed.content = try Correction(changed, reader: reader, review: review)
                .applying(figures)
            if figures.changesFood {
                changed.content = review.screened(changed.content, after: entry.content)
            }
            if !figures.place.isEmpty { changed.content = try moved(changed, figures.place) }
            let operations = await keepingLabels([.replace(id, changed.content)])
            return try await change { () async throws(JournalError) in
                try await self.journal.change(.edit, operations)
            }
        }
    }

    /// When an entry was eaten by what new words for it say; a clock alone keeps its day.
    private func moment(of time: SpokenTime?, _ meal: Meal?, in entry: FoodEntry) -> Moment? {
        guard let time else { return nil }
        var content = entry.content
        let corrector = Corrector(scene: scene(of: entry.text, entry))
        return corrector.move(&content, meal, time) ? content.moment : nil
    }

    /// A scene of one entry, for what concerns nothing else.
    private func scene(of words: String, _ entry: FoodEntry) -> Scene {
        Scene(
            entries: [entry], isWhole: false, focus: [entry.id], asked: nil, today: today(),
            calendar: calendar(), now: now(), reader: reader, review: review, habits: habits,
            kitchen: kitchen, ingredients: { [self] in ingredients },
            utterance: UtteranceID(rawValue: 0), line: words)
    }

    /// Does a change and tells what it did.
    nonisolated(nonsending) func change(
        _ body: () async throws(JournalError) -> Recorded
    ) async throws(ServiceError) -> ChangeResult {
        await finishStuck()
        let recorded = try await ServiceError.translating { () async throws(JournalError) in
            try await writing(body)
        }
        await learn(from: recorded)
        return told(try await result(of: recorded))
    }

    /// What is told of a change after it was made.
    nonisolated(nonsending) func result(
        of recorded: Recorded
    ) async throws(ServiceError) -> ChangeResult {
        try await ServiceError.translating { () async throws(JournalError) in
            try await keepKitchen(recorded)
            if !recorded.foods.isEmpty || !recorded.recipes.isEmpty { try await reloadFoods() }
            let today = today()
            var totals = recorded.totals
            if totals.isEmpty { totals = [try await journal.day(today).total] }
            // Of a move it is the day where the entries are now.
            let day = recorded.entries.last { $0.after != nil }?.after?.moment.day
            let total = totals.first { $0.day == day } ?? totals.last ?? DailyTotal(day: today)
            // Of a completion there may be thousands, of which nobody sees anything change.
            let changed = recorded.isCompletion ? [] : recorded.entries
            let listed = changed.prefix(ChangeResult.listed)
            return ChangeResult(
                entries: listed.compactMap { $0.after ?? $0.before }.map(EntryMessage.init),
                removed: recorded.entries.compactMap { change in
                    change.after == nil ? change.before.map { Int($0.id.rawValue) } : nil
                },
                reply: Phrases.changed(recorded, totals, today: today, food: name(of:)).joined(
                    separator: "\n"),
                day: DayRow(total), leftOut: changed.count - listed.count)
        }
    }

    func today() -> LocalDay { calendar().day(of: Timestamp(milliseconds: now()).seconds) }
}

extension EntryID {
    init(_ id: Int) { self.init(rawValue: Int64(id)) }
}

extension ChangeID {
    fileprivate init(number: Int) { self.init(rawValue: Int64(number)) }
}

extension StepsMessage.Step {
    fileprivate init(_ step: UndoStep) {
        self.init(
            change: Int(step.change.rawValue), kind: EventKind(rawValue: step.kind.rawValue),
            names: step.names, count: step.count)
    }
}
