package import JSON
package import Nutrition
package import Telling
package import Wire

/// What the application does for those who connect; the server calls it, the application is it.
///
/// Every method may be called while others run, one at a time per connection. Methods run on the
/// socket's executor until they hop away, so that a service that is an actor is reached, and its
/// answer returned, without a detour: whatever blocks or computes for long must hop.
package protocol Service: Sendable {
    /// Handles a line that a person said or typed.
    ///
    /// What a conversation is about, a question open in it for example, is the service's to keep.
    nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult

    /// Handles a line of somebody who may not do everything by words; what is not allowed is told so, and
    /// changes nothing.
    nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>
    ) async throws(ServiceError) -> SayResult

    /// How a line of a conversation is answered.
    func telling(of line: String, in conversation: ConversationID) -> Telling
    /// How a call is answered that holds no words of a person, or others than it was asked in.
    func telling(asked language: Language?) -> Telling

    /// Whose journal this is; `nil` where nobody said.
    var person: String? { get }

    /// Since when it may have changed elsewhere, where it is somebody else's that was carried here; `nil` of any other.
    var asOf: Instant? { get }

    /// How a line stands to what was spoken of in a conversation.
    func standing(of line: String, in conversation: ConversationID) -> LineStanding

    /// The connection is closed; nothing more comes from it.
    nonisolated(nonsending) func ended(_ conversation: ConversationID) async

    /// Does `body` once, however often it comes under the same key within 7 days; later comers get the
    /// first result.
    ///
    /// - Parameter call: tells the call from others under the same key.
    nonisolated(nonsending) func once(
        _ key: String, _ call: String,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> JSONValue
    ) async throws(ServiceError) -> JSONValue

    nonisolated(nonsending) func log(_ request: LogRequest) async throws(ServiceError) -> LogResult
    /// Logs a product by the number on its package.
    nonisolated(nonsending) func barcode(
        _ request: BarcodeRequest
    ) async throws(ServiceError) -> LogResult
    /// Logs a meal by its photographs.
    nonisolated(nonsending) func photo(
        _ request: PhotoRequest
    ) async throws(ServiceError) -> LogResult
    /// Looks at photographs once more.
    nonisolated(nonsending) func photoAgain(
        _ request: PhotoAgainRequest
    ) async throws(ServiceError) -> LogResult
    nonisolated(nonsending) func parse(
        _ request: ParseRequest
    ) async throws(ServiceError) -> ReadingMessage
    nonisolated(nonsending) func confirm(entry: Int) async throws(ServiceError) -> ChangeResult
    nonisolated(nonsending) func delete(entry: Int) async throws(ServiceError) -> ChangeResult
    nonisolated(nonsending) func edit(
        _ request: EditRequest
    ) async throws(ServiceError) -> ChangeResult
    /// Takes the newest change back; with `change`, only that one.
    nonisolated(nonsending) func undo(change: Int?) async throws(ServiceError) -> ChangeResult
    /// Restores what was taken back last; with `change`, only that one.
    nonisolated(nonsending) func redo(change: Int?) async throws(ServiceError) -> ChangeResult
    /// What both would do now.
    nonisolated(nonsending) func steps() async throws(ServiceError) -> StepsMessage

    /// Logs figures alone.
    nonisolated(nonsending) func add(_ request: AddRequest) async throws(ServiceError)
        -> ChangeResult
    /// Logs once more what was logged before.
    nonisolated(nonsending) func repeatMeal(
        _ request: RepeatRequest
    ) async throws(ServiceError) -> ChangeResult
    /// Logs a meal or a day for another day or meal as well.
    nonisolated(nonsending) func copy(
        _ request: CopyRequest
    ) async throws(ServiceError) -> ChangeResult
    /// Moves entries to another time, day or meal.
    nonisolated(nonsending) func move(
        _ request: MoveRequest
    ) async throws(ServiceError) -> ChangeResult
    /// A request on the conversation's connection changed what was eaten: that was spoken of last there.
    nonisolated(nonsending) func changed(in conversation: ConversationID) async
    /// One food over time.
    nonisolated(nonsending) func history(
        _ request: HistoryRequest
    ) async throws(ServiceError) -> HistoryMessage

    /// - Parameter date: today when `nil`.
    nonisolated(nonsending) func day(
        _ date: LocalDay?, nutrients: Bool
    ) async throws(ServiceError) -> DayMessage
    /// One row for each day, in order, also for those without entries.
    nonisolated(nonsending) func days(_ request: DaysRequest) async throws(ServiceError) -> [DayRow]

    /// What is told of a day when it ends.
    nonisolated(nonsending) func summary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage
    /// What is told of the seven days up to one.
    nonisolated(nonsending) func weekSummary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage

    /// What holds on a day, today when `nil`, and what was ever set.
    nonisolated(nonsending) func goals(_ date: LocalDay?) async throws(ServiceError) -> GoalsMessage
    /// The goals of the first day on which the new ones hold.
    nonisolated(nonsending) func setGoals(
        _ request: GoalsRequest
    ) async throws(ServiceError) -> GoalsMessage

    /// What the person has told of themselves.
    nonisolated(nonsending) func profile() async throws(ServiceError) -> ProfileMessage
    nonisolated(nonsending) func setProfile(
        _ request: ProfileRequest
    ) async throws(ServiceError) -> ProfileMessage
    /// Keeps what was measured of the body.
    nonisolated(nonsending) func measure(
        _ request: MeasureRequest
    ) async throws(ServiceError) -> MeasureResult
    /// In order of time.
    nonisolated(nonsending) func measurements(
        _ request: MeasurementsRequest
    ) async throws(ServiceError) -> [MeasurementMessage]
    nonisolated(nonsending) func removeMeasurement(
        _ id: Int
    ) async throws(ServiceError) -> MeasureResult

    /// What the body takes and what its weight does, on a day, the present one when `nil`.
    nonisolated(nonsending) func energy(_ date: LocalDay?) async throws(ServiceError)
        -> EnergyMessage
    /// Has the goal of energy follow how the weight is to change.
    nonisolated(nonsending) func follow(
        _ request: AimRequest
    ) async throws(ServiceError) -> AimResult

    /// What is planned, in the order of days and meals.
    nonisolated(nonsending) func plans(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [PlanMessage]
    nonisolated(nonsending) func plan(_ plan: NewPlan) async throws(ServiceError) -> PlanResult
    nonisolated(nonsending) func removePlan(_ id: Int) async throws(ServiceError) -> PlanResult
    /// Logs what was planned, now; the plan is gone then.
    nonisolated(nonsending) func eatPlan(_ id: Int) async throws(ServiceError) -> ChangeResult
    /// Meals for days to come, by what the person likes and within their goals.
    nonisolated(nonsending) func proposePlans(
        _ request: ProposalRequest
    ) async throws(ServiceError) -> PlanResult
    /// What is to be bought for what is planned, by name.
    nonisolated(nonsending) func shopping(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [ShoppingItem]

    /// What is known of how the person eats, and why; what they have most often first.
    nonisolated(nonsending) func habits() async throws(ServiceError) -> [HabitMessage]
    /// What the person would have now, by what they had before; the best first. Nothing is logged.
    nonisolated(nonsending) func suggest(
        _ request: SuggestRequest
    ) async throws(ServiceError) -> [SuggestionMessage]
    /// Learns that what was suggested is not wanted.
    nonisolated(nonsending) func dismiss(_ request: DismissRequest) async throws(ServiceError)
    nonisolated(nonsending) func rate(
        _ request: RateRequest
    ) async throws(ServiceError) -> RateResult
    /// How a day was, the present one unless another is named, or several together.
    nonisolated(nonsending) func score(
        _ request: ScoreRequest
    ) async throws(ServiceError) -> ScoreMessage
    /// What to eat instead of a food.
    nonisolated(nonsending) func alternatives(
        _ request: AlternativesRequest
    ) async throws(ServiceError) -> AlternativesMessage
    /// Puts something that was offered in the place of an entry's food.
    nonisolated(nonsending) func swap(
        _ request: SwapRequest
    ) async throws(ServiceError) -> ChangeResult
    /// Notes that nothing is wanted of what was offered instead of an entry.
    nonisolated(nonsending) func refuseSwap(
        entry: Int
    ) async throws(ServiceError) -> SwapsMessage
    /// Keeps how somebody feels, in their words.
    nonisolated(nonsending) func feel(
        _ request: FeelRequest
    ) async throws(ServiceError) -> FeelResult
    /// What was felt, and what was eaten before it.
    nonisolated(nonsending) func feelings(
        _ request: FeelingsRequest
    ) async throws(ServiceError) -> FeelingsMessage
    nonisolated(nonsending) func removeFeeling(
        _ id: Int
    ) async throws(ServiceError) -> FeelResult
    /// Lists, starts, changes and tells programmes; the result is the message that the call is answered with.
    nonisolated(nonsending) func programme(
        _ call: ProgrammeCall
    ) async throws(ServiceError) -> JSONValue
    /// What a person must not or would rather not eat, and what they had of it.
    nonisolated(nonsending) func allergies() async throws(ServiceError) -> AllergiesMessage
    /// Sets one trigger or ends it; what then holds.
    nonisolated(nonsending) func setAllergy(
        _ request: AllergyRequest
    ) async throws(ServiceError) -> AllergiesMessage

    /// Fills in nutrients beyond the seven of entries from before they were kept.
    nonisolated(nonsending) func completeNutrients(
        _ request: CompletionRequest
    ) async throws(ServiceError) -> CompletionResult

    /// Best first, each with a score.
    nonisolated(nonsending) func searchFoods(
        _ request: SearchRequest
    ) async throws(ServiceError) -> [FoodMessage]
    /// Looks a food up where the configuration says, and enters nothing.
    nonisolated(nonsending) func lookUpFood(
        _ request: LookupRequest
    ) async throws(ServiceError) -> LookupMessage
    /// Keeps a food that was looked up as one of the person's own.
    nonisolated(nonsending) func takeFood(
        _ request: TakeRequest
    ) async throws(ServiceError) -> FoodMessage
    nonisolated(nonsending) func showFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage
    nonisolated(nonsending) func addFood(_ food: NewFood) async throws(ServiceError) -> FoodMessage
    nonisolated(nonsending) func editFood(
        _ request: FoodEditRequest
    ) async throws(ServiceError) -> FoodMessage
    nonisolated(nonsending) func removeFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage

    /// Keeps, shows, changes and serves recipes; the result is the message that the call is answered with.
    nonisolated(nonsending) func recipe(_ call: RecipeCall) async throws(ServiceError) -> JSONValue

    /// Reads the catalog and the imports again, as after an import. Returns how many foods there are.
    nonisolated(nonsending) func rereadFoods() async throws(ServiceError) -> Int

    /// Lets failed utterances be read once more. Returns how many.
    nonisolated(nonsending) func retry() async throws(ServiceError) -> Int

    /// Answers what an utterance waits for.
    nonisolated(nonsending) func answer(
        _ request: AnswerRequest
    ) async throws(ServiceError) -> LogResult
    /// Everything that waits for a confirmation, whatever its day, oldest first.
    nonisolated(nonsending) func held() async throws(ServiceError) -> [EntryMessage]
    /// The open questions, the newest first.
    nonisolated(nonsending) func questions() async throws(ServiceError) -> [QuestionMessage]
    /// Lets everything that was learnt from corrections count no more.
    nonisolated(nonsending) func forgetHabits() async throws(ServiceError)

    /// Sends one description to the language model; nothing is stored, and no earlier answer is used.
    nonisolated(nonsending) func testModel(
        _ request: ModelTestRequest
    ) async throws(ServiceError) -> ModelTestResult

    /// What the language model was asked in each month, and what that costs.
    nonisolated(nonsending) func modelCost() async throws(ServiceError) -> ModelCostMessage
    /// How well words are read, and what the model did lately.
    nonisolated(nonsending) func quality() async throws(ServiceError) -> QualityMessage

    /// What this device has to tell others of the journal, of days of UTC from one on.
    nonisolated(nonsending) func sharedDays(
        from day: LocalDay?
    ) async throws(ServiceError) -> SharedDaysMessage
    /// Writes everything that this device wrote on a day of UTC where whoever carries it finds it.
    nonisolated(nonsending) func offer(_ request: OfferRequest) async throws(ServiceError)
    /// Writes a table of the journal there; only tells how new it would be where none is asked for.
    nonisolated(nonsending) func offer(_ request: SheetRequest) async throws(ServiceError)
        -> SheetMessage
    /// Takes in what whoever carries changes has brought from another device.
    nonisolated(nonsending) func takeChanges() async throws(ServiceError) -> TakenMessage
    /// Writes the person's own foods and recipes there, as others of the household are shown them.
    nonisolated(nonsending) func offer(_ request: ShelfRequest) async throws(ServiceError)
        -> ShelfMessage
    /// Makes known what others of the household show, which whoever carries has brought.
    nonisolated(nonsending) func takeShelves() async throws(ServiceError) -> ShelvesMessage
    /// The summaries that wait for leave of the person's other devices, and what became of those that had it.
    nonisolated(nonsending) func dueSummaries() async throws(ServiceError) -> LeavesMessage
    /// Lets summaries go out, or drops those that another device has sent; waits a few seconds for their sinks.
    nonisolated(nonsending) func leave(
        _ request: LeaveRequest
    ) async throws(ServiceError) -> LeavesMessage

    /// Takes in a file of meals as one change, or tells what it would bring.
    ///
    /// - Parameter file: open for reading for as long as the call lasts.
    nonisolated(nonsending) func takeIn(
        _ request: ImportRequest, from file: Int32
    ) async throws(ServiceError) -> JSONValue
    /// Writes the journal out to an open file.
    nonisolated(nonsending) func writeOut(
        _ request: ExportRequest, to file: Int32
    ) async throws(ServiceError) -> WrittenMessage
    /// Writes a verified copy of the journal to an open file.
    nonisolated(nonsending) func backUp(to file: Int32) async throws(ServiceError) -> WrittenMessage

    /// Opens the ears for one utterance; returns when it was handled, or nobody spoke.
    nonisolated(nonsending) func listen(
        _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> ListenResult
    /// What is said in the sound of an open file, 16 kHz, 16 bit, one channel; nothing is done with the words.
    nonisolated(nonsending) func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> HeardMessage
    nonisolated(nonsending) func setMuted(
        _ isMuted: Bool
    ) async throws(ServiceError) -> StatusMessage.Voice

    /// The server fills in the number of connections.
    nonisolated(nonsending) func status() async throws(ServiceError) -> StatusMessage

    /// Looks whether everything is as it should be; may take a minute.
    nonisolated(nonsending) func examine() async throws(ServiceError) -> DoctorMessage

    /// Number of the newest event, 0 when there is none.
    nonisolated(nonsending) func latestEvent() async throws(ServiceError) -> Int
    /// The first `limit` events with numbers above `sequence`, in order.
    nonisolated(nonsending) func events(
        since sequence: Int, limit: Int
    ) async throws(ServiceError) -> [EventMessage]
    /// Yields the number of the newest event whenever there are new ones; asked for once.
    ///
    /// Signals may be merged (`.bufferingNewest(1)`), never left out.
    nonisolated func eventSignals() -> AsyncStream<Int>
}

extension Service {
    package func telling(of line: String, in conversation: ConversationID) -> Telling {
        Telling(Language(of: line) ?? .english)
    }

    package func telling(asked language: Language?) -> Telling { Telling(language ?? .english) }

    package var person: String? { nil }

    package var asOf: Instant? { nil }

    package nonisolated(nonsending) func takeIn(
        _ request: ImportRequest, from file: Int32
    ) async throws(ServiceError) -> JSONValue { throw .notAvailable(.importFile) }

    package nonisolated(nonsending) func writeOut(
        _ request: ExportRequest, to file: Int32
    ) async throws(ServiceError) -> WrittenMessage { throw .notAvailable(.export) }

    package nonisolated(nonsending) func backUp(
        to file: Int32
    ) async throws(ServiceError) -> WrittenMessage { throw .notAvailable(.backup) }

    package nonisolated(nonsending) func once(
        _ key: String, _ call: String,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> JSONValue
    ) async throws(ServiceError) -> JSONValue {
        try await body()
    }

    package nonisolated(nonsending) func barcode(
        _ request: BarcodeRequest
    ) async throws(ServiceError) -> LogResult {
        throw .notAvailable(.barcode)
    }

    package nonisolated(nonsending) func photo(
        _ request: PhotoRequest
    ) async throws(ServiceError) -> LogResult {
        throw .notAvailable(.photo)
    }

    package nonisolated(nonsending) func photoAgain(
        _ request: PhotoAgainRequest
    ) async throws(ServiceError) -> LogResult {
        throw .notAvailable(.photoAgain)
    }

    package nonisolated(nonsending) func completeNutrients(
        _ request: CompletionRequest
    ) async throws(ServiceError) -> CompletionResult {
        throw .notAvailable(.completeNutrients)
    }

    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>
    ) async throws(ServiceError) -> SayResult {
        throw .notAvailable(.say)
    }

    package nonisolated(nonsending) func score(
        _ request: ScoreRequest
    ) async throws(ServiceError) -> ScoreMessage {
        throw .notAvailable(.score)
    }

    package nonisolated(nonsending) func allergies()
        async throws(ServiceError) -> AllergiesMessage
    {
        throw .notAvailable(.allergies)
    }

    package nonisolated(nonsending) func setAllergy(
        _ request: AllergyRequest
    ) async throws(ServiceError) -> AllergiesMessage {
        throw .notAvailable(.setAllergy)
    }

    package nonisolated(nonsending) func add(
        _ request: AddRequest
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.add)
    }

    package nonisolated(nonsending) func repeatMeal(
        _ request: RepeatRequest
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.repeatMeal)
    }

    package nonisolated(nonsending) func copy(
        _ request: CopyRequest
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.copy)
    }

    package nonisolated(nonsending) func move(
        _ request: MoveRequest
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.move)
    }

    package nonisolated(nonsending) func changed(in conversation: ConversationID) async {}

    package func standing(of line: String, in conversation: ConversationID) -> LineStanding {
        .apart
    }

    package nonisolated(nonsending) func lookUpFood(
        _ request: LookupRequest
    ) async throws(ServiceError) -> LookupMessage {
        throw .notAvailable(.lookUpFood)
    }

    package nonisolated(nonsending) func takeFood(
        _ request: TakeRequest
    ) async throws(ServiceError) -> FoodMessage {
        throw .notAvailable(.takeFood)
    }

    package nonisolated(nonsending) func editFood(
        _ request: FoodEditRequest
    ) async throws(ServiceError) -> FoodMessage {
        throw .notAvailable(.editFood)
    }

    package nonisolated(nonsending) func history(
        _ request: HistoryRequest
    ) async throws(ServiceError) -> HistoryMessage {
        throw .notAvailable(.history)
    }

    package nonisolated(nonsending) func recipe(
        _ call: RecipeCall
    ) async throws(ServiceError) -> JSONValue {
        throw .notAvailable(.listRecipes)
    }

    package nonisolated(nonsending) func rereadFoods() async throws(ServiceError) -> Int {
        throw .notAvailable(.reloadFoods)
    }

    package nonisolated(nonsending) func summary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage {
        throw .notAvailable(.summary)
    }

    package nonisolated(nonsending) func weekSummary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage {
        throw .notAvailable(.weekSummary)
    }

    package nonisolated(nonsending) func goals(
        _ date: LocalDay?
    ) async throws(ServiceError) -> GoalsMessage {
        throw .notAvailable(.goals)
    }

    package nonisolated(nonsending) func setGoals(
        _ request: GoalsRequest
    ) async throws(ServiceError) -> GoalsMessage {
        throw .notAvailable(.setGoals)
    }

    package nonisolated(nonsending) func answer(
        _ request: AnswerRequest
    ) async throws(ServiceError) -> LogResult {
        throw .notAvailable(.answer)
    }

    package nonisolated(nonsending) func held() async throws(ServiceError) -> [EntryMessage] {
        throw .notAvailable(.held)
    }

    /// Takes the newest change back, whichever it is.
    package nonisolated(nonsending) func undo() async throws(ServiceError) -> ChangeResult {
        try await undo(change: nil)
    }

    /// Restores what was taken back last, whatever it is.
    package nonisolated(nonsending) func redo() async throws(ServiceError) -> ChangeResult {
        try await redo(change: nil)
    }

    package nonisolated(nonsending) func steps() async throws(ServiceError) -> StepsMessage {
        throw .notAvailable(.steps)
    }

    package nonisolated(nonsending) func questions() async throws(ServiceError)
        -> [QuestionMessage]
    {
        throw .notAvailable(.questions)
    }

    package nonisolated(nonsending) func forgetHabits() async throws(ServiceError) {
        throw .notAvailable(.forgetHabits)
    }

    package nonisolated(nonsending) func retry() async throws(ServiceError) -> Int {
        throw .notAvailable(.retry)
    }

    package nonisolated(nonsending) func testModel(
        _ request: ModelTestRequest
    ) async throws(ServiceError) -> ModelTestResult {
        throw .notAvailable(.testModel)
    }

    package nonisolated(nonsending) func modelCost() async throws(ServiceError) -> ModelCostMessage
    {
        throw .notAvailable(.modelCost)
    }

    package nonisolated(nonsending) func quality() async throws(ServiceError) -> QualityMessage {
        throw .notAvailable(.quality)
    }

    package nonisolated(nonsending) func sharedDays(
        from day: LocalDay?
    ) async throws(ServiceError) -> SharedDaysMessage {
        throw .notAvailable(.sharedDays)
    }

    package nonisolated(nonsending) func offer(
        _ request: OfferRequest
    ) async throws(ServiceError) {
        throw .notAvailable(.offerDay)
    }

    package nonisolated(nonsending) func offer(
        _ request: SheetRequest
    ) async throws(ServiceError) -> SheetMessage {
        throw .notAvailable(.offerSheet)
    }

    package nonisolated(nonsending) func takeChanges() async throws(ServiceError) -> TakenMessage {
        throw .notAvailable(.takeChanges)
    }

    package nonisolated(nonsending) func offer(
        _ request: ShelfRequest
    ) async throws(ServiceError) -> ShelfMessage {
        throw .notAvailable(.offerShelf)
    }

    package nonisolated(nonsending) func takeShelves() async throws(ServiceError) -> ShelvesMessage
    {
        throw .notAvailable(.takeShelves)
    }

    package nonisolated(nonsending) func dueSummaries() async throws(ServiceError) -> LeavesMessage
    {
        throw .notAvailable(.dueSummaries)
    }

    package nonisolated(nonsending) func leave(
        _ request: LeaveRequest
    ) async throws(ServiceError) -> LeavesMessage {
        throw .notAvailable(.leaveSummaries)
    }

    package nonisolated(nonsending) func listen(
        _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> ListenResult {
        throw .notAvailable(.listen)
    }

    package nonisolated(nonsending) func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> HeardMessage {
        throw .notAvailable(.hear)
    }

    package nonisolated(nonsending) func examine() async throws(ServiceError) -> DoctorMessage {
        throw .notAvailable(.doctor)
    }

    package nonisolated(nonsending) func setMuted(
        _ isMuted: Bool
    ) async throws(ServiceError) -> StatusMessage.Voice {
        throw .notAvailable(isMuted ? .mute : .unmute)
    }
}
