internal import JSON
internal import Nutrition
internal import Wire

extension PageDesk {
    /// What is shown beside days: foods, goals, what is told of a day.
    func beside(
        _ place: Place, _ query: FormFields, _ frame: PageFrame
    ) throws(Fault) -> Markup {
        switch place {
        case .summary(let day):
            let json = try ask(.summary, SummaryRequest(date: day).json)
            let summary = try read { () throws(MessageError) in try SummaryMessage(json: json) }
            return SummaryView(frame: frame, day: day, summary: summary).markup
        case .food(let id):
            let json = try ask(.showFood, FoodRequest(id: FoodID(rawValue: id)).json)
            let food = try read { () throws(MessageError) in try FoodMessage(json: json) }.food
            let history = (try? daemon.call(.history, HistoryRequest(food: id).json))
                .flatMap { try? HistoryMessage(json: $0) }
            return FoodView(frame: frame, food: food, history: history).markup
        case .recipes:
            let json = try ask(.listRecipes, RecipeListRequest(limit: 500).json)
            let recipes = try read { () throws(MessageError) in try [RecipeMessage](json: json) }
            return RecipesView(frame: frame, recipes: recipes).markup
        case .recipe(let id):
            let json = try ask(.showRecipe, RecipeIDRequest(.id(id)).json)
            let recipe = try read { () throws(MessageError) in try RecipeMessage(json: json) }
            return RecipeView(frame: frame, id: id, message: recipe).markup
        case .goals:
            let json = try ask(.goals)
            let goals = try read { () throws(MessageError) in try GoalsMessage(json: json) }
            return GoalsView(frame: frame, goals: goals).markup
        default:
            guard let words = query.filled("query") else {
                return FoodsView(frame: frame, query: nil, foods: []).markup
            }
            let json = try ask(.searchFoods, SearchRequest(query: words, limit: 30).json)
            let foods = try read { () throws(MessageError) in try [FoodMessage](json: json) }
            return FoodsView(frame: frame, query: words, foods: foods).markup
        }
    }

    /// How the program is, and what is to be done about that.
    func status(_ place: Place, _ frame: PageFrame) throws(Fault) -> Markup {
        if place == .doctor {
            let json = try ask(.doctor)
            let message = try read { () throws(MessageError) in try DoctorMessage(json: json) }
            return DoctorView(frame: frame, message: message).markup
        }
        let json = try ask(.status)
        let status = try read { () throws(MessageError) in try StatusMessage(json: json) }
        return StatusView(frame: frame, status: status).markup
    }
}
