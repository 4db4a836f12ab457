internal import Arguments
internal import Configuration
internal import Telling

/// Verbs that share a page of the manual, because they share a heading in the help.
struct VerbGroup {
    /// The heading.
    var title: String
    /// The page's name.
    var name: String
    var verbs: [CommandTable]

    /// In the order of the help.
    static func all(of program: CommandTable) -> [VerbGroup] {
        var groups: [VerbGroup] = []
        for verb in program.commands {
            if let index = groups.firstIndex(where: { $0.title == verb.group }) {
                groups[index].verbs.append(verb)
            } else {
                groups.append(
                    VerbGroup(
                        title: verb.group, name: "\(program.name)-\(pageName(of: verb.group))",
                        verbs: [verb]))
            }
        }
        return groups
    }

    /// A short word for the group, else the words of its heading.
    private static func pageName(of title: String) -> String {
        switch title {
        case "Keeping the journal": "journal"
        case "Looking back": "days"
        case "Your data": "data"
        case "The program itself": "program"
        default: title.lowercased().split(separator: " ").joined(separator: "-")
        }
    }

    /// So that `man demeter-log` finds the page that tells of it.
    var references: [ManualPage] {
        verbs.map { "demeter-\($0.name)" }.filter { $0 != name }
            .map { ManualPage($0, referringTo: name) }
    }

    func page(_ groups: [VerbGroup], of program: CommandTable) -> ManualPage {
        let title = phrase(of: title)
        var roff = Roff(
            name, section: 1, date: ManualPage.date, program: ManualPage.programVersion)
        roff.section(phrase("Name"))
        roff.paragraph(
            "\(name) - \(title.prefix(1).lowercased() + title.dropFirst()): "
                + verbs.map(\.name).joined(separator: ", "), isFirst: true)
        roff.section(phrase("Synopsis"))
        for (index, verb) in verbs.enumerated() {
            roff.synopsis(verb, after: program.name, isFirst: index == 0)
        }
        roff.section(phrase("Description"))
        roff.paragraph(
            phrase(
                "Verbs of \(program.name)(1), which tells of the options that all of them take, of the "
                    + "exit status and of the files."), isFirst: true)
        for verb in verbs { roff.verb(verb.told, after: program.name) }
        roff.section(phrase("See also"))
        let others = groups.filter { $0.name != name }.map { "\($0.name)(1)" }
        roff.paragraph(
            (["\(program.name)(1)"] + others + ["demeter.toml(5)", "demeterd(8)"])
                .joined(separator: ", "), isFirst: true)
        return ManualPage(name, section: 1, roff)
    }
}
