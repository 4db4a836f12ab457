internal import JSON
internal import Nutrition
internal import Programmes
internal import Service
internal import Telling
internal import Wire

extension ErrorTable {
    /// The errors that are about programmes.
    static func programme(_ error: ServiceError) -> RPCError {
        switch error {
        case .noSuchProgramme(let name, let reason):
            RPCError(
                .noSuchEntry,
                reason.map { Texts.errors.brokenProgramme(shortened(name), $0) }
                    ?? Texts.errors.noSuchProgramme(shortened(name)),
                details: [("programme", .string(shortened(name)))])
        case .noProgramme(let id?):
            RPCError(
                .noSuchEntry,
                Texts.errors.noProgrammeNumber(id),
                details: [("programme", .integer(id))])
        case .refusedProgramme(let fault): RPCError(.notAllowed, sentence(fault))
        default:
            RPCError(.noSuchEntry, Texts.errors.noProgrammeYet())
        }
    }

    private static func sentence(_ fault: ProgrammeFault) -> String {
        let texts = Texts.errors
        return switch fault {
        case .none: texts.noProgrammeOn()
        case .another(let title): texts.anotherProgramme(title)
        case .paused(let day): texts.programmePaused(day.description)
        case .notPaused: texts.programmeNotPaused()
        case .notCounted(let day): texts.notCounted(day.description)
        case .outside(let first, let last):
            texts.outsideProgramme(first.description, last.description)
        }
    }
}
