internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension Tool {
    static let day = Tool(
        name: "day", title: "Show days",
        about: "A day's totals, goals, entries and what is held (today unless date); "
            + "or totals alone of each day from..to.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("date", .date), ToolParameter("from", .date), ToolParameter("to", .date),
            cursor,
        ],
        results: [
            ("date", "string"), ("totals", "object"), ("goals", "object"), ("remaining", "object"),
            ("entries", "array"), ("held", "array"), ("days", "array"), ("next_cursor", "string"),
        ]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        guard arguments["from"] != nil || arguments["to"] != nil else {
            return .done(
                try errand.call(.day, .object(arguments.parameters("date"))).object ?? JSONObject())
        }
        let range = try days(arguments, errand)
        let last = min(range.upperBound, range.lowerBound.advanced(by: pageOfDays - 1))
        var page = JSONObject([("days", try rows(range.lowerBound...last, errand))])
        if last < range.upperBound {
            page["next_cursor"] = .string(last.advanced(by: 1).description)
        }
        return .done(page)
    }

    static let export = Tool(
        name: "export", title: "Export entries",
        about: "Every entry of the days from..to, oldest first.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("from", .date, isRequired: true),
            ToolParameter("to", .date, isRequired: true), cursor,
        ],
        results: [("entries", "array"), ("next_cursor", "string")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        let range = try days(arguments, errand)
        let filled = try rows(range, errand).array?.filter {
            ($0["logged_count"]?.integer ?? 0) > 0
        }
        let dates = filled?.compactMap { $0["date"] } ?? []
        var entries: [JSONValue] = []
        var page = JSONObject()
        for (index, date) in dates.enumerated() {
            if errand.isCancelled() { throw .cancelled }
            if entries.count >= pageOfEntries {
                page["next_cursor"] = date
                break
            }
            entries += try errand.call(.day, ["date": date])["entries"]?.array ?? []
            errand.report(index + 1, dates.count)
        }
        page["entries"] = .array(entries)
        return .done(page)
    }

    static let summary = Tool(
        name: "summary", title: "Summary of a day",
        about: "What is told at a day's end (today unless date).",
        permissions: [.read], effect: .reads, parameters: [ToolParameter("date", .date)],
        results: [("title", "string"), ("text", "string"), ("figures", "object")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        var summary =
            try errand.call(.summary, .object(arguments.parameters("date"))).object ?? JSONObject()
        // The same once more, for a browser.
        summary["html"] = nil
        return .done(summary)
    }

    /// Days whose rows fit an answer, a quarter of a year.
    private static let pageOfDays = 92
    /// Entries after which an answer ends with its day.
    private static let pageOfEntries = 100

    private static let cursor = ToolParameter("cursor", .date, "The next_cursor before")

    /// The days that are left of those asked for.
    private static func days(
        _ arguments: ToolArguments, _ errand: Errand
    ) throws(ToolFault) -> ClosedRange<LocalDay> {
        if arguments["date"] != nil {
            throw .arguments(
                "`date` is one day, `from` and `to` are several; give one or the other.")
        }
        guard let from = arguments.date("from") else {
            throw .arguments("`from` is missing: the first day.")
        }
        let to = if let to = arguments.date("to") { to } else { try errand.today() }
        let start = arguments.date("cursor") ?? from
        guard from <= start, start <= to else {
            throw .arguments(
                arguments["cursor"] == nil
                    ? "`to` must not be before `from`."
                    : "`cursor` must be the `next_cursor` of the page before.")
        }
        return start...to
    }

    private static func rows(
        _ range: ClosedRange<LocalDay>, _ errand: Errand
    ) throws(ToolFault) -> JSONValue {
        try errand.call(
            .days, DaysRequest(from: range.lowerBound, to: range.upperBound).json)
    }
}
