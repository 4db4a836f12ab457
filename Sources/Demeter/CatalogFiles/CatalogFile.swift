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

    /// As `load`, with what only the checker needs; stops at the first fault.
    package static func entries(_ path: String) throws(CatalogFileError) -> [CatalogEntry] {
        let (entries, faults) = try examine(path, most: 1)
        if let fault = faults.first { throw .food(path: path, fault) }
        return entries
    }

    /// Every food that can be read, and the first `most` faults of those that cannot.
    package static func examine(
        _ path: String, most: Int = .max
    ) throws(CatalogFileError) -> (entries: [CatalogEntry], faults: [FoodFault]) {
        let foods = try foods(in: path)
        var entries: [CatalogEntry] = []
        entries.reserveCapacity(foods.count)
        var faults: [FoodFault] = []
        for (place, food) in foods.enumerated() where faults.count < most {
            do throws(FoodFault) {
                entries.append(try FoodDecoder(food, place: place).entry())
            } catch {
                faults.append(error)
            }
        }
        return (entries, faults)
    }

    private static func foods(in path: String) throws(CatalogFileError) -> [JSONValue] {
        let bytes = try SystemFile.read(path)
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONValue(parsing: bytes)
        } catch {
            throw .notJSON(path: path, error)
        }
        guard let object = root.object else {
            throw .notCatalog(path: path, reason: "is no JSON object")
        }
        guard let version = object["version"]?.integer else {
            throw .notCatalog(path: path, reason: "has no \"version\"")
        }
        guard version == Self.version else {
            throw .notCatalog(
                path: path,
                reason: "is of version \(version); this program reads version \(Self.version)")
        }
        guard let foods = object["foods"]?.array else {
            throw .notCatalog(path: path, reason: "has no list \"foods\"")
        }
        return foods
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
