internal import Configuration
internal import JSON
internal import Wire

extension Tool {
    static let programme = Tool(
        name: "programme", title: "Programme of several days",
        about:
            "How the person's programme goes; with action, start (by name), pause, resume, stop, "
            + "or leave a day out (travel).",
        permissions: [.read, .correct], effect: .adds,
        parameters: [
            ToolParameter("action", .choice(["start", "pause", "resume", "travel", "stop"])),
            ToolParameter("name", .text(60)), ToolParameter("date", .date), .key(isRequired: false),
        ],
        results: [
            ("programme", "object"), ("state", "string"), ("day", "integer"), ("days", "array"),
            ("reply", "string"),
        ]
    ) { arguments, errand throws(ToolFault) in
        guard let action = arguments.text("action") else {
            try errand.demand(.read)
            if let stray = ["name", "date"].first(where: { arguments[$0] != nil }) {
                throw .arguments("`\(stray)` goes with `action`.")
            }
            return .done(try errand.call(.programme).object ?? JSONObject())
        }
        try errand.demand(.correct)
        guard arguments["key"] != nil else {
            throw .arguments("`key` is missing: a change needs your own name for it.")
        }
        guard action == "start" || arguments["name"] == nil else {
            throw .arguments("`name` is for `start`.")
        }
        guard action != "stop" || arguments["date"] == nil else {
            throw .arguments("`stop` takes no `date`.")
        }
        var request = arguments.parameters("name", "key")
        request[action == "start" ? "from" : "day"] = arguments["date"]
        return .done(try errand.call(method(of: action), .object(request)).object ?? JSONObject())
    }

    private static func method(of action: String) -> Method {
        switch action {
        case "start": .startProgramme
        case "pause": .pauseProgramme
        case "resume": .resumeProgramme
        case "travel": .travelProgramme
        default: .stopProgramme
        }
    }
}
