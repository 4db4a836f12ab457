internal import Telling

/// Something that is to be done on each day of a programme.
package struct DailyTarget: Sendable, Hashable {
    /// By its name in files and on the wire.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Different meals that something was logged of: breakfast, lunch, dinner and snack.
        case meals
        /// Nothing logged has, probably has or may have what the person must not have.
        case noBanned = "no_banned"
        /// Points of the Healthy Eating Index 2020.
        case hei
        /// How the person felt, noted.
        case feelings

        /// What `least` may be; of `noBanned` only one, which says nothing.
        package var bounds: ClosedRange<Int> {
            switch self {
            case .meals: 1...4
            case .noBanned: 1...1
            case .hei: 1...100
            case .feelings: 1...10
            }
        }
    }

    package var kind: Kind
    /// How much of it, within the kind's bounds.
    package var least: Int

    package init(_ kind: Kind, _ least: Int = 1) {
        self.kind = kind
        self.least = least
    }

    /// `3 meals logged`
    package var sentence: String {
        switch kind {
        case .meals: Texts.programmes.meals(least)
        case .noBanned: Texts.programmes.nothingBanned()
        case .hei: Texts.programmes.index(least)
        case .feelings:
            least == 1 ? Texts.programmes.feeling() : Texts.programmes.feelings(least)
        }
    }

    package func outcome(of facts: DayFacts) -> TargetOutcome {
        switch kind {
        case .meals: facts.meals >= least ? .met : .missed
        case .noBanned: facts.banned.map { $0 == 0 ? .met : .missed } ?? .unknown
        case .hei: facts.index.map { $0 >= Double(least) ? .met : .missed } ?? .unknown
        case .feelings: facts.feelings >= least ? .met : .missed
        }
    }
}

/// Whether a day's target was reached.
package enum TargetOutcome: String, Sendable, Hashable, CaseIterable {
    case met
    case missed
    /// Not met yet, and the day is not over.
    case open
    /// Too little is known of the day to tell.
    case unknown
}

/// What a day's targets are held against.
package struct DayFacts: Sendable, Hashable {
    /// Different meals that something was logged of, 0 to 4.
    package var meals: Int
    /// Foods with something in them that the person must not have; `nil` where nobody can tell, as of a day
    /// without entries.
    package var banned: Int?
    /// The Healthy Eating Index, 0 to 100; `nil` where too little is known of what was eaten.
    package var index: Double?
    /// Feelings that were noted.
    package var feelings: Int

    package init(
        meals: Int = 0, banned: Int? = nil, index: Double? = nil, feelings: Int = 0
    ) {
        self.meals = meals
        self.banned = banned
        self.index = index
        self.feelings = feelings
    }
}
