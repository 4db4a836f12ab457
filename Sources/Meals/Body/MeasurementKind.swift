package import Nutrition

/// What is measured of a body, by its name on the wire.
package enum MeasurementKind: String, Sendable, Hashable, CaseIterable {
    case weight
    case waist
    case steps
    /// What moving took, without what the body takes at rest.
    case activeEnergy = "active_energy"
    /// What the body took at rest.
    case restingEnergy = "resting_energy"
    /// Both together, as many devices tell it of a workout.
    case totalEnergy = "total_energy"

    /// The unit in which it is kept and told.
    package var unit: String {
        switch self {
        case .weight: "kg"
        case .waist: "cm"
        case .steps: "steps"
        case .activeEnergy, .restingEnergy, .totalEnergy: "kcal"
        }
    }

    package var dimension: BodyDimension {
        switch self {
        case .weight: .mass
        case .waist: .length
        case .steps: .count
        case .activeEnergy, .restingEnergy, .totalEnergy: .energy
        }
    }

    /// What can be, in `unit`. Weights reach to the heaviest person that was ever weighed (635 kg, Guinness
    /// World Records), energies well above what a day of a stage race takes.
    package var range: ClosedRange<Thousandths> {
        switch self {
        case .weight: Thousandths(2)...Thousandths(650)
        case .waist: Thousandths(20)...Thousandths(400)
        case .steps: .zero...Thousandths(200_000)
        case .activeEnergy, .restingEnergy, .totalEnergy: .zero...Thousandths(20_000)
        }
    }

    /// As people call it.
    package var name: String {
        switch self {
        case .weight: "weight"
        case .waist: "waist"
        case .steps: "steps"
        case .activeEnergy: "active energy"
        case .restingEnergy: "resting energy"
        case .totalEnergy: "total energy"
        }
    }

    /// By its name on the wire, or as people call it.
    ///
    /// - Parameter name: in lower case.
    package init?(named name: String) {
        if let kind = Self(rawValue: name) ?? Self.allCases.first(where: { $0.name == name }) {
            self = kind
            return
        }
        switch name {
        case "activity", "active": self = .activeEnergy
        case "resting", "rest": self = .restingEnergy
        case "total", "workout": self = .totalEnergy
        case "step": self = .steps
        default: return nil
        }
    }

    /// An amount in the kind's own unit, which a number without one is in; `nil` for a unit of something
    /// else.
    package func value(of amount: BodyAmount) -> Thousandths? {
        guard amount.dimension == nil || amount.dimension == dimension else { return nil }
        return Thousandths(amount.value)
    }

    /// A number in a unit by its name; `nil` for a unit of something else.
    package func value(_ number: Double, in unit: String?) -> Thousandths? {
        guard let unit else { return Thousandths(number) }
        guard let unit = BodyUnit(named: unit.lowercased()), unit.dimension == dimension else {
            return nil
        }
        return Thousandths(number * unit.factor)
    }
}
