internal import CatalogFiles
internal import Nutrition

/// The portions of a food: the published ones by rule, then what the curator said.
struct Measures {
    private(set) var portions: [Portion] = []
    private(set) var defaultPortion: Int?
    private(set) var usualGrams: Thousandths?

    init(
        of food: CuratedFood, published: [USDAPortion], total: Double?
    ) throws(CurationError) {
        var usual = total
        var vague: [String: Bool] = [:]
        for row in published {
            if row.label == PortionLabel.usualAmount {
                usual = usual ?? row.grams
                continue
            }
            for label in PortionLabel.plain(row.label, grams: row.grams) {
                let text = food.relabelled.first { $0.from == label.text }?.to ?? label.text
                let portion = Portion(label: text, grams: Self.rounded(row.grams / label.count))
                if let index = index(of: text) {
                    guard vague[text] == true, !label.vague else { continue }
                    portions[index] = portion
                } else {
                    portions.append(portion)
                }
                vague[text] = label.vague
            }
        }
        addPlainSizes()
        try dropUnwanted(of: food)
        try addCurated(of: food)
        if let weight = food.usual {
            usual = try grams(of: weight, food: food)
        }
        usualGrams = usual.map { Self.rounded($0) }
        try chooseDefault(of: food)
    }

    /// "slice" is the medium one where the source knows sizes only.
    private mutating func addPlainSizes() {
        for portion in portions where portion.label.hasPrefix("medium ") {
            let plain = String(portion.label.dropFirst("medium ".count))
            guard !plain.contains("("), index(of: plain) == nil else { continue }
            portions.append(Portion(label: plain, grams: portion.grams))
        }
    }

    private mutating func dropUnwanted(of food: CuratedFood) throws(CurationError) {
        for label in food.dropped {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            portions.remove(at: index)
        }
        guard let kept = food.kept else { return }
        var remaining: [Portion] = []
        for label in kept {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            remaining.append(portions[index])
        }
        portions = remaining
    }

    private mutating func addCurated(of food: CuratedFood) throws(CurationError) {
        for curated in food.portions {
            let portion = Portion(
                label: curated.label,
                grams: Self.rounded(try grams(of: curated.weight, food: food)))
            if let index = index(of: curated.label) {
                portions[index] = portion
            } else {
                portions.append(portion)
            }
        }
    }

    /// The curator's choice, else the measure that weighs the usual amount, else the first; it
    /// comes first in the list.
    private mutating func chooseDefault(of food: CuratedFood) throws(CurationError) {
        let chosen: Int?
        if let label = food.defaultPortion {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            chosen = index
        } else {
            chosen = portions.firstIndex { $0.grams == usualGrams } ?? portions.indices.first
        }
        guard let chosen else {
            throw CurationError(
                place: food.place, reason: "has no portion; add one with \"portion: LABEL = GRAMS\""
            )
        }
        portions.insert(portions.remove(at: chosen), at: 0)
        defaultPortion = 0
    }

    private func grams(of weight: CuratedWeight, food: CuratedFood) throws(CurationError) -> Double
    {
        switch weight {
        case .grams(let grams): return grams
        case .measures(let count, let label):
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            return count * portions[index].grams.value
        }
    }

    private func index(of label: String) -> Int? {
        portions.firstIndex { $0.label == label }
    }

    private func unknown(_ label: String, of food: CuratedFood) -> CurationError {
        let known = portions.map { "\"\($0.label)\"" }.joined(separator: ", ")
        return CurationError(
            place: food.place,
            reason:
                "\(food.id) has no portion \"\(label)\"; it has \(known.isEmpty ? "none" : known)")
    }

    /// Hundredths of a gram: divided weights need no more.
    private static func rounded(_ grams: Double) -> Thousandths {
        Thousandths((grams * 100).rounded() / 100)
    }
}
