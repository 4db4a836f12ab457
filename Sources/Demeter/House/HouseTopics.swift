/// The topics of one person's journal at a broker.
package struct HouseTopics: Sendable, Hashable {
    /// What tells the person's device from others: letters, digits, `-` and `_`.
    package let id: String
    /// Where Home Assistant looks for devices; `homeassistant` unless it was told otherwise.
    let discoveryPrefix: String

    package init(person: String, discoveryPrefix: String) {
        let plain = person.lowercased().unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_": Character(scalar)
            default: "_"
            }
        }
        id = String(plain)
        self.discoveryPrefix = discoveryPrefix
    }

    /// The one message that announces the device with all its parts.
    var discovery: String { "\(discoveryPrefix)/device/demeter_\(id)/config" }
    /// Where Home Assistant says that it has started.
    var birth: String { "\(discoveryPrefix)/status" }
    package var availability: String { "demeter/\(id)/availability" }
    var state: String { "demeter/\(id)/state" }
    var event: String { "demeter/\(id)/event" }

    func command(_ command: HouseCommand.Kind) -> String { "demeter/\(id)/\(command.rawValue)/set" }

    /// The command that a topic means.
    func command(at topic: String) -> HouseCommand.Kind? {
        HouseCommand.Kind.allCases.first { command($0) == topic }
    }
}
