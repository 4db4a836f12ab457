internal import Allergens
internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    /// Takes the newest change back, with everything that amended it.
    func undo(utterance: UtteranceID?, expecting expected: ChangeID? = nil) throws -> Recorded {
        guard let change = try newestDone() else { throw JournalError.nothingToUndo }
        if let expected, expected != change { throw JournalError.anotherChange(expected) }
        let recorded = try turn(change, forward: false, utterance: utterance)
        try withdrawQuestions(after: recorded)
        return recorded
    }

    /// Restores the change that was undone last, with everything that had amended it.
    func redo(utterance: UtteranceID?, expecting expected: ChangeID? = nil) throws -> Recorded {
        guard let change = try oldestUndone() else { throw JournalError.nothingToRedo }
        if let expected, expected != change { throw JournalError.anotherChange(expected) }
        return try turn(change, forward: true, utterance: utterance)
    }

    /// Turns a change's revisions to what they were before it, or after it.
    private func turn(
        _ change: ChangeID, forward: Bool, utterance: UtteranceID?
    ) throws -> Recorded {
        let effects = try effects(of: change)
        var writer = ChangeWriter(change: change)
        let entryIDs = try entryIDs(in: effects)
        let foodIDs = try foodIDs(in: effects)
        let entriesBefore = try entryIDs.map { try entry($0) }
        let foodsBefore = try foodIDs.map { try ownFood($0) }
        let recipes = try numbers(in: effects, of: .recipes, Self.selectRecipeOfRevision)
            .map(RecipeID.init(rawValue:))
        let recipesBefore = try recipes.map { try recipe($0) }
        let batches = try numbers(in: effects, of: .batches, Self.selectBatchOfRevision)
            .map(BatchID.init(rawValue:))
        let batchesBefore = try batches.map { try batch($0) }
        let rules = try rules(in: effects)
        let rulesBefore = try rules.map { try liveRule(like: $0)?.rule }
        let personBefore = try person(in: effects)
        let triggers = try triggers(in: effects)
        let allergiesBefore = try triggers.map { try allergy($0)?.allergy }
        try setState(of: change, forward ? "done" : "undone")
        try noteTurn(of: change, isDone: forward)
        if sharing.isShared {
            // Between the changes of this device there may be others.
            try settle(effects)
        } else {
            for effect in forward ? effects : effects.reversed() {
                try setLive(
                    forward ? effect.liveAfter : effect.liveBefore, effect.revision,
                    of: effect.subject)
            }
        }
        // What came and went again within the change is no difference to anyone.
        for (id, before) in zip(entryIDs, entriesBefore) {
            let after = try entry(id)
            if before != after { writer.note(Recorded.EntryChange(before: before, after: after)) }
        }
        for (id, before) in zip(foodIDs, foodsBefore) {
            let after = try ownFood(id)
            if before != after { writer.note(Recorded.FoodChange(before: before, after: after)) }
        }
        for (rule, before) in zip(rules, rulesBefore) {
            let after = try liveRule(like: rule)?.rule
            if before != after { writer.note(Recorded.GoalChange(before: before, after: after)) }
        }
        for (id, before) in zip(recipes, recipesBefore) {
            let after = try recipe(id)
            if before != after { writer.note(Recorded.RecipeChange(before: before, after: after)) }
        }
        for (id, before) in zip(batches, batchesBefore) {
            let after = try batch(id)
            if before != after { writer.note(Recorded.BatchChange(before: before, after: after)) }
        }
        writer.person = try person(in: effects).difference(from: personBefore)
        for (trigger, before) in zip(triggers, allergiesBefore) {
            let after = try allergy(trigger)?.allergy
            if before != after {
                writer.note(Recorded.AllergyChange(before: before, after: after))
            }
        }
        return try record(
            forward ? .redo : .undo, of: writer, changeKind: try kind(of: change),
            utterance: utterance)
    }

    /// The newest change in force, amendments aside.
    func newestDone() throws -> ChangeID? {
        var select = try connection.prepare(
            try isShared() ? Self.selectNewestDoneOfAll : Self.selectNewestDone)
        return try select.step() ? ChangeID(rawValue: select.integer()) : nil
    }

    /// What was undone last; everything undone is newer than everything in force.
    func oldestUndone() throws -> ChangeID? {
        var select = try connection.prepare(
            try isShared() ? Self.selectOldestUndoneOfAll : Self.selectOldestUndone)
        return try select.step() ? ChangeID(rawValue: select.integer()) : nil
    }

    /// Forgets what could be redone.
    func dropUndone() throws {
        var update = try connection.prepare(
            sharing.isShared ? Self.dropAllUndoneOfAll : Self.dropAllUndone)
        try update.run()
    }

    /// Sets the state of a change and of all its amendments.
    private func setState(of change: ChangeID, _ state: String) throws {
        var update = try connection.prepare(Self.setStateOfGroup)
        update.bind(change.rawValue)
        update.bind(state)
        try update.run()
    }

    func kind(of change: ChangeID) throws -> ChangeKind {
        var select = try connection.prepare(Self.selectKind)
        select.bind(change.rawValue)
        guard try select.step() else { throw JournalError.unreadable(column: "change") }
        return try select.value("kind")
    }

    /// The effects of a change and of all its amendments, in the order in which they happened.
    func effects(of change: ChangeID) throws -> [Effect] {
        var select = try connection.prepare(Self.selectEffects)
        select.bind(change.rawValue)
        var found: [Effect] = []
        while try select.step() {
            found.append(
                Effect(
                    subject: try select.value("subject"), revision: select.integer(),
                    liveBefore: select.bool(), liveAfter: select.bool()))
        }
        return found
    }

    /// The entries that effects touch, each once, in the order of their first appearance.
    private func entryIDs(in effects: [Effect]) throws -> [EntryID] {
        try numbers(in: effects, of: .foodEntries, Self.selectEntryOfRevision)
            .map(EntryID.init(rawValue:))
    }

    /// The numbers of what effects touch of a subject, each once, in the order of their first appearance.
    private func numbers(
        in effects: [Effect], of subject: Subject, _ query: Query
    ) throws -> [Int64] {
        var seen: Set<Int64> = []
        var found: [Int64] = []
        for effect in effects where effect.subject == subject {
            var select = try connection.prepare(query)
            select.bind(effect.revision)
            guard try select.step() else { continue }
            let number = select.integer()
            if seen.insert(number).inserted { found.append(number) }
        }
        return found
    }

    /// One of the rules that effects touch for each nutrient and days that they are for.
    private func rules(in effects: [Effect]) throws -> [GoalRule] {
        var found: [GoalRule] = []
        for effect in effects where effect.subject == .goals {
            guard var rule = try rule(ofRevision: effect.revision) else { continue }
            rule.goal = nil
            if !found.contains(rule) { found.append(rule) }
        }
        return found
    }

    /// The triggers that effects touch, each once, in the order of their first appearance.
    private func triggers(in effects: [Effect]) throws -> [Trigger] {
        var found: [Trigger] = []
        for effect in effects where effect.subject == .allergies {
            guard let trigger = try trigger(ofRevision: effect.revision) else { continue }
            if !found.contains(trigger) { found.append(trigger) }
        }
        return found
    }

    /// The foods that effects touch, each once, in the order of their first appearance.
    private func foodIDs(in effects: [Effect]) throws -> [FoodID] {
        var seen: Set<FoodID> = []
        var found: [FoodID] = []
        for effect in effects where effect.subject == .ownFoods {
            var select = try connection.prepare(Self.selectFoodOfRevision)
            select.bind(effect.revision)
            guard try select.step() else { continue }
            let id = FoodID(rawValue: select.text())
            if seen.insert(id).inserted { found.append(id) }
        }
        return found
    }

    private static let newestDoneSQL = """
        SELECT id FROM changes WHERE state = 'done' AND amends IS NULL ORDER BY id DESC LIMIT 1
        """

    private static let selectNewestDone = Query(newestDoneSQL)

    private static let selectOldestUndone = Query(
        """
        SELECT id FROM changes
        WHERE id > ifnull((\(newestDoneSQL)), 0) AND state = 'undone' AND amends IS NULL
        ORDER BY id LIMIT 1
        """)

    private static let dropAllUndone = Query(
        """
        UPDATE changes SET state = 'dropped'
        WHERE id > ifnull((\(newestDoneSQL)), 0) AND state = 'undone'
        """)

    // Of a journal that is shared, in which the order of the numbers is not that of the changes.
    private static let newestDoneOfAllSQL = """
        SELECT id, clock FROM changes WHERE state = 'done' AND amends IS NULL
        ORDER BY clock DESC, device DESC LIMIT 1
        """

    private static let selectNewestDoneOfAll = Query(newestDoneOfAllSQL)

    private static let selectOldestUndoneOfAll = Query(
        """
        SELECT id FROM changes
        WHERE clock > ifnull((SELECT clock FROM (\(newestDoneOfAllSQL))), -1)
            AND state = 'undone' AND amends IS NULL
        ORDER BY clock, device LIMIT 1
        """)

    private static let dropAllUndoneOfAll = Query(
        """
        UPDATE changes SET state = 'dropped'
        WHERE clock > ifnull((SELECT clock FROM (\(newestDoneOfAllSQL))), -1) AND state = 'undone'
        """)

    private static let setStateOfGroup = Query(
        """
        UPDATE changes SET state = ?2
        WHERE id IN (SELECT ?1 UNION ALL SELECT id FROM changes WHERE amends = ?1)
        """)

    private static let selectKind = Query("SELECT kind FROM changes WHERE id = ?")

    private static let selectEffects = Query(
        """
        SELECT subject, revision, live_before, live_after FROM change_effects
        WHERE change IN (SELECT ?1 UNION ALL SELECT id FROM changes WHERE amends = ?1)
        ORDER BY change, ordinal
        """)

    private static let selectEntryOfRevision = Query(
        "SELECT entry FROM food_entries WHERE revision = ?")

    private static let selectRecipeOfRevision = Query(
        "SELECT recipe FROM recipes WHERE revision = ?")

    private static let selectBatchOfRevision = Query(
        "SELECT batch FROM batches WHERE revision = ?")

    private static let selectFoodOfRevision = Query(
        "SELECT food FROM own_foods WHERE revision = ?")
}
