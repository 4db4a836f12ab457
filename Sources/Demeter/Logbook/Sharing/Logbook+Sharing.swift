internal import Host
internal import Journal
package import Nutrition
internal import Recipes
package import Service
package import Wire

// Changes to and from other devices, handed over in files of the data folder: a day of them is more than a line.
extension Logbook {
    package nonisolated(nonsending) func sharedDays(
        from day: LocalDay?
    ) async throws(ServiceError) -> SharedDaysMessage {
        guard sharing != nil else { throw .notAvailable(.sharedDays) }
        return try await ServiceError.translating { () async throws(JournalError) in
            SharedDaysMessage(
                device: try await journal.device(),
                days: try await journal.offeredDays(from: Int64(day?.daysSinceEpoch ?? 0)).map {
                    day in
                    SharedDaysMessage.Day(
                        date: LocalDay(daysSinceEpoch: Int(day.number)), device: day.device,
                        version: day.version, erasures: day.erasures)
                }, waiting: try await journal.waitingRecords())
        }
    }

    package nonisolated(nonsending) func offer(
        _ request: OfferRequest
    ) async throws(ServiceError) {
        guard let sharing else { throw .notAvailable(.offerDay) }
        let bytes = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.offer(
                day: Int64(request.day.daysSinceEpoch), by: request.device)
        }
        try hand(over: bytes, by: sharing)
    }

    func hand(over bytes: [UInt8], by sharing: SharingFiles) throws(ServiceError) {
        do {
            try sharing.make()
            try NewFile.write(bytes, to: sharing.offered)
        } catch {
            throw .storage(code: Int(error.code))
        }
    }

    package nonisolated(nonsending) func takeChanges() async throws(ServiceError) -> TakenMessage {
        guard let sharing else { throw .notAvailable(.takeChanges) }
        let bytes: [UInt8]
        do {
            bytes = try ExistingFile.contents(
                of: sharing.taken, limit: SharingFiles.limit, trust: .own)
        } catch {
            throw .storage(code: Int(error.code))
        }
        let summary = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.take(bytes)
        }
        if summary.taken > 0 { try await followForeignChanges(ofFoods: summary.changesFoods) }
        return TakenMessage(
            taken: summary.taken, known: summary.known, waiting: summary.waiting,
            refused: summary.refused, lost: summary.lost, postponed: summary.postponed,
            erased: summary.erases, renamed: summary.isRenamed)
    }

    /// Makes what this program remembers of the journal follow it.
    ///
    /// - Parameter ofFoods: whether foods or recipes may have changed.
    func followForeignChanges(ofFoods: Bool) async throws(ServiceError) {
        try await ServiceError.translating { () async throws(JournalError) in
            guard ofFoods else { return }
            let book = RecipeBook(try await journal.recipes())
            let pots = try await self.pots()
            change(kitchen: { kitchen in
                kitchen.book = book
                kitchen.batches = pots.batches
                kitchen.cooked = pots.cooked
            })
            try await reloadFoods()
        }
        forgetEating()
        try await learnHabits()
        try await learnAllergies()
    }
}

// Summaries, of which each is sent by one device.
extension Logbook {
    package nonisolated(nonsending) func dueSummaries() async throws(ServiceError) -> LeavesMessage
    {
        guard sharing != nil, let leaves else { throw .notAvailable(.dueSummaries) }
        return await leaves.due()
    }

    package nonisolated(nonsending) func leave(
        _ request: LeaveRequest
    ) async throws(ServiceError) -> LeavesMessage {
        guard sharing != nil, let leaves else { throw .notAvailable(.leaveSummaries) }
        return await leaves.leave(request)
    }
}
