/// The numbers by which JSON-RPC replies tell errors apart; `docs/protocol.md` shows the table.
package enum WireError: Int, Sendable, Hashable, CaseIterable {
    // JSON-RPC 2.0, section 5.1.
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    // Demeter's own: above -32000, where JSON-RPC reserves nothing. Never renumbered.
    case tooLong = -31999
    case notUTF8 = -31998
    case noSuchEntry = -31997
    case noSuchFood = -31996
    case outOfRange = -31995
    case readOnly = -31994
    case diskFull = -31993
    case busy = -31992
    case notAllowed = -31991
    case nothingToUndo = -31990
    case nothingToRedo = -31989
    case notAvailable = -31988
    case storage = -31987
    case notHeld = -31986
    case foodExists = -31985
    case timedOut = -31984
    case notText = -31983
    case notAsked = -31982
    case nothingToRepeat = -31981
    case alreadyDone = -31980
    case keyTaken = -31979
    case noSuchRecipe = -31978
    case badRecipe = -31977
    case cannotEat = -31976
    case anotherChange = -31974
    case badPhotograph = -31972
    case noSuchPhotograph = -31971
    case badFile = -31970

    /// The name that stands in `error.data.kind`.
    package var kind: String {
        switch self {
        case .parseError: "parse_error"
        case .invalidRequest: "invalid_request"
        case .methodNotFound: "method_not_found"
        case .invalidParameters: "invalid_parameters"
        case .internalError: "internal_error"
        case .tooLong: "too_long"
        case .notUTF8: "not_utf8"
        case .noSuchEntry: "no_such_entry"
        case .noSuchFood: "no_such_food"
        case .outOfRange: "out_of_range"
        case .readOnly: "read_only"
        case .diskFull: "disk_full"
        case .busy: "busy"
        case .notAllowed: "not_allowed"
        case .nothingToUndo: "nothing_to_undo"
        case .nothingToRedo: "nothing_to_redo"
        case .notAvailable: "not_available"
        case .storage: "storage"
        case .notHeld: "not_held"
        case .foodExists: "food_exists"
        case .timedOut: "timed_out"
        case .notText: "not_text"
        case .notAsked: "not_asked"
        case .nothingToRepeat: "nothing_to_repeat"
        case .alreadyDone: "already_done"
        case .keyTaken: "key_taken"
        case .noSuchRecipe: "no_such_recipe"
        case .badRecipe: "bad_recipe"
        case .cannotEat: "cannot_eat"
        case .anotherChange: "another_change"
        case .badPhotograph: "bad_photograph"
        case .noSuchPhotograph: "no_such_photograph"
        case .badFile: "bad_file"
        }
    }
}
