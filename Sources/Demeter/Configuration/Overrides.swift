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
