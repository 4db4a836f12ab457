internal import JSON
internal import Telling
internal import Wire

/// What went to a language model, what came back, and what was made of it.
enum ModelTestRendering {
    static func lines(_ result: ModelTestResult, _ style: Style) -> [String] {
        var lines: [String] = []
        for (index, exchange) in result.exchanges.enumerated() {
            lines.append(
                style.paint(
                    phrase("Request \(index + 1) to \(DisplayWidth.printable(exchange.url))"), .bold
                ))
            lines += body(exchange.request)
            lines.append(style.paint(heading(of: exchange), exchange.failure == nil ? .bold : .red))
            lines += body(exchange.response)
        }
        if let reading = result.reading {
            lines.append(style.paint(phrase("Read as"), .bold))
            lines += ReadingRendering.lines(reading, style)
        }
        if let reason = result.reason {
            lines.append(style.paint(DisplayWidth.printable(reason), .yellow))
        }
        return lines
    }

    private static func heading(of exchange: ModelExchangeMessage) -> String {
        let kind = exchange.status.map { phrase("Answer \($0)") } ?? phrase("No answer")
        return exchange.failure.map { failure in
            phrase("\(kind) after \(exchange.milliseconds) ms: \(DisplayWidth.printable(failure))")
        } ?? phrase("\(kind) after \(exchange.milliseconds) ms")
    }

    /// JSON with one member a line, and messages as the text that they are; other text line by line.
    private static func body(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        guard let json = try? JSONValue(parsing: text), json.object != nil else {
            return text.split(whereSeparator: \.isNewline).map {
                "  " + DisplayWidth.printable(String($0))
            }
        }
        return outline(json, "  ", nil)
    }

    private static func outline(_ value: JSONValue, _ indent: String, _ name: String?) -> [String] {
        let lead = indent + (name.map { DisplayWidth.printable($0) + ": " } ?? "")
        if let members = value.object?.members, indent.count < 12 {
            let inner = name == nil ? indent : indent + "  "
            return (name == nil ? [] : [String(lead.dropLast())])
                + members.flatMap { outline($0.value, inner, $0.key) }
        }
        if let elements = value.array, elements.contains(where: { $0.object != nil }),
            indent.count < 12
        {
            return elements.enumerated().flatMap { index, element in
                outline(element, indent, "\(name ?? "") \(index + 1)")
            }
        }
        guard let string = value.string, string.contains(where: \.isNewline) else {
            return [lead + DisplayWidth.printable(value.string ?? value.text)]
        }
        return [String(lead.dropLast())]
            + string.split(whereSeparator: \.isNewline).map {
                indent + "  " + DisplayWidth.printable(String($0))
            }
    }
}
