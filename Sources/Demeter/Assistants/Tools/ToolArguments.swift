internal import JSON
internal import Nutrition

/// Arguments that were held against a tool's parameters.
struct ToolArguments: Sendable, Hashable {
    private let object: JSONObject

    /// - Parameter given: a null counts as left out.
    init(_ given: JSONObject, by parameters: [ToolParameter]) throws(ToolFault) {
        var object = JSONObject()
        for member in given.members where !member.value.isNull {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                throw .arguments(
                    "There is no argument `\(member.key)`; there are "
                        + parameters.map { "`\($0.name)`" }.joined(separator: ", ") + ".")
            }
            if let expectation = parameter.expectation(unmetBy: member.value) {
                throw .arguments("`\(member.key)` must be \(expectation).")
            }
            object[member.key] = member.value
        }
        for parameter in parameters where parameter.isRequired && object[parameter.name] == nil {
            throw .arguments(
                "`\(parameter.name)` is missing"
                    + (parameter.about.map { ": \($0)." } ?? "."))
        }
        self.object = object
    }

    subscript(name: String) -> JSONValue? { object[name] }

    func text(_ name: String) -> String? { object[name]?.string }

    func date(_ name: String) -> LocalDay? { text(name).flatMap { LocalDay($0) } }

    /// Those of these names, as parameters of a method.
    func parameters(_ names: String...) -> JSONObject {
        var parameters = JSONObject()
        for name in names { parameters[name] = object[name] }
        return parameters
    }
}
