internal import Configuration
internal import JSON

/// The message by which Home Assistant (2024.12 and newer) makes a device with its entities.
struct HouseDiscovery {
    let topics: HouseTopics
    let person: String
    let version: String
    let permissions: Set<HousePermission>

    var json: JSONValue {
        var parts = JSONObject()
        if permissions.contains(.read) {
            for sensor in Self.sensors { parts[sensor.id] = part(sensor) }
            parts["event"] = [
                "p": "event", "unique_id": .string("demeter_\(topics.id)_event"),
                "name": "Journal", "state_topic": .string(topics.event),
                "event_types": .array(HouseEvent.Kind.allCases.map { .string($0.rawValue) }),
            ]
        }
        for kind in HouseCommand.Kind.allCases where permissions.contains(kind.permission) {
            parts[kind.rawValue] = part(kind)
        }
        return [
            "dev": [
                "ids": .string("demeter_\(topics.id)"), "name": .string("Demeter \(person)"),
                "mf": "Demeter", "mdl": "Food journal", "sw": .string(version),
            ],
            "o": ["name": "demeter", "sw": .string(version)],
            "availability_topic": .string(topics.availability),
            "cmps": .object(parts),
        ]
    }

    private struct Sensor {
        var id: String
        var name: String
        /// The member of the state.
        var member: String
        var unit: String?
        var deviceClass: String?
        var stateClass: String?
        var isDiagnostic = false
    }

    /// Of a day's sums: they may fall when something is taken back, and begin anew at midnight, which is why
    /// each tells when its day began.
    private static func sum(
        _ id: String, _ name: String, _ unit: String, deviceClass: String? = nil
    ) -> Sensor {
        Sensor(
            id: id, name: name, member: id, unit: unit, deviceClass: deviceClass,
            stateClass: "total")
    }

    private static let sensors = [
        sum("energy_today", "Energy today", "kcal", deviceClass: "energy"),
        Sensor(
            id: "energy_total", name: "Energy in all", member: "energy_total", unit: "kcal",
            deviceClass: "energy", stateClass: "total_increasing"),
        sum("protein", "Protein", "g"), sum("carbohydrates", "Carbohydrates", "g"),
        sum("fat", "Fat", "g"), sum("fiber", "Fiber", "g"), sum("sugar", "Sugar", "g"),
        sum("sodium", "Sodium", "mg"),
        Sensor(
            id: "energy_left", name: "Energy left", member: "energy_left", unit: "kcal",
            stateClass: "measurement"),
        Sensor(
            id: "last_meal", name: "Last meal", member: "last_meal", deviceClass: "timestamp"),
        Sensor(id: "entries", name: "Entries", member: "entries", stateClass: "measurement"),
        Sensor(id: "held", name: "Held", member: "held", stateClass: "measurement"),
        Sensor(id: "daemon", name: "Daemon", member: "daemon", isDiagnostic: true),
        Sensor(id: "ears", name: "Ears", member: "ears", isDiagnostic: true),
    ]

    private func part(_ sensor: Sensor) -> JSONValue {
        var part = JSONObject([
            ("p", "sensor"), ("unique_id", .string("demeter_\(topics.id)_\(sensor.id)")),
            ("name", .string(sensor.name)), ("state_topic", .string(topics.state)),
            ("value_template", .string("{{ value_json.\(sensor.member) }}")),
        ])
        if let unit = sensor.unit { part["unit_of_measurement"] = .string(unit) }
        if let kind = sensor.deviceClass { part["device_class"] = .string(kind) }
        if let kind = sensor.stateClass { part["state_class"] = .string(kind) }
        if sensor.stateClass == "total" {
            part["last_reset_value_template"] = "{{ value_json.day_began }}"
        }
        if sensor.isDiagnostic { part["entity_category"] = "diagnostic" }
        return .object(part)
    }

    private func part(_ kind: HouseCommand.Kind) -> JSONValue {
        let name =
            switch kind {
            case .log: "Log a meal"
            case .undo: "Undo"
            case .mute: "Mute"
            case .unmute: "Unmute"
            case .listen: "Listen"
            }
        return [
            "p": kind == .log ? "notify" : "button",
            "unique_id": .string("demeter_\(topics.id)_\(kind.rawValue)"), "name": .string(name),
            "command_topic": .string(topics.command(kind)),
        ]
    }
}
