/// Adds up all nutrients of several foods, and of each how much of the energy knows it.
package struct NutrientSum: Sendable {
    private var sums = InlineArray<64, Thousandths>(repeating: .zero)
    /// Energy, and number, of the summands that know a nutrient.
    private var energies = InlineArray<64, Thousandths>(repeating: .zero)
    private var counts = InlineArray<64, Int32>(repeating: 0)
    private var known: UInt64 = 0
    private var count: Int32 = 0

    package init() {}

    package init(of summands: some Sequence<Nutrients>) {
        for summand in summands { add(summand) }
    }

    package mutating func add(_ figures: Nutrients) {
        count += 1
        let energy = max(.zero, figures.calories ?? .zero)
        for nutrient in Nutrient.leading {
            if let value = figures[nutrient] { add(value, Int(nutrient.number), energy) }
        }
        known |= figures.further.known
        var rest = figures.further.known
        for value in figures.further.values {
            add(value, rest.trailingZeroBitCount, energy)
            rest &= rest - 1
        }
    }

    private mutating func add(_ value: Thousandths, _ place: Int, _ energy: Thousandths) {
        sums[place] += value
        energies[place] += energy
        counts[place] += 1
    }

    /// The sum of what was added.
    ///
    /// Where nothing has energy, the share is that of the foods.
    package var total: NutrientTotal {
        var sum = Nutrients.zero
        for nutrient in Nutrient.leading {
            sum[nutrient] = sums[Int(nutrient.number)]
        }
        sum.further = FurtherFigures(
            known: known,
            values: sums.indices.filter { known & (1 << UInt64($0)) != 0 }.map { sums[$0] })
        let all = energies[Int(Nutrient.calories.number)]
        var coverage: [Nutrient: Double] = [:]
        coverage.reserveCapacity(known.nonzeroBitCount + Nutrient.leading.count)
        for nutrient in Nutrient.all.dropFirst() {
            let place = Int(nutrient.number)
            guard counts[place] > 0 else { continue }
            coverage[nutrient] =
                Self.told(
                    all > .zero
                        ? energies[place].value / all.value
                        : Double(counts[place]) / Double(count))
        }
        return NutrientTotal(
            sum: sum, incomplete: Nutrient.leading.filter { counts[Int($0.number)] < count },
            coverage: coverage)
    }

    /// Several totals as one, each weighed by its energy.
    package static func total(of totals: some Sequence<NutrientTotal>) -> NutrientTotal {
        var sum = NutrientTotal(of: totals.map(\.sum)).sum
        var incomplete: Set<Nutrient> = []
        var (energies, shares): ([Nutrient: Double], [Nutrient: (sum: Double, count: Int)]) =
            ([:], [:])
        var (all, count, isKnown) = (0.0, 0, false)
        for total in totals {
            let energy = max(0, total.sum.calories?.value ?? 0)
            all += energy
            count += 1
            incomplete.formUnion(total.incomplete)
            for nutrient in total.sum.further.nutrients {
                sum[nutrient] = (sum[nutrient] ?? .zero) + (total.sum[nutrient] ?? .zero)
            }
            guard let coverage = total.coverage else { continue }
            isKnown = true
            for (nutrient, share) in coverage {
                energies[nutrient, default: 0] += share * energy
                shares[nutrient, default: (0, 0)].sum += share
                shares[nutrient, default: (0, 0)].count += 1
            }
        }
        let coverage = shares.mapValues { $0.sum / Double(count) }.merging(
            all > 0 ? energies.mapValues { min(1, $0 / all) } : [:]
        ) { _, energy in energy }
        return NutrientTotal(
            sum: sum, incomplete: Nutrient.leading.filter(incomplete.contains),
            coverage: isKnown ? coverage.mapValues(told) : nil)
    }

    /// Thousandths; what is not known of everything is never told as 1.
    private static func told(_ share: Double) -> Double {
        share < 1 ? min(0.999, (share * 1000).rounded() / 1000) : 1
    }
}
