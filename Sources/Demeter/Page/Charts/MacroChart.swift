internal import Nutrition
internal import Telling
internal import Wire

/// Where the energy of days came from: protein, carbohydrates and fat, one above the other.
///
/// Each bar is a day or the mean of the logged days of a month; what is not logged is a gap, and never 0.
struct MacroChart: Sendable {
    struct Bar: Sendable, Hashable {
        var name: String
        /// kcal of protein, carbohydrates and fat; `nil` where nothing is logged.
        var energies: [Double]?
    }

    var bars: [Bar]
    var texts: Texts

    /// kcal in a gram, as labels count them.
    static let nutrients: [(nutrient: Nutrient, className: String, energy: Double)] = [
        (.protein, "protein", 4), (.carbohydrates, "carbohydrates", 4), (.fat, "fat", 9),
    ]

    /// - Parameter name: what is written beneath a group of days.
    init(_ groups: [(name: String, rows: [DayRow])], _ texts: Texts) {
        bars = groups.map { Bar(name: $0.name, energies: Self.energies($0.rows)) }
        self.texts = texts
    }

    /// kcal of each, on the mean of the days that are logged.
    static func energies(_ rows: [DayRow]) -> [Double]? {
        let logged = rows.filter { $0.loggedCount > 0 }
        guard !logged.isEmpty else { return nil }
        return nutrients.map { one in
            logged.reduce(0) { $0 + ($1.totals.sum[one.nutrient] ?? .zero).value } * one.energy
                / Double(logged.count)
        }
    }

    /// `24 % protein, 46 % carbohydrates, 30 % fat`; `nil` where nothing of them is known.
    static func shares(_ energies: [Double]?, _ texts: Texts) -> String? {
        guard let energies, case let sum = energies.reduce(0, +), sum > 0 else { return nil }
        return Words.row(
            zip(nutrients, energies).map { one, energy in
                texts(
                    .shareOf, String(Int((energy / sum * 100).rounded())),
                    texts.name(of: one.nutrient).lowercased())
            })
    }

    private static let width = 720.0
    private static let height = 180.0
    private static let bottom = 20.0
    /// Few bars are no wider than this.
    private static let widest = 36.0

    private var step: Double { Self.width / Double(max(1, bars.count)) }

    var markup: Markup {
        let most = bars.compactMap { $0.energies?.reduce(0, +) }.max() ?? 0
        return Tag.svg(
            .className("macro-chart"),
            .drawing(.viewBox, "0 0 \(Self.number(Self.width)) \(Self.number(Self.height))"),
            .role("img"), .aria("label", texts(.macroChart))
        ) {
            for (index, bar) in bars.enumerated() {
                draw(bar, at: (Double(index) + 0.5) * step, most)
                if bars.count <= 12 || index % 5 == 0 {
                    Tag.svgText(
                        .className("axis"),
                        .drawing(.x, Self.number((Double(index) + 0.5) * step)),
                        .drawing(.y, Self.number(Self.height - 4)),
                        .drawing(.textAnchor, "middle")
                    ) { bar.name }
                }
            }
        }
    }

    /// - Parameter x: the middle of the bar.
    @MarkupBuilder private func draw(_ bar: Bar, at x: Double, _ most: Double) -> [Markup] {
        if let energies = bar.energies, most > 0 {
            let unit = (Self.height - Self.bottom) / most
            let width = min(Self.widest, step * 0.75)
            let floors = energies.indices.map { energies[..<$0].reduce(0, +) * unit }
            for (index, energy) in energies.enumerated() {
                Tag.rect(
                    .className(Self.nutrients[index].className),
                    .drawing(.x, Self.number(x - width / 2)),
                    .drawing(
                        .y,
                        Self.number(Self.height - Self.bottom - floors[index] - energy * unit)),
                    .drawing(.width, Self.number(width)),
                    .drawing(.height, Self.number(energy * unit)))
            }
        }
    }

    /// The chart with what its colours mean.
    var figure: Markup {
        Tag.figure(.className("wide"), .tabIndex(0), .aria("label", texts(.macroChart))) {
            markup
            Tag.figcaption(.className("hint")) {
                for one in Self.nutrients {
                    Tag.span(.className("key \(one.className)")) { texts.name(of: one.nutrient) }
                }
            }
        }
    }

    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
