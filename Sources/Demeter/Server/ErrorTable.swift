internal import JSON
internal import Nutrition
package import Service
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
                "A description may have at most \(limit) characters; send it in shorter parts.",
                details: [("limit", .integer(limit))])
        case .notText(let scalar):
            RPCError(
                .notText,
                "A description may have no control characters, and this one has \(scalar.codePoint); "
                    + "send it without.")
        case .noSuchEntry(let id):
            RPCError(
                .noSuchEntry, "There is no entry \(id); `day` lists a day's entries.",
                details: [("entry", .integer(id))])
        case .noSuchFood(let id):
            RPCError(
                .noSuchFood, "There is no food \"\(id)\"; `foods.search` finds foods by name.",
                details: [("food", .string(id.rawValue))])
        case .outOfRange(let parameter, let lowest, let highest):
            outOfRange(parameter, lowest, highest)
        case .figureTooLarge(let figure):
            RPCError(
                .outOfRange,
                "The entry's `\(figure)` would be below 0 or beyond 1000000000, and the journal keeps "
                    + "neither; say what it was.",
                details: [("parameter", .string(figure))])
        case .badParameters(let error): parameters(error)
        case .readOnly:
            RPCError(
                .readOnly,
                "The journal cannot be written: its folder is read-only. Nothing was changed; "
                    + "make the folder writable and try again.")
        case .journalLost:
            RPCError(
                .readOnly,
                "The journal's file was moved or deleted while demeterd has it open. Nothing was changed; "
                    + "put journal.sqlite back, or restart demeterd to go on with what is there now."
            )
        case .diskFull:
            RPCError(
                .diskFull,
                "The disk with the journal is full. Nothing was changed; make room and try again.")
        case .keptOnly(let obstacle): keptOnly(obstacle)
        case .notAsked(let id):
            RPCError(
                .notAsked,
                "Nothing of utterance \(id) waits for an answer; `day` lists what is held.",
                details: [("utterance", .integer(id))])
        case .cannotCorrect(let id, let reason):
            RPCError(.invalidParameters, reason, details: [("entry", .integer(id))])
        case .noFood:
            RPCError(
                .invalidParameters, "No food was found in the new words; the entry stays as it was."
            )
        case .busy:
            RPCError(.busy, "Demeter has too much to do at the moment; try again in a while.")
        case .noSuchMeasurement(let id):
            RPCError(
                .noSuchEntry, "There is no measurement \(id); `measurements` lists them.",
                details: [("measurement", .integer(id))])
        case .noSuchPlan(let id):
            RPCError(
                .noSuchEntry, "There is no plan \(id); `plans` lists them.",
                details: [("plan", .integer(id))])
        case .refusedAim(let reason): RPCError(.notAllowed, reason)
        case .noSuchFeeling(nil):
            RPCError(
                .invalidParameters,
                "These words tell no feeling; say, as: bloated, three of five")
        case .noSuchFeeling(let id?):
            RPCError(
                .noSuchEntry, "There is no feeling \(id); `feelings` lists them.",
                details: [("feeling", .integer(id))])
        case .noSuchProgramme, .noProgramme, .refusedProgramme: programme(error)
        case .noFoodNamed(let words):
            RPCError(
                .noSuchFood,
                "\"\(shortened(words))\" names no food; `foods.search` finds foods by name.",
                details: [("food", .string(shortened(words)))])
        case .nothingToUndo: RPCError(.nothingToUndo, "There is nothing to undo.")
        case .nothingToRedo: RPCError(.nothingToRedo, "There is nothing to redo.")
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
                    + " that could be logged once more; `day` lists what there is.")
        case .notHeld(let id):
            RPCError(
                .notHeld, "Entry \(id) waits for no confirmation; `day` lists what is held.",
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
                    + "`foods.lookup` looks it up again.",
                details: [("food", .string(id.rawValue))])
        case .noSuchRecipe, .badRecipe, .badRecipeText, .cannotEat, .cannotChangeRecipe,
            .nothingToSave:
            recipe(error)
        case .mayNot(let right):
            RPCError(
                .notAllowed,
                "These words need the right \"\(right.rawValue)\", which `allow` does not give. Nothing was "
                    + "changed.")
        case .notOwnFood(let id):
            RPCError(
                .notAllowed,
                "\"\(id)\" belongs to the catalog; only foods of your own can be removed.",
                details: [("food", .string(id.rawValue))])
        case .alreadyDone(let key):
            RPCError(
                .alreadyDone,
                "This was done before under the key \"\(key)\", and is not done again; "
                    + "`day` lists how things stand.",
                details: [("key", .string(key))])
        case .keyTaken(let key):
            RPCError(
                .keyTaken,
                "The key \"\(key)\" named another call within the last 7 days; "
                    + "choose a new key for each thing to be done.",
                details: [("key", .string(key))])
        case .badPhotograph, .noSuchPhotograph, .photographGone, .noPhotographModel:
            photograph(error)
        case .notAvailable(.listen):
            RPCError(
                .notAvailable,
                "Nobody is listening: voice is off, muted or failed. `demeter status` says which, and "
                    + "`demeter doctor` what to do.",
                details: [("method", .string(Method.listen.rawValue))])
        case .notAvailable(let method):
            RPCError(
                .notAvailable, "This version of Demeter does not offer `\(method.rawValue)` yet.",
                details: [("method", .string(method.rawValue))])
        case .storage(let code):
            RPCError(
                .storage,
                "The journal could not be read or written (SQLite error \(code)); "
                    + "the daemon's log says more.",
                details: [("code", .integer(code))])
        }
    }

    private static func keptOnly(_ obstacle: WriteObstacle) -> RPCError {
        let (error, cause): (WireError, String) =
            switch obstacle {
            case .diskFull: (.diskFull, "the disk is full")
            case .readOnly: (.readOnly, "its folder is read-only")
            case .busy: (.busy, "another program holds it")
            case .storage(let code): (.storage, "SQLite error \(code)")
            }
        return RPCError(
            error,
            "Your words are kept, but the journal cannot be written now: \(cause). "
                + "They are logged by themselves once it can; no need to repeat them.",
            details: [("kept", true)])
    }

    static func outOfRange(_ parameter: String, _ lowest: String, _ highest: String) -> RPCError {
        RPCError(
            .outOfRange, "`\(parameter)` must lie between \(lowest) and \(highest).",
            details: [("parameter", .string(parameter))])
    }
}
