internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// Meals that are logged for another day or occasion as well.
extension Logbook {
    package nonisolated(nonsending) func copy(
        _ request: CopyRequest
    ) async throws(ServiceError) -> ChangeResult {
        let (today, calendar) = (today(), calendar())
        let copying = Copying(
            day: request.date ?? today, meal: request.meal, targetDay: request.targetDate,
            targetMeal: request.targetMeal, now: now(), calendar: calendar)
        let found = try await sources(of: copying)
        guard !found.isEmpty else { throw .nothingToRepeat(copying.day, request.meal) }
        let contents = copying.contents(of: found, review)
        return try await change { () async throws(JournalError) in
            try await self.journal.log(contents)
        }
    }

    package nonisolated(nonsending) func move(
        _ request: MoveRequest
    ) async throws(ServiceError) -> ChangeResult {
        var operations: [EntryOperation] = []
        for id in request.entries {
            let entry = try await ServiceError.translating { () async throws(JournalError) in
                try await journal.entry(EntryID(id))
            }
            operations.append(.replace(entry.id, try moved(entry, request.place)))
        }
        let done = operations
        return try await change { () async throws(JournalError) in
            try await self.journal.change(.edit, done)
        }
    }

    /// An entry at another time, on another day, or for another meal; a clock alone keeps its day.
    func moved(
        _ entry: FoodEntry, _ place: EntryPlace
    ) throws(ServiceError) -> EntryContent {
        var content = entry.content
        let calendar = calendar()
        if case .instant(let instant)? = place.at {
            content.moment = try moment(at: instant)
        } else {
            let day = place.day ?? content.moment.day
            guard day <= today().advanced(by: 1) else {
                throw .outOfRange(
                    parameter: "day", lowest: "1970-01-01", highest: today().description)
            }
            let instant: Int64
            if case .clock(let hour, let minute)? = place.at {
                let clock = SpokenTime.Clock.at(hour: hour, minute: minute)
                instant =
                    place.day == nil
                    ? calendar.instant(of: clock, keeping: day, meal: place.meal, now: now() / 1000)
                    : calendar.instant(on: day, secondOfDay: hour * 3600 + minute * 60)
            } else {
                instant = calendar.instant(
                    on: day,
                    secondOfDay: calendar.secondOfDay(at: content.moment.instant.seconds))
            }
            if place.at != nil || day != content.moment.day {
                content.moment = Moment(milliseconds: instant * 1000, calendar)
            }
        }
        if let meal = place.meal {
            content.meal = meal
        } else if place.at != nil {
            content.meal = content.moment.meal(calendar)
        }
        return content
    }

    /// As somebody said it.
    nonisolated(nonsending) func sayCopy(
        _ copy: Remark.Copy, _ scene: Scene, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        func day(_ spoken: SpokenTime.Day?) -> LocalDay? {
            spoken.map { scene.calendar.day(of: $0, today: scene.today) }
        }
        let copying = Copying(
            day: day(copy.day) ?? scene.today, meal: copy.meal, targetDay: day(copy.targetDay),
            targetMeal: copy.targetMeal, now: scene.now, calendar: scene.calendar)
        var found = try await sources(of: copying)
        if !copy.words.isEmpty {
            found = EntryFinder.find(Remark.Target(words: copy.words), in: found)
        }
        return try await log(
            copying.contents(of: found, review), else: .nothingToRepeat(copying.day, copying.meal),
            scene,
            in: conversation)
    }

    private nonisolated(nonsending) func sources(
        of copying: Copying
    ) async throws(ServiceError) -> [FoodEntry] {
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(copying.day)
        }
        return page.entries.filter { copying.meal == nil || $0.meal == copying.meal }
    }
}
