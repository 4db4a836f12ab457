internal import Allergens
internal import Journal
internal import Service
internal import Telling
internal import Wire

// Allergies as people tell of them.
extension Logbook {
    nonisolated(nonsending) func follow(
        _ wish: AllergyWords.Wish, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        switch wish {
        case .show: return Phrases.allergies(ownAllergies)
        case .set(let triggers, let severity, let amount):
            var lines: [String] = []
            for trigger in triggers {
                // "I don't eat peanuts" takes nothing back of what must never be had.
                if severity != .banned,
                    let own = ownAllergies.first(where: {
                        $0.trigger == trigger && $0.severity == .banned
                    })
                {
                    lines.append(Phrases.allergySet(own))
                    continue
                }
                let now = try await setAllergy(AllergyRequest(trigger, severity, amount: amount))
                lines += now.allergies.filter { $0.trigger == trigger }.map(Phrases.allergySet)
            }
            return lines
        case .end(let trigger):
            guard let own = ownAllergies.first(where: { $0.trigger == trigger }) else {
                return [Phrases.noAllergy(trigger)]
            }
            var memory = memory(of: conversation) ?? Memory()
            memory.ending = trigger
            remember(memory, in: conversation)
            return [Phrases.endAllergy(own)]
        }
    }

    /// The answer to whether something is to be watched for no more; `nil` when nothing was asked, or
    /// the words are of something else, which leaves it as it is.
    nonisolated(nonsending) func answerEnding(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard var memory = memory(of: conversation), let trigger = memory.ending else { return nil }
        memory.ending = nil
        remember(memory, in: conversation)
        switch RemarkReader(reader).remark(in: utterance.said.text, isAsked: true) {
        case .yes:
            _ = try await setAllergy(AllergyRequest(trigger, nil))
            try await settle(utterance.id)
            return SayResult([Phrases.allergyEnded(trigger)])
        case .no, .neverMind:
            try await settle(utterance.id)
            return SayResult([Texts.allergies.kept()])
        default: return nil
        }
    }
}
