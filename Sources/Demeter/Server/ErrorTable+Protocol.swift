internal import JSON
internal import UnixSocket
internal import Wire

/// Faults of the line, the envelope and the connection, which no service ever sees.
extension ErrorTable {
    static func error(_ fault: Line.Fault, _ limits: ServerLimits) -> RPCError {
        switch fault {
        case .tooLong:
            RPCError(
                .tooLong,
                "A line may have at most \(limits.line) bytes; this one was skipped to its end. "
                    + "Send it in shorter lines.",
                details: [("limit", .integer(limits.line))])
        case .notUTF8: RPCError(.notUTF8, "The line is not UTF-8 text; send it as UTF-8.")
        case .hasNUL:
            RPCError(.notText, "The line holds a NUL byte; send text without control characters.")
        }
    }

    static func unfinishedLine(_ limits: ServerLimits) -> RPCError {
        let seconds = limits.unfinishedLine.components.seconds
        return RPCError(
            .timedOut,
            "The line was not finished within \(seconds) seconds, so the connection is closed; "
                + "send whole lines.",
            details: [("limit", .integer(Int(seconds)))])
    }

    static func error(_ fault: RPCFault) -> RPCError {
        switch fault {
        case .notJSON(let error):
            RPCError(
                .parseError,
                "The line is no acceptable JSON: \(error.reason). Send a whole request on one line."
            )
        case .notAnObject: invalid("a request must be an object")
        case .badID: invalid("`id` must be a string, a number or null")
        case .badVersion: invalid("`jsonrpc` must be \"2.0\"")
        case .badMethod: invalid("`method` must be the name of a method")
        case .badParameters: invalid("`params` must be an object")
        case .emptyBatch: invalid("a batch must have at least one request")
        case .batchTooLong(let limit):
            RPCError(
                .tooLong,
                "A batch may have at most \(limit) requests; nothing of this one was done.",
                details: [("limit", .integer(limit))])
        }
    }

    static func unknownMethod(_ name: String) -> RPCError {
        RPCError(
            .methodNotFound,
            "There is no method `\(shortened(name))`; docs/protocol.md lists them.",
            details: [("method", .string(shortened(name)))])
    }

    static func batchReply(_ limits: ServerLimits) -> RPCError {
        RPCError(
            .tooLong,
            "The replies of a batch may have at most \(limits.batchReply) bytes; "
                + "this request was not carried out, send it again.",
            details: [("limit", .integer(limits.batchReply))])
    }

    static func tooManyConnections(_ limits: ServerLimits) -> String {
        "\(TurnedAway.busy.opening)it has \(limits.connections) connections, as many as it takes; "
            + "close one or try again."
    }

    static let noDescriptors =
        "\(TurnedAway.busy.opening)the system gives it no more file descriptors; try again."

    /// What a stranger is told; not whose daemon it is.
    static let stranger =
        "\(TurnedAway.notAllowed.opening)this daemon serves only the user it runs as, and root."

    static let failedCheck = "\(TurnedAway.notAllowed.opening)the system did not tell who connects."

    /// What is said when the service has nothing to say, so that every line has its reply.
    static let silence = "There is nothing to say to this."

    private static func invalid(_ reason: String) -> RPCError {
        RPCError(.invalidRequest, "This is no JSON-RPC 2.0 request: \(reason).")
    }
}
