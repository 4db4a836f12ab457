internal import FoodCatalog
internal import Host
internal import JSON
internal import Mapping
package import Nutrition

/// The foods of one import, in a file that is used in place.
package struct ImportedFoods: Sendable {
    package let about: ImportedAbout
    package let path: String
    /// How many foods there are.
    package let count: Int
    let file: MappedFile
    private let sections: [Range<Int>]

    /// Opens the file at `path`; throws `.damaged` for one that was not written by this version.
    package init(path: String) throws(CatalogFileError) {
        self.path = path
        do {
            file = try MappedFile(path, of: .own)
        } catch {
            if let fault = error.fault { throw .refused(path: path, fault) }
            throw .system(path: path, operation: error.operation, code: error.code)
        }
        guard let header = file.bytes(0, count: ImportedLayout.headerSize),
            header.starts(with: ImportedLayout.magic),
            file.number(8, UInt32.self) == ImportedLayout.version,
            let count = file.number(12, UInt32.self),
            file.number(16, UInt64.self) == UInt64(file.count),
            file.number(24, UInt64.self) == FoodWords.mark,
            file.number(32, UInt64.self)
                == ImportedLayout.checkSum(header[..<32] + header[40...])
        else { throw .damaged(path: path) }
        self.count = Int(count)
        var sections: [Range<Int>] = []
        for section in ImportedLayout.Section.allCases {
            let place = 40 + section.rawValue * 16
            guard let offset = file.number(place, UInt64.self).flatMap({ Int(exactly: $0) }),
                let length = file.number(place + 8, UInt64.self).flatMap({ Int(exactly: $0) }),
                offset <= file.count, length <= file.count - offset
            else { throw .damaged(path: path) }
            sections.append(offset..<offset + length)
        }
        self.sections = sections
        let about = sections[ImportedLayout.Section.about.rawValue]
        guard sections[ImportedLayout.Section.offsets.rawValue].count == 8 * (self.count + 1),
            let text = file.bytes(about.lowerBound, count: about.count),
            let json = try? JSONValue(parsing: text), let known = ImportedAbout(json)
        else { throw .damaged(path: path) }
        self.about = known
    }

    func section(_ section: ImportedLayout.Section) -> Range<Int> { sections[section.rawValue] }

    /// The size of the file in bytes.
    package var size: Int { file.count }

    /// The food at a place from 0; throws `.damaged` when there is none.
    package func food(at place: Int) throws(CatalogFileError) -> Food {
        let offsets = sections[ImportedLayout.Section.offsets.rawValue].lowerBound
        let records = sections[ImportedLayout.Section.records.rawValue]
        guard place >= 0, place < count,
            let start = file.number(offsets + 8 * place, UInt64.self).flatMap({ Int(exactly: $0) }),
            let end = file.number(offsets + 8 * place + 8, UInt64.self)
                .flatMap({ Int(exactly: $0) }),
            start <= end, end <= records.count,
            let bytes = file.bytes(records.lowerBound + start, count: end - start),
            let food = FoodRecord.food(bytes, collection: about.name, release: about.release)
        else { throw .damaged(path: path) }
        return food
    }

    /// All foods, in the order in which they were imported.
    package func foods() throws(CatalogFileError) -> [Food] {
        var foods: [Food] = []
        foods.reserveCapacity(count)
        for place in 0..<count { foods.append(try food(at: place)) }
        return foods
    }
}
