internal import Nutrition

/// How often something was eaten in each of twelve months; says nothing that the table beside it does not say.
struct TimesChart: Sendable {
    var bars: [(name: String, count: Int)]
    var texts: Texts

    private static let width = 600
    private static let height = 120
    private static let bottom = 18

    var markup: Markup {
        let most = max(1, bars.map(\.count).max() ?? 1)
        let step = Self.width / max(1, bars.count)
        return Tag.svg(
            .className("macro-chart"),
            .drawing(.viewBox, "0 0 \(Self.width) \(Self.height)"), .role("img"),
            .aria("label", texts(.timesChart))
        ) {
            for (index, bar) in bars.enumerated() {
                let height = (Self.height - Self.bottom - 4) * bar.count / most
                Tag.rect(
                    .className("fill"), .drawing(.x, String(index * step + step / 8)),
                    .drawing(.y, String(Self.height - Self.bottom - height)),
                    .drawing(.width, String(step * 3 / 4)), .drawing(.height, String(height)))
                Tag.svgText(
                    .className("axis"), .drawing(.x, String(index * step + step / 2)),
                    .drawing(.y, String(Self.height - 4)), .drawing(.textAnchor, "middle")
                ) { bar.name }
            }
        }
    }
}
