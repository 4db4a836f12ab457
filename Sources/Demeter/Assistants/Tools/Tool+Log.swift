internal import Configuration
internal import JSON
internal import MealReader
internal import Wire

extension Tool {
    static let log = Tool(
        name: "log", title: "Log a meal",
        about: "Log what the person ate, in their own words (\"two eggs and toast, yesterday\").",
        permissions: [.log], effect: .adds,
        parameters: [
            ToolParameter("text", .text(10_000), isRequired: true),
            ToolParameter("at", .instant, "When, unless text says so"),
            ToolParameter("meal", .choice(["breakfast", "lunch", "dinner", "snack"])),
            .key(),
        ],
        results: [
            ("state", "string"), ("utterance", "integer"), ("entries", "array"), ("held", "array"),
            ("unread", "array"), ("question", "object"), ("reply", "string"), ("day", "object"),
            ("next", "string"),
        ]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.log)
        var request = arguments.parameters("text", "at", "meal", "key")
        request["source"] = "assistant"
        let outcome = try outcome(
            of: try errand.call(.log, .object(request)),
            key: arguments.text("key") ?? "", errand)
        return warned(outcome, of: arguments.text("text") ?? "")
    }

    /// A log's result, or what has to be asked about it first.
    private static func outcome(
        of result: JSONValue, key: String, _ errand: Errand
    ) throws(ToolFault) -> Outcome {
        guard let logged = try? LogResult(json: result) else { throw .unintelligible }
        var told = visible(result, errand)
        let names = logged.held.map(\.name).joined(separator: ", ")
        let message: String
        var choices: [String] = []
        var hint = "Your answer, in your own words"
        if let question = logged.question {
            message = question.text
            choices = question.choices
            told["next"] = .string(
                "Not logged yet: ask the person the question, then give their answer to `correct` "
                    + "with this utterance.")
        } else if !logged.held.isEmpty {
            message = logged.reply
            hint = "yes logs it as it is, no drops it; or say what it was, as: I meant 2"
            told["next"] = .string(
                "Held, and counted nowhere: ask the person whether \(names) is right, then give their "
                    + "words (yes, no, \"I meant 2\") to `correct` with this utterance.")
        } else {
            return .done(told)
        }
        let utterance = logged.utterance
        return .ask(
            Inquiry(message: message, choices: choices, hint: hint, otherwise: told) {
                words, errand throws(ToolFault) in
                visible(
                    try errand.call(
                        .answer,
                        [
                            "utterance": .integer(utterance), "text": .string(words),
                            "key": .string(answerKey(key)),
                        ]), errand)
            })
    }

    /// A model that uses a name twice must not take the first result for one of other words.
    private static func warned(_ outcome: Outcome, of text: String) -> Outcome {
        guard case .done(var told) = outcome, let entries = told["entries"]?.array,
            !entries.isEmpty,
            !entries.contains(where: { $0["text"]?.string.map(text.contains) ?? false })
        else { return outcome }
        told["next"] = .string(
            "If this is not what you sent: the key named an earlier log, and this is its result. "
                + "Send it again under a new key.")
        return .done(told)
    }

    /// The answer is named after its log, and stays within the length of a name.
    private static func answerKey(_ key: String) -> String {
        "answer:" + String(key.unicodeScalars.suffix(190).map(Character.init))
    }

    /// What somebody may see who may perhaps only add: not the day beside the meal.
    static func visible(_ result: JSONValue, _ errand: Errand) -> JSONObject {
        var object = result.object ?? JSONObject()
        if !errand.permissions.contains(.read) {
            object["day"] = nil
            object["reply"] = nil
        }
        return object
    }
}

extension ToolFault {
    static let unintelligible = ToolFault.unreachable(
        "What answers is no daemon of this version; restart demeterd.")
}
