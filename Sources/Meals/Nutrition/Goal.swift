/// How much of one nutrient a person wants in a day; kcal, g or mg as the nutrient has it.
package enum Goal: Sendable, Hashable {
    /// As near as may be.
    case target(Thousandths)
    /// At least so much.
    case minimum(Thousandths)
    /// At most so much.
    case maximum(Thousandths)
    /// Between both; `lower` is below `upper`.
    case range(lower: Thousandths, upper: Thousandths)

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case target, minimum, maximum, range
    }

    package var kind: Kind {
        switch self {
        case .target: .target
        case .minimum: .minimum
        case .maximum: .maximum
        case .range: .range
        }
    }

    /// What remains is counted down from here: of a range, from its upper end.
    package var reference: Thousandths {
        switch self {
        case .target(let amount), .minimum(let amount), .maximum(let amount): amount
        case .range(_, let upper): upper
        }
    }

    package var lower: Thousandths? {
        switch self {
        case .target, .maximum: nil
        case .minimum(let lower), .range(let lower, _): lower
        }
    }

    package var upper: Thousandths? {
        switch self {
        case .target, .minimum: nil
        case .maximum(let upper), .range(_, let upper): upper
        }
    }

    /// The same goal in another unit.
    package func scaled(by factor: Double) -> Goal {
        switch self {
        case .target(let amount): .target(amount.scaled(by: factor))
        case .minimum(let amount): .minimum(amount.scaled(by: factor))
        case .maximum(let amount): .maximum(amount.scaled(by: factor))
        case .range(let lower, let upper):
            .range(lower: lower.scaled(by: factor), upper: upper.scaled(by: factor))
        }
    }

    /// How a day's sum stands to a goal.
    package enum Standing: Sendable, Hashable {
        case below
        case met
        case above
    }

    /// A target is met within a tenth of it.
    package func standing(of sum: Thousandths) -> Standing {
        switch self {
        case .target(let amount):
            let slack = amount.scaled(by: 0.1)
            return sum < amount - slack ? .below : sum > amount + slack ? .above : .met
        case .minimum(let lower): return sum < lower ? .below : .met
        case .maximum(let upper): return sum > upper ? .above : .met
        case .range(let lower, let upper):
            return sum < lower ? .below : sum > upper ? .above : .met
        }
    }
}
