internal import Configuration
internal import JSON

/// Something that a person has an assistant begin with.
struct Prompt: Sendable {
    let name: String
    let title: String
    let about: String
    /// The name of its argument, which may be left out, and what it is.
    let argument: (name: String, about: String)
    let permissions: Set<Permission>
    /// The messages for an argument, given or not.
    let messages: @Sendable (String?, Errand) throws(ToolFault) -> [JSONValue]

    var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(about),
            "arguments": [
                [
                    "name": .string(argument.name), "description": .string(argument.about),
                    "required": false,
                ]
            ],
        ]
    }

    private static func message(_ content: JSONValue) -> JSONValue {
        ["role": "user", "content": content]
    }

    private static func text(_ text: String) -> JSONValue {
        message(["type": "text", "text": .string(text)])
    }

    static func all(for permissions: Set<Permission>) -> [Prompt] {
        [logMeal, reviewWeek].filter { $0.permissions.isSubset(of: permissions) }
    }

    private static let logMeal = Prompt(
        name: "log-what-i-ate", title: "Log what I ate",
        about: "Logs a meal in your words, and tells what it came to.",
        argument: ("meal", "What you ate, in your own words"), permissions: [.log]
    ) { meal, _ throws(ToolFault) in
        [
            text(
                (meal.map { "I ate this, in my words: \($0)\n\n" }
                    ?? "Ask me what I ate, and take my words as they are.\n\n")
                    + "Log it with the tool `log`, once, under one new key; leave amounts as I said them "
                    + "and add none of your own. Then tell me what was understood and my total of the "
                    + "day. If something is held or a question is open, ask me; do not answer for me."
            )
        ]
    }

    private static let reviewWeek = Prompt(
        name: "review-my-week", title: "Review my week",
        about: "Looks at seven days of the journal beside your goals.",
        argument: ("date", "The last of the seven days, YYYY-MM-DD; today unless given"),
        permissions: [.read]
    ) { date, errand throws(ToolFault) in
        guard let address = ResourceAddress("demeter://week/\(date ?? "today")") else {
            throw .arguments("`date` must be a date as YYYY-MM-DD, or today.")
        }
        return [
            text(
                "Review these seven days of my food journal beside my goals: what went well, where I was "
                    + "off and by how much, and one thing to try next week. Use only figures that are there; "
                    + "what is null is unknown, and `incomplete` names totals that are at least that much. "
                    + "Look at single days with the tool `day` where it helps."),
            message([
                "type": "resource",
                "resource": .object(try Resources.contents(of: address, errand)),
            ]),
        ]
    }
}
