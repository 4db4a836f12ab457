internal import Configuration
internal import JSON
internal import Wire

extension AssistantSession {
    static let server: JSONValue = [
        "name": "demeter", "title": "Demeter", "version": .string(Version.text),
    ]

    static func failure(_ id: RPCID, _ error: ProtocolError) -> JSONValue {
        ["jsonrpc": "2.0", "id": id.json, "error": error.json]
    }

    /// - Parameter lifetime: how long the result may be kept, in milliseconds, of what may be kept at all.
    static func success(
        _ id: RPCID, _ result: JSONObject, _ revision: Revision, lifetime: Int? = nil
    ) -> JSONValue {
        var result = result
        if revision.isStateless {
            if result["resultType"] == nil { result["resultType"] = "complete" }
            if let lifetime {
                result["ttlMs"] = .integer(lifetime)
                result["cacheScope"] = "private"
            }
            var meta = result["_meta"]?.object ?? JSONObject()
            meta[ClientEnvelope.serverKey] = server
            result["_meta"] = .object(meta)
        }
        return ["jsonrpc": "2.0", "id": id.json, "result": .object(result)]
    }

    static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    /// Tells how far a job has come, if somebody wants to hear of it and still waits.
    func progress(of job: Job, _ done: Int, _ total: Int) -> [Action] {
        guard let token = job.envelope.progressToken, open[job.id] == false else { return [] }
        return [
            .send(
                Self.notification(
                    "notifications/progress",
                    [
                        "progressToken": token, "progress": .integer(done),
                        "total": .integer(total),
                    ]), about: job.id)
        ]
    }

    /// A log message about a job, or about none.
    func message(_ grade: LogLevel, _ text: String, about job: Job? = nil) -> [Action] {
        let least: LogLevel?
        if let job {
            least = job.envelope.logLevel
        } else {
            // Since 2026 there are only messages of requests.
            least = handshake == nil ? nil : level
        }
        guard let least, grade >= least else { return [] }
        return [
            .send(
                Self.notification(
                    "notifications/message",
                    [
                        "level": .string(grade.rawValue), "logger": "demeter",
                        "data": .string(text),
                    ]), about: job?.id)
        ]
    }
}
