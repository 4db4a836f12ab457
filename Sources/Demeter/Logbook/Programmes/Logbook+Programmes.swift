internal import Allergens
internal import HealthyEating
package import JSON
internal import Journal
internal import Nutrition
internal import Programmes
package import Service
package import Wire

// Programmes of several days.
extension Logbook {
    package nonisolated(nonsending) func programme(
        _ call: ProgrammeCall
    ) async throws(ServiceError) -> JSONValue {
        let today = today()
        switch call {
        case .list: return ProgrammesMessage(programmes()).json
        case .show(let id):
            let programme = try await programme(id)
            let progress = try await progress(of: programme.run, on: today)
            return try await message(
                programme, progress, Phrases.standing(of: progress).joined(separator: "\n")
            ).json
        case .start(let request): return try await start(request, today: today)
        case .pause(let day): return try await take(.pause(day ?? today), today: today)
        case .resume(let day): return try await take(.resume(day ?? today), today: today)
        case .travel(let day): return try await take(.travel(day ?? today), today: today)
        case .stop: return try await take(.stop(today), today: today)
        }
    }

    private nonisolated(nonsending) func start(
        _ request: StartProgramme, today: LocalDay
    ) async throws(ServiceError) -> JSONValue {
        let offers = programmes()
        guard let programme = offers.programmes.first(where: { $0.name == request.name }) else {
            throw .noSuchProgramme(
                request.name,
                because: offers.faults.first { $0.name == request.name }?.sentence)
        }
        let first = request.from ?? today
        let (lowest, highest) = (
            today.advanced(by: -ProgrammeRun.reach), today.advanced(by: ProgrammeRun.reach)
        )
        guard (lowest...highest).contains(first) else {
            throw .outOfRange(
                parameter: "from", lowest: lowest.description, highest: highest.description)
        }
        let run = ProgrammeRun(programme, from: first)
        return try await tell(
            try await storing { () async throws(JournalError) in
                try await self.journal.start(run, today: today)
            }, today: today)
    }

    private nonisolated(nonsending) func take(
        _ step: ProgrammeStep, today: LocalDay
    ) async throws(ServiceError) -> JSONValue {
        try await tell(
            try await storing { () async throws(JournalError) in
                try await self.journal.take(step, today: today)
            }, today: today)
    }

    private nonisolated(nonsending) func tell(
        _ recorded: Recorded, today: LocalDay
    ) async throws(ServiceError) -> JSONValue {
        guard let programme = recorded.person.programmes.first?.after else {
            throw .storage(code: 0)
        }
        let progress = try await progress(of: programme.run, on: today)
        return try await message(
            programme, progress, Phrases.person(recorded.person).joined(separator: "\n")
        ).json
    }

    /// The one of a number; without one that which goes on, else the newest.
    private nonisolated(nonsending) func programme(
        _ id: Int?
    ) async throws(ServiceError) -> StartedProgramme {
        let all = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.programmes()
        }
        let today = today()
        let found =
            if let id { all.first { Int($0.id.rawValue) == id } } else {
                all.last { $0.run.isOngoing(on: today) } ?? all.last
            }
        guard let found else { throw .noProgramme(id) }
        return found
    }

    private nonisolated(nonsending) func message(
        _ programme: StartedProgramme, _ progress: ProgrammeProgress, _ reply: String
    ) async throws(ServiceError) -> ProgrammeMessage {
        let (first, today) = (programme.run.start, progress.today)
        let days = progress.days.map(\.day)
        let facts = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.pilotFacts(
                from: first, to: days.last ?? first,
                horizon: first.advanced(by: (PilotMetrics.returnDays.max() ?? 1) - 1))
        }
        return ProgrammeMessage(
            id: Int(programme.id.rawValue), progress: progress,
            metrics: PilotMetrics(facts, of: days, from: first, today: today), reply: reply)
    }

    private nonisolated(nonsending) func progress(
        of run: ProgrammeRun, on today: LocalDay
    ) async throws(ServiceError) -> ProgrammeProgress {
        try await ServiceError.translating { () async throws(JournalError) in
            try await keptProgress(of: run, on: today)
        }
    }

    /// How a programme went until a day, by what the journal has of its days now.
    private nonisolated(nonsending) func keptProgress(
        of run: ProgrammeRun, on today: LocalDay, isOver: Bool = false
    ) async throws(JournalError) -> ProgrammeProgress {
        let days = run.days(upTo: today)
        guard let first = days.first, let last = days.last else {
            return ProgrammeProgress(run, today: today, days: [])
        }
        let entries = Dictionary(
            grouping: try await journal.logged(from: first, to: last), by: \.moment.day)
        let feelings = Dictionary(
            grouping: try await journal.feelings(nil, from: first, to: last),
            by: \.content.moment.day)
        let kinds = Set(run.programme.targets.map(\.kind))
        return ProgrammeProgress(run, today: today, isTodayOver: isOver) { day in
            let eaten = entries[day] ?? []
            return DayFacts(
                meals: Set(eaten.map(\.meal)).count,
                banned: kinds.contains(.noBanned) ? banned(in: eaten, on: day) : nil,
                index: kinds.contains(.hei) ? EatingIndex.scored(eaten)?.total : nil,
                feelings: feelings[day]?.count ?? 0)
        }
    }

    /// Foods with something that was banned on that day already; `nil` where nobody can tell.
    private func banned(in entries: [FoodEntry], on day: LocalDay) -> Int? {
        guard !entries.isEmpty else { return nil }
        let watched = ownAllergies.contains { $0.severity == .banned && $0.since <= day }
        guard watched else { return 0 }
        guard let review = allergyReview else { return nil }
        return entries.count { entry in
            review.answers(of: entry.content.assessed).contains {
                $0.allergy.severity == .banned && $0.allergy.since <= day
            }
        }
    }

    /// What a day's summary says of the programme that the day counts for; `nil` where it counts for none.
    nonisolated(nonsending) func programmeLine(
        of day: LocalDay, isOver: Bool
    ) async throws(JournalError) -> String? {
        let all = try await journal.programmes()
        guard let run = all.last(where: { $0.run.days(upTo: day).last == day })?.run else {
            return nil
        }
        return Phrases.line(of: try await keptProgress(of: run, on: day, isOver: isOver))
    }
}

extension ProgrammesMessage {
    init(_ offers: ProgrammeOffers) {
        self.init(
            programmes: offers.programmes.map {
                Offer($0, isOwn: offers.own.contains($0.name))
            }, faults: offers.faults.map(\.sentence))
    }
}
