package import Nutrition

// Questions and their answers.
extension Journal {
    /// Leaves an utterance in state `question` and does `act`, whose entries the question is about
    /// unless it names some.
    package nonisolated func ask(
        _ question: OpenQuestion, _ act: Act,
        reply: @escaping @Sendable (Recorded) -> String = { _ in "" }
    ) async throws(JournalError) -> Recorded {
        ended(question.utterance)
        return try await write { try $0.ask(question, act, reply: reply) }
    }

    /// Does what an answer asks for and settles the question's utterance, in one transaction.
    ///
    /// - Parameters:
    ///   - asked: an utterance whose question is open, or which is settled already.
    ///   - answer: the utterance that holds the answer, if there is one.
    ///   - state: what becomes of `asked`.
    package nonisolated func answer(
        _ asked: UtteranceID, by answer: UtteranceID?, _ state: Utterance.State, _ act: Act
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.answer(asked, by: answer, state, act) }
    }

    /// The open questions, the newest first.
    package nonisolated func questions() async throws(JournalError) -> [OpenQuestion] {
        try await reader.read { try $0.questions() }
    }

    /// What a turn of a conversation is decided by, in one look.
    ///
    /// - Parameters:
    ///   - entries: what it may be about; those that were deleted or undone meanwhile are left out.
    ///   - days: whose entries it may be about besides.
    ///   - instant: what was logged or corrected from then on, of whatever day, it may be about as well.
    package nonisolated func talkPage(
        about entries: [EntryID], on days: [LocalDay], since instant: Timestamp? = nil
    ) async throws(JournalError) -> TalkPage {
        try await reader.read { try $0.talkPage(about: entries, on: days, since: instant) }
    }

    /// Ends the questions asked before `instant`: what they held stays held. Returns how many.
    package nonisolated func lapse(before instant: Timestamp) async throws(JournalError) -> Int {
        try await write { try $0.lapse(before: instant) }
    }
}
