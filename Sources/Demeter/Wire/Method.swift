/// What can be asked in JSON-RPC, by the names on the wire.
package enum Method: String, Sendable, Hashable, CaseIterable {
    case say
    case log
    case barcode
    case photo
    case photoAgain = "photo.again"
    case parse
    case answer
    case confirm
    case delete
    case edit
    case add
    case repeatMeal = "repeat"
    case copy
    case move
    case history
    case undo
    case redo
    case day
    case days
    case summary
    case weekSummary = "summary.week"
    case goals
    case setGoals = "goals.set"
    case profile
    case setProfile = "profile.set"
    case measure
    case measurements
    case removeMeasurement = "measure.remove"
    case energy
    case followAim = "goals.follow"
    case plans
    case addPlan = "plans.add"
    case removePlan = "plans.remove"
    case eatPlan = "plans.eat"
    case proposePlans = "plans.propose"
    case shopping = "plans.shopping"
    case suggest
    case dismiss = "suggest.dismiss"
    case rate
    case allergies
    case setAllergy = "allergies.set"
    case score
    case alternatives
    case swap = "alternatives.take"
    case refuseSwap = "alternatives.refuse"
    case feel
    case feelings
    case removeFeeling = "feel.remove"
    case programmes
    case programme
    case startProgramme = "programme.start"
    case pauseProgramme = "programme.pause"
    case resumeProgramme = "programme.resume"
    case travelProgramme = "programme.travel"
    case stopProgramme = "programme.stop"
    case completeNutrients = "nutrients.complete"
    case searchFoods = "foods.search"
    case lookUpFood = "foods.lookup"
    case takeFood = "foods.take"
    case showFood = "foods.show"
    case addFood = "foods.add"
    case editFood = "foods.edit"
    case removeFood = "foods.remove"
    case addRecipe = "recipes.add"
    case readRecipe = "recipes.read"
    case listRecipes = "recipes.list"
    case showRecipe = "recipes.show"
    case changeRecipe = "recipes.change"
    case removeRecipe = "recipes.remove"
    case eatRecipe = "recipes.eat"
    case swapIngredient = "recipes.swap"
    case saveRecipe = "recipes.save"
    case batches = "recipes.batches"
    case cookBatch = "recipes.batch"
    case reloadFoods = "foods.reload"
    case held
    case questions
    case steps
    case habits
    case forgetHabits = "habits.forget"
    case retry
    case testModel = "model.test"
    case modelCost = "model.cost"
    case quality
    case sharedDays = "sync.days"
    case offerDay = "sync.give"
    case offerSheet = "sync.sheet"
    case takeChanges = "sync.take"
    case offerShelf = "sync.shelf"
    case takeShelves = "sync.shelves"
    case takePeople = "sync.people"
    case dueSummaries = "summary.due"
    case leaveSummaries = "summary.leave"
    case importFile = "import"
    case export
    case backup
    case people
    case addPerson = "people.add"
    case removePerson = "people.remove"
    case listen
    case hear
    case mute
    case unmute
    case status
    case doctor
    case watch

    /// Whether doing it twice is as good as doing it once, without a key.
    package var isHarmless: Bool {
        switch self {
        case .parse, .history, .day, .days, .goals, .searchFoods, .lookUpFood, .showFood,
            .reloadFoods,
            .held,
            .questions, .steps, .profile, .measurements, .feelings, .alternatives, .suggest,
            .programmes, .programme, .readRecipe, .listRecipes, .showRecipe, .batches, .habits,
            .energy, .plans, .shopping, .modelCost, .quality, .sharedDays, .offerDay, .offerSheet,
            .takeChanges, .offerShelf, .takeShelves, .takePeople,
            .dueSummaries, .leaveSummaries, .people, .mute, .unmute, .status, .doctor, .watch:
            true
        default: false
        }
    }

    /// Whether it takes a `key` beside its parameters and is then done once, however often it is sent.
    ///
    /// `log` takes one among its own parameters: its words are kept before they are read.
    package var takesKey: Bool {
        switch self {
        case .answer, .confirm, .delete, .edit, .add, .repeatMeal, .undo, .redo, .setGoals,
            .addFood, .takeFood, .removeFood, .addRecipe, .changeRecipe, .removeRecipe, .eatRecipe,
            .swapIngredient, .saveRecipe, .cookBatch, .setProfile, .measure, .removeMeasurement,
            .feel, .removeFeeling, .startProgramme, .pauseProgramme, .resumeProgramme,
            .travelProgramme, .stopProgramme, .swap, .refuseSwap, .rate, .setAllergy,
            .followAim, .addPlan, .removePlan, .eatPlan, .proposePlans, .importFile:
            true
        default: false
        }
    }
}
