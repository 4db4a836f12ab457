internal import CatalogFiles
internal import Curation
internal import HealthyEating
internal import Nutrition

/// The command that computes the food groups in each food of the catalog.
struct PatternTables {
    private let options: Options

    init(_ options: Options) { self.options = options }

    /// The file's text; `nil` after saying what is wrong.
    private func text(usda: String) throws -> [UInt8]? {
        let bytes = try SystemFile.read(options.patternRules)
        let rules = PatternRules(
            String(decoding: bytes, as: UTF8.self), name: options.patternRules)
        let curation = try CurationFolder(path: options.foods)
        let join = try PatternJoin(curation.foods, usda: USDAFolder(path: usda), rules: rules)
        let errors = curation.errors + join.errors
        for error in errors { say("\(error)") }
        return errors.isEmpty ? PatternFile.text(of: join.patterns) : nil
    }

    func write() throws -> Int32 {
        guard let usda = options.usda else { throw UsageError() }
        guard let text = try text(usda: usda) else { return 1 }
        try SystemFile.write(text, to: path)
        return try check()
    }

    /// Compares what the tables give with the file; 0 where they are the same.
    func verify(usda: String) throws -> Int32 {
        guard let text = try text(usda: usda) else { return 1 }
        guard try text == SystemFile.read(path) else {
            say("\(path) is not what the curation gives; run catalog patterns")
            return 1
        }
        say("\(path): as the curation gives it")
        return 0
    }

    /// Says of how many foods the groups are known and from what; 1 where the file is not there.
    func check() throws -> Int32 {
        let file = PatternFile(path: path)
        guard file.isThere else {
            say("\(path) is not there, or of another version; run catalog patterns")
            return 1
        }
        var counts: [KnownPatterns.Basis: Int] = [:]
        var unknown = 0
        for food in try CatalogFile.load(options.output) {
            if let known = file.known(food.id) {
                counts[known.basis, default: 0] += 1
            } else {
                unknown += 1
            }
        }
        let sums = KnownPatterns.Basis.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }
        say("\(path): food groups \(sums.joined(separator: ", ")), of \(unknown) foods unknown")
        return 0
    }

    private var path: String { PatternFile.path(beside: options.output) }
}
