package import JSON

extension StatusMessage {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            version: try members.required("version", members.text("version")),
            uptime: try members.required("uptime", members.wholeNumber("uptime")),
            timeZone: try members.required("time_zone", members.text("time_zone")),
            nextRollover: try members.required("next_rollover", members.instant("next_rollover")),
            reader: try members.required("reader", members.message("reader", Reader.self)),
            model: try members.required("model", members.message("model", Model.self)),
            voice: try members.required("voice", members.message("voice", Voice.self)),
            queues: try members.required("queues", members.message("queues", Queues.self)),
            journal: try members.required("journal", members.message("journal", Journal.self)),
            connections: try members.wholeNumber("connections") ?? 0,
            page: try members.message("web", Page.self),
            cloud: try members.message("cloud", Cloud.self),
            household: try members.message("sync", Cloud.self),
            calendar: try members.message("calendar", Cloud.self))
        process = try members.wholeNumber("process")
        person = try members.text("person")
        others = try members.texts("people") ?? []
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("version", .string(version)),
            ("uptime", .integer(uptime)),
            ("time_zone", .string(timeZone)),
            ("next_rollover", .string(nextRollover.description)),
            ("reader", reader.json),
            ("model", model.json),
            ("voice", voice.json),
            ("queues", queues.json),
            ("journal", journal.json),
            ("connections", .integer(connections)),
        ])
        object.writeIfAny("process", process.map(JSONValue.integer))
        object.writeIfAny("web", page?.json)
        object.writeIfAny("cloud", cloud?.json)
        object.writeIfAny("sync", household?.json)
        object.writeIfAny("calendar", calendar?.json)
        object.writeIfAny("person", person.map(JSONValue.string))
        object.writeIfAny("people", others.isEmpty ? nil : .array(others.map(JSONValue.string)))
        return .object(object)
    }
}

extension StatusMessage.Reader: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        foods = try members.required("foods", members.wholeNumber("foods"))
        ownFoods = try members.wholeNumber("own_foods") ?? 0
    }

    package var json: JSONValue { ["foods": .integer(foods), "own_foods": .integer(ownFoods)] }
}

extension StatusMessage.Model: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        mode = try members.required("mode", members.text("mode"))
        details = members.has("state") ? try ModelMessage(json: json, at: name) : nil
    }

    package var json: JSONValue {
        .object(
            JSONObject(
                [("mode", .string(mode))]
                    + (details?.json.object?.members.map { ($0.key, $0.value) } ?? [])))
    }
}

extension StatusMessage.Voice: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            enabled: try members.required("enabled", members.truth("enabled")),
            state: try members.text("state").flatMap(VoiceState.init),
            process: try members.wholeNumber("process"),
            starts: try members.wholeNumber("starts") ?? 0,
            confinement: try members.text("confinement") ?? "",
            complaint: try members.text("complaint"))
    }

    package var json: JSONValue {
        var all: [(String, JSONValue)] = [
            ("enabled", .bool(enabled)), ("state", .string(state.rawValue)),
        ]
        if let process { all.append(("process", .integer(process))) }
        if starts > 0 { all.append(("starts", .integer(starts))) }
        if !confinement.isEmpty { all.append(("confinement", .string(confinement))) }
        if let complaint { all.append(("complaint", .string(complaint))) }
        return .object(JSONObject(all))
    }
}

extension StatusMessage.Queues: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        received = try members.wholeNumber("received") ?? 0
        waiting = try members.wholeNumber("waiting") ?? 0
        question = try members.wholeNumber("question") ?? 0
        held = try members.wholeNumber("held") ?? 0
        summaries = try members.wholeNumber("summaries") ?? 0
        lostSummaries = try members.wholeNumber("lost_summaries") ?? 0
    }

    package var json: JSONValue {
        [
            "received": .integer(received), "waiting": .integer(waiting),
            "question": .integer(question), "held": .integer(held),
            "summaries": .integer(summaries), "lost_summaries": .integer(lostSummaries),
        ]
    }
}

extension StatusMessage.Journal: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        bytes = try members.required("bytes", members.wholeNumber("bytes"))
        entries = try members.required("entries", members.wholeNumber("entries"))
        seq = try members.wholeNumber("seq") ?? 0
        commits = try members.wholeNumber("commits") ?? 0
        writes = try members.wholeNumber("writes") ?? 0
        readOnly = try members.truth("read_only") ?? false
    }

    package var json: JSONValue {
        [
            "bytes": .integer(bytes), "entries": .integer(entries), "seq": .integer(seq),
            "commits": .integer(commits), "writes": .integer(writes),
            "read_only": .bool(readOnly),
        ]
    }
}

extension StatusMessage.Page: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            state: try members.required("state", members.text("state")),
            folder: try members.required("folder", members.text("folder")),
            process: try members.wholeNumber("process"),
            starts: try members.wholeNumber("starts") ?? 0,
            complaint: try members.text("complaint"))
    }

    package var json: JSONValue {
        var object = JSONObject([("state", .string(state)), ("folder", .string(folder))])
        object.writeIfAny("process", process.map(JSONValue.integer))
        if starts > 0 { object["starts"] = .integer(starts) }
        object.writeIfAny("complaint", complaint.map(JSONValue.string))
        return .object(object)
    }
}
