package import FoodCatalog
package import Nutrition

/// All foods that this machine knows: the catalog's, and behind them the imported ones.
package struct KnownFoods: Sendable {
    /// The catalog's foods, and those of imports that are small enough to be read with whole; the others
    /// are its store.
    package let catalog: FoodCatalog
    /// Why some imports are missing.
    package private(set) var faults: [CatalogFileError] = []
    /// What the catalog was made of, and where it is yet to be kept; `nil` where there is nothing to do.
    private var unkept: (file: KeptCatalog, foods: FoodRecords)?

    /// The imports whose foods' codes are those on their packages.
    private let products: [String]

    /// How many imported foods are held in memory: two releases of a survey, but no dump.
    static let mostHeld = 20_000

    /// - Parameters:
    ///   - ingredients: the catalog's file.
    ///   - dataFolder: holds the imports.
    ///   - cacheFolder: where the catalog as it was made is kept for the next start, for each program in
    ///     a file of its own; `nil` for nowhere.
    package init(
        ingredients: String, dataFolder: String, cacheFolder: String? = nil
    ) throws(CatalogFileError) {
        let imports = Self.imports(of: dataFolder)
        faults = imports.faults
        products = (imports.held + imports.stored).map(\.about)
            .filter { $0.release == OpenFoodFacts.release }.map(\.name)
        let store = imports.stored.isEmpty ? nil : ImportedStore(imports: imports.stored)
        var file: KeptCatalog?
        if let cacheFolder, let program = CatalogKey.program,
            let key = CatalogKey.key(
                ingredients: try CatalogKey.sum(of: ingredients), imports: imports.held)
        {
            file = KeptCatalog(path: "\(cacheFolder)/\(program).index", key: key)
        }
        if let kept = file?.read() {
            catalog = FoodCatalog(kept: kept.foods, index: kept.index, store: store)
            isKept = true
            return
        }
        isKept = false
        let bytes = try SystemFile.read(ingredients)
        if let path = file?.path {
            // It may have been put there since.
            file = CatalogKey.key(ingredients: CatalogKey.sum(of: bytes), imports: imports.held)
                .map { KeptCatalog(path: path, key: $0) }
        }
        var foods = try CatalogFile.load(bytes, path: ingredients)
        for imported in imports.held {
            do throws(CatalogFileError) {
                foods += try imported.foods()
            } catch {
                faults.append(error)
                // What could not be read today may be readable tomorrow.
                file = nil
            }
        }
        let made = FoodCatalog(foods: foods)
        let records = FoodRecords(Array(made.foods))
        catalog = FoodCatalog(kept: records, index: made.index, store: store)
        unkept = file.map { ($0, records) }
    }

    private static func imports(
        of dataFolder: String
    ) -> (held: [ImportedFoods], stored: [ImportedFoods], faults: [CatalogFileError]) {
        let (imports, faults) = ImportedFolder(dataFolder: dataFolder).open()
        var count = 0
        var (held, stored): ([ImportedFoods], [ImportedFoods]) = ([], [])
        for imported in imports {
            if count + imported.count <= mostHeld {
                count += imported.count
                held.append(imported)
            } else {
                stored.append(imported)
            }
        }
        return (held, stored, faults)
    }

    /// The foods of imports that bear this number, one of each import at most.
    package func foods(_ barcode: Barcode) -> [Food] {
        products.compactMap { name in
            barcode.spellings.lazy.compactMap { catalog[FoodID(rawValue: "\(name):\($0)")] }
                .first
        }
    }

    /// Whether the catalog was kept and did not have to be made.
    package let isKept: Bool

    /// Keeps the catalog for the next start, unless it was kept before; takes some ten milliseconds.
    ///
    /// Where nothing can be written the next start makes it again.
    ///
    /// - Returns: whether the catalog had to be made.
    @discardableResult
    package func keep() -> Bool {
        if let unkept { _ = unkept.file.write(unkept.foods, catalog.index) }
        return !isKept
    }
}
