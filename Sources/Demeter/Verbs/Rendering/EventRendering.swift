internal import Body
internal import JSON
internal import Nutrition
internal import Wire

/// An event as it comes.
enum EventRendering {
    static func lines(_ event: EventMessage, _ style: Style) -> [String] {
        let kind = style.paint(word(for: event.kind), .bold)
        let entries = (event.payload["entries"]?.array ?? []).compactMap {
            try? EntryMessage(json: $0)
        }
        let removed = Set((event.payload["removed"]?.array ?? []).compactMap(\.integer))
        let foods = (event.payload["foods"]?.array ?? []).compactMap(\.string)
        var parts = entries.map { line($0, isRemoved: removed.contains($0.id), style) }
        parts += foods.map { "food \($0)" }
        let measured = (event.payload["measurements"]?.array ?? []).compactMap {
            try? MeasurementMessage(json: $0)
        }
        parts += measured.map { one in
            "\(one.kind.name) \(Figures.number(one.value.value)) \(one.kind.unit)"
        }
        parts += (event.payload["profile"]?.array ?? []).compactMap(\.string)
        if let name = event.payload["programme"]?["name"]?.string { parts.append(name) }
        if parts.isEmpty, let day = event.payload["date"]?.string { parts = [day] }
        if parts.isEmpty { return [kind] }
        return parts.map { "\(kind)  \(DisplayWidth.printable($0))" }
    }

    private static func line(_ entry: EntryMessage, isRemoved: Bool, _ style: Style) -> String {
        let amount = EntryTable.amount(entry.amount, entry.unit)
        let mark = isRemoved ? "-" : entry.state == .held ? "?" : "+"
        return "\(mark) #\(entry.id) \(entry.name)\(amount.isEmpty ? "" : ", \(amount)"): "
            + Figures.summary(of: entry.nutrients)
    }

    private static func word(for kind: EventKind) -> String {
        switch kind {
        case .received: "heard"
        case .log: "logged"
        case .confirm: "confirmed"
        case .delete: "deleted"
        case .edit: "changed"
        case .undo: "undone"
        case .redo: "done again"
        case .dayClosed: "day closed"
        case .dayReopened: "day changed"
        case .dayOpened: "day open again"
        case .goals: "goals"
        case .profile: "profile"
        case .measured: "measured"
        case .measurementRemoved: "measurement removed"
        case .felt: "felt"
        case .feelingRemoved: "feeling removed"
        case .programme: "programme"
        case .rated: "rated"
        case .allergies: "allergies"
        case .aim: "aim"
        case .goalsFollowed: "goal changed by itself"
        case .planned: "planned"
        case .planRemoved: "no longer planned"
        case .foodAdded: "food added"
        case .foodRemoved: "food removed"
        case .imported: "imported"
        case .synced: "from others"
        default: DisplayWidth.printable(kind.rawValue)
        }
    }
}
