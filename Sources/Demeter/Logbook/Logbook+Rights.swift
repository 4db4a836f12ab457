internal import Journal
internal import MealReader
internal import Nutrition
package import Service
internal import Telling
package import Wire

// What words need who may not do everything: decided before anything is kept of them.
extension Logbook {
    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>
    ) async throws(ServiceError) -> SayResult {
        try check(line)
        let missing = needs(of: common(line), in: conversation).subtracting(rights)
        if let right = SayRight.allCases.last(where: missing.contains) {
            let telling = telling(of: line, in: conversation)
            return Telling.$current.withValue(telling) {
                SayResult([Phrases.notAllowed(right)], isUnderstood: false)
            }
        }
        let result = try await say(
            line, in: conversation, mayCorrect: rights.contains(.correct))
        guard !rights.contains(.read) else { return result }
        return SayResult(
            result.lines.filter { !Phrases.isTotal($0) }, isUnderstood: result.isUnderstood)
    }

    /// Refuses operations that delete what was logged where that is not among the rights; what is held counts
    /// nowhere, and dropping it erases nothing.
    static func check(
        _ operations: [EntryOperation], _ rights: Set<SayRight>?, in scene: Scene
    ) throws(ServiceError) {
        guard let rights, !rights.contains(.erase) else { return }
        let erases = operations.contains { operation in
            guard case .remove(let id) = operation else { return false }
            return scene.entries.first { $0.id == id }?.content.state != .held
        }
        if erases { throw .mayNot(.erase) }
    }

    /// The rights that a line needs; none for what tells nothing of the journal and changes nothing.
    ///
    /// What it could be taken for in turn, as ``say(_:in:)`` goes through it, counts together: nobody knows
    /// before what will be made of it. What is no remark, question or command may be a meal, and needs `log`.
    func needs(of line: String, in conversation: ConversationID) -> Set<SayRight> {
        if guessAnswer(line, in: conversation) != nil { return [.log] }
        var needs: Set<SayRight> = []
        if let words = RecipeWords.words(in: line) { needs.insert(words.need) }
        if let remark = SuggestionWords.remark(in: line) { needs.insert(remark.need) }
        if let remark = PlanWords.remark(in: line) { needs.insert(remark.need) }
        if another(for: line, in: conversation) != nil { needs.insert(.correct) }
        if let inquiry = InquiryReader.inquiry(in: line) {
            return needs.union([inquiry.need].compactMap(\.self))
        }
        let isAsked = memory(of: conversation)?.asked != nil
        let remark = RemarkReader(reader).remark(in: line, isAsked: isAsked)
        if let remark { needs.formUnion([remark.need(isAsked: isAsked)].compactMap(\.self)) }
        if case .command(let command) = reader.read(line) {
            return needs.union([command.need].compactMap(\.self))
        }
        return remark == nil && needs.isEmpty ? [.log] : needs
    }

    /// Whether a line corrects something only when it fits, and is a meal else.
    func isMaybeCorrection(_ line: String, in conversation: ConversationID) -> Bool {
        let isAsked = memory(of: conversation)?.asked != nil
        let remark = RemarkReader(reader).remark(in: line, isAsked: isAsked)
        if case .correction(_, _, .ifFits) = remark { return true }
        return false
    }
}

extension Inquiry {
    fileprivate var need: SayRight? {
        switch self {
        case .intake, .sum, .volume, .history, .progress, .week, .goals, .whichDay, .nutrients:
            .read
        case .setGoals, .dropGoals: .correct
        case .person(let remark): remark.need
        case .allergies(.show): .read
        case .allergies(.set), .allergies(.end): .correct
        case .feelings(.ask): .read
        case .feelings(.tell): .correct
        case .alternatives, .programme(.show): .read
        case .programme: .correct
        case .goalWords, .help: nil
        }
    }
}

extension PersonRemark {
    fileprivate var need: SayRight {
        switch self {
        case .ask, .askMeasurement, .askEnergy, .askTrend: .read
        case .tell, .measure, .odd, .aim: .correct
        }
    }
}

extension RecipeWords {
    fileprivate var need: SayRight {
        switch self {
        case .list, .show: .read
        case .had: .log
        case .begin, .save, .cooked, .left, .since, .edit, .rename: .correct
        case .remove: .erase
        }
    }
}

extension SuggestionRemark {
    fileprivate var need: SayRight {
        switch self {
        case .ask, .others: .read
        case .usual, .usualFood, .choose, .chooseAll, .chooseBoth: .log
        case .rate: .correct
        }
    }
}

extension Command {
    fileprivate var need: SayRight? {
        switch self {
        case .undo, .redo: .correct
        case .delete: .erase
        case .showDay, .showNutrient, .showRemaining, .showFigures: .read
        case .again: .log
        case .help: nil
        }
    }
}

extension Remark {
    /// - Parameter isAsked: whether something was asked in the conversation, which some remarks then answer.
    fileprivate func need(isAsked: Bool) -> SayRight? {
        switch self {
        case .yes, .no, .neither, .neverMind, .cancel, .leave, .number, .entryNumber:
            isAsked ? .log : .correct
        // "Drop it" may be what was spoken of last.
        case .correction(_, .remove, _), .drop: .erase
        // What was just told here, and is asked about.
        case .correction(.asked, _, _): .log
        case .correction(.last, _, _) where isAsked: .log
        // A meal for those who may not correct.
        case .correction(_, _, .ifFits): .log
        case .correction, .copy, .unclear, .complaint: .correct
        case .addition, .figures, .again, .beside, .more: .log
        case .forgetHabits: .erase
        case .saying: nil
        }
    }
}

extension Phrases {
    static func notAllowed(_ right: SayRight) -> String {
        switch right {
        case .read: Texts.replies.mayNotRead()
        case .log: Texts.replies.mayNotLog()
        case .correct: Texts.replies.mayNotCorrect()
        case .erase: Texts.replies.mayNotErase()
        }
    }

    /// Whether a line tells a day's total, as ``line(for:today:)`` writes it.
    static func isTotal(_ line: String) -> Bool {
        guard let mark = line.firstRange(of: ": ") ?? line.firstRange(of: "：") else {
            return false
        }
        let name = String(line[..<mark.lowerBound])
        let texts = Texts.replies
        return [texts.today, texts.yesterday].contains { [$0.english, $0.chinese].contains(name) }
            || LocalDay(name) != nil
    }
}
