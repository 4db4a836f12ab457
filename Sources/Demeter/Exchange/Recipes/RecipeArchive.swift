internal import Archive
internal import Glibc
internal import Telling
package import Wire

/// The recipes of a file, be it one of a program's or an archive of such files.
package enum RecipeArchive {
    /// Bytes of an archive, and of what all files within it may come to, those in archives within it too.
    package static let archiveLimit = 64 << 20
    /// Bytes of a page or a file.
    package static let fileLimit = 4 << 20
    /// How deep archives may lie in archives: Tandoor and Paprika put one around each recipe.
    private static let depthLimit = 2

    /// - Parameter name: of the file, for what is said of it.
    package static func recipes(
        _ bytes: [UInt8], named name: String
    ) throws(RecipeFile.Fault) -> [NewRecipe] {
        guard isArchive(bytes) else {
            guard bytes.count <= fileLimit else {
                throw RecipeFile.Fault(
                    reason: phrase("\(name) is longer than 4 MiB, which no recipe is"))
            }
            return try RecipeFile.recipes(bytes, named: name)
        }
        var left = archiveLimit
        let found = try archive(bytes, named: name, depth: 0, left: &left)
        guard !found.isEmpty else {
            throw RecipeFile.Fault(reason: phrase("no recipe stands in \(name)"))
        }
        return found
    }

    /// Whether they begin as zip and gzip files do.
    private static func isArchive(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || isGzip(bytes)
    }

    /// One file alone, which may have any name.
    private static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// The recipes in an archive, and in archives within it; other files are passed over.
    private static func archive(
        _ bytes: [UInt8], named archive: String, depth: Int, left: inout Int
    ) throws(RecipeFile.Fault) -> [NewRecipe] {
        var found: [NewRecipe] = []
        do throws(ArchiveError) {
            let reader = try ArchiveReader(bytes)
            while let name = try reader.next() {
                guard let inner = try contents(of: reader, left: &left) else {
                    throw ArchiveError(
                        code: EFBIG, message: phrase("it holds more than 64 MiB"), operation: "read"
                    )
                }
                if isArchive(inner) {
                    guard depth < depthLimit else { continue }
                    found +=
                        (try? self.archive(inner, named: name, depth: depth + 1, left: &left)) ?? []
                } else if inner.count <= fileLimit, isGzip(bytes) || mayBeRecipe(name) {
                    found += (try? RecipeFile.recipes(inner, named: name)) ?? []
                }
            }
        } catch {
            throw RecipeFile.Fault(
                reason: phrase("\(archive) is no archive that can be read: \(error.message)"))
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

    private static func mayBeRecipe(_ name: String) -> Bool {
        endings.contains { name.lowercased().hasSuffix(".\($0)") }
    }

    private static let endings = [
        "json", "html", "htm", "cook", "xml", "txt", "md", "recipeml",
    ]
}
