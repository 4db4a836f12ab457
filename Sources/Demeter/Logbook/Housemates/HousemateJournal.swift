package import JSON
internal import Journal
internal import Locking
package import Nutrition
package import Service
package import Telling
internal import TimeZones
package import Wire

/// Somebody else's journal as it was carried here, for whom they let: it is told, logged into, and else left alone.
///
/// What is logged is a change of that journal, by this device, which the person's own devices take up as theirs. What they
/// logged themselves is changed by nobody here.
package final class HousemateJournal: Service {
    /// What it is told of by, and kept in.
    let copy: Logbook
    /// Whose it is, and what its reader here is called by them.
    private let names: (own: String, reader: String)
    private let mayLog = Mutex(false)
    /// When everything was brought for the last time, in Unix milliseconds.
    private let contact: @Sendable () -> Int64?

    package init(
        _ copy: Logbook, of name: String, reader: String,
        contact: @escaping @Sendable () -> Int64?
    ) {
        self.copy = copy
        names = (name, reader)
        self.contact = contact
    }

    /// Follows what the person lets somebody do here.
    package func follow(mayLog isAllowed: Bool) { mayLog.withLock { $0 = isAllowed } }

    package var person: String? { names.own }

    package var asOf: Instant? {
        contact().map { moment in
            let calendar = copy.calendar()
            return Instant(
                milliseconds: moment,
                offsetSeconds: calendar.zone.offset(at: moment / 1000).seconds)
        }
    }

    private var rights: Set<SayRight> { mayLog.withLock(\.self) ? [.read, .log] : [.read] }

    private func refuseLogging() throws(ServiceError) {
        guard mayLog.withLock(\.self) else {
            throw .housemate(.mayNotLog(names.own, reader: names.reader))
        }
    }

    private var refusal: ServiceError { .housemate(.mayNotChange(names.own)) }

    /// What the person did themselves is taken back by them alone.
    private func refuseTurning(_ change: Int?) async throws(ServiceError) {
        try refuseLogging()
        guard let change else { return }
        let isOurs = try await ServiceError.translating { () async throws(JournalError) in
            try await copy.journal.isByThisDevice(ChangeID(rawValue: Int64(change)))
        }
        guard isOurs else { throw .housemate(.anothersChange(names.own)) }
    }
}

// Saying and logging.
extension HousemateJournal {
    package func telling(of line: String, in conversation: ConversationID) -> Telling {
        copy.telling(of: line, in: conversation)
    }

    package func telling(asked language: Language?) -> Telling { copy.telling(asked: language) }

    package func standing(of line: String, in conversation: ConversationID) -> LineStanding {
        copy.standing(of: line, in: conversation)
    }

    package nonisolated(nonsending) func ended(_ conversation: ConversationID) async {
        await copy.ended(conversation)
    }

