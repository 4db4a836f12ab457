package import MealModel
package import MealReader

/// What came of asking a model about a description.
package enum ModelOutcome: Sendable, Hashable {
    case reading(Reading)
    /// It can be asked again after so long.
    case later(Duration)
    /// It is not asked before the configuration changes.
    case stopped
    /// The same question will not be answered better.
    case failed(CallFailure)
}
