package import JSON
package import Nutrition

/// A method with its parameters, checked.
package enum Call: Sendable, Hashable {
    case say(SayRequest)
    case log(LogRequest)
    case barcode(BarcodeRequest)
    case photo(PhotoRequest)
    case photoAgain(PhotoAgainRequest)
    case parse(ParseRequest)
    case answer(AnswerRequest)
    case confirm(entry: Int)
    case delete(entry: Int)
    case edit(EditRequest)
    case add(AddRequest)
    case repeatMeal(RepeatRequest)
    case copy(CopyRequest)
    case move(MoveRequest)
    case history(HistoryRequest)
    case undo(TurnRequest)
    case redo(TurnRequest)
    case day(DayRequest)
    case days(DaysRequest)
    case summary(SummaryRequest)
    case weekSummary(SummaryRequest)
    case goals(LocalDay?)
    case setGoals(GoalsRequest)
    case profile
    case setProfile(ProfileRequest)
    case measure(MeasureRequest)
    case measurements(MeasurementsRequest)
    case removeMeasurement(Int)
    case energy(LocalDay?)
    case followAim(AimRequest)
    case plans(PlansRequest)
    case addPlan(NewPlan)
    case removePlan(Int)
    case eatPlan(Int)
    case proposePlans(ProposalRequest)
    case shopping(PlansRequest)
    case suggest(SuggestRequest)
    case dismiss(DismissRequest)
    case rate(RateRequest)
    case allergies
    case setAllergy(AllergyRequest)
    case score(ScoreRequest)
    case alternatives(AlternativesRequest)
    case swap(SwapRequest)
    case refuseSwap(entry: Int)
    case feel(FeelRequest)
    case feelings(FeelingsRequest)
    case removeFeeling(Int)
    case programme(ProgrammeCall)
    case completeNutrients(CompletionRequest)
    case searchFoods(SearchRequest)
    case lookUpFood(LookupRequest)
    case takeFood(TakeRequest)
    case showFood(FoodID)
    case addFood(NewFood)
    case editFood(FoodEditRequest)
    case removeFood(FoodID)
    case reloadFoods
    case held
    case questions
    case steps
    case habits
    case forgetHabits
    case retry
    case testModel(ModelTestRequest)
    case modelCost
    case quality
    case sharedDays(from: LocalDay?)
    case offerDay(OfferRequest)
    case offerSheet(SheetRequest)
    case takeChanges
    case offerShelf(ShelfRequest)
    case takeShelves
    case takePeople
    case dueSummaries
    case leaveSummaries(LeaveRequest)
    case importFile(ImportRequest)
    case export(ExportRequest)
    case backup
    case people
    case addPerson(String)
    case removePerson(String)
    case listen(ListenRequest)
    case hear(ListenRequest)
    case doctor
    case mute
    case unmute
    case status
    case watch(since: Int?)
    case recipe(RecipeCall)

    /// - Parameter parameters: An object; absent or an empty array count as one without members.
    package init(_ method: Method, _ parameters: JSONValue?) throws(MessageError) {
        let json: JSONValue =
            switch parameters {
            case nil, .array([]): [:]
            case let given?: given
            }
        switch method {
        case .say: self = .say(try SayRequest(json: json))
        case .log: self = .log(try LogRequest(json: json))
        case .barcode: self = .barcode(try BarcodeRequest(json: json))
        case .photo: self = .photo(try PhotoRequest(json: json))
        case .photoAgain: self = .photoAgain(try PhotoAgainRequest(json: json))
        case .parse: self = .parse(try ParseRequest(json: json))
        case .answer: self = .answer(try AnswerRequest(json: json))
        case .confirm: self = .confirm(entry: try EntryRequest(json: json).entry)
        case .delete: self = .delete(entry: try EntryRequest(json: json).entry)
        case .edit: self = .edit(try EditRequest(json: json))
        case .add: self = .add(try AddRequest(json: json))
        case .repeatMeal: self = .repeatMeal(try RepeatRequest(json: json))
        case .copy: self = .copy(try CopyRequest(json: json))
        case .move: self = .move(try MoveRequest(json: json))
        case .history: self = .history(try HistoryRequest(json: json))
        case .day: self = .day(try DayRequest(json: json))
        case .days: self = .days(try DaysRequest(json: json))
        case .summary: self = .summary(try SummaryRequest(json: json))
        case .weekSummary: self = .weekSummary(try SummaryRequest(json: json))
        case .goals: self = .goals(try DateRequest(json: json).date)
        case .setGoals: self = .setGoals(try GoalsRequest(json: json))
        case .profile: self = try Self.alone(.profile, json)
        case .setProfile: self = .setProfile(try ProfileRequest(json: json))
        case .measure: self = .measure(try MeasureRequest(json: json))
        case .measurements: self = .measurements(try MeasurementsRequest(json: json))
        case .removeMeasurement:
            self = .removeMeasurement(try MeasurementRequest(json: json).measurement)
        case .energy: self = .energy(try DateRequest(json: json).date)
        case .followAim: self = .followAim(try AimRequest(json: json))
        case .plans: self = .plans(try PlansRequest(json: json))
        case .addPlan: self = .addPlan(try NewPlan(json: json))
        case .removePlan: self = .removePlan(try PlanRequest(json: json).plan)
        case .eatPlan: self = .eatPlan(try PlanRequest(json: json).plan)
        case .proposePlans: self = .proposePlans(try ProposalRequest(json: json))
        case .shopping: self = .shopping(try PlansRequest(json: json))
        case .suggest: self = .suggest(try SuggestRequest(json: json))
        case .dismiss: self = .dismiss(try DismissRequest(json: json))
        case .rate: self = .rate(try RateRequest(json: json))
        case .allergies: self = try Self.alone(.allergies, json)
        case .setAllergy: self = .setAllergy(try AllergyRequest(json: json))
        case .score: self = .score(try ScoreRequest(json: json))
        case .alternatives: self = .alternatives(try AlternativesRequest(json: json))
        case .swap: self = .swap(try SwapRequest(json: json))
        case .refuseSwap: self = .refuseSwap(entry: try EntryRequest(json: json).entry)
        case .feel: self = .feel(try FeelRequest(json: json))
        case .feelings: self = .feelings(try FeelingsRequest(json: json))
        case .removeFeeling: self = .removeFeeling(try FeelingRequest(json: json).id)
        case .programmes: self = try Self.alone(.programme(.list), json)
        case .programme: self = .programme(.show(try ProgrammeRequest(json: json).programme))
        case .startProgramme: self = .programme(.start(try StartProgramme(json: json)))
        case .pauseProgramme: self = .programme(.pause(try ProgrammeDayRequest(json: json).day))
        case .resumeProgramme: self = .programme(.resume(try ProgrammeDayRequest(json: json).day))
        case .travelProgramme: self = .programme(.travel(try ProgrammeDayRequest(json: json).day))
        case .stopProgramme: self = try Self.alone(.programme(.stop), json)
        case .completeNutrients:
            self = .completeNutrients(try CompletionRequest(json: json))
        case .searchFoods: self = .searchFoods(try SearchRequest(json: json))
        case .lookUpFood: self = .lookUpFood(try LookupRequest(json: json))
        case .takeFood: self = .takeFood(try TakeRequest(json: json))
        case .showFood: self = .showFood(try FoodRequest(json: json).id)
        case .addFood: self = .addFood(try NewFood(json: json))
        case .editFood: self = .editFood(try FoodEditRequest(json: json))
        case .removeFood: self = .removeFood(try FoodRequest(json: json).id)
        case .testModel: self = .testModel(try ModelTestRequest(json: json))
        case .sharedDays: self = .sharedDays(from: try SharedDaysRequest(json: json).from)
        case .offerDay: self = .offerDay(try OfferRequest(json: json))
        case .offerSheet: self = .offerSheet(try SheetRequest(json: json))
        case .takeChanges: self = try Self.alone(.takeChanges, json)
        case .offerShelf: self = .offerShelf(try ShelfRequest(json: json))
        case .takeShelves: self = try Self.alone(.takeShelves, json)
        case .takePeople: self = try Self.alone(.takePeople, json)
        case .dueSummaries: self = try Self.alone(.dueSummaries, json)
        case .leaveSummaries: self = .leaveSummaries(try LeaveRequest(json: json))
        case .modelCost: self = try Self.alone(.modelCost, json)
        case .quality: self = try Self.alone(.quality, json)
        case .watch: self = .watch(since: try WatchRequest(json: json).since)
        case .undo: self = .undo(try TurnRequest(json: json))
        case .redo: self = .redo(try TurnRequest(json: json))
        case .held: self = try Self.alone(.held, json)
        case .questions: self = try Self.alone(.questions, json)
        case .steps: self = try Self.alone(.steps, json)
        case .habits: self = try Self.alone(.habits, json)
        case .forgetHabits: self = try Self.alone(.forgetHabits, json)
        case .retry: self = try Self.alone(.retry, json)
        case .reloadFoods: self = try Self.alone(.reloadFoods, json)
        case .importFile: self = .importFile(try ImportRequest(json: json))
        case .export: self = .export(try ExportRequest(json: json))
        case .backup: self = try Self.alone(.backup, json)
        case .people: self = try Self.alone(.people, json)
        case .addPerson: self = .addPerson(try PersonRequest(json: json).name)
        case .removePerson: self = .removePerson(try PersonRequest(json: json).name)
        case .listen: self = .listen(try ListenRequest(json: json))
        case .hear: self = .hear(try ListenRequest(json: json))
        case .doctor: self = try Self.alone(.doctor, json)
        case .mute: self = try Self.alone(.mute, json)
        case .unmute: self = try Self.alone(.unmute, json)
        case .status: self = try Self.alone(.status, json)
        case .addRecipe: self = .recipe(.add(try NewRecipe(json: json)))
        case .readRecipe: self = .recipe(.read(try NewRecipe(json: json)))
        case .listRecipes: self = .recipe(.list(try RecipeListRequest(json: json)))
        case .showRecipe: self = .recipe(.show(try RecipeIDRequest(json: json).id))
        case .changeRecipe: self = .recipe(.change(try RecipeChangeRequest(json: json)))
        case .removeRecipe: self = .recipe(.remove(try RecipeIDRequest(json: json).id))
        case .eatRecipe: self = .recipe(.eat(try EatRequest(json: json)))
        case .swapIngredient: self = .recipe(.swap(try RecipeSwapRequest(json: json)))
        case .saveRecipe: self = .recipe(.save(try SaveRecipeRequest(json: json)))
        case .batches: self = try Self.alone(.recipe(.batches), json)
        case .cookBatch: self = .recipe(.batch(try BatchRequest(json: json)))
        }
    }

    /// Whether it may log or change what was eaten, so that the connection speaks of that from then on.
    package var changesEntries: Bool {
        switch self {
        case .log, .barcode, .photo, .photoAgain, .answer, .confirm, .delete, .edit, .add,
            .repeatMeal, .copy, .move,
            .undo, .redo, .recipe(.eat), .eatPlan:
            true
        default: false
        }
    }

    private static func alone(_ call: Call, _ json: JSONValue) throws(MessageError) -> Call {
        _ = try NoParameters(json: json)
        return call
    }

    /// The person's words among the parameters, whose length has a limit of its own.
    package var description: String? {
        switch self {
        case .say(let request): request.text
        case .log(let request): request.text
        case .barcode(let request): request.words
        case .photo(let request): request.note
        case .photoAgain(let request): request.note
        case .parse(let request): request.text
        case .feel(let request): request.text
        case .alternatives(let request): request.food
        case .answer(let request): request.text
        case .testModel(let request): request.text
        case .edit(let request):
            if case .text(let text) = request.change { text } else { nil }
        default: nil
        }
    }
}
