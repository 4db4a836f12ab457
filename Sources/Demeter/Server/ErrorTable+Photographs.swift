internal import JSON
internal import Service
internal import Telling
internal import Wire

extension ErrorTable {
    static func photograph(_ error: ServiceError) -> RPCError {
        switch error {
        case .badPhotograph(let file, let refusal):
            RPCError(
                .badPhotograph, "\(shortened(file)) \(words(refusal))",
                details: [
                    ("file", .string(shortened(file))), ("reason", .string(name(refusal))),
                ])
        case .noSuchPhotograph(let id):
            RPCError(
                .noSuchPhotograph,
                Texts.photographs.noSuch(id),
                details: [("photo", .integer(id))])
        case .photographGone(let id):
            RPCError(
                .noSuchPhotograph,
                Texts.photographs.gone(id),
                details: [("photo", .integer(id))])
        default:
            RPCError(
                .notAvailable,
                Texts.photographs.noModel(),
                details: [("method", .string(Method.photoAgain.rawValue))])
        }
    }

    private static func name(_ refusal: PhotographRefusal) -> String {
        switch refusal {
        case .unopened: "unopened"
        case .notPlain: "not_plain"
        case .tooLarge: "too_large"
        case .tooManyPixels: "too_many_pixels"
        case .unreadable: "undecodable"
        case .tooSlow: "too_slow"
        case .memory: "memory"
        case .noEyes: "no_eyes"
        case .poor: "poor"
        }
    }

    private static func words(_ refusal: PhotographRefusal) -> String {
        let texts = Texts.photographs
        return switch refusal {
        case .unopened(2): texts.notThere()
        case .unopened(13): texts.mayNotRead()
        case .unopened(let code): texts.unopened(Int(code))
        case .notPlain: texts.notPlain()
        case .tooLarge(let limit): texts.tooLarge(limit >> 20)
        case .tooManyPixels(let count, let limit):
            texts.tooManyPixels(count / 1_000_000, limit / 1_000_000)
        case .unreadable: texts.unreadable()
        case .tooSlow: texts.tooSlow()
        case .memory: texts.memory()
        case .noEyes: texts.noEyes()
        case .poor(let faults): texts.poor(Words.joined(faults.map(advice)))
        }
    }

    private static func advice(_ fault: PhotographRefusal.Fault) -> String {
        switch fault {
        case .tiny: Texts.photographs.tiny()
        case .dark: Texts.photographs.dark()
        case .burnt: Texts.photographs.burnt()
        case .flat: Texts.photographs.flat()
        case .blurred: Texts.photographs.blurred()
        }
    }
}
