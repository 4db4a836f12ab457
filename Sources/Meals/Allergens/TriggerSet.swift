/// Some of the triggers that have an id, for comparing many at once.
struct TriggerSet: Sendable, Hashable {
    /// One for each, by its place in the table, which only this process knows.
    private var bits: UInt64 = 0

    static let none = TriggerSet()
    static let all = TriggerTable.all.reduce(into: none) { $0.insert($1) }

    private static let places: [Trigger: UInt64] = {
        precondition(TriggerTable.all.count <= UInt64.bitWidth)
        return Dictionary(
            uniqueKeysWithValues: TriggerTable.all.enumerated().map { ($1, 1 << UInt64($0)) })
    }()

    /// Adds nothing for a person's own word.
    mutating func insert(_ trigger: Trigger) { bits |= Self.places[trigger] ?? 0 }

    mutating func formUnion(_ other: TriggerSet) { bits |= other.bits }

    func meets(_ other: TriggerSet) -> Bool { bits & other.bits != 0 }
}

/// The triggers of which words beside a food's name could still tell something that is not known.
struct OpenAnswers: Sendable, Hashable {
    /// Those that are less than probable.
    var belowProbable: TriggerSet
    /// Those that are less than possible.
    var belowPossible: TriggerSet

    /// All of them.
    static let all = OpenAnswers(belowProbable: .all, belowPossible: .all)

    private init(belowProbable: TriggerSet, belowPossible: TriggerSet) {
        self.belowProbable = belowProbable
        self.belowPossible = belowPossible
    }

    /// - Parameter triggers: whose findings matter.
    init(_ assessment: Assessment, of triggers: [Trigger]) {
        self.init(belowProbable: .none, belowPossible: .none)
        for trigger in Set(triggers.flatMap(Self.deciding)) {
            // Its own mark, and not what its kinds tell, which leaves open whether another is in it.
            let answer = assessment.marks[trigger]?.answer ?? .notByRecipe
            if answer < .probably { belowProbable.insert(trigger) }
            if answer < .mayContain { belowPossible.insert(trigger) }
        }
    }

    /// What decides the finding of a trigger: its kinds, and what leaves it open whether it is this one.
    private static func deciding(_ trigger: Trigger) -> [Trigger] {
        guard let facts = trigger.facts else { return [] }
        return trigger.kinds + (facts.isKind ? facts.parents : [])
    }
}
