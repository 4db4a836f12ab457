internal import JSON
internal import Wire

/// One happening of the journal, as Home Assistant's event entity takes it.
struct HouseEvent {
    enum Kind: String, CaseIterable {
        case logged, held, changed, undone
        case dayClosed = "day_closed"
    }

    let kind: Kind
    let json: JSONValue

    /// `nil` for what an automation has no use for.
    init?(_ event: EventMessage) {
        let entries = event.payload["entries"]?.array ?? []
        let isHeld = !entries.isEmpty && entries.allSatisfy { $0["state"] == "held" }
        switch event.kind {
        case .log where entries.isEmpty: return nil
        case .log: kind = isHeld ? .held : .logged
        case .confirm: kind = .logged
        case .amend, .edit, .delete, .redo: kind = .changed
        case .undo: kind = .undone
        case .dayClosed: kind = .dayClosed
        default: return nil
        }
        var object = JSONObject([
            ("event_type", .string(kind.rawValue)), ("seq", .integer(event.seq)),
        ])
        object["entries"] = .array(
            entries.map { entry in
                [
                    "name": entry["name"] ?? .null, "grams": entry["grams"] ?? .null,
                    "calories": entry["calories"] ?? .null, "meal": entry["meal"] ?? .null,
                    "state": entry["state"] ?? .null,
                ]
            })
        if let date = event.payload["date"] { object["date"] = date }
        json = .object(object)
    }
}
