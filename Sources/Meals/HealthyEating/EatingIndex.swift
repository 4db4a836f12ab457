internal import Telling

/// The Healthy Eating Index 2020 of what was eaten: how near it comes to the Dietary Guidelines for Americans.
package struct EatingIndex: Sendable, Hashable {
    /// How one component did.
    package struct Standing: Sendable, Hashable {
        package var component: EatingComponent
        /// 0 to the component's most.
        package var points: Double
        /// In the component's unit; `nil` where it is a ratio to nothing.
        package var amount: Double?

        package init(component: EatingComponent, points: Double, amount: Double?) {
            self.component = component
            self.points = points
            self.amount = amount
        }

        /// `whole grains 2.0 of 10: 0.3 of 1.5 oz-eq per 1,000 kcal`
        package var sentence: String {
            let texts = Texts.index
            let (name, score) = (component.name, Self.tenths(points))
            let most = Int(component.most)
            guard let amount else {
                return (points > 0 ? texts.noSaturatedFat : texts.noFat)(name, score, most)
            }
            let standard = component.isModeration ? texts.limited : texts.reached
            return standard(
                name, score, most, Self.tenths(amount), Self.tenths(component.best),
                component.unit)
        }

        /// One decimal, always with a point.
        private static func tenths(_ value: Double) -> String {
            let tenths = Int((value * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
    }

    /// The share of the energy of which the groups and nutrients are known, 0 to 1.
    package var coverage: Double
    /// 0 to 100; `nil` below `neededCoverage`.
    package var total: Double?
    /// All thirteen, in their order; empty below `neededCoverage`.
    package var standings: [Standing]

    /// Of less than this share nothing is said.
    package static let neededCoverage = 0.8

    package init(coverage: Double, total: Double?, standings: [Standing]) {
        self.coverage = coverage
        self.total = total
        self.standings = standings
    }

    /// `nil` where nothing was eaten.
    package init?(_ intake: Intake) {
        guard let coverage = intake.coverage else { return nil }
        guard coverage >= Self.neededCoverage else {
            self.init(coverage: coverage, total: nil, standings: [])
            return
        }
        let standings = EatingComponent.allCases.map {
            Standing(component: $0, points: intake.points($0), amount: intake.amount($0))
        }
        self.init(
            coverage: coverage, total: standings.reduce(0) { $0 + $1.points },
            standings: standings)
    }

    /// The components by which most was lost, the first the most; at most `limit`.
    package func losses(_ limit: Int) -> [Standing] {
        let lost = standings.filter { $0.component.most - $0.points >= 0.05 }
        // The order of the components decides where as much was lost.
        let places = Dictionary(
            uniqueKeysWithValues: EatingComponent.allCases.enumerated().map { ($1, $0) })
        return Array(
            lost.sorted { left, right in
                let (one, other) = (
                    left.component.most - left.points, right.component.most - right.points
                )
                return one != other
                    ? one > other
                    : places[left.component, default: 0] < places[right.component, default: 0]
            }.prefix(limit))
    }
}
