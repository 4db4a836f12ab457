package import Nutrition
package import Programmes
package import RecipeReader
package import Recipes
package import Wire

/// Why the service refused a request; `ErrorTable` makes the wire code and the sentence of it.
package enum ServiceError: Error, Hashable {
    /// A description of more than `limit` characters.
    case tooLong(limit: Int)
    /// A description with a control character in it that is no white space.
    case notText(Unicode.Scalar)
    case noSuchEntry(Int)
    case noSuchFood(FoodID)
    /// Nothing of the utterance waits for an answer, or there is none of that number.
    case notAsked(Int)
    /// A correction in words that changes nothing of the entry; why, in a sentence.
    case cannotCorrect(Int, because: String)
    /// What the words ask for needs this, and who sent them may not do it.
    case mayNot(SayRight)
    /// What is not done to the journal of somebody else of the household.
    case housemate(HousemateRefusal)
    /// The words that were to correct an entry name no food.
    case noFood
    /// A parameter beyond what is possible; the bounds in the parameter's own notation.
    case outOfRange(parameter: String, lowest: String, highest: String)
    /// The entry would have a figure, named here, beyond what the journal keeps.
    case figureTooLarge(String)
    /// Parameters that are missing, misspelt, or of a wrong type.
    case badParameters(MessageError)
    /// The data folder cannot be written.
    case readOnly
    case diskFull
    /// The journal's file was moved or deleted while the daemon has it open.
    case journalLost
    /// The words are on the disk and their entries are not; they will be entered later by themselves.
    case keptOnly(because: WriteObstacle)
    /// Too much to do at the moment; the same request may succeed later.
    case busy
    case noSuchMeasurement(Int)
    case noSuchPlan(Int)
    /// A way in which no weight is to change by Demeter; why, in a sentence.
    case refusedAim(String)
    /// `nil` of words that tell no feeling.
    case noSuchFeeling(Int?)
    /// There is no programme of this name, or the file of this name is none; why, where a file is.
    case noSuchProgramme(String, because: String?)
    /// No programme was started, or none of this number.
    case noProgramme(Int?)
    /// A programme that cannot be started or changed so.
    case refusedProgramme(ProgrammeFault)
    /// Words that name no food that could be given stars.
    case noFoodNamed(String)
    case nothingToUndo
    case nothingToRedo
    /// Another change than the one meant is the next to be turned.
    case anotherChange(Int)
    /// Nothing was logged on that day, or lately, at that occasion.
    case nothingToRepeat(LocalDay?, Meal?)
    /// The entry waits for no confirmation.
    case notHeld(Int)
    case foodExists(FoodID)
    /// Nobody is configured to be asked about unknown foods.
    case noLookup
    /// No food of that id was found lately for these words.
    case notFound(FoodID, query: String)
    case noSuchRecipe(RecipeReference)
    /// A recipe that cannot be kept.
    case badRecipe(Recipe.Fault)
    /// A text that is no recipe.
    case badRecipeText(RecipeText.Fault)
    /// A helping that cannot be had of the recipe with this name.
    case cannotEat(String, Recipe.Refusal)
    /// Words that change nothing in the recipe with this name.
    case cannotChangeRecipe(String)
    /// No entries are there to be made a recipe of.
    case nothingToSave
    /// A food of the catalog, which only its maintainers change.
    case notOwnFood(FoodID)
    /// A recipe of somebody else in the household, by its name, which only they change.
    case notOwnRecipe(String)
    /// The call was carried out under this key before, and what it was answered then is lost.
    case alreadyDone(key: String)
    /// Another call was carried out under this key.
    case keyTaken(String)
    /// A file that cannot be looked at, or is too poor a picture.
    case badPhotograph(file: String, PhotographRefusal)
    case noSuchPhotograph(Int)
    /// The small copies of these photographs are erased.
    case photographGone(Int)
    /// Nobody is configured who could look at photographs.
    case noPhotographModel
    /// A method that this version does not offer.
    case notAvailable(Method)
    /// The open files that a call is about did not come beside its line, or too many did; at most so many.
    case filesMissing(Method, most: Int)
    /// A file that cannot be taken in or written, with a sentence that says why.
    case badFile(String)
    /// The journal failed; `code` is SQLite's extended result code.
    case storage(code: Int)
}

extension ServiceError {
    /// Whether the request itself is at fault, so that nothing can have been changed by it.
    package var isRefusal: Bool {
        switch self {
        case .readOnly, .diskFull, .journalLost, .keptOnly, .busy, .storage: false
        default: true
        }
    }

    /// Refuses what no description may be: longer than `limit` Unicode scalars, or not only text.
    package static func check(description: String, limit: Int) throws(ServiceError) {
        switch DescriptionFault(in: description, limit: limit) {
        case .tooLong(let limit): throw .tooLong(limit: limit)
        case .control(let scalar): throw .notText(scalar)
        case nil: break
        }
    }
}
