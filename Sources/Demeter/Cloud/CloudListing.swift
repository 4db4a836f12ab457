internal import Nutrition

/// The files of devices in the folder, whatever else is in it.
enum CloudListing {
    /// Years with files: as many as there can be.
    private static let mostYears = 200

    /// - Parameter months: those to be looked at, as `2026/11`; all when `nil`.
    static func of(
        _ folder: CloudFolder, months: Set<String>?
    ) async throws(CloudFault) -> [CloudPath: EntityTag?] {
        var found: [CloudPath: EntityTag?] = [:]
        let chosen: [String]
        if let months { chosen = months.sorted() } else { chosen = try await all(folder) }
        for month in chosen {
            let parts = month.split(separator: "/").map(String.init)
            for member in try await folder.members(of: month) ?? [] {
                // A name is never followed but for what it says: the path is made anew of that.
                guard parts.count == 2,
                    let path = CloudPath(year: parts[0], month: parts[1], name: member.name)
                else { continue }
                found[path] = .some(member.tag)
            }
        }
        return found
    }

    private static func all(_ folder: CloudFolder) async throws(CloudFault) -> [String] {
        let years = try await numbers(of: 4, in: folder, at: "")
        guard years.count <= mostYears else { throw .crowded(limit: mostYears) }
        var found: [String] = []
        for year in years {
            found += try await numbers(of: 2, in: folder, at: year)
                .filter { LocalDay("\(year)-\($0)-01") != nil }.map { "\(year)/\($0)" }
        }
        return found
    }

    /// The members that are called by so many digits.
    private static func numbers(
        of digits: Int, in folder: CloudFolder, at path: String
    ) async throws(CloudFault) -> [String] {
        let names = Set((try await folder.members(of: path) ?? []).map(\.name))
        return names.filter { name in
            name.utf8.count == digits
                && name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }.sorted()
    }
}
