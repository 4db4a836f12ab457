internal import Mapping
package import SentenceVectors

/// Why a package cannot be used, for people, with what helps.
package struct MeaningFault: Error, Hashable, CustomStringConvertible {
    package var path: String
    package var fault: VectorFile.Fault

    package init(_ path: String, _ fault: VectorFile.Fault) {
        self.path = path
        self.fault = fault
    }

    package var description: String {
        switch fault {
        case .system(let error): "\(path): \(error); make it with scripts/get-meaning"
        case .foreign: "\(path) is no package of meanings; make it again with scripts/get-meaning"
        case .version:
            "\(path) was made by another version of Demeter; make it again with scripts/get-meaning"
        case .size(let expected, let found):
            "\(path) is not whole: \(found) bytes of \(expected); make it again with scripts/get-meaning"
        case .garbled: "\(path) is garbled; make it again with scripts/get-meaning"
        }
    }
}
