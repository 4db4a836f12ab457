package import Nutrition

/// What is seen of a journal from outside, without changing anything.
package struct JournalExamination: Sendable, Hashable {
    package enum Condition: Sendable, Hashable {
        /// There is none yet.
        case missing
        case sound(entries: Int, days: Int, bytes: Int64)
        case flawed([JournalFlaw])
        case unusable(JournalError)
    }

    package var condition: Condition
    /// The process that has the folder at the moment.
    package var holder: LockHolder?
    /// The process that a lock file names although nobody holds it; it ended without a word.
    package var formerHolder: LockHolder?

    /// What was cut off and waits for whoever has the folder next.
    package var leftovers: [Leftover] = []

    /// Up to where its days are closed; `nil` for a journal that cannot be read or was never told the date.
    package var horizon: DayHorizon?

    package init(
        condition: Condition, holder: LockHolder? = nil, formerHolder: LockHolder? = nil
    ) {
        self.condition = condition
        self.holder = holder
        self.formerHolder = formerHolder
    }
}

extension JournalFolder {
    /// Reads all of the journal once.
    package func examine() -> JournalExamination {
        var examination = JournalExamination(condition: condition())
        examination.horizon = try? reading { try $0.horizon() }
        if let named = FolderLock.named(at: files.lock) {
            if named.isHeld {
                examination.holder = named.holder
            } else {
                examination.formerHolder = named.holder
            }
        }
        // What somebody is at work with is not left over.
        if examination.holder == nil { examination.leftovers = leftovers }
        return examination
    }

    /// The process that has the folder at the moment.
    package var holder: LockHolder? {
        FolderLock.named(at: files.lock).flatMap { $0.isHeld ? $0.holder : nil }
    }

    /// The days after `day` that have entries, logged or held.
    package func days(after day: LocalDay) throws(CareError) -> [(day: LocalDay, entries: Int)] {
        try reading { ledger in
            try ledger.totals(from: day.advanced(by: 1), to: .last).map {
                ($0.day, $0.entries + $0.held)
            }
        }
    }

    private func condition() -> JournalExamination.Condition {
        do throws(CareError) {
            return try reading { ledger in
                let flaws = try ledger.flaws()
                guard flaws.isEmpty else { return .flawed(flaws) }
                let status = try ledger.status(commits: CommitCounts())
                return .sound(entries: status.entries, days: status.days, bytes: status.bytes)
            }
        } catch {
            switch error {
            case .noJournal: return .missing
            case .journal(let error): return .unusable(error)
            case .flawed(let flaws): return .flawed(flaws)
            default: return .unusable(.notAJournal)
            }
        }
    }
}