    package nonisolated(nonsending) func changed(in conversation: ConversationID) async {
        await copy.changed(in: conversation)
    }

    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        switch copy.standing(of: line, in: conversation) {
        case .undoes: try await refuseTurning(copy.steps().undo?.change)
        case .redoes: try await refuseTurning(copy.steps().redo?.change)
        case .apart, .follows:
            let needs = copy.needs(of: line, in: conversation)
            if needs.contains(.log) { try refuseLogging() }
            guard needs.isSubset(of: rights) else { throw refusal }
            return try await copy.say(line, in: conversation, within: rights)
        }
        return try await copy.say(line, in: conversation)
    }

    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>
    ) async throws(ServiceError) -> SayResult {
        try await copy.say(line, in: conversation, within: rights.intersection(self.rights))
    }

    package nonisolated(nonsending) func once(
        _ key: String, _ call: String,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> JSONValue
    ) async throws(ServiceError) -> JSONValue {
        try await copy.once(key, call, body)
    }

    package nonisolated(nonsending) func log(
        _ request: LogRequest
    ) async throws(ServiceError) -> LogResult {
        try refuseLogging()
        return try await copy.log(request)
    }

    package nonisolated(nonsending) func undo(
        change: Int?
    ) async throws(ServiceError) -> ChangeResult {
        let next = try await copy.steps().undo?.change
        try await refuseTurning(next)
        return try await copy.undo(change: change ?? next)
    }

    package nonisolated(nonsending) func redo(
        change: Int?
    ) async throws(ServiceError) -> ChangeResult {
        let next = try await copy.steps().redo?.change
        try await refuseTurning(next)
        return try await copy.redo(change: change ?? next)
    }

    package nonisolated(nonsending) func confirm(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult { throw refusal }

    package nonisolated(nonsending) func delete(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult { throw refusal }

    package nonisolated(nonsending) func edit(
        _ request: EditRequest
    ) async throws(ServiceError) -> ChangeResult { throw refusal }

    package nonisolated(nonsending) func addFood(
        _ food: NewFood
    ) async throws(ServiceError) -> FoodMessage { throw refusal }

    package nonisolated(nonsending) func removeFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage { throw refusal }
}

// Looking.
extension HousemateJournal {
    package nonisolated(nonsending) func parse(
        _ request: ParseRequest
    ) async throws(ServiceError) -> ReadingMessage { try await copy.parse(request) }

    package nonisolated(nonsending) func steps() async throws(ServiceError) -> StepsMessage {
        try await copy.steps()
    }

    package nonisolated(nonsending) func history(
        _ request: HistoryRequest
    ) async throws(ServiceError) -> HistoryMessage { try await copy.history(request) }

    package nonisolated(nonsending) func day(
        _ date: LocalDay?, nutrients: Bool
    ) async throws(ServiceError) -> DayMessage { try await copy.day(date, nutrients: nutrients) }

    package nonisolated(nonsending) func days(
        _ request: DaysRequest
    ) async throws(ServiceError) -> [DayRow] { try await copy.days(request) }

    package nonisolated(nonsending) func summary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage {
        // It is sent to nobody from here.
        guard !request.send else { throw refusal }
        return try await copy.summary(request)
    }

    package nonisolated(nonsending) func goals(
        _ date: LocalDay?
    ) async throws(ServiceError) -> GoalsMessage { try await copy.goals(date) }

    package nonisolated(nonsending) func score(
        _ request: ScoreRequest
    ) async throws(ServiceError) -> ScoreMessage { try await copy.score(request) }

    package nonisolated(nonsending) func held() async throws(ServiceError) -> [EntryMessage] {
        try await copy.held()
    }

    package nonisolated(nonsending) func searchFoods(
        _ request: SearchRequest
    ) async throws(ServiceError) -> [FoodMessage] { try await copy.searchFoods(request) }

    package nonisolated(nonsending) func showFood(
        _ id: FoodID
    ) async throws(ServiceError) -> FoodMessage { try await copy.showFood(id) }

    package nonisolated(nonsending) func recipe(
        _ call: RecipeCall
    ) async throws(ServiceError) -> JSONValue {
        switch call {
        case .list, .show, .batches: try await copy.recipe(call)
        default: throw refusal
        }
    }

    package nonisolated(nonsending) func status() async throws(ServiceError) -> StatusMessage {
        try await copy.status()
    }

    package nonisolated(nonsending) func latestEvent() async throws(ServiceError) -> Int {
        try await copy.latestEvent()
    }

    package nonisolated(nonsending) func events(
        since sequence: Int, limit: Int
    ) async throws(ServiceError) -> [EventMessage] {
        try await copy.events(since: sequence, limit: limit)
    }

    package nonisolated func eventSignals() -> AsyncStream<Int> { copy.eventSignals() }
}

// Whoever carries.
extension HousemateJournal {
    package nonisolated(nonsending) func sharedDays(
        from day: LocalDay?
    ) async throws(ServiceError) -> SharedDaysMessage { try await copy.sharedDays(from: day) }

    package nonisolated(nonsending) func offer(
        _ request: OfferRequest
    ) async throws(ServiceError) { try await copy.offer(request) }

    package nonisolated(nonsending) func takeChanges() async throws(ServiceError) -> TakenMessage {
        try await copy.takeChanges()
    }
}
