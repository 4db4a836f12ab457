package import Allergens
package import FoodCatalog
package import Journal
internal import Locking
package import Lookup
internal import MealReader
internal import MealReview
package import Meaning
package import ModelReader
package import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
package import Summaries
internal import Telling
package import Wire

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
    /// `nil` where nobody can ever be asked about unknown foods.
    let lookup: FoodLookup?
    /// `nil` where nobody knows foods by what words mean.
    let guesser: (any FoodGuesser)?
    /// `nil` where no photographs are taken.
    let photographs: PhotographDesk?
    /// Where changes to and from other devices are handed over; `nil` where nobody carries any.
    let sharing: SharingFiles?
    /// What others of the household have of their own; `nil` where nobody else is there.
    let pantry: PantryPlace?
    /// Where the journal lies; `nil` where nobody is given copies of it.
    let dataFolder: String?
    let importing = ImportTurn()
    let examining = ImportTurn()
    private let state: Mutex<State>
    /// Reads the catalog and the imports; `nil` when they cannot be read.
    let source: CatalogSource?
    let renewal = FoodRenewal()
    /// Seasons, and the person's shops.
    let markets: KnownMarkets
    /// The programmes that can be started.
    let programmes: ProgrammeOffers.Source
    /// What is known of triggers in foods; `nil` where nothing is, so that nothing is told of them.
    let allergens: AllergenKnowledge?
    /// Of the moment: recipes and imported foods come and go.
    private let contents: ContentsKeeper
    let drinks = KnownDrinks()
    let startedAt: Int64

    private struct State {
        var settings: LogbookSettings
        var foods: ReadableFoods
        /// Given by the daemon when there may be ears.
        var voice: (any VoiceControl)?
        var page: (any PageControl)?
        var cloud: (any CloudControl)?
        var household: (any CloudControl)?
        var calendarProgram: (any CloudControl)?
        /// Has everything looked at; `nil` of what came to nothing.
        var examiner: (@Sendable () async -> DoctorMessage?)?

        /// Told of the person's own foods when they change.
        var foodsListener: (@Sendable ([Food]) -> Void)?

        var habitBook = HabitBook()
        var kitchen = Kitchen()
        /// The raw forms of the catalog's foods, once somebody has asked for them, and of which catalog.
        var rawFoods: (catalog: FoodCatalog, foods: RawFoods)?
        /// `nil` until somebody asks for it.
        var eating: EatingBook?
        /// `nil` where the person has noted no allergies.
        var allergies: AllergyReview?
        var eaten = EatenTriggers()
        /// `nil` where nothing is known of triggers.
        var teller: AllergenTeller?
        var conversations: [ConversationID: Memory] = [:]
        /// The language in which each was spoken last.
        var languages: [ConversationID: Language] = [:]
        /// The last write failed because nothing can be stored.
        var isReadOnly = false
        /// Sends a summary to every sink at once.
        var sender: (@Sendable (Summary) async -> [SummaryDelivery])?
        /// Knows what waits for leave of other devices, and lets it go.
        var leaves: (any SummaryLeaves)?
        /// Kept utterances whose outcome could not be stored; tried again with the next meal.
        var stuck: [UtteranceID] = []
    }

    /// - Parameters:
    ///   - catalog: without the person's own foods, which come from the journal.
    ///   - calendar: the person's calendar at the moment of the call.
    ///   - source: reads the catalog again, as after an import; `nil` when it cannot be read.
    ///   - allergens: what is known of triggers in foods.
    ///   - model: asked about doubtful readings as far as it is configured.
    ///   - photographs: what photographs are looked at with.
    ///   - sharing: where changes to and from other devices are handed over.
    ///   - dataFolder: where the journal lies, for copies and exports of it.
    ///   - markets: seasons and shops; may wait for the disk.
    ///   - programmes: looks for the programmes that can be started; may wait for the disk.
    ///   - lookup: asked about foods that nobody here knows, as far as it is configured.
    ///   - guesser: asked what words may mean that are no food's name.
    ///   - pantry: where the household's people show each other foods and recipes.
    package init(
        journal: Journal, catalog: FoodCatalog, settings: LogbookSettings,
        now: @escaping @Sendable () -> Int64, calendar: @escaping @Sendable () -> LocalCalendar,
        source: CatalogSource? = nil,
        model: ModelReader? = nil,
        allergens: AllergenKnowledge? = nil, photographs: PhotographDesk? = nil,
        programmes: @escaping ProgrammeOffers.Source = { ProgrammeOffers() },
        markets: KnownMarkets = KnownMarkets(), lookup: FoodLookup? = nil,
        guesser: (any FoodGuesser)? = nil,
        sharing: SharingFiles? = nil, pantry: PantryPlace? = nil, dataFolder: String? = nil
    ) async throws(ServiceError) {
        self.journal = journal
        self.model = model
        self.photographs = photographs
        self.sharing = sharing
        self.pantry = pantry
        self.dataFolder = dataFolder
        self.programmes = programmes
        self.markets = markets
        self.lookup = lookup
        self.guesser = guesser
        self.source = source
        self.now = now
        self.calendar = calendar
        startedAt = now()
        let (own, book) = try await ServiceError.translating { () async throws(JournalError) in
            (try await journal.ownFoods(), RecipeBook(try await journal.recipes()))
        }
        let foods = ReadableFoods(catalog: catalog, own: own + book.foods)
        let kitchen = Kitchen(book: book)
        state = Mutex(State(settings: settings, foods: foods, kitchen: kitchen))
        let contents = ContentsKeeper(KnownContents(kitchen, foods))
        self.contents = contents
        self.allergens = allergens?.knowing { contents.contents(of: $0) }
        let pots = try await ServiceError.translating { () async throws(JournalError) in
            try await self.pots()
        }
        change(kitchen: { kitchen in
            kitchen.batches = pots.batches
            kitchen.cooked = pots.cooked
        })
        await teachModel()
        try await learnHabits()
        try await learnAllergies()
        await joinPantry()
    }

    var settings: LogbookSettings { state.withLock(\.settings) }
    var foods: ReadableFoods { state.withLock(\.foods) }
    var reader: MealReader {
        state.withLock { state in
            var reader = state.foods.reader
            reader.region = state.settings.region
            return reader
        }
    }
    var kitchen: Kitchen { state.withLock(\.kitchen) }

    func change(kitchen body: (inout Kitchen) -> Void) {
        state.withLock { state in
            body(&state.kitchen)
            contents.keep(KnownContents(state.kitchen, state.foods))
        }
    }

    /// The raw forms of the catalog's foods; found once for each catalog, as that takes as long as all of it.
    var rawFoods: RawFoods {
        let catalog = foods.catalog
        if let known = state.withLock(\.rawFoods), known.catalog === catalog { return known.foods }
        let found = RawFoods(catalog)
        state.withLock { $0.rawFoods = (catalog, found) }
        return found
    }

    var ownFoods: Set<FoodID> { Set(foods.own.map(\.id)) }
    var habits: Habits { state.withLock(\.habitBook.habits) }

    /// The rules, with what is known of the foods and of the person.
    var review: MealReview {
        state.withLock {
            MealReview(
                catalog: $0.foods.reader.catalog, habits: $0.habitBook.habits,
                allergies: $0.allergies?.having(eaten: $0.eaten.grams(on: today())))
        }
    }

    /// `nil` where the person has noted no allergies.
    var allergyReview: AllergyReview? { state.withLock(\.allergies) }

    /// What the person must not or would rather not eat.
    var ownAllergies: [Allergy] { state.withLock { $0.allergies?.allergies ?? [] } }

    /// Tells what is known of triggers in foods; `nil` where nothing is.
    var teller: AllergenTeller? { state.withLock(\.teller) }

    func remember(_ allergies: AllergyReview?, eaten: EatenTriggers, _ teller: AllergenTeller?) {
        state.withLock { state in
            state.allergies = allergies
            state.eaten = eaten
            state.teller = teller
        }
    }

    /// Follows what was logged of triggers of which small amounts are fine.
    func noteEaten(_ changes: [Recorded.EntryChange]) {
        state.withLock { state in
            if let review = state.allergies { state.eaten.take(changes, review) }
        }
    }

    /// The reading with the person's own amounts.
    func habitual(_ reading: Reading) -> Reading {
        let (habits, catalog) = state.withLock {
            ($0.habitBook.habits, $0.foods.reader.catalog)
        }
        return kitchen.menu.served(
            habits.applied(to: reading, catalog), by: { ingredients }, self.reader)
    }

    func remember(_ habits: HabitBook) { state.withLock { $0.habitBook = habits } }

    /// The last event that is in what is known of eating.
    var knownEatingSequence: Int64? { state.withLock { $0.eating?.sequence } }

    /// Lets what was known of eating be read anew.
    func forgetEating() { state.withLock { $0.eating = nil } }

    /// Takes news in, unless somebody took others in meanwhile; `nil` then.
    func takeIntoEating(_ news: EatingNews, after sequence: Int64?) -> EatingBook? {
        // A long history is sorted before anybody has to wait for the state.
        let whole = news.isWhole ? EatingBook(news) : nil
        return state.withLock { state in
            guard state.eating?.sequence == sequence else { return nil }
            if let whole {
                state.eating = whole
            } else {
                state.eating?.take(news)
            }
            return state.eating
        }
    }

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

    /// What goes out by leave of other devices; `nil` where nothing does.
    var leaves: (any SummaryLeaves)? { state.withLock(\.leaves) }

    package func attach(_ leaves: any SummaryLeaves) { state.withLock { $0.leaves = leaves } }

    var voice: (any VoiceControl)? { state.withLock(\.voice) }
    var page: (any PageControl)? { state.withLock(\.page) }
    var cloud: (any CloudControl)? { state.withLock(\.cloud) }
    var household: (any CloudControl)? { state.withLock(\.household) }
    var calendarProgram: (any CloudControl)? { state.withLock(\.calendarProgram) }

    /// Makes the ears known, which the logbook itself is told by.
    package func attach(_ voice: any VoiceControl) { state.withLock { $0.voice = voice } }

    package func attach(_ page: any PageControl) { state.withLock { $0.page = page } }

    var examiner: (@Sendable () async -> DoctorMessage?)? { state.withLock(\.examiner) }

    package func attach(_ examiner: @escaping @Sendable () async -> DoctorMessage?) {
        state.withLock { $0.examiner = examiner }
    }

    package func attach(
        cloud: any CloudControl, household: any CloudControl, calendar: any CloudControl
    ) {
        state.withLock {
            ($0.cloud, $0.household, $0.calendarProgram) = (cloud, household, calendar)
        }
    }

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
        var memory = memory
        memory.spokenAt = now()
        state.withLock { $0.conversations[conversation] = memory }
    }

    func forget(_ conversation: ConversationID) {
        state.withLock { state in
            state.conversations[conversation] = nil
            state.languages[conversation] = nil
        }
    }

    /// The language of a line of a conversation: the line's own, else that of the one before it.
    func language(of line: String, in conversation: ConversationID) -> Language? {
        state.withLock { state in
            if let language = state.settings.language { return language }
            if let language = Language(of: line) { state.languages[conversation] = language }
            return state.languages[conversation]
        }
    }

    /// Takes over changed settings, as after SIGHUP.
    package func configure(_ settings: LogbookSettings) {
        state.withLock { $0.settings = settings }
    }

    func remember(_ foods: ReadableFoods) {
        let listener = state.withLock { state in
            state.foods = foods
            contents.keep(KnownContents(state.kitchen, foods))
            return state.foodsListener
        }
        listener?(foods.own + foods.others)
    }

    /// Has `listener` told of the person's own foods and the household's, now and whenever foods are read anew.
    package func followFoods(by listener: @escaping @Sendable ([Food]) -> Void) {
        let known = state.withLock { state in
            state.foodsListener = listener
            return state.foods
        }
        listener(known.own + known.others)
    }

    func teachModel() async {
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
            if let recorded = value as? Recorded {
                noteEaten(recorded.entries)
                // Copies of photographs go when their meal is confirmed or gone.
                if photographs != nil, recorded.entries.contains(where: { $0.before != nil }) {
                    desk.wake()
                }
            }
            return value
        } catch {
            state.withLock { $0.isReadOnly = [.readOnly, .diskFull, .fileLost].contains(error) }
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
