internal import Merging
internal import Nutrition
internal import SQLite

// What things are, once several devices have written them: decision record 11.
extension Ledger {
    /// Who says what a thing is; `nil` for what no change wrote.
    private func contest(
        _ place: ThingPlace, _ subject: SharedSubject
    ) throws -> Contest<Int64>? {
        var contest = Contest<Int64>()
        var isWritten = false
        var writes = try connection.prepare(subject.selectWrites)
        writes.bind(place)
        while try writes.step() {
            guard let stamp = Stamp(clock: writes.integer(), device: writes.integer()) else {
                continue
            }
            let isInForce = writes.bool()
            let isLive = writes.bool()
            let revision = writes.integer()
            let replaced = writes.integerOrNull().flatMap { clock in
                writes.integerOrNull().flatMap { Stamp(clock: clock, device: $0) }
            }
            contest.enter(
                isLive ? revision : nil, by: stamp, replacing: isLive ? nil : replaced,
                isInForce: isInForce)
            isWritten = true
        }
        return isWritten ? contest : nil
    }

    /// How many changes of a thing were overruled unseen.
    func lost(_ place: ThingPlace, _ subject: SharedSubject) throws -> Int {
        try contest(place, subject)?.lost.count ?? 0
    }

    /// Turns on the revision of a thing that holds, and every other one off.
    ///
    /// - Returns: how many changes were overruled unseen.
    @discardableResult
    func settle(_ place: ThingPlace, _ subject: SharedSubject) throws -> Int {
        // What no change wrote is none of this.
        guard let contest = try contest(place, subject) else { return 0 }
        let holding = contest.content
        var live: [Int64] = []
        var select = try connection.prepare(subject.selectLive)
        select.bind(place)
        while try select.step() { live.append(select.integer()) }
        for revision in live where revision != holding {
            try setLive(false, revision, of: subject.subject)
        }
        if let holding, !live.contains(holding) {
            try setLive(true, holding, of: subject.subject)
        }
        return contest.lost.count
    }

    /// Settles everything that effects touch, in a journal that is shared.
    func settle(_ effects: [Effect]) throws {
        var seen: Set<Taking.Key> = []
        for effect in effects {
            guard let subject = SharedSubject.of(effect.subject),
                let place = try place(ofRevision: effect.revision, of: subject),
                seen.insert(Taking.Key(subject: effect.subject, place: place)).inserted
            else { continue }
            try settle(place, subject)
        }
    }

    /// Settles what was taken in, and writes the event that tells of it.
    func settle(_ taking: inout Taking) throws -> Recorded? {
        for key in taking.things {
            guard let subject = SharedSubject.of(key.subject) else { continue }
            if taking.plain[key] == nil {
                // Each is told once, by what came when it was overruled.
                let lost = try settle(key.place, subject)
                taking.summary.lost += max(0, lost - (taking.lost[key] ?? 0))
            }
            switch key.subject {
            case .ownFoods, .recipes, .batches, .allergies: taking.summary.changesFoods = true
            default: break
            }
        }
        guard !taking.things.isEmpty else { return nil }
        var recorded = Recorded(kind: .synced)
        for (id, before) in taking.entries {
            let key = Taking.Key(subject: .foodEntries, place: .number(id.rawValue))
            let after = try taking.plain[key] ?? entry(id)
            let before = taking.erased.contains(id) ? before?.withoutWords : before
            if before != after { recorded.entries.append(.init(before: before, after: after)) }
        }
        try finish(&recorded)
        return recorded
    }
}

extension FoodEntry {
    /// Where it stood, and nothing of what it was.
    fileprivate var withoutWords: FoodEntry {
        FoodEntry(
            id: id, revision: revision, utterance: nil,
            content: EntryContent(
                moment: content.moment, text: "", name: "", meal: content.meal, source: .manual))
    }
}

extension Statement {
    /// For the one parameter of a query that finds a thing.
    fileprivate mutating func bind(_ place: ThingPlace) {
        switch place {
        case .number(let number): bind(number)
        case .name(let name): bind(name)
        }
    }
}
