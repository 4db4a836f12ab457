extension Nutrients {
    /// Whether nothing is known but what pills are taken for.
    package var isSupplement: Bool {
        let known = known
        return !known.isEmpty && known.allSatisfy { !$0.isLeading && $0.isSupplemented }
    }

    /// The same of a pill: it has no energy and none of what gives it.
    package var ofPill: Nutrients {
        var figures = self
        for nutrient in Nutrient.leading where nutrient != .sodium { figures[nutrient] = .zero }
        return figures
    }
}
