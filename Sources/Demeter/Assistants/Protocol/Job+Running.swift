internal import JSON
internal import Wire

extension Job {
    /// Does what the request asks for; may wait for the daemon.
    func run(_ errand: Errand) -> JobOutcome {
        switch work {
        case .tool(let tool, let arguments): return call(tool, arguments, errand)
        case .answered(let inquiry, let answer): return answered(inquiry, answer, errand)
        case .listResources(let cursor):
            return protocolOutcome { () throws(ToolFault) in
                let (page, isRight) = try Resources.list(cursor: cursor, errand)
                return isRight
                    ? .result(page, lifetime: 0)
                    : .failed(.invalidParameters("`cursor` is from no page of this list."))
            }
        case .readResource(let uri):
            guard let address = ResourceAddress(uri) else {
                return .failed(.noSuchResource(uri, envelope.revision))
            }
            return protocolOutcome { () throws(ToolFault) in
                do throws(ToolFault) {
                    let contents = try Resources.contents(of: address, errand)
                    return .result(
                        JSONObject([("contents", .array([.object(contents)]))]), lifetime: 0)
                } catch {
                    if case .refused(let cause) = error, cause.wireError == .noSuchFood {
                        return .failed(.noSuchResource(uri, envelope.revision))
                    }
                    throw error
                }
            }
        case .prompt(let prompt, let arguments):
            return protocolOutcome { () throws(ToolFault) in
                let messages = try prompt.messages(arguments[prompt.argument.name], errand)
                return .result(
                    JSONObject([
                        ("description", .string(prompt.about)), ("messages", .array(messages)),
                    ]), lifetime: nil)
            }
        case .completion(let kind, let prefix):
            return protocolOutcome { () throws(ToolFault) in
                let values = try Resources.completions(of: kind, prefix: prefix, errand)
                let completion: JSONValue = [
                    "values": .array(values.map(JSONValue.string)),
                    "total": .integer(values.count), "hasMore": false,
                ]
                return .result(JSONObject([("completion", completion)]), lifetime: nil)
            }
        }
    }

    private func call(_ tool: Tool, _ arguments: ToolArguments, _ errand: Errand) -> JobOutcome {
        do throws(ToolFault) {
            switch try tool.run(arguments, errand) {
            case .done(let object): return .result(ToolResult.json(object), lifetime: nil)
            case .ask(let inquiry):
                guard let answer else { return .ask(inquiry) }
                return answered(inquiry, answer, errand)
            }
        } catch {
            return .result(ToolResult.json(error), lifetime: nil)
        }
    }

    private func answered(
        _ inquiry: Inquiry, _ answer: InquiryAnswer, _ errand: Errand
    ) -> JobOutcome {
        guard case .said(let words) = answer else {
            return .result(ToolResult.json(inquiry.otherwise), lifetime: nil)
        }
        do throws(ToolFault) {
            return .result(ToolResult.json(try inquiry.then(words, errand)), lifetime: nil)
        } catch {
            return .result(ToolResult.json(error), lifetime: nil)
        }
    }

    /// Of requests that have no result for what went wrong.
    private func protocolOutcome(_ body: () throws(ToolFault) -> JobOutcome) -> JobOutcome {
        do throws(ToolFault) { return try body() } catch {
            let message = error.json["message"]?.string ?? ""
            switch error {
            case .arguments, .refused: return .failed(.invalidParameters(message))
            case .forbidden: return .failed(.invalidRequest(message))
            case .unreachable, .cancelled:
                return .failed(ProtocolError(code: -32603, message: message))
            }
        }
    }
}
