internal import Glibc

/// The folder `foods` of the data folder, with a file for each import.
package struct ImportedFolder: Sendable {
    package let path: String

    package init(dataFolder: String) { path = dataFolder + "/foods" }

    func file(_ name: String) -> String { "\(path)/\(name).\(ImportedLayout.pathExtension)" }

    /// The names of all imports, sorted; none when there is no folder.
    package var names: [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        let ending = "." + ImportedLayout.pathExtension
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(ending), !name.hasPrefix(".") {
                names.append(String(name.dropLast(ending.count)))
            }
        }
        return names.sorted()
    }

    /// Every import, and why those that cannot be used cannot.
    package func open() -> (imports: [ImportedFoods], faults: [CatalogFileError]) {
        var (imports, faults): ([ImportedFoods], [CatalogFileError]) = ([], [])
        for name in names {
            do throws(CatalogFileError) {
                imports.append(try ImportedFoods(path: file(name)))
            } catch {
                faults.append(error)
            }
        }
        return (imports, faults)
    }

    /// Removes an import; `false` when there is none of this name.
    package func remove(_ name: String) throws(CatalogFileError) -> Bool {
        guard names.contains(name) else { return false }
        guard unlink(file(name)) == 0 else {
            throw .system(path: file(name), operation: "remove", code: errno)
        }
        return true
    }

    /// Makes the folder, and those above it, for their owner alone.
    func create() throws(CatalogFileError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let folder = String(path[..<end])
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST || errno == EISDIR else {
                throw .system(path: folder, operation: "create", code: errno)
            }
        }
    }
}
