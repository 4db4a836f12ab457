internal import Calling
internal import JSON
internal import Wire

// What a verb asks fails as verbs do.
extension DaemonClient {
    mutating func ask<Result: Message>(
        _ method: Method, _ parameters: some Message = NoParameters(), as type: Result.Type
    ) throws(Failure) -> (raw: JSONValue, result: Result) {
        do { return try call(method, parameters, as: type) } catch { throw .call(error) }
    }

    /// As above, for methods whose result is a list.
    mutating func ask<Element: Message>(
        _ method: Method, _ parameters: some Message, asListOf type: Element.Type
    ) throws(Failure) -> (raw: JSONValue, result: [Element]) {
        do { return try call(method, parameters, asListOf: type) } catch { throw .call(error) }
    }
}

extension CallFailure {
    var status: ExitStatus {
        switch self {
        case .unreachable, .stuck, .stranger, .endless, .unintelligible,
            .turnedAway(.notAllowed, _):
            .unreachable
        case .turnedAway(.busy, _), .disconnected, .timedOut: .tryAgain
        case .refused(let error): Self.status(of: error)
        }
    }

    private static func status(of error: RPCError) -> ExitStatus {
        switch error.wireError {
        case .noSuchEntry, .noSuchFood, .nothingToUndo, .nothingToRedo, .notHeld, .nothingToRepeat:
            .nothing
        case .busy, .timedOut, .internalError: .tryAgain
        case .readOnly, .diskFull, .storage: .cannotWrite
        case .methodNotFound, .notAvailable: .unreachable
        default: .badData
        }
    }
}
