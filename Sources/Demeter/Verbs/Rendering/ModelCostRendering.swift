internal import Telling
internal import Wire

/// What a language model was asked, month by month.
enum ModelCostRendering {
    static func lines(_ cost: ModelCostMessage, _ style: Style) -> [String] {
        var lines = [phrase("Nothing was asked of a language model yet.")]
        if !cost.usage.isEmpty {
            var table = TextTable([
                .init(phrase("month"), .left), .init(phrase("model"), .left, isFlexible: true),
                .init(phrase("requests")),
                .init(phrase("told")), .init(phrase("answered")), .init(phrase("cost"), .right),
            ])
            for usage in cost.usage {
                table.add([
                    .init(usage.month), .init(usage.model), .init(Numeral.whole(usage.requests)),
                    .init(Numeral.whole(usage.promptTokens)),
                    .init(Numeral.whole(usage.completionTokens)),
                    .init(usage.cost.map { money($0, cost.currency) } ?? "?", .faint),
                ])
            }
            lines = table.lines(style)
        }
        let untold = cost.usage.reduce(0) { $0 + max(0, $1.requests - $1.told) }
        if untold > 0 {
            lines.append(
                untold == 1
                    ? phrase("The tokens of one request were not told; it is not in the costs.")
                    : phrase(
                        "The tokens of \(Numeral.whole(untold)) requests were not told; they are not in the costs."
                    )
            )
        }
        let unpriced = Set(cost.usage.filter { $0.cost == nil }.map(\.model)).sorted()
        if !unpriced.isEmpty {
            lines.append(
                phrase(
                    "No price is set for \(Words.row(unpriced.map(DisplayWidth.printable))): "
                        + "see model.prices."))
        }
        if let projected = cost.projected {
            lines.append(
                phrase(
                    "This month will have cost \(money(projected, cost.currency)) if it goes on so."
                ))
        }
        if let minute = cost.leftInMinute, let day = cost.leftInDay {
            lines.append(
                phrase(
                    "\(Numeral.whole(day)) requests are left today, \(Numeral.whole(min(minute, day))) of them now."
                )
            )
        }
        return lines
    }

    /// With two decimals; what is less than one of the last is told as that.
    private static func money(_ amount: Double, _ currency: String?) -> String {
        let hundredths = (amount * 100).rounded()
        let unit = currency.map { " " + DisplayWidth.printable($0) } ?? ""
        guard hundredths > 0 || amount == 0 else { return "< 0.01\(unit)" }
        guard hundredths < 9e15 else { return "?" }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        return "\(Numeral.whole(whole)).\(rest < 10 ? "0" : "")\(rest)\(unit)"
    }
}
