internal import Host
package import Programmes
internal import TOML
internal import Telling

/// A programme as a file tells it: `title`, `title_zh`, `about`, `days` and a table `[daily]` of its targets.
package enum ProgrammeFile {
    /// How the files' names end.
    static let ending = ".toml"

    /// The programme of a file, which is called as the file is.
    ///
    /// - Throws: the first fault in the order of the text, with its place and key.
    package static func read(_ path: String) throws(ConfigurationError) -> Programme {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = String(file.dropLast(ending.count))
        guard file.hasSuffix(ending), Programme.isName(name) else {
            throw ConfigurationError(
                source: .file(path, nil),
                problem: .wrongValue(
                    expected: phrase(
                        "called by 1 to \(Programme.longest.name) letters a to z, digits and "
                            + "hyphens, and \(ending)"), found: phrase("so")))
        }
        let table: TOMLTable?
        do {
            table = try TOMLTable(file: path)
        } catch {
            throw ConfigurationError(source: .file(path, error.place), problem: .unreadable(error))
        }
        guard let table else {
            throw ConfigurationError(source: .file(path, nil), problem: .missingFile)
        }
        var reader = ProgrammeReader(file: path)
        for member in table.members { try reader.take(member) }
        return try reader.programme(called: name)
    }
}

/// What of a file's programme is known so far.
private struct ProgrammeReader {
    let file: String
    private var title: String?
    private var chineseTitle: String?
    private var about: String?
    private var days: Int?
    private var targets: [DailyTarget] = []

    init(file: String) { self.file = file }

    mutating func take(_ member: TOMLTable.Member) throws(ConfigurationError) {
        switch member.key {
        case "title": title = try text(member, limit: Programme.longest.title)
        case "title_zh": chineseTitle = try text(member, limit: Programme.longest.title)
        case "about": about = try text(member, limit: Programme.longest.about)
        case "days": days = try number(member, member.key, in: Programme.dayBounds)
        case "daily":
            guard case .table(let table) = member.value else {
                throw wrong(member, "daily", phrase("a table, \"[daily]\""))
            }
            for target in table.members { try takeTarget(target) }
        default:
            throw .unknown(
                member.key, at: member.place, in: file,
                among: ["title", "title_zh", "about", "days", "daily"])
        }
    }

    private mutating func takeTarget(_ member: TOMLTable.Member) throws(ConfigurationError) {
        let key = "daily.\(member.key)"
        guard let kind = DailyTarget.Kind(rawValue: member.key) else {
            throw .unknown(
                key, at: member.place, in: file,
                among: DailyTarget.Kind.allCases.map { "daily.\($0.rawValue)" })
        }
        guard kind == .noBanned else {
            targets.append(DailyTarget(kind, try number(member, key, in: kind.bounds)))
            return
        }
        guard case .boolean(let isWanted) = member.value else {
            throw wrong(member, key, SettingKind.flag.expectation)
        }
        if isWanted { targets.append(DailyTarget(kind)) }
    }

    func programme(called name: String) throws(ConfigurationError) -> Programme {
        guard let title else { throw missing("title") }
        guard let days else { throw missing("days") }
        guard !targets.isEmpty else { throw missing("daily") }
        return Programme(
            name: name, title: title, chineseTitle: chineseTitle, about: about, days: days,
            targets: DailyTarget.Kind.allCases.compactMap { kind in
                targets.first { $0.kind == kind }
            })
    }

    private func text(
        _ member: TOMLTable.Member, limit: Int
    ) throws(ConfigurationError) -> String {
        guard case .string(let text) = member.value,
            (1...limit).contains(text.unicodeScalars.count),
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw wrong(member, member.key, phrase("text of 1 to \(limit) characters on one line"))
        }
        return text
    }

    private func number(
        _ member: TOMLTable.Member, _ key: String, in range: ClosedRange<Int>
    ) throws(ConfigurationError) -> Int {
        guard case .integer(let value) = member.value, let number = Int(exactly: value),
            range.contains(number)
        else { throw wrong(member, key, SettingKind.wholeNumber(range).expectation) }
        return number
    }

    private func wrong(
        _ member: TOMLTable.Member, _ key: String, _ expected: String
    ) -> ConfigurationError {
        let found =
            switch member.value {
            case .integer(let value): String(value)
            case .string(let text) where text.isEmpty: phrase("empty")
            default: member.value.kind
            }
        return ConfigurationError(
            source: .file(file, member.place), key: key,
            problem: .wrongValue(expected: expected, found: found))
    }

    private func missing(_ key: String) -> ConfigurationError {
        ConfigurationError(source: .file(file, nil), key: key, problem: .missingKey)
    }
}
