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
                .noSuchEntry, "There is no measurement \(id); `demeter measure list` lists them.",
                details: [("measurement", .integer(id))])
        case .noSuchPlan(let id):
            RPCError(
                .noSuchEntry, "There is no plan \(id); `demeter plan` lists them.",
                details: [("plan", .integer(id))])
        case .refusedAim(let reason): RPCError(.notAllowed, reason)
        case .noSuchFeeling(nil):
            RPCError(
                .invalidParameters,
                "These words tell no feeling; say, as: bloated, three of five")
        case .noSuchFeeling(let id?):
            RPCError(
                .noSuchEntry, "There is no feeling \(id); `demeter feelings` lists them.",
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
                "Something else was changed since change \(change); `steps` tells what would be undone "
                    + "and redone now.",
                details: [("change", .integer(change))])
        case .nothingToRepeat(let day, let meal):
            RPCError(
                .nothingToRepeat,
                "There is \(meal.map { "no \($0.rawValue)" } ?? "nothing") "
                    + (day.map { "on \($0)" } ?? "in the last month")
                    + " that could be logged once more; `demeter day` lists what there is.")
        case .notHeld(let id):
            RPCError(
                .notHeld, Texts.errors.notHeld(id),
                details: [("entry", .integer(id))])
        case .foodExists(let id):
            RPCError(
                .foodExists,
                "There is already a food \"\(id)\"; choose another name, or remove that one first.",
                details: [("food", .string(id.rawValue))])
        case .noLookup:
            RPCError(
                .notAvailable,
                "Nobody is asked about unknown foods; `lookup.sources` in the configuration says who may be."
            )
        case .notFound(let id, let query):
            RPCError(
                .noSuchFood,
                "No food \"\(id)\" was found for \"\(shortened(query))\" within the last hour; "
                    + "`demeter foods lookup` looks it up again.",
                details: [("food", .string(id.rawValue))])
        case .noSuchRecipe, .badRecipe, .badRecipeText, .cannotEat, .cannotChangeRecipe,
            .nothingToSave:
            recipe(error)
        case .mayNot(let right):
            RPCError(.notAllowed, Texts.errors.mayNot(right.rawValue))
        case .notOwnFood(let id):
            RPCError(
                .notAllowed,
                "\"\(id)\" belongs to the catalog; only foods of your own can be removed.",
                details: [("food", .string(id.rawValue))])
        case .alreadyDone(let key):
            RPCError(
                .alreadyDone,
                "This was done before under the key \"\(key)\", and is not done again; "
                    + "`demeter day` lists how things stand.",
                details: [("key", .string(key))])
        case .keyTaken(let key):
            RPCError(
                .keyTaken,
                "The key \"\(key)\" named another call within the last 7 days; "
                    + "choose a new key for each thing to be done.",
                details: [("key", .string(key))])
        case .badPhotograph, .noSuchPhotograph, .photographGone, .noPhotographModel:
            photograph(error)
        case .filesMissing(let method, let most):
            RPCError(
                .invalidParameters,
                "`\(method.rawValue)` is about open files that are sent beside its line (SCM_RIGHTS), 1 to "
                    + "\(most); send them with it.",
                details: [("method", .string(method.rawValue)), ("limit", .integer(most))])
        case .badFile(let sentence): RPCError(.badFile, sentence)
        case .notAvailable(let method) where method == .listen || method == .hear:
            RPCError(
                .notAvailable,
                "Nobody is listening: voice is off, muted or failed. `demeter status` says which, and "
                    + "`demeter doctor` what to do.",
                details: [("method", .string(method.rawValue))])
        case .notAvailable(.doctor):
            RPCError(
                .notAvailable,
                "Nothing could be looked at from here; run `demeter doctor` in a terminal.",
                details: [("method", .string(Method.doctor.rawValue))])
        case .notAvailable(let method):
            RPCError(
                .notAvailable, "This version of Demeter does not offer `\(method.rawValue)` yet.",
                details: [("method", .string(method.rawValue))])
        case .storage(let code):
            RPCError(
                .storage, Texts.errors.storage(code),
                details: [("code", .integer(code))])
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
            .outOfRange, "`\(parameter)` must lie between \(lowest) and \(highest).",
            details: [("parameter", .string(parameter))])
    }
}
