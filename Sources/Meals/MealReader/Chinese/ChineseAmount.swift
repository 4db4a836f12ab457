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
    /// The key of the word that counts.
    var counter: WordHash?
    /// Whether it says which in turn it is: "第三個".
    var isOrdinal = false
    var bytes: Range<Int32>

    /// Whether it comes as shops sell it: boxes, bottles, bunches, kilograms.
    var isPacked: Bool { measure.contains { Self.packs.contains($0.surface) } }

    /// Whether it is boxes or bags, or what else one keeps things in.
    var isStored: Bool { measure.contains { Self.stores.contains($0.surface) } }

    /// Whether it counts pieces of something: "顆", "塊", unlike "個" and "份".
    var isPieces: Bool { isCounted && counter.map { Self.pieceGrams[$0] != nil } == true }

    /// Grams of such a piece, of what nobody weighed by the piece.
    var pieceGrams: Double? { counter.flatMap { Self.pieceGrams[$0] } }

    /// Whether it is what something comes in, each of which holds as much.
    private var isVessel: Bool {
        isPacked || isCup || measure.contains { Self.vessels.contains($0.surface) }
    }

    /// Whether it weighs more than anybody has of a food at once.
    var isByTheKilogram: Bool {
        measure.contains { Self.kilograms.contains($0.surface) }
            || measure.contains { Self.grams.contains($0.surface) } && (count ?? 1) >= 600
    }

    /// Whether it is said in grams.
    var isWeight: Bool { isMeasured && measure.contains { Self.grams.contains($0.surface) } }

    /// Whether it is a number and nothing else.
    var isBare: Bool { measure.isEmpty && !isCounted && !isMeasured && count != nil }

    /// Whether it says no more than a size.
    var isSize: Bool { count == nil && !isCounted && !isMeasured && !isCup && measure.count == 1 }

    /// Takes over what a second amount beside it adds: "一杯" "大杯", "兩份" "200克", "600ml" "兩瓶".
    ///
    /// - Parameter isTotal: whether a weight is that of all pieces: "牛小排三片200克", unlike "三片200克的牛小排".
    mutating func add(_ other: ChineseAmount, isTotal: Bool = false) {
        if !isMeasured, !measure.isEmpty, !isCup, !isSize || !other.measure.isEmpty, other.isPieces,
            let pieces = other.count
        {
            // "一籠 8隻", "一串6粒": so many pieces are all of it.
            (count, measure, counter) = (pieces, other.measure, other.counter)
        } else if isCounted, measure.isEmpty, let pieces = count, pieces > 1, other.isCounted,
            other.isVessel, other.count == 1
        {
            // "水餃20顆一盒": what so many came in.
        } else if isMeasured, other.isCounted, other.isVessel {
            count = (count ?? 1) * (other.count ?? 1)
        } else if other.isMeasured || measure.isEmpty || isCup {
            let isWhole = isTotal && other.isMeasured && !isVessel
            (measure, isCup) = (other.measure, other.isCup)
            if other.isMeasured, let amount = other.count {
                count = (isWhole ? 1 : count ?? 1) * amount
            }
            isMeasured = isMeasured || other.isMeasured
        }
        count = count ?? other.count
        bytes =
            min(
                bytes.lowerBound, other.bytes.lowerBound)..<max(
                bytes.upperBound, other.bytes.upperBound)
    }

    /// Makes one of every two slices.
    mutating func fold() {
        guard counter == Self.slice, let slices = count, slices >= 2 else { return }
        (count, measure, counter) = (slices / 2, [], nil)
    }

    /// Whether no size stands beside its measure: "三片", unlike "三大片".
    var isOfOneSize: Bool {
        measure.count <= 2 && !measure.contains { Self.sizes.contains($0.surface) }
    }

    private static let sizes = Set(
        TextScanner.phrases(of: "small large").map(\.surface))

    /// "一點", "少少": a little, of which nobody says how much.
    var isLittle: Bool {
        count == nil && !isCounted && !isMeasured
            && measure.contains { Self.littles.contains($0.surface) }
    }

    private static let littles = Set(TextScanner.phrases(of: "some bit").map(\.surface))

    /// Whether it is a bite.
    var isBite: Bool { counter.map(Self.bites.contains) == true }

    private static let slice = HanText.key(ofName: "片")

    /// Makes so many of a weight grams.
    mutating func weigh(_ grams: Double) {
        count = (count ?? 1) * grams
        measure = Self.gram
        isMeasured = true
    }

    private static let gram = TextScanner.phrases(of: "g")
}
