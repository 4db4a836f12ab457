import JSON
import Testing

/// Rules of Home Assistant's published schema of device discovery, as far as our parts come.
enum DiscoveryRules {
    /// Keys that each platform takes.
    private static let keys: [String: Set<String>] = [
        "sensor": [
            "p", "unique_id", "name", "state_topic", "value_template", "unit_of_measurement",
            "device_class", "state_class", "last_reset_value_template", "entity_category",
        ],
        "event": ["p", "unique_id", "name", "state_topic", "event_types"],
        "notify": ["p", "unique_id", "name", "command_topic"],
        "button": ["p", "unique_id", "name", "command_topic"],
    ]
    private static let needed: [String: Set<String>] = [
        "sensor": ["state_topic"], "event": ["state_topic", "event_types"],
        "notify": ["command_topic"], "button": ["command_topic"],
    ]
    /// Units that go with a class of sensors.
    private static let units = ["energy": ["kcal"], "timestamp": []]
    private static let stateClasses: Set = ["measurement", "total", "total_increasing"]

    static func check(_ device: JSONValue) throws {
        #expect(device["dev"]?["ids"]?.string?.isEmpty == false)
        #expect(device["o"]?["name"]?.string?.isEmpty == false)
        #expect(device["availability_topic"]?.string != nil)
        var ids: Set<String> = []
        for part in try #require(device["cmps"]?.object).members {
            let platform = try #require(part.value["p"]?.string)
            let found = Set(try #require(part.value.object).keys)
            #expect(found.isSubset(of: try #require(keys[platform])), "\(part.key)")
            #expect(found.isSuperset(of: try #require(needed[platform])), "\(part.key)")
            #expect(ids.insert(try #require(part.value["unique_id"]?.string)).inserted)
            if let kind = part.value["device_class"]?.string {
                let units = try #require(units[kind])
                let unit = part.value["unit_of_measurement"]?.string
                #expect(units.isEmpty ? unit == nil : units.contains(unit ?? ""), "\(part.key)")
            }
            let stateClass = part.value["state_class"]?.string
            if let stateClass { #expect(stateClasses.contains(stateClass)) }
            // Only a total may tell when it began.
            if part.value["last_reset_value_template"] != nil { #expect(stateClass == "total") }
            // Figures of energy are no measurements: Home Assistant says so in its log.
            if part.value["device_class"] == "energy" { #expect(stateClass != "measurement") }
        }
    }
}
