internal import Archive
internal import Exchange
internal import Glibc
internal import Wire

/// Where recipes come from: pages, files and archives.
enum RecipeSources {
    /// What all files within an archive may come to, those in archives within it too.
    private static let archiveLimit = 64 << 20
    /// A page or a file.
    private static let fileLimit = 4 << 20
    /// How deep archives may lie in archives: Tandoor and Paprika put one around each recipe.
    private static let depthLimit = 2

    /// What stands under an address, in a file, or in standard input for `-`.
    static func read(_ operand: String, _ session: Session) throws(Failure) -> [NewRecipe] {
        if operand.hasPrefix("http://") || operand.hasPrefix("https://") {
            return try recipes(try PageFetcher(session).page(operand), named: operand)
        }
        let bytes = operand == "-" ? try session.standardInput() : try contents(of: operand)
        if isArchive(bytes) {
            var left = archiveLimit
            let found = try archive(bytes, named: operand, depth: 0, left: &left)
            guard !found.isEmpty else { throw .badData("no recipe stands in \(operand)") }
            return found
        }
        guard bytes.count <= fileLimit else {
            throw .badData("\(operand) is longer than 4 MiB, which no recipe is")
        }
        return try recipes(bytes, named: operand)
    }

    private static func contents(of path: String) throws(Failure) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(ImportRefusal) {
            let file = try ImportFile(path: path)
            bytes = file.size <= archiveLimit ? try file.bytes() : nil
        } catch {
            throw .badImport(file: path, error)
        }
        guard let bytes else { throw .badData("\(path) is longer than 64 MiB") }
        return bytes
    }

    private static func recipes(
        _ bytes: [UInt8], named name: String
    ) throws(Failure) -> [NewRecipe] {
        do throws(RecipeFile.Fault) {
            return try RecipeFile.recipes(bytes, named: name)
        } catch {
            throw .badData(error.reason)
        }
    }

    /// Whether they begin as zip and gzip files do.
    private static func isArchive(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x1F, 0x8B])
    }

    /// The recipes in an archive, and in archives within it; other files are passed over.
    private static func archive(
        _ bytes: [UInt8], named archive: String, depth: Int, left: inout Int
    ) throws(Failure) -> [NewRecipe] {
        var found: [NewRecipe] = []
        do throws(ArchiveError) {
            let reader = try ArchiveReader(bytes)
            while let name = try reader.next() {
                guard let inner = try contents(of: reader, left: &left) else {
                    throw ArchiveError(
                        code: EFBIG, message: "it holds more than 64 MiB", operation: "read")
                }
                if isArchive(inner) {
                    guard depth < depthLimit else { continue }
                    found +=
                        (try? self.archive(inner, named: name, depth: depth + 1, left: &left)) ?? []
                } else if inner.count <= fileLimit, mayBeRecipe(name) {
                    found += (try? recipes(inner, named: name)) ?? []
                }
            }
        } catch {
            throw .badData("\(archive) is no archive that can be read: \(error.message)")
        }
        return found
    }

    /// `nil` when that is more than what is left.
    private static func contents(
        of reader: ArchiveReader, left: inout Int
    ) throws(ArchiveError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try reader.read(into: &buffer, from: 0)
            if count == 0 { return bytes }
            left -= count
            if left < 0 { return nil }
            bytes += buffer[..<count]
        }
    }

    /// What a gzip file holds has the name `data`.
    private static func mayBeRecipe(_ name: String) -> Bool {
        name == "data" || endings.contains { name.lowercased().hasSuffix(".\($0)") }
    }

    private static let endings = [
        "json", "html", "htm", "cook", "xml", "txt", "md", "recipeml",
    ]
}

extension Session {
    /// Whether standard input may hold something: a pipe or a file, and not the empty device.
    var hasInput: Bool {
        var status = stat()
        guard fstat(0, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind == S_IFIFO || kind == S_IFREG || kind == S_IFSOCK
    }
}
