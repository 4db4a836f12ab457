internal import Configuration
internal import JSON
internal import Wire

/// One assistant's connection: what it has agreed upon, asked for and subscribed to.
///
/// It decides and does nothing: whoever holds it carries its actions out, in their order.
struct AssistantSession: Sendable {
    enum Action: Sendable {
        /// - Parameter about: the request that it answers, or on whose way it is; `nil` for none.
        case send(JSONValue, about: RPCID?)
        case start(Job)
        /// Events are wanted from now on.
        case follow
    }

    let permissions: Set<Permission>
    /// What was agreed upon by `initialize`; `nil` before it.
    var handshake: (revision: Revision, canElicit: Bool)?
    /// From which level on messages are sent to those who agreed by a handshake.
    var level = LogLevel.warning
    /// Requests that are not answered yet, and whether the client has given them up.
    var open: [RPCID: Bool] = [:]
    /// Jobs whose person is being asked, by the ids of our requests.
    var asked: [RPCID: (job: Job, inquiry: Inquiry)] = [:]
    private var lastQuestion = 0
    /// Addresses subscribed to by themselves, before 2026.
    var subscribed: Set<ResourceAddress> = []
    /// Addresses by the request that listens to them, since 2026.
    var listeners: [RPCID: [String: ResourceAddress]] = [:]
    var isFollowing = false
    /// Whether the client can be sent something before the answer to what it asks now.
    var canBeAskedNow = true

    init(permissions: Set<Permission>) { self.permissions = permissions }

    /// What to do about a line of the client's.
    mutating func take(_ line: String) -> [Action] {
        do throws(ClientMessage.Fault) { return take(try ClientMessage(parsing: line)) } catch {
            return [.send(Self.failure(error.id, error.error), about: error.id)]
        }
    }

    /// What to do about a message of the client's.
    mutating func take(_ message: ClientMessage) -> [Action] {
        switch message {
        case .request(let id, let method, let parameters): return take(id, method, parameters)
        case .notification("notifications/cancelled", let parameters):
            return parameters["requestId"].flatMap(RPCID.init(json:)).map { cancel($0) } ?? []
        case .notification: return []
        case .response(let id, let outcome): return answered(id, outcome)
        }
    }

    private mutating func take(
        _ id: RPCID, _ method: String, _ parameters: JSONObject
    ) -> [Action] {
        do throws(ProtocolError) {
            guard open[id] == nil, listeners[id] == nil else {
                throw .invalidRequest("A request with this `id` is not answered yet.")
            }
            if let envelope = try ClientEnvelope(parameters) {
                return try statelessly(id, method, parameters, envelope)
            }
            return try byHandshake(id, method, parameters)
        } catch {
            return [.send(Self.failure(id, error), about: id)]
        }
    }

    /// Opens a request that needs the daemon.
    mutating func start(
        _ id: RPCID, _ envelope: ClientEnvelope, _ work: Job.Work, answer: InquiryAnswer? = nil
    ) -> [Action] {
        open[id] = false
        return [.start(Job(id: id, envelope: envelope, work: work, answer: answer))]
    }

    /// Nobody waits for what was asked for any more.
    mutating func cancel(_ id: RPCID) -> [Action] {
        listeners[id] = nil
        guard open[id] != nil else { return [] }
        open[id] = true
        guard let question = asked.first(where: { $0.value.job.id == id })?.key else { return [] }
        asked[question] = nil
        open[id] = nil
        return [
            .send(
                Self.notification(
                    "notifications/cancelled",
                    ["requestId": question.json, "reason": "The call was cancelled."]), about: id)
        ]
    }

    /// The way to the client on which a request waited is gone: nobody can be asked on it.
    ///
    /// What the request does is done all the same, as the revisions before 2026 want it.
    mutating func lostWay(of id: RPCID) -> [Action] {
        asked.contains { $0.value.job.id == id } ? cancel(id) : []
    }

    /// Nothing is sent any more; what is in the making is given up.
    mutating func end() {
        for id in open.keys { open[id] = true }
        (asked, subscribed, listeners) = ([:], [], [:])
    }

    /// What the person said to something that was asked.
    private mutating func answered(
        _ id: RPCID, _ outcome: Result<JSONValue, ClientMessage.RefusedByClient>
    ) -> [Action] {
        guard let (job, inquiry) = asked.removeValue(forKey: id) else { return [] }
        var next = job
        next.work = .answered(inquiry, (try? outcome.get()).map(InquiryAnswer.init) ?? .nothing)
        return [.start(next)]
    }

    /// Whether nobody waits for the job any more.
    func isCancelled(_ job: Job) -> Bool { open[job.id] ?? true }

    /// What to send when a job is done.
    mutating func finish(_ job: Job, _ outcome: JobOutcome) -> [Action] {
        guard open[job.id] == false else {
            open[job.id] = nil
            return []
        }
        switch outcome {
        case .failed(let error):
            open[job.id] = nil
            return [.send(Self.failure(job.id, error), about: job.id)]
        case .result(let result, let lifetime):
            open[job.id] = nil
            return [
                .send(
                    Self.success(job.id, result, job.envelope.revision, lifetime: lifetime),
                    about: job.id)
            ]
        case .ask(let inquiry): return ask(inquiry, for: job)
        }
    }

    private mutating func ask(_ inquiry: Inquiry, for job: Job) -> [Action] {
        guard job.envelope.canElicit else {
            open[job.id] = nil
            let result = ToolResult.json(inquiry.otherwise)
            return [.send(Self.success(job.id, result, job.envelope.revision), about: job.id)]
        }
        if job.envelope.revision.isStateless {
            open[job.id] = nil
            let request: JSONValue = ["method": "elicitation/create", "params": inquiry.form]
            var result = JSONObject([("resultType", "input_required")])
            result["inputRequests"] = [Self.question: request]
            return [.send(Self.success(job.id, result, job.envelope.revision), about: job.id)]
        }
        lastQuestion += 1
        let id = RPCID.string("\(Self.question)-\(lastQuestion)")
        asked[id] = (job, inquiry)
        return [
            .send(
                [
                    "jsonrpc": "2.0", "id": id.json, "method": "elicitation/create",
                    "params": inquiry.form,
                ], about: job.id)
        ]
    }

    /// The name of what a person is asked.
    static let question = "question"
}

/// What came of a job.
enum JobOutcome: Sendable {
    /// - Parameter lifetime: how long it may be kept, in milliseconds; `nil` where that is not told.
    case result(JSONObject, lifetime: Int?)
    case failed(ProtocolError)
    case ask(Inquiry)
}
