internal import CatalogFiles
internal import Glibc

/// All topic files of a folder, in the order of their names.
package struct CurationFolder {
    package private(set) var foods: [CuratedFood] = []
    package private(set) var errors: [CurationError] = []

    package init(path: String) throws {
        for name in try Self.names(in: path).sorted() where name.hasSuffix(".txt") {
            let bytes = try SystemFile.read("\(path)/\(name)")
            let file = CurationFile(String(decoding: bytes, as: UTF8.self), name: name)
            foods += file.foods
            errors += file.errors
        }
    }

    static func names(in path: String) throws(CurationError) -> [String] {
        guard let folder = opendir(path) else {
            throw CurationError(place: path, reason: SystemFile.sentence(for: errno))
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        return names
    }
}
