internal import FoodCatalog

/// An amount as a Chinese line says it: "兩碗", "三兩", "一個半", "大杯".
struct ChineseAmount {
    /// `nil` where only a measure or a size was said.
    var count: Double?
    /// English words for the measure, `nil` for what is only counted.
    var measure: [Token] = []
    /// Whether the measure is a cup, which is no measure of a drink: a cup of tea is one tea.
    var isCup = false
    /// Whether a measure word counts it, which a bare number lacks: "兩顆", "半包".
    var isCounted = false
    /// Whether it is a weight or a volume.
    var isMeasured = false
    var bytes: Range<Int32>

    /// Whether it comes as shops sell it: boxes, bottles, bunches, kilograms.
    var isPacked: Bool { measure.contains { Self.packs.contains($0.surface) } }

    private static let packs = WordSet("box bottle handful pack carton bunch kg can")

    /// Takes over what a second amount beside it adds: "一杯" "大杯", "兩份" "200克".
    mutating func add(_ other: ChineseAmount) {
        if other.isMeasured || measure.isEmpty || isCup {
            (measure, isCup) = (other.measure, other.isCup)
            if other.isMeasured, let amount = other.count { count = (count ?? 1) * amount }
            isMeasured = isMeasured || other.isMeasured
        }
        count = count ?? other.count
        bytes =
            min(
                bytes.lowerBound, other.bytes.lowerBound)..<max(
                bytes.upperBound, other.bytes.upperBound)
    }

    /// Makes so many of a weight grams.
    mutating func weigh(_ grams: Double) {
        count = (count ?? 1) * grams
        measure = Self.gram
        isMeasured = true
    }

    private static let gram = TextScanner.phrases(of: "g")
}
