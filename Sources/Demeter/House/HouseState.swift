internal import JSON

/// What the sensors show, in one message.
struct HouseState: Sendable, Hashable {
    /// Of `day`; `nil` before the daemon was ever reached.
    var day: JSONValue?
    var status: JSONValue?
    var isDaemonThere = false
    var lifetime = LifetimeEnergy()

    var json: JSONValue {
        var object = JSONObject()
        let totals = day?["totals"]
        object["date"] = day?["date"] ?? .null
        object["day_began"] = dayBegan.map(JSONValue.string) ?? .null
        object["energy_today"] = totals?["calories"] ?? .null
        object["energy_total"] = .number(lifetime.sum)
        for name in ["protein", "carbohydrates", "fat", "fiber", "sugar", "sodium"] {
            object[name] = totals?[name] ?? .null
        }
        object["energy_left"] = day?["remaining"]?["calories"] ?? .null
        let entries = day?["entries"]?.array ?? []
        object["last_meal"] =
            entries.compactMap { $0["logged_at"]?.string }.max()
            .map(JSONValue.string) ?? .null
        object["entries"] = .integer(entries.count)
        object["held"] = .integer(day?["held"]?.array?.count ?? 0)
        object["daemon"] = isDaemonThere ? "running" : "unreachable"
        object["ears"] = isDaemonThere ? status?["voice"]?["state"] ?? "off" : "unknown"
        return .object(object)
    }

    /// The instant at which the day began: at the time of day, with the offset, at which it will end.
    private var dayBegan: String? {
        guard let date = day?["date"]?.string, let end = status?["next_rollover"]?.string,
            end.utf8.count > 10
        else { return nil }
        return date + end.dropFirst(10)
    }
}
