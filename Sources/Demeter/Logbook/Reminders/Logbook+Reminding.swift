internal import Habits
internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
package import Summaries
internal import Telling
internal import Wire

// One reminder, where something was probably eaten and is not logged.
extension Logbook {
    /// What is to be told now, which is kept as told; `nil` nearly always, and where none are wanted.
    package nonisolated(nonsending) func reminder() async -> Summary? {
        await tellingOfSummaries.during { await untoldReminder() }
    }

    private nonisolated(nonsending) func untoldReminder() async -> Summary? {
        guard let wanted = settings.reminders, wanted.aDay > 0 else { return nil }
        do {
            let moment = try moment(at: nil)
            guard !wanted.isQuiet(at: moment.minuteOfDay),
                let found = try await dueReminder(at: moment, wanted)
            else { return nil }
            let content = SentReminder.Content(
                meal: found.meal, foods: found.foods, text: Phrases.reminder(found, name(of:)))
            let id = try await storing { () async throws(JournalError) in
                try await self.journal.noteReminder(content, at: moment)
            }
            return .note(
                Note(
                    id: "demeter-reminder-\(id)", title: Phrases.reminderTitle(found),
                    lines: content.text.split(separator: "\n").map(String.init)))
        } catch {
            return nil
        }
    }

    /// Never of what the day has, logged or held; once of each; and of nothing after two were waved away.
    private nonisolated(nonsending) func dueReminder(
        at moment: Moment, _ wanted: ReminderSettings
    ) async throws(ServiceError) -> Reminder? {
        let (told, page) = try await ServiceError.translating { () async throws(JournalError) in
            (
                try await journal.reminders(limit: max(wanted.aDay, 20)),
                try await journal.day(moment.day)
            )
        }
        let today = told.filter { $0.day == moment.day }
        let isSilent =
            told.count > 1 && told.prefix(2).allSatisfy { $0.state == .dismissed }
            && told[0].day.advanced(by: Self.silence) > moment.day
        guard today.count < wanted.aDay, !isSilent else { return nil }
        let all = page.entries + page.held
        let habits = try await eatingBook().habits
        let found = ReminderFinder(habits).reminder(
            on: moment.day.daysSinceEpoch, at: moment.minuteOfDay,
            present: Set(all.map { FoodKey($0.food, name: $0.name) }), meals: Set(all.map(\.meal)))
        guard let found,
            !today.contains(where: {
                $0.content.meal == found.meal && $0.content.foods == found.foods
            })
        else { return nil }
        return found
    }

    /// Days without a reminder after two in a row were waved away.
    private static let silence = 28

    /// "Yes" and "no" to the last reminder, in whatever conversation; `nil` where none waits, or something else
    /// was asked here.
    nonisolated(nonsending) func answerReminder(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard settings.reminders != nil, memory(of: conversation)?.asked == nil else { return nil }
        let remark = RemarkReader(reader).remark(in: utterance.said.text, isAsked: true)
        guard remark == .yes || remark == .no else { return nil }
        let newest = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.reminders(limit: 1).first
        }
        guard let newest, newest.state == .sent, newest.day == utterance.said.moment.day,
            now() - newest.instant.milliseconds <= Self.answerable,
            try await !isHintAsked(since: newest.instant, in: conversation, remark)
        else { return nil }
        if remark == .no {
            _ = try await storing { () async throws(JournalError) in
                try await self.journal.answer(newest.id, .dismissed, by: utterance.id, .nothing)
            }
            return SayResult([Texts.reminders.dismissed()])
        }
        let contents = try await contents(of: newest.content, at: utterance.said.moment)
        guard !contents.isEmpty else {
            try await settle(utterance.id)
            return SayResult([Phrases.sayWhat(newest.content.meal)])
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.answer(
                newest.id, .logged, by: utterance.id, .log(contents))
        }
        await learn(from: recorded)
        note(recorded, in: conversation, answered: nil, words: utterance.said.text)
        return SayResult(try await replyLines(recorded))
    }

    /// A reminder can be answered for three hours.
    private static let answerable: Int64 = 3 * 3_600_000

    /// The foods with the amounts that are usual at that meal, at the time when they usually are.
    private nonisolated(nonsending) func contents(
        of reminder: SentReminder.Content, at moment: Moment
    ) async throws(ServiceError) -> [EntryContent] {
        let book = try await eatingBook()
        let now = SuggestionMoment(
            day: moment.day.daysSinceEpoch, minute: moment.minuteOfDay, meal: reminder.meal)
        let items = reminder.foods.compactMap { Suggester(book.habits).usual($0, at: now) }
        let suggestion = Suggestion(items: items, score: 1, reason: .times(1, daysAgo: 0))
        guard !items.isEmpty, let offer = try await offer(suggestion) else { return [] }
        let review = review
        return offer.contents(at: moment, meal: reminder.meal).map { review.screened($0) }
    }
}
