internal import CatalogFiles
internal import Curation

/// The commands that make the catalog from the curation.
struct Joining {
    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    func join() throws -> Int32 {
        guard let usda = options.usda else { throw UsageError() }
        guard let entries = try joined(usda: usda) else { return 1 }
        try CatalogFile.write(entries, to: options.output)
        say("\(options.output): \(entries.count) foods")
        let findings = try Checking.foods(in: options.output)
        return max(
            findings, try AllergenTables(options).write(), try PatternTables(options).write())
    }

    func verify() throws -> Int32 {
        guard let usda = options.usda else {
            say("catalog verify: skipped, no USDA folder given (--usda or DEMETER_USDA)")
            return 0
        }
        guard let entries = try joined(usda: usda) else { return 1 }
        guard try CatalogFile.text(of: entries) == SystemFile.read(options.output) else {
            say("\(options.output) is not what the curation gives; run catalog join")
            return 1
        }
        say("\(options.output): \(entries.count) foods, as the curation gives them")
        return max(
            try AllergenTables(options).verify(usda: usda),
            try PatternTables(options).verify(usda: usda))
    }

    /// `nil` after saying what is wrong.
    private func joined(usda: String) throws -> [CatalogEntry]? {
        let curation = try CurationFolder(path: options.foods)
        let names = try NamesFolder(path: options.names)
        let join = try CatalogJoin(
            curation.foods, names: names.names,
            usda: USDAFolder(path: usda, taiwan: options.taiwan))
        let errors = curation.errors + names.errors + join.errors
        for error in errors { say("\(error)") }
        return errors.isEmpty ? join.entries : nil
    }
}
