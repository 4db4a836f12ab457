internal import JSON

/// The message of a chat completion and what it cost.
package struct Completion: Sendable, Hashable {
    package var content: String
    package var usage: TokenUsage

    package init(content: String, usage: TokenUsage = TokenUsage()) {
        self.content = content
        self.usage = usage
    }

    /// Takes the first choice of a server's answer apart.
    package init(decoding body: [UInt8]) throws(AnswerFault) {
        guard let root = try? JSONValue(parsing: body), root.object != nil else {
            throw .notACompletion
        }
        guard let choices = root["choices"]?.array else {
            throw root["choices"]?.isNull ?? false ? .empty : .notACompletion
        }
        guard let choice = choices.first, let message = choice["message"], message.object != nil
        else { throw .empty }
        let finish = choice["finish_reason"]?.string
        if finish == "length" { throw .truncated }
        if finish == "content_filter" { throw .refused }
        if let refusal = message["refusal"]?.string, !refusal.isEmpty { throw .refused }
        guard let content = Self.text(of: message["content"]),
            content.contains(where: { !$0.isWhitespace })
        else { throw .empty }
        self.content = content
        usage = TokenUsage(
            prompt: Self.count(root["usage"]?["prompt_tokens"]),
            completion: Self.count(root["usage"]?["completion_tokens"]))
    }

    /// A message is a string, or a list of parts whose texts are joined.
    private static func text(of content: JSONValue?) -> String? {
        if let parts = content?.array {
            return parts.compactMap { $0["text"]?.string }.joined()
        }
        return content?.string
    }

    private static func count(_ value: JSONValue?) -> Int {
        min(max(0, value?.integer ?? 0), 1 << 40)
    }
}

/// Tokens that a server counted; 0 where it tells nothing.
package struct TokenUsage: Sendable, Hashable {
    package var prompt: Int
    package var completion: Int

    package init(prompt: Int = 0, completion: Int = 0) {
        self.prompt = prompt
        self.completion = completion
    }
}
