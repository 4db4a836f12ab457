package import Habits

/// Finds the weights with which most of what was eaten next was suggested.
package enum Fitting {
    /// One weight after the other is made larger and smaller as long as it helps, by ever smaller steps.
    ///
    /// - Parameter progress: told of every step that helped.
    package static func weights(
        seeds: ClosedRange<Int>, days: Int,
        progress: (Double, SuggestionScore.Weights) -> Void = { _, _ in }
    ) -> SuggestionScore.Weights {
        var values = [0.10, 0.45, 0.15, 0.15, 0.20]
        func share(_ values: [Double]) -> Double {
            Replay.all(of: Eater.Kind.allCases, seeds: seeds, days: days, weights: weights(values))
                .share
        }
        var best = share(values)
        var step = 0.1
        while step > 0.02 {
            var hasImproved = false
            for index in values.indices {
                for change in [step, -step] {
                    var tried = values
                    tried[index] = max(0, tried[index] + change)
                    let found = share(tried)
                    guard found > best else { continue }
                    (best, values, hasImproved) = (found, tried, true)
                    progress(best, weights(values))
                }
            }
            if !hasImproved { step /= 2 }
        }
        return weights(values)
    }

    /// What fits a goal cannot be told by diaries without one: its weight stays.
    private static func weights(_ values: [Double]) -> SuggestionScore.Weights {
        let fit = 0.15
        let scale = (1 - fit) / max(1e-9, values.reduce(0, +))
        let scaled = values.map { ($0 * scale * 100).rounded() / 100 }
        return SuggestionScore.Weights(
            preference: scaled[0], hour: scaled[1], weekday: scaled[2], fit: fit,
            notToday: scaled[3], company: scaled[4])
    }
}
