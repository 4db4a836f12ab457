package import JSON
package import Nutrition

/// A method with its parameters, checked.
package enum Call: Sendable, Hashable {
    case say(SayRequest)
    case log(LogRequest)
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
    case undo
    case redo
    case day(LocalDay?)
    case days(DaysRequest)
    case summary(SummaryRequest)
    case goals(LocalDay?)
    case setGoals(GoalsRequest)
    case allergies
    case setAllergy(AllergyRequest)
    case completeNutrients(CompletionRequest)
    case searchFoods(SearchRequest)
    case showFood(FoodID)
    case addFood(NewFood)
    case editFood(FoodEditRequest)
    case removeFood(FoodID)
    case reloadFoods
    case held
    case forgetHabits
    case retry
    case testModel(ModelTestRequest)
    case listen(ListenRequest)
    case mute
    case unmute
    case status
    case watch(since: Int?)

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
        case .day: self = .day(try DayRequest(json: json).date)
        case .days: self = .days(try DaysRequest(json: json))
        case .summary: self = .summary(try SummaryRequest(json: json))
        case .goals: self = .goals(try DayRequest(json: json).date)
        case .setGoals: self = .setGoals(try GoalsRequest(json: json))
        case .allergies: self = try Self.alone(.allergies, json)
        case .setAllergy: self = .setAllergy(try AllergyRequest(json: json))
        case .completeNutrients:
            self = .completeNutrients(try CompletionRequest(json: json))
        case .searchFoods: self = .searchFoods(try SearchRequest(json: json))
        case .showFood: self = .showFood(try FoodRequest(json: json).id)
        case .addFood: self = .addFood(try NewFood(json: json))
        case .editFood: self = .editFood(try FoodEditRequest(json: json))
        case .removeFood: self = .removeFood(try FoodRequest(json: json).id)
        case .testModel: self = .testModel(try ModelTestRequest(json: json))
        case .watch: self = .watch(since: try WatchRequest(json: json).since)
        case .undo: self = try Self.alone(.undo, json)
        case .redo: self = try Self.alone(.redo, json)
        case .held: self = try Self.alone(.held, json)
        case .forgetHabits: self = try Self.alone(.forgetHabits, json)
        case .retry: self = try Self.alone(.retry, json)
        case .reloadFoods: self = try Self.alone(.reloadFoods, json)
        case .listen: self = .listen(try ListenRequest(json: json))
        case .mute: self = try Self.alone(.mute, json)
        case .unmute: self = try Self.alone(.unmute, json)
        case .status: self = try Self.alone(.status, json)
        }
    }

    /// Whether it may log or change what was eaten, so that the connection speaks of that from then on.
    package var changesEntries: Bool {
        switch self {
        case .log, .answer, .confirm, .delete, .edit, .add, .repeatMeal, .copy, .move, .undo, .redo:
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
        case .parse(let request): request.text
        case .answer(let request): request.text
        case .testModel(let request): request.text
        case .edit(let request):
            if case .text(let text) = request.change { text } else { nil }
        default: nil
        }
    }
}
