internal import Host
package import TOML
internal import Telling

/// Why a configuration is refused.
package struct ConfigurationError: Error, Hashable {
    package enum Problem: Sendable, Hashable {
        /// The file is no TOML or cannot be read.
        case unreadable(TOMLError)
        /// A file that somebody named is not there.
        case missingFile
        /// No such key or table; what was probably meant, when something is near.
        case unknownKey(nearest: String?)
        /// The value is of the wrong kind or beyond its range.
        case wrongValue(expected: String, found: String)
        /// A table that does not work without this key.
        case missingKey
        /// A file or folder that was named cannot be read; holds the system's error number.
        case missingPlace(String, code: Int32)
        /// The value works with other keys alone; which, or what to do instead.
        case needs(String)
        /// The key means nothing in this table.
        case uselessKey(because: String)
    }

    /// Where the fault stands.
    package enum Source: Sendable, Hashable {
        case file(String, TOMLPlace?)
        /// The name of an environment variable.
        case variable(String)
        /// An option of the command line.
        case option(String)
    }

    package var source: Source
    /// `day.time_zone`; `nil` when the fault is not in a key.
    package var key: String?
    package var problem: Problem

    package init(source: Source, key: String? = nil, problem: Problem) {
        self.source = source
        self.key = key
        self.problem = problem
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// One line: where, which key, what was expected. Values are not repeated, for some are secret.
    package var description: String { "\(place): \(complaint)" }

    private var place: String {
        switch source {
        case .file(let path, nil): path
        case .file(let path, let place?): "\(path):\(place.line):\(place.column)"
        case .variable(let name): name
        case .option(let name): name
        }
    }

    private var complaint: String {
        let key = key.map { "\"\($0)\"" } ?? phrase("it")
        return switch problem {
        case .unreadable(let error): phrase(of: error.message)
        case .missingFile:
            phrase("there is no such file; name one that is there, or none to use the defaults")
        case .unknownKey(nil): phrase("unknown key \(key)")
        case .unknownKey(let nearest?): phrase("unknown key \(key); did you mean \"\(nearest)\"?")
        case .wrongValue(let expected, let found):
            phrase("\(key) must be \(expected), not \(found)")
        case .missingKey: phrase("\(key) is missing")
        case .missingPlace(let path, let code):
            phrase(
                "\(phrase(refused: "read \(path)", HostError(code: code, operation: "read").message)); "
                    + "name what is there, or leave it out")
        case .needs(let others): phrase("\(key) needs \(others)")
        case .uselessKey(let reason): phrase("\(key) means nothing \(reason)")
        }
    }
}
