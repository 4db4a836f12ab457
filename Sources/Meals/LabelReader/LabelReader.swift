internal import Nutrition

/// Reads a nutrition label out of what was recognised of its words.
///
/// Pure: the same words give the same label. What is not sure is unknown.
package enum LabelReader {
    /// Readings of one picture that are looked at, and characters of each.
    private static let textLimit = 6
    private static let characterLimit = 20_000

    /// Whether these are the words of a label at all, however much of it can be read.
    package static func isLabel(_ text: String) -> Bool { sheet(text).isLabel }

    /// - Parameter texts: what several looks at the same picture recognised, line by line.
    package static func read(_ texts: [String]) -> LabelReading {
        let sheets = texts.prefix(textLimit).map(sheet).filter(\.isLabel)
        guard !sheets.isEmpty else { return .none }
        let usable = sheets.filter { !$0.columns.bases.isEmpty }
        guard !usable.isEmpty else { return .unread(.basis) }
        if usable.contains(where: \.columns.isPrepared) { return .unread(.prepared) }
        let judge = LabelJudge(usable)
        if judge.serving == nil, !usable.contains(where: { $0.columns.bases.contains(.hundred) }) {
            return .unread(.serving)
        }
        return LabelSum(judge).reading
    }

    private static func sheet(_ text: String) -> LabelSheet {
        LabelSheet(String(text.prefix(characterLimit)))
    }
}

/// The figures that can be together.
private struct LabelSum {
    let judge: LabelJudge

    init(_ judge: LabelJudge) { self.judge = judge }

    /// A choice of one guess for each of the parts that make the energy.
    private struct Choice {
        var energy: LabelJudge.Guess
        var parts: [LabelRow: LabelJudge.Guess]
        var score: Int
        /// How far the energy is from that of the parts, in kcal; `nil` where one of the three is not known.
        var gap: Double?
    }

    private static let macros: [LabelRow] = [.fat, .carbohydrates, .protein]
    /// Guesses of one row that are looked at.
    private static let depth = 4

    var reading: LabelReading {
        let energies = judge.energies().prefix(3)
        let found = Self.macros.map { row in (row, Array(judge.guesses(row).prefix(Self.depth))) }
        let fibers = judge.guesses(.fiber).prefix(Self.depth)
        guard !energies.isEmpty, found.count(where: { !$0.1.isEmpty || judge.isLess($0.0) }) >= 2
        else {
            return .unread(.figures)
        }
        let choices = choices(Array(energies), found, Array(fibers))
        let possible = choices.filter(isPossible).sorted { $0.score > $1.score }
        guard let first = possible.first else { return .unread(.contradiction) }
        // Of two that are as likely the one counts whose energy fits closely; else it is open what stands there.
        var rivals = possible.filter { $0.score == first.score }
        let tight = rivals.filter(isTight)
        if !tight.isEmpty { rivals = tight }
        let best = rivals[0]
        guard let label = label(best, rivals) else { return .unread(.figures) }
        return .label(label)
    }

    private func choices(
        _ energies: [LabelJudge.Guess], _ found: [(LabelRow, [LabelJudge.Guess])],
        _ fibers: [LabelJudge.Guess]
    ) -> [Choice] {
        var choices = energies.map { Choice(energy: $0, parts: [:], score: Self.score($0)) }
        for (row, guesses) in found + [(.fiber, fibers)] where !guesses.isEmpty {
            choices = choices.flatMap { choice in
                guesses.map { guess in
                    var next = choice
                    next.parts[row] = guess
                    next.score += Self.score(guess)
                    return next
                }
            }
        }
        return choices.map { choice in
            var choice = choice
            choice.gap = gap(choice)
            return choice
        }
    }

    private static func score(_ guess: LabelJudge.Guess) -> Int {
        4 * (guess.support - guess.conflicts) - guess.cost
    }

    /// A part of which the label says that there is less is nearly none.
    private func part(_ row: LabelRow, _ choice: Choice) -> Double? {
        choice.parts[row]?.value ?? (judge.isLess(row) ? 0 : nil)
    }

