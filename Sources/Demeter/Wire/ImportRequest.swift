package import JSON

/// Parameters of `import`; the file comes as an open descriptor beside the line.
package struct ImportRequest: Message {
    /// What it is called where it comes from, for sentences; no path that anybody opens.
    package var name: String
    /// Whether it is only told what would be taken in.
    package var dryRun: Bool
    /// Who wrote it, by the names that the command line takes; seen from the file when absent.
    package var format: String?
    /// Whether dates such as 3/1/2026 have the day first; told by the file when absent.
    package var dayFirst: Bool?
    /// Whether broken rows are left out, and the others taken in.
    package var skipBroken: Bool
    /// Whether what is there of an export that was cut off is taken in.
    package var incomplete: Bool

    package init(
        name: String = "file", dryRun: Bool = false, format: String? = nil,
        dayFirst: Bool? = nil, skipBroken: Bool = false, incomplete: Bool = false
    ) {
        self.name = name
        self.dryRun = dryRun
        self.format = format
        self.dayFirst = dayFirst
        self.skipBroken = skipBroken
        self.incomplete = incomplete
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(
            allBut: ["name", "dry_run", "format", "day_first", "skip_broken", "incomplete"])
        self.name = try members.words("name", limit: 200) ?? "file"
        dryRun = try members.truth("dry_run") ?? false
        format = try members.words("format", limit: 60)
        dayFirst = try members.truth("day_first")
        skipBroken = try members.truth("skip_broken") ?? false
        incomplete = try members.truth("incomplete") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([("name", .string(name))])
        if dryRun { object["dry_run"] = true }
        object.writeIfAny("format", format.map(JSONValue.string))
        object.writeIfAny("day_first", dayFirst.map(JSONValue.bool))
        if skipBroken { object["skip_broken"] = true }
        if incomplete { object["incomplete"] = true }
        return .object(object)
    }
}
