package import Allergens
package import Nutrition
package import Recipes

/// What a change did to the journal.
package struct Recorded: Sendable, Hashable {
    /// An entry as it was and as it is; one of both is `nil` when it came or went.
    package struct EntryChange: Sendable, Hashable {
        package var before: FoodEntry?
        package var after: FoodEntry?

        package init(before: FoodEntry?, after: FoodEntry?) {
            self.before = before
            self.after = after
        }
    }

    /// A food of the person's own as it was and as it is.
    package struct FoodChange: Sendable, Hashable {
        package var before: Food?
        package var after: Food?

        package init(before: Food?, after: Food?) {
            self.before = before
            self.after = after
        }
    }

    /// A goal as it was and as it is.
    package struct GoalChange: Sendable, Hashable {
        package var before: GoalRule?
        package var after: GoalRule?

        package init(before: GoalRule?, after: GoalRule?) {
            self.before = before
            self.after = after
        }
    }

    /// A trigger of the person's own as it was and as it is.
    package struct AllergyChange: Sendable, Hashable {
        package var before: Allergy?
        package var after: Allergy?

        package init(before: Allergy?, after: Allergy?) {
            self.before = before
            self.after = after
        }
    }

    /// Whether nutrients beyond the seven were filled in, or were before and are not any more.
    package var isCompletion: Bool { changeKind == .complete }

    /// A recipe as it was and as it is.
    package struct RecipeChange: Sendable, Hashable {
        package var before: RecipeBook.Page?
        package var after: RecipeBook.Page?

        package init(before: RecipeBook.Page?, after: RecipeBook.Page?) {
            self.before = before
            self.after = after
        }
    }

    /// A batch as it was and as it is.
    package struct BatchChange: Sendable, Hashable {
        package var before: Batch?
        package var after: Batch?

        package init(before: Batch?, after: Batch?) {
            self.before = before
            self.after = after
        }
    }

    package var kind: ChangeKind
    /// The change made, taken back or restored; `nil` when nothing was to do.
    package var change: ChangeID?
    /// When `change` was made; `nil` where it is taken back or restored, or is somebody else's.
    package var made: Timestamp?
    /// The kind of `change`; differs from `kind` for undo and redo.
    package var changeKind: ChangeKind
    /// The utterance that asked for it.
    package var utterance: UtteranceID?
    package var entries: [EntryChange]
    package var foods: [FoodChange]
    package var goals: [GoalChange]
    package var recipes: [RecipeChange] = []
    package var batches: [BatchChange] = []
    package var person = PersonChange()
    package var allergies: [AllergyChange] = []
    /// The totals after it, of every day that it touched, in order of the days.
    package var totals: [DailyTotal]
    /// The days that were closed, for `dayClosed`, or that were touched after that, for `dayReopened`.
    package var closing: Closing?
    /// The number of its event; `nil` when there is none.
    package var sequence: Int64?

    package init(
        kind: ChangeKind, change: ChangeID? = nil, changeKind: ChangeKind? = nil,
        utterance: UtteranceID? = nil, entries: [EntryChange] = [], foods: [FoodChange] = [],
        goals: [GoalChange] = [],
        totals: [DailyTotal] = [], closing: Closing? = nil, sequence: Int64? = nil
    ) {
        self.kind = kind
        self.change = change
        self.changeKind = changeKind ?? kind
        self.utterance = utterance
        self.entries = entries
        self.foods = foods
        self.goals = goals
        self.totals = totals
        self.closing = closing
        self.sequence = sequence
    }
}