    private func gap(_ choice: Choice) -> Double? {
        guard let fat = part(.fat, choice), let carbohydrates = part(.carbohydrates, choice),
            let protein = part(.protein, choice)
        else { return nil }
        let energy = choice.energy.value
        let plain = 9 * fat + 4 * (carbohydrates + protein)
        // Fiber has 2 kcal a gram where it is told beside the carbohydrates, and counts among them elsewhere.
        let grams = part(.fiber, choice) ?? 0
        let energies =
            [plain + 2 * grams, plain] + (grams <= carbohydrates ? [plain - 2 * grams] : [])
        return energies.map { abs(energy - $0) }.min()
    }

    /// Kcal that rounding makes: of figures of a serving, and of those "less than".
    private var slack: Double { 12 + (judge.serving.map { 400 / $0 } ?? 0).clamped(to: 0...20) }

    /// Whether such a food can be.
    private func isPossible(_ choice: Choice) -> Bool {
        let parts = Self.macros.compactMap { choice.parts[$0]?.value }
        let fiber = part(.fiber, choice) ?? 0
        let beside = fiber > part(.carbohydrates, choice) ?? 0 ? fiber : 0
        guard parts.reduce(beside, +) <= 101 else { return false }
        if let gap = choice.gap { return gap <= max(slack, choice.energy.value * 0.12) }
        // More than its energy no part can have.
        let least =
            9 * (part(.fat, choice) ?? 0)
            + 4 * ((part(.carbohydrates, choice) ?? 0) + (part(.protein, choice) ?? 0))
        return least <= choice.energy.value * 1.1 + slack
    }

    /// Whether energy and parts fit each other as closely as rounding lets them.
    private func isTight(_ choice: Choice) -> Bool {
        choice.gap.map { $0 <= 5 + choice.energy.value * 0.02 } ?? false
    }

    private func label(_ best: Choice, _ rivals: [Choice]) -> NutritionLabel? {
        let isTight = isTight(best)
        func isAgreed(_ row: LabelRow) -> Bool {
            rivals.allSatisfy { $0.parts[row]?.value == best.parts[row]?.value }
        }
        guard rivals.allSatisfy({ $0.energy.value == best.energy.value }),
            best.energy.isSure || isTight && best.energy.conflicts == 0
        else { return nil }
        var per100g = Nutrients(calories: Thousandths(best.energy.value))
        var sure = 0
        for row in Self.macros {
            guard let guess = best.parts[row] else {
                if judge.isLess(row) { sure += 1 }
                continue
            }
            // A figure of this row that is read twice alike and does not fit is no figure of this label.
            let isBorneOut = isTight && best.energy.isSure && guess.conflicts == 0
            guard isAgreed(row), guess.isSure || isBorneOut, let nutrient = row.nutrient else {
                continue
            }
            per100g[nutrient] = Thousandths(guess.value)
            sure += 1
        }
        guard sure >= 2 else { return nil }
        if let guess = best.parts[.fiber], isAgreed(.fiber), guess.isSure, isTight {
            per100g.fiber = Thousandths(guess.value)
        }
        take(.saturates, atMost: per100g.fat, &per100g)
        take(.sugar, atMost: per100g.carbohydrates, &per100g)
        take(.sodium, atMost: nil, &per100g)
        if per100g.sodium == nil { take(.salt, atMost: nil, &per100g) }
        return NutritionLabel(per100g: per100g, serving: judge.serving.map { Thousandths($0) })
    }

    /// Takes what nothing but its own reading bears out: where it is told twice alike, and can be.
    private func take(_ row: LabelRow, atMost whole: Thousandths?, _ per100g: inout Nutrients) {
        guard let nutrient = row.nutrient else { return }
        let most: Double
        switch row {
        // Ten grams of salt in a hundred are a sauce or a lost point.
        case .salt, .sodium: most = 4000
        default:
            guard let whole else { return }
            most = whole.value + 0.5
        }
        let guesses = judge.guesses(row).filter { $0.value <= most }
        guard let best = guesses.first, best.isSure else { return }
        let rivals = guesses.dropFirst().filter {
            $0.support - $0.conflicts == best.support - best.conflicts && $0.cost <= best.cost + 1
        }
        guard rivals.isEmpty else { return }
        per100g[nutrient] = Thousandths(best.value)
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
