internal import Printable

/// Why a command line does not fit its table.
package struct UsageError: Error, Hashable {
    package enum Problem: Sendable, Hashable {
        case unknownOption(String, nearest: String?)
        case unknownCommand(String, nearest: String?)
        case missingValue(option: String, placeholder: String)
        case unwantedValue(option: String)
        case wrongChoice(of: String, choices: [String])
        case missingOperand(String)
        case extraOperand(String)
        case missingCommand([String])
        /// A fault that the table cannot express, as a sentence without a full stop.
        case other(String)
    }

    package var problem: Problem
    /// The program's name and the verbs so far.
    package var path: [String]

    package init(_ problem: Problem, path: [String]) {
        self.problem = problem
        self.path = path
    }
}

extension UsageError: CustomStringConvertible {
    /// One sentence without a full stop.
    package var description: String {
        switch problem {
        case .unknownOption(let name, let nearest):
            "unknown option \"\(name)\"\(Self.hint(nearest))"
        case .unknownCommand(let name, let nearest):
            "unknown verb \"\(name)\"\(Self.hint(nearest))"
        case .missingValue(let option, let placeholder):
            "option \"\(option)\" needs a value: \(option) \(placeholder)"
        case .unwantedValue(let option): "option \"\(option)\" takes no value"
        case .wrongChoice(let name, let choices):
            "\(name) must be one of \(choices.joined(separator: ", "))"
        case .missingOperand(let name): "\(name) is missing"
        case .extraOperand(let word): "unexpected argument \"\(word)\""
        case .missingCommand(let names):
            "a verb is missing: one of \(names.joined(separator: ", "))"
        case .other(let sentence): sentence
        }
    }

    /// The error as a program prints it, with where to read on.
    package var message: String {
        // What was typed is told again, and may be anything.
        "\(path.first ?? ""): \(description.printable())\n"
            + "Try \"\(path.joined(separator: " ")) --help\".\n"
    }

    private static func hint(_ nearest: String?) -> String {
        nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
