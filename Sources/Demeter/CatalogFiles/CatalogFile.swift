internal import JSON
package import Nutrition

/// Reading and writing files of foods such as `ingredients.json`.
///
/// The form is documented in `docs/ingredients.schema.json`.
package enum CatalogFile {
    /// The form that this version writes and the only one that it reads.
    package static let version = 1

    /// The foods of the file at `path`, in the file's order.
    package static func load(_ path: String) throws(CatalogFileError) -> [Food] {
        try entries(path).map(\.food)
    }

    /// The foods of a file that was read, for messages with its path.
    static func load(_ bytes: [UInt8], path: String) throws(CatalogFileError) -> [Food] {
        try read(bytes, of: path, stopping: true).entries.map(\.food)
    }

    /// As `load`, with what only the checker needs; stops at the first fault.
    package static func entries(_ path: String) throws(CatalogFileError) -> [CatalogEntry] {
        try read(path, stopping: true).entries
    }

    /// Every food that can be read, and the faults of those that cannot.
    package static func examine(
        _ path: String
    ) throws(CatalogFileError) -> (entries: [CatalogEntry], faults: [FoodFault]) {
        try read(path, stopping: false)
    }

    private typealias Foods = (entries: [CatalogEntry], faults: [FoodFault])

    private static func read(_ path: String, stopping: Bool) throws(CatalogFileError) -> Foods {
        try read(SystemFile.read(path), of: path, stopping: stopping)
    }

    private static func read(
        _ bytes: [UInt8], of path: String, stopping: Bool
    ) throws(CatalogFileError) -> Foods {
        do {
            return try read(bytes, path: path, stopping: stopping)
        } catch let error as CatalogFileError {
            throw error
        } catch let fault as FoodFault {
            throw .food(path: path, fault)
        } catch let error as JSONError {
            throw .notJSON(path: path, error)
        } catch {
            throw .notCatalog(path: path, reason: "\(error)")
        }
    }

    private static func read(_ bytes: [UInt8], path: String, stopping: Bool) throws -> Foods {
        var pull = JSONPull(bytes)
        guard pull.kind == .object else {
            throw CatalogFileError.notCatalog(path: path, reason: "is no JSON object")
        }
        var version: Int?
        var foods: Foods?
        // Foods that come before the version wait: another version's faults are no faults.
        var waiting: JSONPull?
        try pull.enterObject()
        while let key = try pull.nextKey() {
            switch key {
            case "version" where pull.kind == .number: version = Int(exactly: try pull.number())
            case "foods" where pull.kind == .array && version == Self.version:
                foods = try read(&pull, stopping: stopping)
            case "foods" where pull.kind == .array:
                waiting = pull
                try pull.skip()
            default: try pull.skip()
            }
        }
        try pull.end()
        guard let version else {
            throw CatalogFileError.notCatalog(path: path, reason: "has no \"version\"")
        }
        guard version == Self.version else {
            throw CatalogFileError.notCatalog(
                path: path,
                reason: "is of version \(version); this program reads version \(Self.version)")
        }
        if var waiting { foods = try read(&waiting, stopping: stopping) }
        guard let foods else {
            throw CatalogFileError.notCatalog(path: path, reason: "has no list \"foods\"")
        }
        return foods
    }

    private static func read(_ pull: inout JSONPull, stopping: Bool) throws -> Foods {
        var entries: [CatalogEntry] = []
        var faults: [FoodFault] = []
        try pull.enterArray()
        while try pull.nextElement() {
            let start = pull
            do {
                entries.append(
                    try FoodDecoder.entry(from: &pull, place: entries.count + faults.count))
            } catch let fault as FoodFault where !stopping {
                faults.append(fault)
                pull = start
                try pull.skip()
            }
        }
        return (entries, faults)
    }

    /// The file that holds these foods, one a line, so that a change of one food is one line's.
    package static func text(of entries: [CatalogEntry]) -> [UInt8] {
        var bytes = Array("{\"version\":\(version),\"foods\":[".utf8)
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "\n" : ",\n").utf8
            FoodEncoder.json(entry).write(to: &bytes)
        }
        bytes += "\n]}\n".utf8
        return bytes
    }

    package static func write(
        _ entries: [CatalogEntry], to path: String
    ) throws(CatalogFileError) {
        try SystemFile.write(text(of: entries), to: path)
    }
}
