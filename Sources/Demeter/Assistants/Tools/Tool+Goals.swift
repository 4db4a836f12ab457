internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension Tool {
    static let goals = Tool(
        name: "goals", title: "Goals and bans",
        about:
            "The goals of a day, what the person must not eat, how their programme goes. Or one change: "
            + "set goals from a day on, by nutrient (a number, {\"lower\":n}, {\"upper\":n}, both, or "
            + "\"none\"); an allergy; or the programme.",
        permissions: [.read, .correct], effect: .adds,
        parameters: [
            ToolParameter("date", .date), ToolParameter("set", .goals),
            ToolParameter("from", .date), ToolParameter("weekday", .wholeNumber(1...7)),
            ToolParameter("allergy", .text(AllergyRequest.triggerLimit)),
            ToolParameter("severity", .choice(severities)),
            ToolParameter("programme", .choice(["start", "pause", "resume", "travel", "stop"])),
            ToolParameter("name", .text(60)), .key(isRequired: false),
        ],
        results: [("date", "string"), ("goals", "object"), ("rules", "array")]
    ) { arguments, errand throws(ToolFault) in
        let changes = ["set", "allergy", "programme"].filter { arguments[$0] != nil }
        guard let change = changes.first else { return .done(try standing(arguments, errand)) }
        guard changes.count == 1 else {
            throw .arguments("`\(changes[0])` or `\(changes[1])`, one of them at a time.")
        }
        try errand.demand(.correct)
        guard arguments["key"] != nil else {
            throw .arguments("`key` is missing: a change needs your own name for it.")
        }
        guard arguments["date"] == nil else {
            throw .arguments("`date` is for looking; new goals hold `from` a day on.")
        }
        let (method, request) =
            switch change {
            case "set": try newGoals(arguments)
            case "allergy": try newAllergy(arguments, errand)
            default: try programmeStep(arguments)
            }
        let result = try errand.call(method, .object(request))
        return .done(
            change == "programme"
                ? JSONObject([("programme", result)]) : result.object ?? JSONObject())
    }

    private static let severities = ["banned", "avoid", "small-amounts"]

    /// The goals of a day with what is to be watched for and done besides.
    private static func standing(
        _ arguments: ToolArguments, _ errand: Errand
    ) throws(ToolFault) -> JSONObject {
        try errand.demand(.read)
        if let stray = ["from", "weekday"].first(where: { arguments[$0] != nil }) {
            throw .arguments("`\(stray)` goes with `set`.")
        }
        try refuse(["severity"], for: "allergy", arguments)
        try refuse(["name"], for: "programme", arguments)
        var standing =
            try errand.call(.goals, .object(arguments.parameters("date"))).object ?? JSONObject()
        standing["allergies"] = try errand.call(.allergies)["allergies"] ?? []
        do {
            standing["programme"] = try errand.call(.programme)
        } catch {
            // None was ever started.
            guard case .refused = error else { throw error }
        }
        return standing
    }

    private static func newGoals(
        _ arguments: ToolArguments
    ) throws(ToolFault) -> (Method, JSONObject) {
        try refuse(["severity", "name"], for: "set", arguments)
        var request = arguments.parameters("from", "weekday", "key")
        for goal in arguments["set"]?.object?.members ?? [] {
            guard request[goal.key] == nil, Nutrient(rawValue: goal.key) != nil else {
                throw .arguments(
                    "`set` takes \(Nutrient.leading.map(\.rawValue).joined(separator: ", ")).")
            }
            request[goal.key] = goal.value
        }
        return (.setGoals, request)
    }

    /// What is to be watched for from now on; to watch for less is the person's own to say.
    private static func newAllergy(
        _ arguments: ToolArguments, _ errand: Errand
    ) throws(ToolFault) -> (Method, JSONObject) {
        try refuse(["from", "weekday", "name"], for: "allergy", arguments)
        let severity = arguments.text("severity") ?? severities[0]
        let wanted = arguments["allergy"] ?? .null
        let request: JSONValue = ["trigger": wanted, "severity": .string(severity)]
        // As the daemon knows it: "peanuts" is `peanut`. What is no trigger the daemon refuses.
        let trigger = (try? AllergyRequest(json: request))?.json["trigger"]
        let own = try errand.call(.allergies)["allergies"]?.array?
            .first { $0["trigger"] == trigger }
        if let old = own?["severity"]?.string.flatMap(severities.firstIndex),
            let new = severities.firstIndex(of: severity), new > old
        {
            throw .arguments(
                "The person has noted this as \(severities[old]): only they themselves make less of it, "
                    + "by `demeter allergies`.")
        }
        var parameters = arguments.parameters("key")
        parameters["trigger"] = wanted
        parameters["severity"] = .string(severity)
        return (.setAllergy, parameters)
    }

    private static func programmeStep(
        _ arguments: ToolArguments
    ) throws(ToolFault) -> (Method, JSONObject) {
        try refuse(["weekday", "severity"], for: "programme", arguments)
        let step = arguments.text("programme")
        if step == "start" { return (.startProgramme, arguments.parameters("name", "from", "key")) }
        try refuse(["name"], for: "programme: start", arguments)
        var request = arguments.parameters("key")
        switch step {
        case "stop":
            try refuse(["from"], for: "the others", arguments)
            return (.stopProgramme, request)
        default:
            request["day"] = arguments["from"]
            let method: Method =
                switch step {
                case "pause": .pauseProgramme
                case "resume": .resumeProgramme
                default: .travelProgramme
                }
            return (method, request)
        }
    }

    private static func refuse(
        _ names: [String], for change: String, _ arguments: ToolArguments
    ) throws(ToolFault) {
        guard let stray = names.first(where: { arguments[$0] != nil }) else { return }
        let home = ["severity": "allergy", "name": "programme", "weekday": "set"][stray] ?? change
        throw .arguments("`\(stray)` goes with `\(home)`.")
    }
}
