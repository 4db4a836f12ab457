internal import Journal
internal import MealReader
package import Service
package import Wire

extension Logbook {
    /// When the question that is open was asked, in Unix milliseconds; `nil` when there is none.
    package func questionTime(in conversation: ConversationID) -> Int64? {
        memory(of: conversation)?.asked?.asked.milliseconds
    }

    /// Whether a line answers or corrects something, so that it counts although it is no meal.
    package func isRemark(_ line: String, in conversation: ConversationID) -> Bool {
        let asked = memory(of: conversation)?.asked
        if asked?.choice(line) != nil { return true }
        if isOfRecipe(line, in: conversation) { return true }
        switch RemarkReader(reader).remark(in: line, isAsked: asked != nil) {
        // Everybody says these to everybody.
        case .yes, .no, .neverMind, .number, .complaint: return asked != nil
        case nil: return false
        default: return true
        }
    }

    package func standing(of line: String, in conversation: ConversationID) -> LineStanding {
        let line = common(line)
        switch reader.read(line) {
        case .command(.undo): return .undoes
        case .command(.redo): return .redoes
        case .command(.delete): return .follows
        case .command: return .apart
        default: return isRemark(line, in: conversation) ? .follows : .apart
        }
    }

    /// Whether a line asks or orders something, whatever was spoken of before.
    package func isOrder(_ line: String) -> Bool {
        if case .command = reader.read(line) { return true }
        return InquiryReader.inquiry(in: line) != nil || SuggestionWords.remark(in: line) != nil
            || PlanWords.remark(in: line) != nil
    }

    /// Whether a recipe is being told in a conversation.
    package func isRecipeOpen(in conversation: ConversationID) -> Bool {
        draft(memory(of: conversation)) != nil
    }

    package nonisolated(nonsending) func listen(
        _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> ListenResult {
        guard let voice else { throw .notAvailable(.listen) }
        return try await voice.listen(words)
    }

    package nonisolated(nonsending) func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> HeardMessage {
        guard let voice else { throw .notAvailable(.hear) }
        return try await voice.hear(sound, words)
    }

    package nonisolated(nonsending) func setMuted(
        _ isMuted: Bool
    ) async throws(ServiceError) -> StatusMessage.Voice {
        guard let voice else { throw .notAvailable(isMuted ? .mute : .unmute) }
        return await voice.setMuted(isMuted)
    }
}
