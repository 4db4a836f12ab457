internal import JSON
internal import Nutrition
package import Service
internal import Telling
package import Wire

/// The one place that turns errors into wire codes and sentences.
///
/// Every sentence names the thing, the limit where there is one, and what to do about it.
package enum ErrorTable {
    /// The sentence for the sender of a text line, and the error for JSON-RPC.
    package static func error(_ error: ServiceError) -> RPCError {
        switch error {
        case .tooLong(let limit):
            RPCError(
                .tooLong,
                Texts.errors.tooLong(limit),
                details: [("limit", .integer(limit))])
        case .notText(let scalar):
            RPCError(
                .notText,
                Texts.errors.notText(scalar.codePoint))
        case .noSuchEntry(let id):
            RPCError(
                .noSuchEntry, Texts.errors.noSuchEntry(id),
                details: [("entry", .integer(id))])
        case .noSuchFood(let id):
            RPCError(
                .noSuchFood, Texts.errors.noSuchFood(id.rawValue),
                details: [("food", .string(id.rawValue))])
        case .outOfRange(let parameter, let lowest, let highest):
            outOfRange(parameter, lowest, highest)
        case .figureTooLarge(let figure):
            RPCError(
                .outOfRange,
                Texts.errors.figureTooLarge(figure),
                details: [("parameter", .string(figure))])
        case .badParameters(let error): parameters(error)
        case .readOnly:
            RPCError(.readOnly, Texts.errors.readOnly())
        case .journalLost:
            RPCError(.readOnly, Texts.errors.journalLost())
        case .diskFull:
            RPCError(.diskFull, Texts.errors.diskFull())
        case .keptOnly(let obstacle): keptOnly(obstacle)
        case .notAsked(let id):
            RPCError(
                .notAsked,
                Texts.errors.notAsked(id),
                details: [("utterance", .integer(id))])
        case .cannotCorrect(let id, let reason):
            RPCError(.invalidParameters, reason, details: [("entry", .integer(id))])
        case .noFood:
            RPCError(.invalidParameters, Texts.errors.noFood())
        case .busy:
            RPCError(.busy, Texts.errors.busy())
        case .noSuchMeasurement(let id):
            RPCError(
                .noSuchEntry, Texts.errors.noSuchMeasurement(id),
                details: [("measurement", .integer(id))])
        case .noSuchPlan(let id):
            RPCError(
                .noSuchEntry, Texts.errors.noSuchPlan(id),
                details: [("plan", .integer(id))])
        case .refusedAim(let reason): RPCError(.notAllowed, reason)
        case .noSuchFeeling(nil):
            RPCError(.invalidParameters, Texts.errors.noFeeling())
        case .noSuchFeeling(let id?):
            RPCError(
                .noSuchEntry, Texts.errors.noSuchFeeling(id),
                details: [("feeling", .integer(id))])
        case .noSuchProgramme, .noProgramme, .refusedProgramme: programme(error)
        case .noFoodNamed(let words):
            RPCError(
                .noSuchFood,
                Texts.errors.noFoodNamed(shortened(words)),
                details: [("food", .string(shortened(words)))])
        case .nothingToUndo: RPCError(.nothingToUndo, Texts.errors.nothingToUndo())
        case .nothingToRedo: RPCError(.nothingToRedo, Texts.errors.nothingToRedo())
        case .anotherChange(let change):
            RPCError(
                .anotherChange,
                Texts.errors.anotherChange(change),
                details: [("change", .integer(change))])
        case .nothingToRepeat(let day, let meal):
            RPCError(.nothingToRepeat, nothingToRepeat(day, meal))
        case .notHeld(let id):
            RPCError(
                .notHeld, Texts.errors.notHeld(id),
                details: [("entry", .integer(id))])
        case .foodExists(let id):
            RPCError(
                .foodExists,
                Texts.errors.foodExists(id.rawValue),
                details: [("food", .string(id.rawValue))])
        case .noLookup:
            RPCError(.notAvailable, Texts.errors.noLookup())
        case .notFound(let id, let query):
            RPCError(
                .noSuchFood,
                Texts.errors.notFound(id.rawValue, shortened(query)),
                details: [("food", .string(id.rawValue))])
        case .noSuchRecipe, .badRecipe, .badRecipeText, .cannotEat, .cannotChangeRecipe,
            .nothingToSave:
            recipe(error)
        case .mayNot(let right):
            RPCError(.notAllowed, Texts.errors.mayNot(right.rawValue))
        case .housemate(let refusal): self.refusal(refusal)
        case .notOwnFood(let id):
            RPCError(
                .notAllowed,
                Texts.errors.notOwnFood(id.rawValue),
                details: [("food", .string(id.rawValue))])
        case .notOwnRecipe(let name):
            RPCError(
                .notAllowed, Texts.recipeErrors.notOwn(name), details: [("recipe", .string(name))])
        case .alreadyDone(let key):
            RPCError(
                .alreadyDone,
                Texts.errors.alreadyDone(key),
                details: [("key", .string(key))])
        case .keyTaken(let key):
            RPCError(
                .keyTaken,
                Texts.errors.keyTaken(key),
                details: [("key", .string(key))])
        case .badPhotograph, .noSuchPhotograph, .photographGone, .noPhotographModel:
            photograph(error)
        case .filesMissing(let method, let most):
            RPCError(
                .invalidParameters,
                phrase(
                    "`\(method.rawValue)` is about open files that are sent beside its line (SCM_RIGHTS), 1 to "
                        + "\(most); send them with it."),
                details: [("method", .string(method.rawValue)), ("limit", .integer(most))])
        case .badFile(let sentence): RPCError(.badFile, sentence)
        case .notAvailable(let method) where method == .listen || method == .hear:
            RPCError(
                .notAvailable,
                Texts.errors.notListening(),
                details: [("method", .string(method.rawValue))])
        case .notAvailable(.doctor):
            RPCError(
                .notAvailable,
                phrase("Nothing could be looked at from here; run `demeter doctor` in a terminal."),
                details: [("method", .string(Method.doctor.rawValue))])
        case .notAvailable(let method):
            RPCError(
                .notAvailable, Texts.errors.notOffered(method.rawValue),
                details: [("method", .string(method.rawValue))])
        case .storage(let code):
            RPCError(
                .storage, Texts.errors.storage(code),
                details: [("code", .integer(code))])
        }
    }

    private static func nothingToRepeat(_ day: LocalDay?, _ meal: Meal?) -> String {
        let texts = Texts.errors
        return switch (day, meal) {
        case (nil, nil): texts.nothingToRepeat()
        case (nil, let meal?): texts.noMealToRepeat(meal.told)
        case (let day?, nil): texts.nothingToRepeatOn(day.description)
        case (let day?, let meal?): texts.noMealToRepeatOn(meal.told, day.description)
        }
    }

    private static func keptOnly(_ obstacle: WriteObstacle) -> RPCError {
        let (error, cause): (WireError, String) =
            switch obstacle {
            case .diskFull: (.diskFull, Texts.errors.causeDiskFull())
            case .readOnly: (.readOnly, Texts.errors.causeReadOnly())
            case .busy: (.busy, Texts.errors.causeBusy())
            case .storage(let code): (.storage, Texts.errors.causeStorage(code))
            }
        return RPCError(error, Texts.errors.keptOnly(cause), details: [("kept", true)])
    }

    static func outOfRange(_ parameter: String, _ lowest: String, _ highest: String) -> RPCError {
        RPCError(
            .outOfRange, Texts.errors.outOfRange(parameter, lowest, highest),
            details: [("parameter", .string(parameter))])
    }
}
