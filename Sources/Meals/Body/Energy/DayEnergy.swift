/// What a body took on a day by what was measured: each moment once, from one source, and what it takes at
/// rest in no sum twice. Every figure is explained by its parts.
package struct DayEnergy: Sendable, Hashable {
    /// Something that was measured, and what became of it.
    package struct Part: Sendable, Hashable {
        package enum Fate: String, Sendable, Hashable, CaseIterable {
            case counted
            /// It has no times, and others with times tell of more.
            case lessThanTimed = "less_than_timed"
            /// Others without times tell of more.
            case lessThanUntimed = "less_than_untimed"
            /// Another source comes first in all of its time.
            case anotherFirst = "another_first"
            /// It has rest in it, and nobody knows how much.
            case restUnknown = "rest_unknown"
        }

        /// Whether it is about rest; about moving else.
        package var isResting: Bool
        package var source: String
        /// `nil` where only the day is known.
        package var minutes: Double?
        /// What of it counts, in kcal; what it says where nothing does.
        package var calories: Double
        package var fate: Fate
    }

    /// What moving took, in kcal; `nil` where nothing was measured.
    package let active: Double?
    /// What the body took at rest, in kcal: as measured, and by the textbook where it was not; `nil` where
    /// neither is known.
    package let resting: Double?
    /// How much of `resting` is the textbook's.
    package let textbookResting: Double
    package let parts: [Part]

    /// - Parameters:
    ///   - day: from its first to behind its last second, in Unix seconds.
    ///   - samples: of this day.
    ///   - textbook: what the body takes at rest a day, in kcal; `nil` where it is not known.
    ///   - sources: in the order of their priority; what a person says comes before all, and what is not
    ///     among these behind them.
    package init(
        _ samples: [EnergySample], day: Range<Int64>, textbook: Double?, sources: [String] = []
    ) {
        func priority(_ source: String) -> Int {
            source == Self.manual ? -1 : sources.firstIndex(of: source) ?? sources.count
        }
        let seconds = Double(day.upperBound - day.lowerBound)
        let atRest = samples.filter { $0.kind == .resting }
        let rest = Self.once(
            atRest, within: day, priority, isResting: true, rate: { sample, _ in sample.rate ?? 0 })
        // What of a second is rest: as much as was measured on average, else the textbook's.
        let textbookRate = textbook.map { $0 / seconds }
        let restRate =
            rest.seconds > 0 ? rest.calories / Double(rest.seconds) : textbookRate
        let moving = samples.filter { $0.kind == .active || $0.kind == .total }
        let knowable = moving.filter { $0.kind == .active || ($0.time != nil && restRate != nil) }
        let move = Self.once(knowable, within: day, priority, isResting: false) { sample, _ in
            let rate = sample.rate ?? 0
            return sample.kind == .total ? max(0, rate - (restRate ?? 0)) : rate
        }
        active = knowable.isEmpty ? nil : move.calories
        if rest.isUntimed {
            resting = rest.calories
            textbookResting = 0
        } else {
            let left = max(0, seconds - Double(rest.seconds))
            textbookResting = (textbookRate ?? 0) * left
            // Hours of a day say nothing of the others.
            resting =
                textbookRate != nil || (rest.seconds > 0 && left < 1)
                ? rest.calories + textbookResting : nil
        }
        parts =
            move.parts
            + moving.filter { !knowable.contains($0) }.map {
                Part(
                    isResting: false, source: $0.source,
                    minutes: $0.time.map { Double($0.upperBound - $0.lowerBound) / 60 },
                    calories: $0.calories, fate: .restUnknown)
            } + rest.parts
    }

    /// Moving and rest together, in kcal; `nil` where one of them is not known.
    package var total: Double? {
        guard let active, let resting else { return nil }
        return active + resting
    }

    /// The source of what a person says or types.
    package static let manual = "manual"

    private struct Once {
        var calories: Double
        var seconds: Int64
        /// Whether it is a sum that is told of the day, without times.
        var isUntimed: Bool
        var parts: [Part]
    }

    /// Samples of one kind: the greater of what is told with times and of what is told without, for nobody
    /// knows whether the one is within the other.
    private static func once(
        _ samples: [EnergySample], within day: Range<Int64>, _ priority: (String) -> Int,
        isResting: Bool, rate: (EnergySample, Range<Int64>) -> Double
    ) -> Once {
        let union = EnergyUnion(samples, within: day, priority: priority, rate: rate)
        let timed = Set(samples.filter { $0.time != nil }.map(\.source))
        var untimed: [(source: String, calories: Double)] = []
        for sample in samples where sample.time == nil {
            if let place = untimed.firstIndex(where: { $0.source == sample.source }) {
                untimed[place].calories += sample.calories
            } else {
                untimed.append((sample.source, sample.calories))
            }
        }
        untimed.sort { (priority($0.source), $0.source) < (priority($1.source), $1.source) }
        let first = untimed.first
        let isUntimed =
            (first?.calories ?? 0) > union.calories || (union.seconds == 0 && first != nil)
        var parts = union.shares.map { share in
            Part(
                isResting: isResting, source: share.source, minutes: Double(share.seconds) / 60,
                calories: share.calories, fate: isUntimed ? .lessThanUntimed : .counted)
        }
        parts += timed.subtracting(union.shares.map(\.source)).sorted().map { source in
            let all = samples.filter { $0.source == source && $0.time != nil }
            return Part(
                isResting: isResting, source: source,
                minutes: all.reduce(0) {
                    $0 + ($1.time.map { Double($0.upperBound - $0.lowerBound) / 60 } ?? 0)
                }, calories: all.reduce(0) { $0 + $1.calories }, fate: .anotherFirst)
        }
        parts += untimed.enumerated().map { index, one in
            Part(
                isResting: isResting, source: one.source, minutes: nil, calories: one.calories,
                fate: index > 0 ? .anotherFirst : isUntimed ? .counted : .lessThanTimed)
        }
        return Once(
            calories: isUntimed ? first?.calories ?? 0 : union.calories,
            seconds: isUntimed ? 0 : union.seconds, isUntimed: isUntimed, parts: parts)
    }
}
