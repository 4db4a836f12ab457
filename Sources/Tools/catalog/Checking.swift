internal import CatalogFiles

enum Checking {
    /// Lists every finding; 1 when there is one.
    static func check(_ path: String) throws -> Int32 {
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
