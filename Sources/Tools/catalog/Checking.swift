internal import CatalogFiles
internal import Curation

struct Checking {
    private var options: Options

    init(_ options: Options) {
        self.options = options
        if let path = options.words.first { self.options.output = path }
    }

    /// Lists every finding in the foods, and in what is said of their allergens and groups; 1 when there is one.
    func check() throws -> Int32 {
        max(
            try Self.foods(in: options.output), try AllergenTables(options).check(),
            try PatternTables(options).check(), try definitions())
    }

    /// Names the first thing that is wrong with what is said of foods by their meaning; 1 when there is one.
    private func definitions() throws -> Int32 {
        let path = options.definitions
        let text = String(decoding: try SystemFile.read(path), as: UTF8.self)
        let told: FoodDefinitions
        do throws(FoodDefinitions.Fault) { told = try FoodDefinitions(text) } catch {
            say("\(path): \(error)")
            return 1
        }
        let missing = told.missing(from: try CatalogFile.load(options.output))
        for id in missing { say("\(path): the catalog has no food \(id)") }
        say("\(path): \(told.texts.count) foods are told of by what they are")
        return missing.isEmpty ? 0 : 1
    }

    /// Lists every finding in a file of foods; 1 when there is one.
    static func foods(in path: String) throws -> Int32 {
        let (entries, faults) = try CatalogFile.examine(path)
        for fault in faults { say("\(fault)") }
        let findings = CatalogChecker().findings(in: entries)
        for finding in findings { say("\(finding)") }
        let count = faults.count + findings.count
        say(
            count == 0
                ? "\(path): \(entries.count) foods, no finding"
                : "\(path): \(entries.count) foods, \(count) findings")
        return count == 0 ? 0 : 1
    }
}
