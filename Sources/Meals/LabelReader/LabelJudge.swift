/// What several readings of one label agree on.
///
/// A figure counts where two of them, or two columns, tell the same, or where the energy of the whole bears it out;
/// and of what cannot be together nothing does.
struct LabelJudge {
    /// A figure that may be, in g, kcal or, of sodium, mg for 100 g.
    struct Guess: Hashable {
        var value: Double
        /// Columns and readings that bear it out.
        var support: Int
        /// Those that tell something else.
        var conflicts: Int
        /// What has to be wrong in what was read.
        var cost: Int

        var isSure: Bool { support >= 2 && conflicts == 0 || support >= 3 && conflicts <= 1 }
    }

    private let sheets: [LabelSheet]
    /// g or ml of a serving; `nil` where the label does not say, or readings differ.
    let serving: Double?

    init(_ sheets: [LabelSheet]) {
        self.sheets = sheets
        let weights = sheets.compactMap(\.columns.serving)
        let counts = Dictionary(weights.map { ($0, 1) }, uniquingKeysWith: +)
        let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        serving = best.flatMap { best in
            counts.contains { $0.value == best.value && $0.key != best.key } ? nil : best.key
        }
    }

    /// What figures of a basis are to be multiplied with; `nil` where nobody knows.
    private func factor(_ basis: LabelColumns.Basis) -> Double? {
        switch basis {
        case .hundred: 1
        case .serving: serving.map { 100 / $0 }
        }
    }

    /// One column of one reading: what it may have told.
    private struct Witness {
        var isHundred: Bool
        var isLess: Bool
        var candidates: [LabelFigure.Candidate]
    }

    private func witnesses(_ row: LabelRow) -> [Witness] {
        // One look may have lost all points.
        let hasPoints = sheets.contains(where: \.hasPoints)
        return sheets.flatMap { sheet in
            (sheet.rows[row] ?? []).compactMap { evidence -> Witness? in
                guard let factor = factor(evidence.basis) else { return nil }
                var scale = factor
                var candidates = evidence.figure.grams(decimals: row.decimals, hasPoints: hasPoints)
                switch (row, evidence.figure.unit) {
                // Milligrams are whole, and their unit is seldom misread.
                case (.sodium, .gram): scale *= 1000
                case (.sodium, nil), (.sodium, .milligram): candidates = Array(candidates.prefix(1))
                case (.salt, .milligram): scale *= 0.4
                case (.salt, _): scale *= 400
                case (_, .milligram): scale /= 1000
                default: break
                }
                candidates = candidates.map {
                    .init(value: $0.value * scale, tolerance: $0.tolerance * scale, cost: $0.cost)
                }
                return Witness(
                    isHundred: evidence.basis == .hundred, isLess: evidence.figure.isLess,
                    candidates: candidates)
            }
        }
    }

    /// What a row may tell, the likeliest first; empty where it tells nothing, or only that there is less.
    func guesses(_ row: LabelRow) -> [Guess] {
        let witnesses = witnesses(row)
        guard !witnesses.contains(where: \.isLess) else { return [] }
        return Self.guesses(witnesses, most: row == .salt || row == .sodium ? 40_000 : 100)
    }

    /// Whether the label says of a row that there is less than so much.
    func isLess(_ row: LabelRow) -> Bool { witnesses(row).contains(where: \.isLess) }

    func energies() -> [Guess] {
        let witnesses = sheets.flatMap { sheet in
            sheet.energies.compactMap { energy -> Witness? in
                guard let factor = factor(energy.basis) else { return nil }
                let value = energy.calories * factor
                // Each of kJ and kcal is rounded, or computed by factors of its own.
                let tolerance = max(
                    (energy.isConverted ? 0.8 : 0.5) * factor,
                    energy.isConverted ? value * 0.015 : 0)
                return Witness(
                    isHundred: energy.basis == .hundred && !energy.isConverted, isLess: false,
                    candidates: [.init(value: value, tolerance: tolerance, cost: 0)])
            }
        }
        return Self.guesses(witnesses, most: 910)
    }

    private static func guesses(_ witnesses: [Witness], most: Double) -> [Guess] {
        // Figures of 100 g are exact, where there are any.
        let hasExact = witnesses.contains(where: \.isHundred)
        var guesses: [Guess] = []
        for source in witnesses where source.isHundred == hasExact || !hasExact {
            for candidate in source.candidates where candidate.value <= most {
                // Of figures that are told in different units the first that was read stands for all.
                let least = hasExact ? 1e-6 : candidate.tolerance
                guard !guesses.contains(where: { abs($0.value - candidate.value) <= least }) else {
                    continue
                }
                guesses.append(guess(candidate, witnesses))
            }
        }
        return guesses.sorted {
            ($0.support - $0.conflicts, -$0.cost, -$0.value) > (
                $1.support - $1.conflicts, -$1.cost, -$1.value
            )
        }
    }

    private static func guess(_ candidate: LabelFigure.Candidate, _ witnesses: [Witness]) -> Guess {
        var guess = Guess(value: candidate.value, support: 0, conflicts: 0, cost: 0)
        for witness in witnesses {
            let near = witness.candidates.filter {
                abs($0.value - candidate.value) <= ($0.tolerance + candidate.tolerance) * 1.001
            }
            // What was read is what it takes to be wrong for just this value.
            if let best = near.min(by: {
                (abs($0.value - candidate.value), $0.cost) < (
                    abs($1.value - candidate.value), $1.cost
                )
            }) {
                guess.support += 1
                guess.cost += best.cost
            } else {
                guess.conflicts += 1
            }
        }
        return guess
    }
}
