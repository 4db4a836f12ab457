internal import JSON
internal import Service
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
                "There is no photograph \(id); `photo` tells the number of each as `utterance`.",
                details: [("photo", .integer(id))])
        case .photographGone(let id):
            RPCError(
                .noSuchPhotograph,
                "The copies of photograph \(id) are erased, as they are once its meal is confirmed or gone, and "
                    + "after 7 days. Send the files again: demeter photo FILE",
                details: [("photo", .integer(id))])
        default:
            RPCError(
                .notAvailable,
                "No language model may look at photographs: set model.mode, model.base_url and model.model, "
                    + "leave photo.send on, and reload. Or say what was eaten.",
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
        switch refusal {
        case .unopened(2): "is not there for the daemon; check the path."
        case .unopened(13):
            "may not be read by the daemon, which runs with its own view of the file system; copy it to where "
                + "it may, or change its rights."
        case .unopened(let code): "cannot be opened (error \(code))."
        case .notPlain: "is no plain file; give the picture itself."
        case .tooLarge(let limit):
            "is larger than \(limit >> 20) MB; make it smaller, or photograph with fewer pixels."
        case .tooManyPixels(let count, let limit):
            "has \(count / 1_000_000) million pixels, and \(limit / 1_000_000) million are the most; make it "
                + "smaller."
        case .unreadable:
            "is no picture that can be read: JPEG, PNG, WebP and HEIC are. If it is one, it is broken; take it "
                + "again."
        case .tooSlow: "took too long to look at; make it smaller."
        case .memory: "took more memory than a picture may; make it smaller."
        case .noEyes:
            "cannot be looked at: demeter-eyes is not installed beside demeterd. docs/install.md says what it "
                + "is built with."
        case .poor(let faults):
            "is too poor to tell food by. " + faults.map(advice).joined(separator: " ")
        }
    }

    private static func advice(_ fault: PhotographRefusal.Fault) -> String {
        switch fault {
        case .tiny: "It is tiny: send the picture itself instead of a preview, or go nearer."
        case .dark: "It is too dark: take it again with more light."
        case .burnt: "It is burnt out: take it again without flash, or out of the sun."
        case .flat: "It shows hardly any contrast: wipe the lens, or take it again from nearer."
        case .blurred: "It is blurred: hold still, tap on the dish to focus, and take it again."
        }
    }
}
