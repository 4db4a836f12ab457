internal import CatalogFiles
internal import Glibc

extension RuleTexts {
    /// The rules of a folder such as `reading/`.
    package init(folder path: String) throws {
        let talk = try Self.files(of: path + "/talk").map {
            (name: "talk/\($0.name)", text: $0.text)
        }
        let files = try Self.files(of: path) + talk
        try self.init(
            files.filter { $0.name.hasSuffix("words") || $0.name.hasSuffix(".rules") },
            steps: StepTexts(folder: path).sets(of: "MealSense"))
    }

    /// Names and texts of a folder's files.
    fileprivate static func files(of path: String) throws -> [(name: String, text: String)] {
        guard let folder = opendir(path) else {
            throw RuleTextError(
                file: path, line: 0, message: "cannot be opened: \(SystemFile.sentence(for: errno))"
            )
        }
        defer { closedir(folder) }
        var files: [(name: String, text: String)] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name == "words" || name.hasSuffix(".rules") || name.hasSuffix(".words") else {
                continue
            }
            let bytes = try SystemFile.read("\(path)/\(name)")
            files.append((name, String(decoding: bytes, as: UTF8.self)))
        }
        return files
    }
}

extension StepTexts {
    /// The words of the folder `steps` in a folder such as `reading/`.
    package init(folder path: String) throws {
        try self.init(RuleTexts.files(of: path + "/steps"))
    }
}
