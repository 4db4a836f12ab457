internal import SQLite

/// A table of revisions that changes turn on and off, by its name.
enum Subject: String {
    case foodEntries = "food_entries"
    case ownFoods = "own_foods"
    case goals
    case recipes
    case batches
    case profile
    case measurements
    case ratings
    case feelings
    case allergies
    case aims
    case plans
    case programmes

    /// Turns the revision of the second parameter on or off.
    var setLive: Query {
        switch self {
        case .foodEntries: Self.setEntryLive
        case .ownFoods: Self.setFoodLive
        case .goals: Self.setGoalLive
        case .recipes: Self.setRecipeLive
        case .batches: Self.setBatchLive
        case .profile: Self.setProfileLive
        case .measurements: Self.setMeasurementLive
        case .ratings: Self.setRatingLive
        case .feelings: Self.setFeelingLive
        case .allergies: Self.setAllergyLive
        case .aims: Self.setAimLive
        case .plans: Self.setPlanLive
        case .programmes: Self.setProgrammeLive
        }
    }

    private static let setEntryLive = Query("UPDATE food_entries SET live = ? WHERE revision = ?")
    private static let setProfileLive = Query("UPDATE profile SET live = ? WHERE revision = ?")
    private static let setMeasurementLive = Query(
        "UPDATE measurements SET live = ? WHERE revision = ?")
    private static let setRatingLive = Query("UPDATE ratings SET live = ? WHERE revision = ?")
    private static let setFeelingLive = Query("UPDATE feelings SET live = ? WHERE revision = ?")
    private static let setGoalLive = Query("UPDATE goals SET live = ? WHERE revision = ?")
    private static let setRecipeLive = Query("UPDATE recipes SET live = ? WHERE revision = ?")
    private static let setBatchLive = Query("UPDATE batches SET live = ? WHERE revision = ?")
    private static let setAllergyLive = Query("UPDATE allergies SET live = ? WHERE revision = ?")
    private static let setAimLive = Query("UPDATE aims SET live = ? WHERE revision = ?")
    private static let setPlanLive = Query("UPDATE plans SET live = ? WHERE revision = ?")
    private static let setProgrammeLive = Query(
        "UPDATE programmes SET live = ? WHERE revision = ?")
    private static let setFoodLive = Query("UPDATE own_foods SET live = ? WHERE revision = ?")
}
