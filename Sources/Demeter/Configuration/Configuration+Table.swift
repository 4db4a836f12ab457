internal import Arguments
internal import TOML
internal import Telling

extension Configuration {
    /// Takes over a file's settings; the first fault in the order of the text is thrown.
    mutating func apply(_ root: TOMLTable, of file: String) throws(ConfigurationError) {
        let tables = Set(ConfigurationKey.all.map(\.table))
        for member in root.members {
            guard tables.contains(member.key) else {
                throw .unknown(
                    member.key, at: member.place, in: file,
                    among: Self.tableNames + ConfigurationKey.all.map(\.path))
            }
            guard case .table(let table) = member.value else {
                throw ConfigurationError(
                    source: .file(file, member.place), key: member.key,
                    problem: .wrongValue(
                        expected: phrase("a table, \"[\(member.key)]\""),
                        found: phrase(of: member.value.kind)))
            }
            for setting in table.members {
                if member.key == "summary", setting.key == "sink" {
                    let all = try Self.sinks(setting, in: file)
                    summary.sinks = all.filter { $0.person == nil }.map(\.sink)
                    for case (let person?, let sink) in all {
                        summary.sinksOfOthers[person, default: []].append(sink)
                    }
                } else {
                    try apply(setting, of: member.key, in: file)
                }
            }
        }
    }

    private static var tableNames: [String] {
        var names: [String] = []
        for key in ConfigurationKey.all where names.last != key.table { names.append(key.table) }
        return names
    }

    private mutating func apply(
        _ member: TOMLTable.Member, of table: String, in file: String
    ) throws(ConfigurationError) {
        let path = "\(table).\(member.key)"
        guard let key = ConfigurationKey.all.first(where: { $0.path == path }) else {
            let own = ConfigurationKey.all.filter { $0.table == table }
            throw .unknown(
                path, at: member.place, in: file,
                among: own.map(\.path) + ConfigurationKey.all.map(\.path))
        }
        key.write(&self, try key.setting(of: member, in: file))
    }

    private static func sinks(
        _ member: TOMLTable.Member, in file: String
    ) throws(ConfigurationError) -> [(person: PersonName?, sink: SummarySink)] {
        guard case .array(let elements) = member.value else {
            throw ConfigurationError(
                source: .file(file, member.place), key: "summary.sink",
                problem: .wrongValue(
                    expected: phrase("a list of tables, \"[[summary.sink]]\""),
                    found: phrase(of: member.value.kind)))
        }
        var sinks: [(person: PersonName?, sink: SummarySink)] = []
        for element in elements {
            guard case .table(let table) = element.value else {
                throw ConfigurationError(
                    source: .file(file, element.place), key: "summary.sink",
                    problem: .wrongValue(
                        expected: phrase("a list of tables, \"[[summary.sink]]\""),
                        found: phrase("a list with \(phrase(of: element.value.kind))")))
            }
            sinks.append(try sink(table, at: element.place, in: file))
        }
        return sinks
    }

    private static func sink(
        _ table: TOMLTable, at place: TOMLPlace, in file: String
    ) throws(ConfigurationError) -> (person: PersonName?, sink: SummarySink) {
        var draft = SummarySinkDraft()
        for member in table.members {
            guard let key = ConfigurationKey.ofSink.first(where: { $0.name == member.key }) else {
                throw .unknown(
                    "summary.sink.\(member.key)", at: member.place, in: file,
                    among: ConfigurationKey.ofSink.map(\.path))
            }
            key.write(&draft, try key.setting(of: member, in: file))
        }
        guard let kind = draft.kind, let sink = draft.sink else {
            throw ConfigurationError(
                source: .file(file, place), key: "summary.sink.kind", problem: .missingKey)
        }
        for member in table.members
        where member.key != "kind" && !kind.needs.contains(member.key)
            && !kind.takes.contains(member.key)
        {
            throw ConfigurationError(
                source: .file(file, member.place), key: "summary.sink.\(member.key)",
                problem: .uselessKey(because: phrase("for the kind \"\(kind.rawValue)\"")))
        }
        for name in kind.needs where table[name] == nil {
            throw ConfigurationError(
                source: .file(file, place), key: "summary.sink.\(name)", problem: .missingKey)
        }
        return (PersonName(draft.person), sink)
    }
}

extension ConfigurationKey {
    fileprivate func setting(
        of member: TOMLTable.Member, in file: String
    ) throws(ConfigurationError) -> Setting {
        guard let setting = kind.setting(of: member.value) else {
            throw ConfigurationError(
                source: .file(file, member.place), key: path,
                problem: .wrongValue(
                    expected: kind.expectation, found: kind.fault(of: member.value)))
        }
        return setting
    }
}

extension ConfigurationError {
    static func unknown(
        _ key: String, at place: TOMLPlace, in file: String, among known: [String]
    ) -> Self {
        ConfigurationError(
            source: .file(file, place), key: key,
            problem: .unknownKey(nearest: Spelling.nearest(to: key, among: known)))
    }
}
