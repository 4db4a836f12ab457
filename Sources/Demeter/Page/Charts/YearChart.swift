internal import Nutrition
internal import Wire

/// The energy of each day of a year or of other days, with the band of the goal and the mean of seven days.
///
/// Every day has its place, also one on which nothing is logged: that is a gap, and never 0.
struct YearChart: Sendable {
    private let rows: [DayRow]
    private let texts: Texts
    private let nutrient: Nutrient
    private let id: String
    /// What is drawn of each day; `nil` of one on which nothing is logged.
    private let energies: [Double?]
    /// What the height stands for: a round figure above all that is shown.
    private let highest: Double

    /// Between two days; few days are drawn further apart, so that letters stay as they are.
    private var step: Double { max(2.5, 912 / Double(max(1, rows.count))) }
    private static let left = 52.0
    private static let height = 260.0
    private static let top = 12.0
    private static let bottom = 24.0

    private var width: Double { Self.left + Double(rows.count) * step + 8 }

    /// - Parameters:
    ///   - rows: one for each day, in order.
    ///   - nutrient: what is drawn; its goal decides how a day stands.
    ///   - id: begins the ids in it, of which a page has each once.
    init(
        rows: [DayRow], texts: Texts, nutrient: Nutrient = .calories, id: String = "chart"
    ) {
        self.rows = rows
        self.texts = texts
        self.nutrient = nutrient
        self.id = id
        energies = rows.map { row in
            row.loggedCount > 0
                ? row.totals.sum[nutrient].map { nutrient.shown($0).value } : nil
        }
        let bounds = rows.map { row in
            (row.bounds[nutrient]?.reference).map { nutrient.shown($0).value } ?? 0
        }
        let most = zip(energies, bounds).map { max($0 ?? 0, $1) }.max() ?? 0
        let step = Self.roundStep(most)
        highest = max(step, (most / step).rounded(.up) * step)
    }

    var markup: Markup {
        Tag.svg(
            .className("year-chart"),
            .drawing(.viewBox, "0 0 \(Self.number(width)) \(Self.number(Self.height))"),
            .role("img"), .aria("labelledby", "\(id)-title \(id)-text")
        ) {
            Tag.title(.id("\(id)-title")) { title }
            Tag.desc(.id("\(id)-text")) {
                SpanFigures(rows, nutrient).sentences(texts).joined(separator: " ")
            }
            Tag.path(.className("band"), .drawing(.d, band))
            for tick in ticks { scale(tick) }
            for (index, row) in rows.enumerated() where row.date.day == 1 { self.month(index, row) }
            let shapes = self.bars
            for standing in ["no-goal", "below", "met", "above"] {
                if let bars = shapes[standing] {
                    Tag.path(
                        .className("day \(standing)"), .drawing(.d, bars),
                        .drawing(.strokeWidth, Self.number(min(24, step * 0.7))))
                }
            }
            Tag.path(.className("mean"), .drawing(.d, mean))
        }
    }

    var title: String {
        nutrient == .calories
            ? texts(.chartOf) : texts(.nutrientChart, texts.name(of: nutrient))
    }

    private func bound(_ amount: Thousandths) -> Double { nutrient.shown(amount).value }

    private var ticks: [Double] {
        let step = Self.roundStep(highest)
        return Array(stride(from: 0, through: highest, by: step))
    }

    /// 1, 2 or 5 times a power of ten, of which three to six fit.
    private static func roundStep(_ most: Double) -> Double {
        guard most > 0, most.isFinite else { return 1 }
        var power = 1.0
        while power * 10 <= most { power *= 10 }
        while power > most { power /= 10 }
        return [0.2, 0.5, 1, 2].map { $0 * power }.first { most / $0 <= 6 } ?? 2 * power
    }

    private func x(_ index: Int) -> Double { Self.left + (Double(index) + 0.5) * step }

    private func y(_ energy: Double) -> Double {
        let span = Self.height - Self.top - Self.bottom
        return Self.top + span * (1 - min(1, max(0, energy / highest)))
    }

    /// A line for each day, by how it stands to its goal.
    private var bars: [String: String] {
        let floor = Self.number(y(0))
        var bars: [String: String] = [:]
        for (index, energy) in energies.enumerated() {
            guard let energy else { continue }
            bars[StandingWords(rows[index], texts, nutrient).className, default: ""] +=
                "M\(Self.number(x(index))) \(floor)V\(Self.number(y(energy)))"
        }
        return bars
    }

    /// One shape for each run of days with the same goal; a target counts as met within a tenth.
    private var band: String {
        var shapes = ""
        var index = 0
        while index < rows.count {
            let goal = rows[index].bounds[nutrient]
            var end = index
            while end < rows.count, rows[end].bounds[nutrient] == goal { end += 1 }
            if let goal {
                let (lower, upper) =
                    switch goal {
                    case .target(let amount): (amount.scaled(by: 0.9), amount.scaled(by: 1.1))
                    case .minimum(let amount): (amount, Thousandths(highest))
                    case .maximum(let amount): (.zero, amount)
                    case .range(let lower, let upper): (lower, upper)
                    }
                let (from, to) = (x(index) - step / 2, x(end - 1) + step / 2)
                let bottom = Self.number(y(bound(lower)))
                let top =
                    goal.kind == .minimum ? Self.number(Self.top) : Self.number(y(bound(upper)))
                shapes +=
                    "M\(Self.number(from)) \(bottom)H\(Self.number(to))V\(top)H\(Self.number(from))Z"
            }
            index = end
        }
        return shapes
    }

    /// Of the seven days to each that is logged, those that are; the line breaks after a week without.
    private var mean: String {
        var (path, last) = ("", Int.min)
        for index in energies.indices where energies[index] != nil {
            let window = energies[max(0, index - 6)...index].compactMap(\.self)
            let mean = window.reduce(0, +) / Double(window.count)
            let isOpen = last >= index - 6
            path += "\(isOpen ? "L" : "M")\(Self.number(x(index))) \(Self.number(y(mean)))"
            last = index
        }
        return path
    }

    @MarkupBuilder private func scale(_ energy: Double) -> [Markup] {
        Tag.path(
            .className("grid"),
            .drawing(
                .d, "M\(Self.number(Self.left)) \(Self.number(y(energy)))H\(Self.number(width))"))
        Tag.svgText(
            .className("axis"), .drawing(.x, Self.number(Self.left - 6)),
            .drawing(.y, Self.number(y(energy) + 4)), .drawing(.textAnchor, "end")
        ) { Figures.number(energy) }
    }

    private func month(_ index: Int, _ row: DayRow) -> Markup {
        Tag.svgText(
            .className("axis"), .drawing(.x, Self.number(x(index))),
            .drawing(.y, Self.number(Self.height - 6))
        ) { String(texts.months[row.date.month - 1].prefix(3)) }
    }

    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
