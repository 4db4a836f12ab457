internal import Glibc

/// The environment variables that a process was started with; an empty one counts as unset.
package struct Environment: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    private let values: [String: String]

    package init(_ values: [String: String]) {
        self.values = values.filter { !$0.value.isEmpty }
    }

    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }

    package subscript(name: String) -> String? { values[name] }

    /// In alphabetical order.
    package var names: [String] { values.keys.sorted() }

    /// This process's own environment, copied now.
    package static func current() -> Environment {
        var values: [String: String] = [:]
        // environ ends with a null pointer, and nothing here changes the environment.
        var position = unsafe environ
        while let entry = unsafe position.pointee {
            let text = unsafe String(cString: entry)
            if let equals = text.firstIndex(of: "=") {
                values[String(text[..<equals])] = String(text[text.index(after: equals)...])
            }
            unsafe position = position.successor()
        }
        return Environment(values)
    }
}
