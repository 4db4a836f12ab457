internal import JSON
internal import Wire

/// A request that needs the daemon.
struct Job: Sendable {
    enum Work: Sendable {
        case tool(Tool, ToolArguments)
        /// What a tool does when a person has answered.
        case answered(Inquiry, InquiryAnswer)
        case listResources(cursor: String?)
        case readResource(String)
        case prompt(Prompt, [String: String])
        case completion(ResourceAddress.Kind, prefix: String)
    }

    let id: RPCID
    let envelope: ClientEnvelope
    var work: Work
    /// What a person answered to what the same request asked before.
    var answer: InquiryAnswer?

    /// Whether it may change the journal, so that its place among others matters.
    var isWriting: Bool {
        switch work {
        case .tool(let tool, _): !tool.isReadOnly
        case .answered: true
        case .listResources, .readResource, .prompt, .completion: false
        }
    }
}
