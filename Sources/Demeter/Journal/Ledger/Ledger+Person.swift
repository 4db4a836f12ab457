internal import Body
internal import Nutrition
internal import SQLite

/// As much of what a person tells of themselves as some effects touch.
struct PersonState {
    /// `nil` where no effect touches it.
    var profile: Profile?
    var measurements: [(id: MeasurementID, live: Measurement?)] = []
    var ratings: [(food: String, stars: Int?)] = []
    /// `nil` where no effect touches it.
    var aim: PersonalAim??
    var plans: [(id: PlanID, live: Plan?)] = []
    var feelings: [(id: FeelingID, live: Feeling?)] = []
    var programmes: [(id: ProgrammeID, live: StartedProgramme?)] = []

    /// What is another than before, of the same effects.
    func difference(from before: PersonState) -> Recorded.PersonChange {
        var change = Recorded.PersonChange()
        if let profile, let old = before.profile, old != profile {
            change.profile = .init(before: old, after: profile)
        }
        for (old, new) in zip(before.measurements, measurements) where old.live != new.live {
            change.measurements.append(.init(before: old.live, after: new.live))
        }
        for (old, new) in zip(before.ratings, ratings) where old.stars != new.stars {
            change.ratings.append(.init(food: new.food, before: old.stars, after: new.stars))
        }
        if let aim, let old = before.aim, old != aim {
            change.aim = .init(before: old, after: aim)
        }
        for (old, new) in zip(before.plans, plans) where old.live != new.live {
            change.plans.append(.init(before: old.live, after: new.live))
        }
        for (old, new) in zip(before.feelings, feelings) where old.live != new.live {
            change.feelings.append(.init(before: old.live, after: new.live))
        }
        for (old, new) in zip(before.programmes, programmes) where old.live != new.live {
            change.programmes.append(.init(before: old.live, after: new.live))
        }
        return change
    }
}

extension Ledger {
    /// How things that effects touch stand now, each once, in the order of their first appearance.
    func person(in effects: [Effect]) throws -> PersonState {
        var state = PersonState()
        for effect in effects {
            switch effect.subject {
            case .profile: state.profile = try profile()
            case .measurements:
                guard let id = try measurementID(ofRevision: effect.revision),
                    !state.measurements.contains(where: { $0.id == id })
                else { continue }
                state.measurements.append((id, try measurement(id)))
            case .ratings:
                guard let food = try ratedFood(ofRevision: effect.revision),
                    !state.ratings.contains(where: { $0.food == food })
                else { continue }
                state.ratings.append((food, try rating(of: food)?.stars))
            case .aims: state.aim = .some(try aim())
            case .plans:
                guard let id = try planID(ofRevision: effect.revision),
                    !state.plans.contains(where: { $0.id == id })
                else { continue }
                state.plans.append((id, try plan(id)))
            case .feelings:
                guard let id = try feelingID(ofRevision: effect.revision),
                    !state.feelings.contains(where: { $0.id == id })
                else { continue }
                state.feelings.append((id, try feeling(id)))
            case .programmes:
                guard let id = try programmeID(ofRevision: effect.revision),
                    !state.programmes.contains(where: { $0.id == id })
                else { continue }
                state.programmes.append((id, try programme(id)))
            case .foodEntries, .ownFoods, .goals, .recipes, .batches, .allergies: break
            }
        }
        return state
    }

    /// Words that told something of a person have their outcome by it.
    func settle(_ utterance: UtteranceID?, by recorded: Recorded) throws {
        guard let utterance else { return }
        _ = try settle(utterance, state: .nothing, change: recorded.change)
    }
}
