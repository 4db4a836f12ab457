internal import Glibc

struct UsageError: Error {}

/// The tool's command line, taken apart.
struct Options {
    var command: String
    var words: [String] = []
    var usda: String?
    /// The folder of Taiwan's table, where it does not lie with the USDA's or in `asia` beside them.
    var taiwan: String?
    var foods = "catalog/foods"
    var names = "catalog/names"
    var definitions = "catalog/definitions.tsv"
    var output = "ingredients.json"
    var phrases = "catalog/allergens/phrases.txt"
    var patternRules = "catalog/patterns/rules.txt"

    init(_ arguments: [String]) throws {
        guard let first = arguments.first else { throw UsageError() }
        command = first
        usda = getenv("DEMETER_USDA").map { String(cString: $0) }
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--usda": usda = try Self.value(&rest)
            case "--taiwan": taiwan = try Self.value(&rest)
            case "--foods": foods = try Self.value(&rest)
            case "--patterns": patternRules = try Self.value(&rest)
            case "--names": names = try Self.value(&rest)
            case "--phrases": phrases = try Self.value(&rest)
            case "--definitions": definitions = try Self.value(&rest)
            case "--output": output = try Self.value(&rest)
            default:
                if argument.hasPrefix("--") { throw UsageError() }
                words.append(argument)
            }
        }
    }

    private static func value(_ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw UsageError() }
        return value
    }
}
