internal import JSON
internal import People
internal import Service
internal import Telling
internal import Wire

/// Whose journal is meant.
extension ErrorTable {
    static func error(_ fault: PersonFault) -> RPCError {
        switch fault {
        case .unknown(let name, let known): unknown(shortened(name), known)
        case .unsure(let known):
            RPCError(
                .invalidParameters,
                phrase(
                    "The words mean somebody and do not tell whom; name one of \(list(known)) with `person`."
                ),
                details: [("parameter", .string("person"))])
        case .several:
            RPCError(
                .invalidParameters,
                phrase(
                    "The words are about several people's meals; send them by `say`, or each with its `person`."
                ),
                details: [("parameter", .string("text"))])
        case .doorOf(let name):
            RPCError(
                .notAllowed,
                phrase(
                    "This door is that of \"\(name)\" alone; nothing of anybody else is told or changed here."
                ),
                details: [("person", .string(name))])
        case .unavailable(let name, let reason):
            RPCError(
                .storage, phrase("The journal of \"\(name)\" cannot be used: \(reason)"),
                details: [("person", .string(name))])
        case .noName(let name):
            RPCError(
                .invalidParameters,
                phrase(
                    "\"\(shortened(name))\" is no name; give one word of at most 32 letters, digits and hyphens "
                        + "that begins with a letter and means nobody else, as \"anna\"."),
                details: [("parameter", .string("name"))])
        case .owner(let name):
            RPCError(
                .invalidParameters,
                phrase("\"\(shortened(name))\" is the owner of this daemon, who is always here."),
                details: [("person", .string(shortened(name)))])
        case .tooMany(let limit):
            RPCError(
                .outOfRange,
                phrase(
                    "A daemon keeps the journals of at most \(limit) people beside its owner; remove one first."
                ),
                details: [("limit", .integer(limit))])
        case .notShown(let name, let reader):
            RPCError(
                .notAllowed, Texts.people.notShown(capitalised(name), reader),
                details: [("person", .string(name))])
        case .notKept: RPCError(.methodNotFound, phrase("Nobody can be added to this daemon."))
        }
    }

    /// Why something is not done to the journal of somebody else of the household.
    static func refusal(_ refusal: HousemateRefusal) -> RPCError {
        switch refusal {
        case .mayNotLog(let name, let reader):
            RPCError(
                .notAllowed, Texts.people.mayNotLog(capitalised(name), reader),
                details: [("person", .string(name))])
        case .mayNotChange(let name):
            RPCError(
                .notAllowed, Texts.people.mayNotChange(capitalised(name)),
                details: [("person", .string(name))])
        case .anothersChange(let name):
            RPCError(
                .notAllowed, Texts.people.anothersChange(capitalised(name)),
                details: [("person", .string(name))])
        }
    }

    private static func capitalised(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func list(_ names: [String]) -> String {
        Words.row(names.map { "\"\($0)\"" })
    }

    private static func unknown(_ name: String, _ known: [String]) -> RPCError {
        let here =
            known.isEmpty
            ? phrase(
                "it keeps its owner's alone; `people.owner` in the configuration says who that is")
            : known.count == 1
                ? phrase("it keeps that of \(list(known))")
                : phrase("it keeps those of \(list(known))")
        return RPCError(
            .notAllowed,
            phrase(
                "This daemon does not keep the journal of \"\(name)\": \(here). `demeter people add NAME --here` "
                    + "has it keep another."),
            details: [
                ("person", .string(name)), ("known", .array(known.map { .string($0) })),
            ])
    }
}
