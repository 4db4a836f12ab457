internal import CatalogFiles
internal import Glibc

extension RuleTexts {
    /// The rules of a folder such as `reading/`.
    package init(folder path: String) throws {
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
            guard name == "words" || name.hasSuffix(".rules") else { continue }
            let bytes = try SystemFile.read("\(path)/\(name)")
            files.append((name, String(decoding: bytes, as: UTF8.self)))
        }
        try self.init(files)
    }
}
