/// A row of figures as a row of small bars.
enum Sparkline {
    private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// One column for each value, from 0 up to the greatest; a dot where nothing is known.
    ///
    /// Empty where there are no bars, or no letters for them.
    static func text(_ values: [Double?], _ style: Style) -> String {
        guard style.hasBars, style.isUnicode else { return "" }
        let highest = values.compactMap(\.self).max() ?? 0
        return values.map { value in
            guard let value else { return "·" }
            guard highest > 0 else { return bars[0] }
            let step = Int((max(0, value) / highest * Double(bars.count - 1)).rounded())
            return bars[step]
        }.joined()
    }
}
