package import Host
package import JSON
internal import Telling

/// Why a file of foods cannot be used.
package enum CatalogFileError: Error, Hashable {
    /// The system refused to read or write the file, with its error number.
    case system(path: String, operation: String, code: Int32)
    case notJSON(path: String, JSONError)
    /// The text is JSON but no catalog: no object, no `foods`, an unknown `version`.
    case notCatalog(path: String, reason: String)
    case food(path: String, FoodFault)
    /// What lies there is no file to read.
    case refused(path: String, FileFault)
    /// The file of an import was not written by this version, or not to its end.
    case damaged(path: String)
    /// Another process writes the file at the moment.
    case busy(path: String)
}

/// What is wrong with one food of a file.
package struct FoodFault: Error, Hashable {
    /// The food's id, or its place ("food 17") when it has none.
    package var food: String
    /// The member at fault, as a path: `per_100g.fat`, `portions[2].grams`.
    package var key: String
    package var reason: String

    package init(food: String, key: String, reason: String) {
        self.food = food
        self.key = key
        self.reason = reason
    }
}

extension FoodFault: CustomStringConvertible {
    package var description: String { "\(food): \(key) \(reason)" }
}

extension CatalogFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .system(let path, let operation, let code):
            "\(path): \(phrase(refused: operation, SystemFile.sentence(for: code)))"
        case .notJSON(let path, let error): "\(path): \(error)"
        case .notCatalog(let path, let reason): "\(path): \(reason)"
        case .food(let path, let fault): "\(path): \(fault)"
        case .refused(let path, let fault): "\(path) \(fault)"
        case .damaged(let path):
            phrase(
                "\(path) is damaged or of another version; import it again with "
                    + "\"demeter foods import\", or remove the file")
        case .busy(let path): phrase("\(path) is being written by another import")
        }
    }
}
