internal import JSON
internal import Programmes
internal import Service
internal import Wire

extension ErrorTable {
    /// The errors that are about programmes.
    static func programme(_ error: ServiceError) -> RPCError {
        switch error {
        case .noSuchProgramme(let name, let reason):
            RPCError(
                .noSuchEntry,
                reason.map { "The file of \"\(shortened(name))\" is no programme: \($0)" }
                    ?? "There is no programme \"\(shortened(name))\"; `demeter programme list` shows what can be started.",
                details: [("programme", .string(shortened(name)))])
        case .noProgramme(let id?):
            RPCError(
                .noSuchEntry,
                "No programme has the number \(id); `demeter programme` tells of the newest.",
                details: [("programme", .integer(id))])
        case .refusedProgramme(let fault): RPCError(.notAllowed, sentence(fault))
        default:
            RPCError(
                .noSuchEntry,
                "No programme was started; `demeter programme list` shows what can be started.")
        }
    }

    private static func sentence(_ fault: ProgrammeFault) -> String {
        switch fault {
        case .none: "No programme goes on; `demeter programme start` begins one."
        case .another(let title):
            "\"\(title)\" goes on already; `demeter programme stop` ends it, so that another can be started."
        case .paused(let day):
            "The programme is paused since \(day); `demeter programme resume` goes on with it."
        case .notPaused: "The programme is not paused."
        case .notCounted(let day): "\(day) does not count already."
        case .outside(let first, let last):
            "The day must lie between \(first) and \(last)."
        }
    }
}
