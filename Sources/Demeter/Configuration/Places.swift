package import Host

/// Where things are on this machine, as absolute paths.
package struct Places: Sendable, Hashable {
    package var configuration: String
    /// Whether somebody named the configuration file, which then has to exist.
    package var isConfigurationChosen: Bool
    /// Holds `journal.sqlite` and all other state.
    package var dataFolder: String
    /// Whose that is; `nil` of the owner.
    package var person: PersonName?
    /// Not meant when the service manager passes a socket.
    package var socket: String
    /// The catalog's file; `nil` when none was named and none lies where it should.
    package var ingredients: String?
    /// The folder of grammars; `nil` likewise.
    package var grammars: String?
    /// The folder of programmes that were installed; `nil` where it is not there.
    package var programmes: String?
    /// What somebody named that has to be there, each with the option or variable that named it.
    var named: [Named] = []

    /// A file or folder that was named, and by what.
    struct Named: Sendable, Hashable {
        var source: ConfigurationError.Source
        var path: String
        var isFolder: Bool
    }

    package var journal: String { Path.join(dataFolder, "journal.sqlite") }

    package static let variables = [
        "DEMETER_CONFIG", "DEMETER_DATA_DIR", "DEMETER_SOCKET", "DEMETER_INGREDIENTS",
        "DEMETER_GRAMMARS",
    ]

    /// Command line before environment before the usual places.
    ///
    /// `program` is the file of the running program, beside which its data are found.
    package init(
        overrides: Overrides = Overrides(), environment: Environment,
        program: String? = Program.file()
    ) {
        let folders = Folders(environment: environment)
        let chosen = overrides.configuration ?? environment["DEMETER_CONFIG"]
        configuration = Path.absolute(
            chosen ?? Path.join(folders.configuration, "demeter/config.toml"))
        isConfigurationChosen = chosen != nil

        // systemd separates several state folders by colons; the first is ours.
        let state = environment["STATE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
        let data = Path.absolute(
            overrides.dataFolder ?? environment["DEMETER_DATA_DIR"] ?? state
                ?? Path.join(folders.data, "demeter"))
        dataFolder = data

        socket = Path.absolute(
            overrides.socket ?? environment["DEMETER_SOCKET"]
                ?? folders.runtime.map { Path.join($0, "demeter/demeter.sock") }
                ?? Path.join(data, "demeter.sock"))

        let shared = program.flatMap {
            Program.dataFolder(of: $0, installedAs: "demeter", marker: "ingredients.json")
        }
        func found(_ name: String) -> String? {
            shared.map { Path.join($0, name) }.flatMap { Path.isReadable($0) ? $0 : nil }
        }
        ingredients =
            (overrides.ingredients ?? environment["DEMETER_INGREDIENTS"]).map(Path.absolute)
            ?? found("ingredients.json")
        grammars =
            (overrides.grammars ?? environment["DEMETER_GRAMMARS"]).map(Path.absolute)
            ?? found("grammars")
        programmes = found("programmes")
        func note(
            _ path: String?, _ option: String?, _ name: String, _ variable: String, isFolder: Bool
        ) {
            guard let path, option != nil || environment[variable] != nil else { return }
            named.append(
                Named(
                    source: option == nil ? .variable(variable) : .option("--\(name)"),
                    path: path, isFolder: isFolder))
        }
        note(
            ingredients, overrides.ingredients, "ingredients", "DEMETER_INGREDIENTS",
            isFolder: false)
        note(grammars, overrides.grammars, "grammars", "DEMETER_GRAMMARS", isFolder: true)
    }
}

extension Configuration {
    /// Where the daily copies of the journal there go; those of others than the owner in folders of their own.
    package func backupFolder(_ places: Places) -> String {
        guard let folder = backup.folder else { return Path.join(places.dataFolder, "backups") }
        guard let person = places.person else { return folder }
        return Path.join(folder, person.text)
    }
}
