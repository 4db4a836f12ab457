internal import JSON
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

extension ErrorTable {
    static func parameters(_ error: MessageError) -> RPCError {
        switch error {
        case .notAnObject(let name):
            invalid(name.isEmpty ? "params" : name, phrase("must be an object with named members."))
        case .missing(let name): invalid(name, phrase("is missing."))
        case .wrongType(let name, let expected):
            invalid(name, phrase("must be \(words(expected))."))
        case .outOfRange(let name, let lowest, let highest): outOfRange(name, lowest, highest)
        case .tooMany(let name, let limit):
            RPCError(
                .tooLong,
                phrase("`\(name)` may have at most \(limit) characters or elements; give fewer."),
                details: [("parameter", .string(name)), ("limit", .integer(limit))])
        case .unknown(let name): invalid(name, phrase("is no parameter of this method."))
        case .conflict(let first, let second):
            invalid(second, phrase("cannot be given together with `\(first)`."))
        case .noBarcode(let name, let fault): invalid(name, Self.words(fault))
        case .nothingOf(let names):
            RPCError(
                .invalidParameters,
                phrase("One of \(Words.row(names.map { "`\($0)`" })) is needed."))
        }
    }

    private static func invalid(_ name: String, _ rest: String) -> RPCError {
        RPCError(
            .invalidParameters, "`\(shortened(name))` \(rest)",
            details: [("parameter", .string(shortened(name)))])
    }

    /// A name that the sender made up is repeated, but not 64 KiB of it.
    static func shortened(_ name: String) -> String {
        name.unicodeScalars.count <= 100 ? name : String(name.prefix(100)) + "…"
    }

    private static func words(_ fault: GTIN.Fault) -> String {
        switch fault {
        case .noDigits: phrase("must be the digits below a barcode.")
        case .length(let count):
            phrase("has \(count) digits; a barcode has 8, 12, 13 or 14.")
        case .slip(let last):
            phrase("has a wrong digit; if it is the last, it should be \(last). Read it once more.")
        }
    }

    private static func words(_ expected: MessageError.Expected) -> String {
        switch expected {
        case .text: phrase("a text")
        case .words: phrase("a text that is not blank and has no control characters")
        case .path: phrase("the absolute path of a file")
        case .number: phrase("a number")
        case .wholeNumber: phrase("a whole number")
        case .truth: phrase("true or false")
        case .list: phrase("a list")
        case .object: phrase("an object")
        case .date: phrase("a date as YYYY-MM-DD")
        case .instant: phrase("an instant as in RFC 3339, such as 2026-03-01T08:15:00+01:00")
        case .moment:
            phrase(
                "an instant as in RFC 3339, such as 2026-03-01T08:15:00+01:00, or a time of day as 13:05"
            )
        case .birth: phrase("a year such as 1984, or a date as 1984-05-17")
        case .length:
            phrase("a number of centimetres, or a length with its unit such as 168cm or 5'6\"")
        case .region: phrase("two letters of a country, such as TW")
        case .language: phrase("the tag of a language, such as en or zh-Hant")
        case .oneOf([]): phrase("left out, for there is nothing here that it could name")
        case .oneOf(let choices): phrase("one of \(Words.row(choices))")
        }
    }
}
