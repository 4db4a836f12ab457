package import Arguments

/// Places that were named on the command line.
package struct Overrides: Sendable, Hashable {
    package var configuration: String?
    package var dataFolder: String?
    package var socket: String?
    package var ingredients: String?
    package var grammars: String?

    package init(
        configuration: String? = nil, dataFolder: String? = nil, socket: String? = nil,
        ingredients: String? = nil, grammars: String? = nil
    ) {
        self.configuration = configuration
        self.dataFolder = dataFolder
        self.socket = socket
        self.ingredients = ingredients
        self.grammars = grammars
    }
}

extension Overrides {
    /// The options by which both programs take places.
    package static let options = [
        OptionRow("config", value: .init("FILE", .file), "Read this configuration file."),
        OptionRow(
            "data-dir", value: .init("FOLDER", .folder), "Keep the journal and all state here."),
        OptionRow("socket", value: .init("PATH", .file), "Meet at this socket."),
        OptionRow("ingredients", value: .init("FILE", .file), "Take the foods from this file."),
        OptionRow("grammars", value: .init("FOLDER", .folder), "Take the grammars from here."),
    ]

    /// What a command line says of places.
    package init(_ command: ParsedCommand) {
        self.init(
            configuration: command["config"], dataFolder: command["data-dir"],
            socket: command["socket"], ingredients: command["ingredients"],
            grammars: command["grammars"])
    }
}
