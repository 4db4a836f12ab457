internal import Alternatives
internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
package import Service
internal import Telling
package import Wire

/// What was offered instead of an entry in a conversation.
struct OfferedSwap: Sendable, Hashable {
    var entry: EntryID
    /// In the order in which they were told.
    var alternatives: [Alternative]
    /// Unix milliseconds.
    var at: Int64
}

// What was offered, taken or turned down.
extension Logbook {
    package nonisolated(nonsending) func swap(
        _ request: SwapRequest
    ) async throws(ServiceError) -> ChangeResult {
        let operation = try await swapping(EntryID(request.entry), for: request.food)
        return try await change { () async throws(JournalError) in
            try await self.journal.change(.edit, [operation])
        }
    }

    package nonisolated(nonsending) func refuseSwap(
        entry: Int
    ) async throws(ServiceError) -> SwapsMessage {
        try await storing { () async throws(JournalError) in
            try await self.journal.refuseSwap(of: EntryID(entry))
        }
        return try await swaps()
    }

    nonisolated(nonsending) func swaps() async throws(ServiceError) -> SwapsMessage {
        let counts = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.swaps()
        }
        return SwapsMessage(taken: counts.taken, refused: counts.refused)
    }

    /// The entry with another food, as much of it; what was held for the food it had waits no more.
    private nonisolated(nonsending) func swapping(
        _ id: EntryID, for food: FoodID
    ) async throws(ServiceError) -> EntryOperation {
        let entry = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.entry(id)
        }
        guard reader.catalog[food] != nil else { throw .noSuchFood(food) }
        var content = try Correction(entry, reader: reader, review: review).called(food.rawValue)
        content.warnings.removeAll(where: \.isAllergen)
        if content.warnings.isEmpty { content.state = .logged }
        return .swap(id, review.screened(content))
    }

    /// The reply with what could be had instead, where something is held that the person must not have.
    nonisolated(nonsending) func offering(
        _ result: LogResult, _ said: SayResult, in conversation: ConversationID
    ) async -> SayResult {
        guard said.isAlert,
            let held = result.held.first(where: \.isAlert),
            let food = held.food.flatMap({ reader.catalog[$0] })
        else { return said }
        let message = await alternatives(to: food, without: [])
        guard !message.alternatives.isEmpty else { return said }
        remember(message, insteadOf: EntryID(held.id), in: conversation)
        var said = said
        said.lines.append(Phrases.insteadOfHeld(message.alternatives))
        return said
    }

    /// Keeps what is offered, until something else is spoken of.
    func remember(
        _ message: AlternativesMessage, insteadOf entry: EntryID, in conversation: ConversationID
    ) {
        var memory = memory(of: conversation) ?? Memory()
        memory.swap = OfferedSwap(
            entry: entry, alternatives: message.alternatives, at: now())
        remember(memory, in: conversation)
    }

    /// What a line says of what was offered instead; `nil` when it says nothing of it.
    nonisolated(nonsending) func answerSwap(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard var memory = memory(of: conversation), let offered = memory.swap,
            now() - offered.at <= settings.answerMilliseconds,
            let choice = SwapWords.choice(
                in: utterance.said.text,
                of: offered.alternatives.map {
                    [$0.name] + Telling.current.foodNames($0.food.rawValue)
                })
        else { return nil }
        memory.swap = nil
        // What is held waits for its own answer.
        let waits = memory.asked?.entries.contains(offered.entry) == true
        switch choice {
        case .refuse:
            _ = try await refuseSwap(entry: offered.entry.number)
            remember(memory, in: conversation)
            let line = utterance.said.text
            if waits, RemarkReader(reader).remark(in: line, isAsked: true) != nil { return nil }
            try await settle(utterance.id)
            return SayResult([Texts.alternatives.refused()])
        case .place(let place):
            guard offered.alternatives.indices.contains(place - 1) else {
                try await settle(utterance.id)
                return SayResult([Phrases.whichOffers(offered.alternatives.count)])
            }
            let operation = try await swapping(
                offered.entry, for: offered.alternatives[place - 1].food)
            let asked = waits && memory.asked?.entries.count == 1 ? memory.asked : nil
            let recorded = try await change(
                .edit, [operation], answering: asked, by: utterance.id)
            memory.asked?.entries.removeAll { $0 == offered.entry }
            remember(memory, in: conversation)
            note(recorded, in: conversation, answered: asked, words: utterance.said.text)
            return SayResult(try await replyLines(recorded))
        }
    }
}
