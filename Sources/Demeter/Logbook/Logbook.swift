package import FoodCatalog
package import Journal
internal import Locking
internal import MealReader
internal import MealReview
package import ModelReader
package import Nutrition
package import Service
package import Summaries
internal import Threads
internal import Wire

/// The application: takes what people say and programs send, and keeps the journal by it.
///
/// Calls run on their caller's executor but for what the journal does on its own, so that a meal crosses
/// two threads and no more. What the calls share stands in `state`, held only for a look or a change.
package final class Logbook: Service {
    let journal: Journal
    /// Unix time in milliseconds.
    let now: @Sendable () -> Int64
    let calendar: @Sendable () -> LocalCalendar
    let keys = KeyDesk()
    /// `nil` where none can ever be configured, as in a test of something else.
    let model: ModelReader?
    let desk = ModelDesk()
    private let state: Mutex<State>
    /// Reads the catalog and the imports; `nil` when they cannot be read.
    private let source: (@Sendable () -> (foods: [Food], store: (any FoodStore)?)?)?
    let startedAt: Int64

    private struct State {
        var settings: LogbookSettings
        var catalog: [Food]
        var store: (any FoodStore)?
        var reader: MealReader
        var ownFoods: Set<FoodID>
        /// Given by the daemon when there may be ears.
        var voice: (any VoiceControl)?

        var habitBook = HabitBook()
        var conversations: [ConversationID: Memory] = [:]
        /// The last write failed because nothing can be stored.
        var isReadOnly = false
        /// Sends a summary to every sink at once.
        var sender: (@Sendable (Summary) async -> [SummaryDelivery])?
        /// Kept utterances whose outcome could not be stored; tried again with the next meal.
        var stuck: [UtteranceID] = []
    }

    /// - Parameters:
    ///   - foods: the catalog; the person's own foods come from the journal.
    ///   - calendar: the person's calendar at the moment of the call.
    ///   - store: more foods, which are looked up where they lie.
    ///   - source: reads the catalog again, as after an import; `nil` when it cannot be read.
    ///   - model: asked about doubtful readings as far as it is configured.
    package init(
        journal: Journal, foods: [Food], settings: LogbookSettings,
        now: @escaping @Sendable () -> Int64, calendar: @escaping @Sendable () -> LocalCalendar,
        store: (any FoodStore)? = nil,
        source: (@Sendable () -> (foods: [Food], store: (any FoodStore)?)?)? = nil,
        model: ModelReader? = nil
    ) async throws(ServiceError) {
        self.journal = journal
        self.model = model
        self.source = source
        self.now = now
        self.calendar = calendar
        startedAt = now()
        let own = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.ownFoods()
        }
        state = Mutex(
            State(
                settings: settings, catalog: foods, store: store,
                reader: Self.reader(of: foods, store, own: own),
                ownFoods: Set(own.map(\.id))))
        await teachModel()
        try await learnHabits()
    }

    private static func reader(
        of foods: [Food], _ store: (any FoodStore)?, own: [Food]
    ) -> MealReader {
        let catalog = FoodCatalog(foods: foods, store: store)
        return MealReader(catalog: own.isEmpty ? catalog : catalog.adding(own))
    }

    var settings: LogbookSettings { state.withLock(\.settings) }
    var reader: MealReader { state.withLock(\.reader) }
    var ownFoods: Set<FoodID> { state.withLock(\.ownFoods) }

    var habits: Habits { state.withLock(\.habitBook.habits) }

    /// The rules, with what is known of the foods and of the person.
    var review: MealReview {
        state.withLock { MealReview(catalog: $0.reader.catalog, habits: $0.habitBook.habits) }
    }

    /// The reading with the person's own amounts.
    func habitual(_ reading: Reading) -> Reading {
        let (habits, catalog) = state.withLock { ($0.habitBook.habits, $0.reader.catalog) }
        return habits.applied(to: reading, catalog)
    }

    func remember(_ habits: HabitBook) { state.withLock { $0.habitBook = habits } }

    func takeIntoHabits(_ recorded: Recorded) -> Bool {
        state.withLock { $0.habitBook.take(recorded) }
    }

    var sender: (@Sendable (Summary) async -> [SummaryDelivery])? { state.withLock(\.sender) }

    /// What became of a summary at a sink; `failure` is `nil` when it has arrived.
    package typealias SummaryDelivery = (sink: String, failure: String?)

    /// Says how a summary is sent when somebody asks for it.
    package func sendSummaries(
        by sender: @escaping @Sendable (Summary) async -> [SummaryDelivery]
    ) {
        state.withLock { $0.sender = sender }
    }

    var voice: (any VoiceControl)? { state.withLock(\.voice) }

    /// Makes the ears known, which the logbook itself is told by.
    package func attach(_ voice: any VoiceControl) { state.withLock { $0.voice = voice } }

    /// Takes what was logged into the person's usual amounts.
    func note(_ entries: [Recorded.EntryChange]) {
        state.withLock { state in
            for entry in entries.compactMap(\.after) where entry.state == .logged {
                guard let food = entry.food, let grams = entry.grams, grams > .zero else {
                    continue
                }
                state.habitBook.note(grams, of: food)
            }
        }
    }

    func recall(_ conversation: ConversationID) -> Memory? {
        state.withLock { $0.conversations[conversation] }
    }

    func remember(_ memory: Memory, in conversation: ConversationID) {
        state.withLock { $0.conversations[conversation] = memory }
    }

    func forget(_ conversation: ConversationID) {
        state.withLock { $0.conversations[conversation] = nil }
    }

    /// Takes over changed settings, as after SIGHUP.
    package func configure(_ settings: LogbookSettings) {
        state.withLock { $0.settings = settings }
    }

    /// Reads the person's own foods anew and makes the reader know them.
    func reloadFoods() async throws(JournalError) {
        let own = try await journal.ownFoods()
        let (catalog, store) = state.withLock { ($0.catalog, $0.store) }
        let work = Task.detached(executorPreference: WorkerPool.shared) {
            Self.reader(of: catalog, store, own: own)
        }
        let reader = await work.value
        state.withLock {
            $0.reader = reader
            $0.ownFoods = Set(own.map(\.id))
        }
        await teachModel()
    }

    /// Reads the catalog and the imports again; what cannot be read changes nothing.
    package nonisolated(nonsending) func rereadFoods() async throws(ServiceError) -> Int {
        guard let source else { throw .notAvailable(.reloadFoods) }
        let work = Task.detached(executorPreference: WorkerPool.shared) { source() }
        if let known = await work.value {
            state.withLock {
                $0.catalog = known.foods
                $0.store = known.store
            }
            try await ServiceError.translating { () async throws(JournalError) in
                try await reloadFoods()
            }
        }
        let catalog = reader.catalog
        return catalog.foods.count + (catalog.store?.count ?? 0)
    }

    private func teachModel() async {
        let reader = reader
        await model?.learn { ModelKnowledge(reader) }
    }

    var isReadOnly: Bool { state.withLock(\.isReadOnly) }

    /// Writes to the journal, and remembers for `status` whether writing works.
    nonisolated(nonsending) func writing<Value>(
        _ body: () async throws(JournalError) -> Value
    ) async throws(JournalError) -> Value {
        do {
            let value = try await body()
            state.withLock { $0.isReadOnly = false }
            return value
        } catch {
            state.withLock { $0.isReadOnly = error == .readOnly || error == .diskFull }
            throw error
        }
    }

    func noteStuck(_ id: UtteranceID) { state.withLock { $0.stuck.append(id) } }

    func takeStuck() -> [UtteranceID] {
        state.withLock { state in
            defer { state.stuck = [] }
            return state.stuck
        }
    }
}
