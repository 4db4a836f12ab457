internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

/// What `resources/…` answers with.
enum Resources {
    static let templates: JSONValue = .array(
        ResourceAddress.Kind.allCases.map { kind in
            [
                "uriTemplate": .string(kind.template), "name": .string(kind.rawValue),
                "title": .string(title(of: kind)), "description": .string(about(kind)),
                "mimeType": "application/json",
            ]
        })

    private static func title(of kind: ResourceAddress.Kind) -> String {
        switch kind {
        case .day: "A day"
        case .week: "Seven days"
        case .food: "A food"
        }
    }

    private static func about(_ kind: ResourceAddress.Kind) -> String {
        switch kind {
        case .day: "Totals, goals, entries and what is held; the date as YYYY-MM-DD, or today."
        case .week: "The totals of the seven days that end with a date, YYYY-MM-DD or today."
        case .food: "Figures per 100 g and portions of a food, by its id."
        }
    }

    /// How many days a client is shown without asking for a date.
    private static let daysListed = 28
    private static let pageLength = 20

    /// One page of the days that have entries and of their weeks, the newest first.
    ///
    /// - Parameter cursor: of the page before.
    static func list(
        cursor: String?, _ errand: Errand
    ) throws(ToolFault) -> (page: JSONObject, isRight: Bool) {
        let today = try errand.today()
        let first = today.advanced(by: 1 - daysListed)
        let rows = try errand.call(.days, DaysRequest(from: first, to: today).json).array ?? []
        let filled = rows.compactMap { row -> LocalDay? in
            guard (row["logged_count"]?.integer ?? 0) + (row["held_count"]?.integer ?? 0) > 0
            else { return nil }
            return row["date"]?.string.flatMap { LocalDay($0) }
        }
        var addresses: [ResourceAddress] = [.day(nil), .week(nil)]
        addresses += stride(from: 0, to: daysListed, by: 7).map { .week(today.advanced(by: -$0)) }
        addresses += filled.reversed().map { .day($0) }
        var start = 0
        if let cursor {
            guard let number = Int(cursor), (1..<addresses.count).contains(number) else {
                return (JSONObject(), false)
            }
            start = number
        }
        let end = min(start + pageLength, addresses.count)
        var page = JSONObject([("resources", .array(addresses[start..<end].map(json)))])
        if end < addresses.count { page["nextCursor"] = .string(String(end)) }
        return (page, true)
    }

    private static func json(_ address: ResourceAddress) -> JSONValue {
        let title =
            switch address {
            case .day(let date): date?.description ?? "Today"
            case .week(let date): "Seven days to \(date?.description ?? "today")"
            case .food(let id): id
            }
        return [
            "uri": .string(address.text), "name": .string(title), "mimeType": "application/json",
        ]
    }

    static func contents(
        of address: ResourceAddress, _ errand: Errand
    ) throws(ToolFault) -> JSONObject {
        try errand.demand(.read)
        let object: JSONObject
        switch address {
        case .day(let date):
            object = try errand.call(.day, DayRequest(date: date).json).object ?? JSONObject()
        case .week(let date):
            let last = if let date { date } else { try errand.today() }
            let first = last.advanced(by: -6)
            object = JSONObject([
                ("from", .string(first.description)), ("to", .string(last.description)),
                ("days", try errand.call(.days, DaysRequest(from: first, to: last).json)),
            ])
        case .food(let id):
            object = try errand.call(.showFood, ["id": .string(id)]).object ?? JSONObject()
        }
        return [
            ("uri", .string(address.text)), ("mimeType", "application/json"),
            ("text", .string(JSONValue.object(DataNotice.mark(object)).text)),
        ].object
    }

    /// Values for the variable of a template that begin as somebody has typed; at most 100.
    static func completions(
        of kind: ResourceAddress.Kind, prefix: String, _ errand: Errand
    ) throws(ToolFault) -> [String] {
        try errand.demand(.read)
        guard kind == .food else {
            let today = try errand.today()
            return (["today"] + (0..<daysListed).map { today.advanced(by: -$0).description })
                .filter { $0.hasPrefix(prefix) }
        }
        guard prefix.contains(where: { !$0.isWhitespace }) else { return [] }
        let found = try errand.call(
            .searchFoods, ["query": .string(String(prefix.prefix(200))), "limit": 20])
        return found.array?.compactMap { $0["id"]?.string } ?? []
    }
}

extension [(String, JSONValue)] {
    fileprivate var object: JSONObject { JSONObject(self) }
}
