internal import JSON

extension AssistantSession {
    /// What the client's log is told of a job.
    func remark(on outcome: JobOutcome, of job: Job) -> [Action] {
        guard open[job.id] == false else { return [] }
        let name =
            switch job.work {
            case .tool(let tool, _): "tool \(tool.name)"
            case .answered: "an answer"
            case .listResources: "resources/list"
            case .readResource: "resources/read"
            case .prompt(let prompt, _): "prompt \(prompt.name)"
            case .completion: "completion/complete"
            }
        switch outcome {
        case .ask: return message(.info, "\(name): a person is asked", about: job)
        case .failed(let error): return message(.error, "\(name): \(error.message)", about: job)
        case .result(let result, _):
            guard result["isError"] == true else {
                return message(.debug, "\(name): done", about: job)
            }
            let kind = result["structuredContent"]?["error"]?["kind"]?.string ?? ""
            return message(
                kind == "unreachable" ? .error : .info, "\(name): \(kind)", about: job)
        }
    }
}
