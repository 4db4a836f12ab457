internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// Looks for better weights, one at a time, on every second row; the others tell whether it holds.
struct Tuning {
    /// Catalogs that the weights must serve alike.
    let catalogs: [[Food]]
    let sets: [LabelledSet]
    let everyday: EverydayLines?

    struct Knob {
        var name: String
        var get: (IndexWeights, ReaderWeights) -> Float
        var set: (inout IndexWeights, inout ReaderWeights, Float) -> Void
    }

    private static func knob(
        _ name: String, _ path: WritableKeyPath<IndexWeights, Float>
    ) -> Knob {
        Knob(
            name: name, get: { index, _ in index[keyPath: path] },
            set: { index, _, value in index[keyPath: path] = value })
    }

    private static func knob(
        _ name: String, _ path: WritableKeyPath<ReaderWeights, Float>
    ) -> Knob {
        Knob(
            name: name, get: { _, reader in reader[keyPath: path] },
            set: { _, reader, value in reader[keyPath: path] = value })
    }

    static var knobs: [Knob] {
        [
            knob("item", \ReaderWeights.item), knob("unexplained", \.unexplained),
            knob("unknown", \ReaderWeights.unknown), knob("descriptor", \.descriptor),
            knob("weakMatch", \ReaderWeights.weakMatch), knob("modifier", \.modifier),
            knob("again", \ReaderWeights.again), knob("composed", \.composed),
            knob("comma", \ReaderWeights.comma), knob("and", \.and), knob("with", \.with),
            knob("breaker", \ReaderWeights.breaker), knob("article", \.article),
            knob("headMissing", \ReaderWeights.headMissing), knob("exact", \.exact),
            knob("negation", \ReaderWeights.negation),
            knob("claim", \IndexWeights.claim), knob("laterClaim", \.laterClaim),
            knob("claimCap", \IndexWeights.claimCap), knob("popularity", \.popularity),
            knob("optional", \IndexWeights.optional), knob("unspecific", \.unspecific),
            knob("absence", \IndexWeights.absence), knob("articleWithin", \.articleWithin),
            knob("keyModifier", \ReaderWeights.keyModifier), knob("order", \.order),
            knob("skip", \ReaderWeights.skip), knob("skipName", \.skipName),
            knob("ignoreName", \ReaderWeights.ignoreName), knob("amount", \.amount),
            knob("joint", \.joint), knob("ignored", \.ignored),
            knob("sibling", \IndexWeights.sibling), knob("curated", \.curated),
            knob("cut", \ReaderWeights.cut), knob("hyphenCut", \.hyphenCut),
            knob("either", \IndexWeights.either),
        ]
    }

    /// How good the weights are on the rows of one half, 0 to 1.5 for each set.
    func value(_ index: IndexWeights, _ reader: ReaderWeights, half: Int) -> Double {
        var sum = 0.0
        for foods in catalogs {
            let reader = MealReader(
                catalog: FoodCatalog(foods: foods, weights: index), weights: reader)
            sum += value(of: reader, half: half)
        }
        return sum / Double(catalogs.count)
    }

    private func value(of reader: MealReader, half: Int) -> Double {
        var sum = 1.5 * 2 * (everyday?.share(of: reader).right ?? 0)
        for set in sets {
            var figures = Figures()
            let step = set.rows.count > 4000 ? 10 : 2
            var position = half
            while position < set.rows.count {
                let row = set.rows[position]
                _ = figures.add(reader.reading(of: row.text), for: row)
                position += step
            }
            sum +=
                (Double(figures.within) + 0.5 * Double(figures.near)) / Double(figures.count)
        }
        return sum / (Double(sets.count) + (everyday == nil ? 0 : 2)) / 1.5
    }

    func run(rounds: Int) {
        var index = IndexWeights()
        var reader = ReaderWeights()
        var best = value(index, reader, half: 0)
        print("start \(best), other half \(value(index, reader, half: 1))")
        for round in 1...rounds {
            for knob in Self.knobs {
                for factor: Float in round == 1 ? [0.6, 1.5] : [0.8, 1.2] {
                    var (tryIndex, tryReader) = (index, reader)
                    knob.set(&tryIndex, &tryReader, knob.get(index, reader) * factor)
                    let value = value(tryIndex, tryReader, half: 0)
                    if value > best + 0.0004 {
                        best = value
                        (index, reader) = (tryIndex, tryReader)
                        print("\(knob.name) = \(knob.get(index, reader)): \(best)")
                    }
                }
            }
            print("round \(round): \(best), other half \(value(index, reader, half: 1))")
        }
    }
}
