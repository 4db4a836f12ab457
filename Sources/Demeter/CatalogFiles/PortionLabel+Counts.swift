extension PortionLabel {
    /// What a label begins with: "10 chips" is ten, "1/2 bagel" a half, "6 oz container" one.
    static func leadingCount(_ label: String) -> (count: Double, rest: String) {
        guard let space = label.firstIndex(of: " ") else { return (1, label) }
        let rest = String(label[label.index(after: space)...])
        guard let count = number(label[..<space]), count > 0 else { return (1, label) }
        if count == 1 { return (1, rest) }
        let unit = rest.prefix { $0 != " " && $0 != "," && $0 != "-" }
        return measures.contains(String(unit)) ? (1, label) : (count, rest)
    }

    /// A number before one of these measures the one thing named after it.
    private static let measures: Set<String> = [
        "oz", "fl", "lb", "g", "ml", "liter", "inch", "inches", "calorie", "ring", "grain", "x",
        "piece", "pc",
    ]

    /// "3", "1/2", "1-1/2", ".5"; nothing else.
    private static func number(_ text: Substring) -> Double? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count == 2, let whole = Double(parts[0]), parts[1].contains("/") {
            return fraction(parts[1]).map { whole + $0 }
        }
        guard parts.count == 1, text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "/" })
        else { return nil }
        return text.contains("/") ? fraction(text) : Double(text.first == "." ? "0" + text : text)
    }

    private static func fraction(_ text: Substring) -> Double? {
        let parts = text.split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 && parts[1] > 0 ? parts[0] / parts[1] : nil
    }
}
