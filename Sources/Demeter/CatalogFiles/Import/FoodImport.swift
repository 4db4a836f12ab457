internal import Archive
package import Nutrition
internal import Tables
internal import Workbook

/// Imports of foods from files that the person has.
package enum FoodImport {
    /// Reads `paths` into a file each collection, and puts each file in its place when it is whole.
    ///
    /// - Parameters:
    ///   - paths: files and folders; what they hold is seen by their content.
    ///   - name: what to call the import, where the paths hold a single collection.
    ///   - own: reads the catalog, which knows how often some of the foods are eaten; asked for once, and only
    ///     by tables whose foods it may know.
    ///   - progress: told now and then how far it is.
    package static func run(
        _ paths: [String], name: String? = nil, into folder: ImportedFolder,
        own: () -> [Food] = { [] },
        progress: (ImportProgress) -> Void = { _ in }
    ) throws(ImportError) -> [ImportOutcome] {
        do {
            if let name, !ImportName.isValid(name) { throw ImportError.badName(name) }
            var sources = try ImportSource.find(paths)
            if sources.contains(where: \.takesRanks) {
                let ranks = ranks(of: own())
                sources = sources.map { $0.ranked(by: ranks) }
            }
            if let name {
                guard sources.count == 1 else { throw ImportError.badName(name) }
                sources[0] = sources[0].named(name)
            }
            try folder.create()
            var outcomes: [ImportOutcome] = []
            for source in sources {
                outcomes.append(try run(source, into: folder, progress))
            }
            return outcomes
        } catch let error as ImportError {
            throw error
        } catch let error as CatalogFileError {
            throw .file(error)
        } catch let error as ArchiveError {
            throw .archive(path: paths.first ?? "", reason: error.message)
        } catch let error as WorkbookError {
            throw .archive(path: paths.first ?? "", reason: String(describing: error))
        } catch {
            throw .unknownForm(path: paths.first ?? "")
        }
    }

    private static func run(
        _ source: ImportSource, into folder: ImportedFolder, _ progress: (ImportProgress) -> Void
    ) throws -> ImportOutcome {
        let writer = try ImportedFileWriter(path: folder.file(source.name))
        var faults = ImportFaults()
        var state = ImportProgress(name: source.name, rows: 0, bytes: 0, allBytes: 0)
        let files = source.files.map { TableFolder.workbook(of: $0) ?? $0 }.uniqued
        for path in files { state.allBytes += try TableFolder.size(path) }
        var bytes = 0
        let tables = TableFolder { bytes += $0 }
        func step(isFood: Bool) {
            if isFood { state.rows += 1 }
            state.bytes = bytes
            progress(state)
        }
        func open(_ path: String) throws -> any ByteSource {
            step(isFood: false)
            return try tables.open(path)
        }
        try source.read(open: open) { food in
            try writer.append(food.withoutControls)
            if (state.rows + 1) & 0xFF == 0 { step(isFood: true) } else { state.rows += 1 }
        } fault: { fault, file, line in
            faults.add(fault, file: file, line: line)
            state.rows += 1
        }
        guard writer.count > 0 else {
            throw ImportError.noFoods(path: source.files[0], faults)
        }
        let about = ImportedAbout(
            name: source.name, release: source.release,
            files: files.map(TableFolder.fileName),
            rows: state.rows, leftOut: faults.count, credit: source.credit)
        let isChanged = try writer.finish(about)
        state.bytes = bytes
        progress(state)
        return ImportOutcome(
            about: about, foods: writer.count, faults: faults, isChanged: isChanged)
    }

    /// Places among the most eaten foods by FNDDS code, as the catalog knows them.
    private static func ranks(of own: [Food]) -> [String: Int] {
        var ranks: [String: Int] = [:]
        for food in own where food.source.release.hasPrefix("FNDDS") {
            if let code = food.source.code, let rank = food.rank {
                ranks[code] = min(rank, ranks[code] ?? rank)
            }
        }
        return ranks
    }
}

extension [String] {
    /// Each once, in the order in which they come.
    fileprivate var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
