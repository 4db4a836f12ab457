internal import Nutrition
internal import Telling
internal import Wire

/// A configured language model at a glance, in rows of a name and a text.
enum ModelStatusRendering {
    static func rows(_ model: StatusMessage.Model) -> [(name: String, text: String, ink: Ink?)] {
        guard let details = model.details else {
            let isMissing = model.mode != "off"
            return [
                (
                    "model",
                    isMissing
                        ? phrase("\(phrase(of: model.mode)), but none is configured")
                        : phrase(of: model.mode),
                    isMissing ? .yellow : nil
                )
            ]
        }
        var names = details.model
        if let strong = details.strongModel { names = Words.list([names, strong]) }
        var rows: [(name: String, text: String, ink: Ink?)] = [
            (
                "model", Words.row([phrase(of: model.mode), names, phrase(of: details.state)]),
                details.state == "ready" ? nil : .yellow
            )
        ]
        if let reason = details.reason { rows.append(("", reason, .red)) }
        rows.append(
            (
                "",
                phrase(
                    "\(number(details.requests)) requests, \(number(details.cacheHits)) from memory, "
                        + "\(number(details.promptTokens)) tokens told, "
                        + "\(number(details.completionTokens)) answered"), nil
            ))
        if !details.routes.isEmpty { rows.append(("routes", list(details.routes), nil)) }
        if !details.failures.isEmpty { rows.append(("failures", list(details.failures), nil)) }
        if let median = details.median, let late = details.percentile95 {
            let times =
                phrase(
                    "half within \(milliseconds(median)), 95 of 100 within \(milliseconds(late))")
            rows.append(("answers", times, nil))
        }
        return rows
    }

    /// `offline 12, strong model 3`, the most frequent first.
    private static func list(_ counts: [String: Int]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { name, count in
                "\(name.map { $0 == "_" ? " " : String($0) }.joined()) \(number(count))"
            }.joined(separator: Telling.isChinese ? "、" : ", ")
    }

    private static func number(_ value: Int) -> String {
        Numeral.separated(UInt64(max(0, value)))
    }

    private static func milliseconds(_ value: Double) -> String {
        "\(Numeral.whole(Thousandths(value))) ms"
    }
}
