internal import MealReader
internal import Nutrition
package import Service
package import Wire

// What words need who may not do everything: decided before anything is kept of them.
extension Logbook {
    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>
    ) async throws(ServiceError) -> SayResult {
        try check(line)
        let text = calendar().meals.common(line)
        if let need = need(of: text, in: conversation), !rights.contains(need) {
            return SayResult([Phrases.notAllowed(need)], isUnderstood: false)
        }
        let result = try await say(
            line, in: conversation, mayCorrect: rights.contains(.correct))
        guard !rights.contains(.read) else { return result }
        return SayResult(
            result.lines.filter { !Phrases.isTotal($0) }, isUnderstood: result.isUnderstood)
    }

    /// The right that a line needs; `nil` for what tells nothing of the journal and changes nothing.
    ///
    /// What is no remark, question or command may be a meal, and needs `log`.
    func need(of line: String, in conversation: ConversationID) -> SayRight? {
        if let inquiry = InquiryReader.inquiry(in: line) { return inquiry.need }
        if let words = RecipeWords.words(in: line) { return words.need }
        if let remark = SuggestionWords.remark(in: line) { return remark.need }
        if case .command(let command) = reader.read(line) { return command.need }
        let isAsked = memory(of: conversation)?.asked != nil
        guard let remark = RemarkReader(reader).remark(in: line, isAsked: isAsked) else {
            return .log
        }
        return remark.need(isAsked: isAsked)
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
        case .intake, .sum, .volume, .history, .progress, .goals, .whichDay, .nutrients: .read
        case .setGoals, .dropGoals: .correct
        case .person(let remark): remark.need
        case .goalWords, .help: nil
        }
    }
}

extension PersonRemark {
    fileprivate var need: SayRight {
        switch self {
        case .ask, .askMeasurement: .read
        case .tell, .measure, .odd: .correct
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
        case .correction(_, .remove, _): .erase
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
        case .read: "I may not tell of the journal here."
        case .log: "I may not log anything here."
        case .correct: "I may not change the journal here."
        case .erase: "I may not delete anything here."
        }
    }

    /// Whether a line tells a day's total, as ``line(for:today:)`` writes it.
    static func isTotal(_ line: String) -> Bool {
        guard let mark = line.firstRange(of: ": ") else { return false }
        let name = line[..<mark.lowerBound]
        return ["Today", "Yesterday"].contains(name) || LocalDay(String(name)) != nil
    }
}
