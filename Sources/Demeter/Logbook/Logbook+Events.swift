internal import Allergens
internal import Body
internal import JSON
package import Journal
internal import Nutrition
internal import Programmes
internal import RecipeReader
internal import Recipes
package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func latestEvent() async throws(ServiceError) -> Int {
        try await ServiceError.translating { () async throws(JournalError) in
            Int(try await journal.lastSequence())
        }
    }

    package nonisolated(nonsending) func events(
        since sequence: Int, limit: Int
    ) async throws(ServiceError) -> [EventMessage] {
        try await ServiceError.translating { () async throws(JournalError) in
            try await journal.events(after: Int64(sequence), limit: limit).map(EventMessage.init)
        }
    }

    package nonisolated func eventSignals() -> AsyncStream<Int> { journal.eventSignals() }

    /// Tells of one event in so many, for what is worth doing now and then.
    package nonisolated func eventSignals(every step: Int) -> AsyncStream<Int> {
        journal.eventSignals(every: step)
    }

    /// The payload of a change's event: what the journal stores with it and watchers are sent.
    ///
    /// What an import did is too much for one line: of it, and of its undoing, the lists are empty.
    ///
    /// Of the nutrients the seven are in it: the journal would be fat with all, and `day` tells them.
    package static func payload(of recorded: Recorded) -> String {
        var recorded = recorded
        if recorded.changeKind == .imported
            || recorded.kind == .synced && recorded.entries.count > Self.toldOfOthers
        {
            recorded.entries = []
            recorded.totals = []
        }
        // There may be thousands, of which nothing changes but what is not told here.
        let isCompletion = recorded.isCompletion
        let entries = isCompletion ? [] : recorded.entries
        var object = JSONObject([
            (
                "entries",
                .array(
                    entries.compactMap {
                        ($0.after ?? $0.before).map { EntryMessage($0).slim.json }
                    })
            ),
            (
                "removed",
                .array(
                    entries.compactMap { change in
                        change.after == nil
                            ? change.before.map { .integer(Int($0.id.rawValue)) } : nil
                    })
            ),
            (
                "days",
                .array(
                    (isCompletion ? [] : recorded.totals).map { total in
                        [
                            "date": .string(total.day.description),
                            "totals": total.total.sum.leading.json,
                            "incomplete": .array(
                                total.total.incomplete.map { .string($0.rawValue) }),
                        ]
                    })
            ),
        ])
        if recorded.kind == .undo || recorded.kind == .redo {
            object["of"] = .string(EventKind(recorded.changeKind).rawValue)
        }
        if isCompletion { object["completed"] = .integer(recorded.entries.count) }
        if let closing = recorded.closing {
            object["date"] = .string(closing.last.description)
            object["from"] = .string(closing.first.description)
            object["revision"] = .integer(closing.revision)
        }
        if !recorded.goals.isEmpty {
            object["goals"] = .array(
                recorded.goals.map { change in
                    (change.after ?? change.before.map { GoalRule(removing: $0) })?.json ?? .null
                })
        }
        write(recorded, to: &object)
        if !recorded.allergies.isEmpty {
            object["allergies"] = .array(
                recorded.allergies.map { change in
                    // One that ended has no severity.
                    change.after?.json ?? [
                        "trigger": .string(change.before?.trigger.rawValue ?? ""),
                        "severity": .null,
                    ]
                })
        }
        let foods = recorded.foods.compactMap { $0.after ?? $0.before }
        if !foods.isEmpty { object["foods"] = .array(foods.map { .string($0.id.rawValue) }) }
        let recipes = recorded.recipes.compactMap { $0.after ?? $0.before }
        if !recipes.isEmpty {
            object["recipes"] = .array(recipes.map { .integer(Int($0.id.rawValue)) })
        }
        return JSONValue.object(object).text
    }

    /// More entries of other devices than this are not told one by one.
    private static let toldOfOthers = 100

    /// What was told or measured; of the profile only which things, for watchers may be anybody's.
    private static func write(_ recorded: Recorded, to object: inout JSONObject) {
        guard recorded.changeKind != .imported else { return }
        let person = recorded.person
        if let profile = person.profile {
            let keys = Profile.Key.allCases.filter {
                profile.before.text(of: $0) != profile.after.text(of: $0)
            }
            object["profile"] = .array(keys.map { .string($0.rawValue) })
        }
        if !person.measurements.isEmpty {
            let told = person.measurements.compactMap { $0.after ?? $0.before }
            object["measurements"] = .array(told.map { MeasurementMessage($0).json })
            object["removed_measurements"] = .array(
                person.measurements.filter { $0.after == nil }
                    .compactMap { $0.before.map { .integer(Int($0.id.rawValue)) } })
        }
        if let aim = person.aim {
            object["aim"] =
                aim.after.map { AimMessage($0.aim, since: $0.since, next: nil).json } ?? .null
        }
        if !person.plans.isEmpty {
            let told = person.plans.compactMap { $0.after ?? $0.before }
            object["plans"] = .array(told.map { PlanMessage($0, calories: nil).json })
            object["removed_plans"] = .array(
                person.plans.filter { $0.after == nil }
                    .compactMap { $0.before.map { .integer(Int($0.id.rawValue)) } })
        }
        if !person.feelings.isEmpty {
            let told = person.feelings.compactMap { $0.after ?? $0.before }
            object["feelings"] = .array(told.map { FeelingMessage($0).json })
            object["removed_feelings"] = .array(
                person.feelings.filter { $0.after == nil }
                    .compactMap { $0.before.map { .integer(Int($0.id.rawValue)) } })
        }
        if let change = person.programmes.first, let one = change.after ?? change.before {
            object["programme"] = [
                "id": .integer(Int(one.id.rawValue)),
                "name": .string(one.run.programme.name),
                "started": .string(one.run.start.description),
                "removed": .bool(change.after == nil),
            ]
        }
        if !person.ratings.isEmpty {
            object["ratings"] = .array(
                person.ratings.map {
                    ["food": .string($0.food), "stars": $0.after.map(JSONValue.integer) ?? .null]
                })
        }
    }
}

extension EventMessage {
    init(_ event: JournalEvent) {
        let payload = try? JSONValue(parsing: event.payload).object
        self.init(
            seq: Int(event.sequence), kind: EventKind(event.kind),
            payload: payload ?? JSONObject())
    }
}

extension EventKind {
    init(_ kind: ChangeKind) {
        self =
            switch kind {
            case .log: .log
            case .edit: .edit
            case .delete: .delete
            case .confirm: .confirm
            case .undo: .undo
            case .redo: .redo
            case .addFood: .foodAdded
            case .editFood: .foodEdited
            case .addRecipe: .recipeAdded
            case .changeRecipe: .recipeChanged
            case .removeRecipe: .recipeRemoved
            case .batch: .batch
            case .removeFood: .foodRemoved
            case .imported: .imported
            case .goals: .goals
            case .profile: .profile
            case .measure: .measured
            case .removeMeasurement: .measurementRemoved
            case .feel: .felt
            case .removeFeeling: .feelingRemoved
            case .rate: .rated
            case .allergies: .allergies
            case .aim: .aim
            case .goalsFollowed: .goalsFollowed
            case .plan: .planned
            case .removePlan: .planRemoved
            case .programme: .programme
            case .complete: .nutrientsCompleted
            case .dayClosed: .dayClosed
            case .dayReopened: .dayReopened
            case .dayOpened: .dayOpened
            case .amend: .amend
            case .synced: .synced
            }
    }
}
