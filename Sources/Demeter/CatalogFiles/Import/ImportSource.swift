internal import Glibc
internal import Tables

/// What an import reads: tables that belong together.
enum ImportSource {
    case survey(SurveyTables)

    var name: String {
        switch self {
        case .survey(let tables): tables.name
        }
    }

    var release: String {
        switch self {
        case .survey(let tables): tables.release
        }
    }

    var credit: String? { nil }

    /// The files that are read, as paths.
    var files: [String] {
        switch self {
        case .survey(let tables):
            [tables.foods] + [tables.portions, tables.eaten].compactMap(\.self)
        }
    }

    func named(_ name: String) -> ImportSource {
        switch self {
        case .survey(var tables):
            tables.name = name
            return .survey(tables)
        }
    }

    /// Sees by their content what the files at `paths` hold.
    ///
    /// A folder stands for the files in it, and a table finds its companions beside it.
    static func find(
        _ paths: [String], ranks: [String: Int]
    ) throws -> [ImportSource] {
        var sources: [ImportSource] = []
        for path in paths {
            let found = try isFolder(path) ? inFolder(path, ranks) : inFile(path, paths, ranks)
            for source in found where !sources.contains(where: { $0.files == source.files }) {
                sources.append(source)
            }
        }
        return sources
    }

    private static func inFolder(
        _ path: String, _ ranks: [String: Int]
    ) throws -> [ImportSource] {
        let files = contents(path).map { "\(path)/\($0)" }
        let sources = try files.flatMap { file -> [ImportSource] in
            guard try kind(file) == .surveyFoods else { return [] }
            return try inFile(file, files, ranks)
        }
        guard !sources.isEmpty else { throw ImportError.unknownForm(path: path) }
        return sources
    }

    private static func inFile(
        _ path: String, _ given: [String], _ ranks: [String: Int]
    ) throws -> [ImportSource] {
        switch try kind(path) {
        case .surveyFoods:
            return [.survey(try survey(path, given, ranks))]
        case .surveyPortions:
            let foods = try (given + beside(path)).first {
                try kind($0) == .surveyFoods && stem($0) == stem(path)
            }
            guard let foods else {
                throw ImportError.missingTable(path: path, table: "foods")
            }
            return [.survey(try survey(foods, given, ranks))]
        case .mostEaten:
            // It goes with tables of foods, and makes none itself.
            guard given.count == 1 else { return [] }
            throw ImportError.missingTable(path: path, table: "foods")
        case nil:
            throw ImportError.unknownForm(path: path)
        }
    }

    private static func survey(
        _ foods: String, _ given: [String], _ ranks: [String: Int]
    ) throws -> SurveyTables {
        let near = given + beside(foods)
        let portions = try near.filter { try kind($0) == .surveyPortions }
        let matching = portions.first { stem($0) == stem(foods) }
        let only = given.filter { portions.contains($0) }
        return SurveyTables(
            foods: foods, portions: matching ?? (only.count == 1 ? only[0] : nil),
            eaten: try near.first { try kind($0) == .mostEaten }, ranks: ranks)
    }

    /// What tables of one release have in common in their names.
    private static func stem(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let words = file.lowercased().prefix { $0 != "." }.split(separator: "_")
        return words.dropLast().joined(separator: "_")
    }

    private static func beside(_ path: String) -> [String] {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return contents(folder).map { "\(folder)/\($0)" }.filter { $0.hasSuffix(".csv") }
    }

    enum Kind {
        case surveyFoods, surveyPortions, mostEaten
    }

    /// What a file's first row says that it is; `nil` for something else.
    static func kind(_ path: String) throws -> Kind? {
        guard !isFolder(path) else { return nil }
        let columns = Set(try TableFile(try PlainFile(path), .csv, path: path).columns)
        if columns.isSuperset(of: ["description", "energy_kcal"]) { return .surveyFoods }
        if columns.isSuperset(of: ["portion", "grams"]) { return .surveyPortions }
        if columns.isSuperset(of: ["Food code", "Rank"]) { return .mostEaten }
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, sorted.
    private static func contents(_ path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
