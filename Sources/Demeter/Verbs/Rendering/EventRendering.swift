internal import Body
internal import JSON
internal import Nutrition
internal import Telling
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
        parts += foods.map { phrase("food \($0)") }
        let measured = (event.payload["measurements"]?.array ?? []).compactMap {
            try? MeasurementMessage(json: $0)
        }
        parts += measured.map { one in
            "\(one.kind.told) \(Figures.number(one.value.value)) \(Words.unit(one.kind.unit))"
        }
        parts += (event.payload["profile"]?.array ?? []).compactMap(\.string)
        if let name = event.payload["programme"]?["name"]?.string { parts.append(name) }
        if parts.isEmpty, let day = event.payload["date"]?.string { parts = [day] }
        if parts.isEmpty { return [kind] }
        return parts.map { "\(kind)  \(DisplayWidth.printable($0))" }
    }

    private static func line(_ entry: EntryMessage, isRemoved: Bool, _ style: Style) -> String {
        let amount = EntryTable.amount(entry.amount, entry.unit, saidAs: entry.text)
        let mark = isRemoved ? "-" : entry.state == .held ? "?" : "+"
        let food = amount.isEmpty ? entry.shownName : Texts.figures.amount(entry.shownName, amount)
        return "\(mark) #\(entry.id) "
            + Texts.figures.figures(food, Figures.summary(of: entry.nutrients))
    }

    private static func word(for kind: EventKind) -> String {
        switch kind {
        case .received: phrase("heard")
        case .log: phrase("logged")
        case .confirm: phrase("confirmed")
        case .delete: phrase("deleted")
        case .edit: phrase("changed")
        case .undo: phrase("undone")
        case .redo: phrase("done again")
        case .dayClosed: phrase("day closed")
        case .dayReopened: phrase("day changed")
        case .dayOpened: phrase("day open again")
        case .goals: phrase("goals")
        case .profile: phrase("profile")
        case .measured: phrase("measured")
        case .measurementRemoved: phrase("measurement removed")
        case .felt: phrase("felt")
        case .feelingRemoved: phrase("feeling removed")
        case .programme: phrase("programme")
        case .rated: phrase("rated")
        case .allergies: phrase("allergies")
        case .aim: phrase("aim")
        case .goalsFollowed: phrase("goal changed by itself")
        case .planned: phrase("planned")
        case .planRemoved: phrase("no longer planned")
        case .foodAdded: phrase("food added")
        case .foodRemoved: phrase("food removed")
        case .imported: phrase("imported")
        case .synced: phrase("from others")
        default: DisplayWidth.printable(kind.rawValue)
        }
    }
}
