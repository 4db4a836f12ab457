internal import CatalogFiles
package import Nutrition

/// What foods are called in other languages: `LANGUAGE/*.txt`, one food a line; `docs/catalog.md` describes the form.
package struct NamesFolder {
    /// The names of one food in one language, in one line.
    package struct Names: Sendable, Hashable {
        package var language: NameLanguage
        package var names: [String]
        /// File and line, for messages.
        package var place: String
    }

    /// By the foods' ids.
    package private(set) var names: [String: [Names]] = [:]
    package private(set) var errors: [CurationError] = []

    package init(path: String) throws {
        for language in NameLanguage.allCases {
            let folder = "\(path)/\(language.rawValue)"
            for name in try CurationFolder.names(in: folder).sorted() where name.hasSuffix(".txt") {
                let bytes = try SystemFile.read("\(folder)/\(name)")
                read(String(decoding: bytes, as: UTF8.self), of: name, in: language)
            }
        }
    }

    package init(_ text: String, name: String, language: NameLanguage) {
        read(text, of: name, in: language)
    }

    private mutating func read(_ text: String, of file: String, in language: NameLanguage) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = line.trimmed()
            if text.isEmpty || text.first == "#" { continue }
            let place = "\(file):\(index + 1)"
            let fields = text.split(separator: "|").map { $0.trimmed() }
            let called = fields.last?.split(separator: ",").map { $0.trimmed() } ?? []
            guard fields.count == 2, !called.contains("") else {
                errors.append(
                    CurationError(
                        place: place, reason: "is no line of names; write id | NAME, NAME"))
                continue
            }
            names[fields[0], default: []].append(
                Names(language: language, names: called, place: place))
        }
    }
}
