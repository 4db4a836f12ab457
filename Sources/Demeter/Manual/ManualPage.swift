internal import Arguments
internal import Configuration
internal import Verbs

/// A page of the manual, made from the tables by which the programs work.
package struct ManualPage: Sendable, Hashable {
    /// `demeter-data`
    package var name: String
    package var section: Int
    /// In the `man(7)` macros; ends with a line feed.
    package var text: String

    /// `demeter-data.1`
    package var file: String { "\(name).\(section)" }

    /// Every page: the program's, one for each group of verbs, a reference from each verb to its page,
    /// the daemon's, the recogniser's, the house's, the rooms', the page's, the eyes', the reader's, and the configuration's.
    package static var all: [ManualPage] {
        let program = DemeterCommand.table
        let groups = VerbGroup.all(of: program)
        return [program.page(groups)] + groups.map { $0.page(groups, of: program) }
            + groups.flatMap(\.references)
            + [
                CommandTable.demeterd.daemonPage, CommandTable.demeterEars.earsPage,
                CommandTable.demeterHouse.housePage, CommandTable.demeterWyoming.roomsPage,
                CommandTable.demeterSync.syncPage,
                CommandTable.demeterPostgres.householdPage,
                CommandTable.demeterWeb.webPage, CommandTable.demeterEyes.eyesPage,
                CommandTable.demeterReader.readerPage, ConfigurationManual.page,
            ]
    }

    static let programVersion = "Demeter \(Version.text)"

    init(_ name: String, section: Int, _ roff: Roff) {
        self.name = name
        self.section = section
        text = roff.text
    }

    /// A page of this name that shows `target`.
    init(_ name: String, referringTo target: String) {
        self.name = name
        section = 1
        text = ".so man1/\(target).1\n"
    }
}

extension ManualPage {
    /// When the manual was last worked over.
    static let date = "2026-11-21"
}
