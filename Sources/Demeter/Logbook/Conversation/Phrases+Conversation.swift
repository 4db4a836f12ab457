internal import Journal
internal import MealReader
internal import Nutrition

extension Phrases {
    /// A question with its choices as numbers.
    static func question(_ question: Question) -> [String] {
        var lines = [question.text]
        lines += question.choices.enumerated().map { "  \($0 + 1). \($1)" }
        lines.append(
            question.choices.isEmpty ? "Or say: never mind" : "Say a number, or: never mind")
        return lines
    }

    /// An entry among others that it must be told from.
    static func choice(_ entry: FoodEntry, today: LocalDay) -> String {
        let content = entry.content
        let day =
            content.moment.day == today ? "" : " \(name(of: content.moment.day, today: today))"
        let state = content.state == .held ? ", held" : ""
        return "\(label(of: content)), \(content.meal.rawValue)\(day.lowercased())\(state)"
    }

    /// What can be said about an entry that is held.
    static func remedies(_ entry: FoodEntry) -> [String] {
        let id = entry.id.rawValue
        let likely = entry.warnings.first { $0.rule == "likely_amount" }?.message
            .split(separator: " ").dropFirst(3).joined(separator: " ")
        let amount = likely.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        let example = amount.map { ", as: I meant \($0)" } ?? ""
        if entry.nutrients == .unknown, amount != nil {
            return ["Say what you meant\(example). Or no, to drop it. (demeter delete \(id))"]
        }
        if entry.nutrients.calories == nil {
            return [
                "Say what it was, or its figures, as: 250 kcal, 30 g carbohydrates. "
                    + "Or no, to drop it. (demeter edit \(id) --calories 250, demeter delete \(id))"
            ]
        }
        return [
            "Log it anyway? Say yes or no, or what you meant\(example). "
                + "(demeter confirm \(id), demeter delete \(id))"
        ]
    }

    /// What else "more rice" may have meant.
    static func helping(_ entry: FoodEntry) -> String {
        "That is one more helping. If it was one, and larger, say: undo that, and then, as: "
            + "the \(entry.name) was 300 g"
    }

    static let dayExamples = "yesterday; on monday; on 2026-11-20; 3 days ago"

    /// A question about days that are not understood, which is answered for none.
    static func whichDay(_ words: String) -> [String] {
        [
            "Which day do you mean by “\(words)”? Ask again with one, as: what did I have on monday; "
                + "yesterday; on 2026-11-20; last week; between monday and wednesday"
        ]
    }

    /// A day that no calendar has, on which nothing is logged or changed.
    static func noSuchDay(_ words: String) -> [String] {
        [
            "There is no such day as “\(words)”, so nothing was logged or changed. Say it again with one, as: "
                + dayExamples
        ]
    }

    static func nothingToRepeat(_ day: LocalDay?, _ meal: Meal?) -> String {
        let what = meal.map { "no \($0.rawValue)" } ?? "nothing"
        let when = day.map { "on \($0)" } ?? "in the last month"
        return "There is \(what) \(when) that could be logged once more. Nothing was changed."
    }

    static func left(_ asked: Asked) -> String {
        switch asked.kind {
        case .which: "All right. Nothing was changed."
        case .hold, .reading:
            "All right. It stays held and counts nowhere; “today” lists it, and demeter confirm logs it."
        }
    }

    static let habitsForgotten =
        "Your habits are forgotten: amounts and alarms are as for anybody. Your entries stay."

    /// A question once more, with what it holds.
    static func stillAsked(_ question: Question, _ entries: [FoodEntry]) -> [String] {
        ["It waits for your answer:"] + entries.map { "  " + line(for: $0.content) }
            + (question.text.isEmpty ? entries.flatMap(remedies) : self.question(question))
    }

    /// Why nothing was changed, and what to say instead.
    static func told(_ notice: Notice, _ last: [FoodEntry]) -> [String] {
        let kept = "Nothing was changed."
        let example = "Try: no, three eggs; make that half; it was oat milk; delete the coffee"
        switch notice {
        case .nothingAsked:
            return ["Nothing waits for an answer. \(kept) To take the last change back: undo that"]
        case .chooseOne(let question): return Phrases.question(question)
        case .unknownFigures(let name):
            return [
                "The figures of “\(name)” are not known. \(kept) Say them, as: 250 kcal; "
                    + "or what it was; or no, to drop it."
            ]
        case .noneNamed(let words):
            return ["Nothing of today or yesterday is called “\(words)”. \(kept)"]
        case .noneNamedOn(let words, let day):
            return ["Nothing of \(dated(day)) is called “\(words)”. \(kept)"]
        case .noneOf(let meal, let day):
            let what = meal.map { "Nothing was logged for \($0.rawValue)" } ?? "Nothing was logged"
            return ["\(what) on \(dated(day)). \(kept)"]
        case .whichDay(let words):
            return ["Which day do you mean by “\(words)”? \(kept) Say one, as: \(dayExamples)"]
        case .noSuchEntry(let id):
            return ["There is no entry #\(id). \(kept) “today” lists what there is."]
        case .notAmongChoices(let id, let question):
            return ["Entry #\(id) is none of these. \(kept)"] + Phrases.question(question)
        case .nothingToCorrect:
            return ["There is nothing yet that this could correct. \(kept)"]
        case .noEffect(let words):
            return ["“\(words)” makes no difference to it. \(kept)"]
        case .noSuchPart(let words):
            return ["There is no “\(words)” in what you had last. \(kept)"]
        case .fitsNothing(let words, let name):
            return [
                "“\(words)” is nothing like what you had last: \(name). \(kept) "
                    + "Say: swap the \(name) for \(words). Or alone, to add it: \(words)"
            ]
        case .unclear(let words):
            return ["I do not understand what “\(words)” changes. \(kept)", example]
        case .oddAmount(let words):
            return ["“\(words)” is no amount that can be eaten. \(kept)"]
        case .nothingToRepeat(let day, let meal): return [nothingToRepeat(day, meal)]
        case .onlyPart(let words, let name):
            return [
                "“\(words)” is a part of “\(name)”, which is one entry. \(kept) "
                    + "Say what all of it was, as: make that half; it was a burger"
            ]
        case .howMuch(let entries):
            return ["How much was it? So far it stands as:"]
                + entries.map { "  " + line(for: $0.content) }
                + ["\(kept) Say, as: make that half; make it 100 g; double that"]
        case .saying:
            return ["That sounds like a saying. \(kept) If you ate it, say: a piece of cake"]
        case .nothingToAdd:
            return [
                "Those are figures of nothing. \(kept) Say, as: 250 kcal; 500 kcal 30 g protein"
            ]
        case .inTheFuture: return ["That time is still to come. \(kept)"]
        case .sayWhat:
            return ["What was it? So far it stands as:"] + last.map { "  " + line(for: $0.content) }
                + [example + ". Or: undo that"]
        }
    }
}
