internal import Synchronization

/// The unit in which people read energy; what is kept and exchanged is in kilocalories, whatever is shown.
package enum EnergyUnit: String, Sendable, Hashable, CaseIterable {
    case kilocalories = "kcal"
    case kilojoules = "kJ"

    /// kcal in one kilojoule, by the thermochemical calorie.
    package static let perKilojoule = 1 / 4.184

    /// For what runs inside `withValue`; the program's own choice elsewhere.
    @TaskLocal package static var chosen: EnergyUnit?

    // One choice for a whole program, made when it knows its configuration: every room that writes for people asks for it.
    private static let isInKilojoules = Atomic<Bool>(false)

    package static var shown: EnergyUnit {
        chosen ?? (isInKilojoules.load(ordering: .relaxed) ? .kilojoules : .kilocalories)
    }

    /// Makes it the program's choice.
    package func show() { Self.isInKilojoules.store(self == .kilojoules, ordering: .relaxed) }
}

extension Nutrient {
    /// The unit in which people read this nutrient's figures.
    package var shownUnit: String { self == .calories ? EnergyUnit.shown.rawValue : unit }

    /// A figure in that unit.
    package func shown(_ figure: Thousandths) -> Thousandths {
        guard self == .calories, EnergyUnit.shown == .kilojoules else { return figure }
        return Thousandths(figure.value / EnergyUnit.perKilojoule)
    }
}
