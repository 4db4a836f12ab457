/// A table of revisions that changes turn on and off, by its name.
enum Subject: String {
    case foodEntries = "food_entries"
    case ownFoods = "own_foods"
    case goals
}
