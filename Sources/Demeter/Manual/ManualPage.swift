internal import Arguments
internal import Configuration
package import Telling
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
    /// the daemon's, the recogniser's, the house's, the rooms', the page's, the eyes', the guesser's, the reader's, and the configuration's; in the language of the moment.
    package static var all: [ManualPage] {
        let program = DemeterCommand.table
        // What the pages are called is English in every language.
        let groups = VerbGroup.all(of: program)
        return [program.told.page(groups)] + groups.map { $0.page(groups, of: program) }
            + groups.flatMap(\.references)
            + [
                CommandTable.demeterd.told.daemonPage, CommandTable.demeterEars.told.earsPage,
                CommandTable.demeterHouse.told.housePage,
                CommandTable.demeterWyoming.told.roomsPage,
                CommandTable.demeterSync.told.syncPage,
                CommandTable.demeterPostgres.told.householdPage,
                CommandTable.demeterWeb.told.webPage, CommandTable.demeterEyes.told.eyesPage,
                CommandTable.demeterMeaning.told.meaningPage,
                CommandTable.demeterReader.told.readerPage, ConfigurationManual.page,
            ]
    }

    /// Every page, in a language.
    package static func all(in language: Language) -> [ManualPage] {
        Telling.$current.withValue(Telling(language)) { all }
    }

    /// The folder below that of all manuals in which pages of a language stand, as `man` looks for them; empty for
    /// English.
    package static func folder(of language: Language) -> String {
        switch language {
        case .english: ""
        case .chinese: "zh_TW"
        }
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
