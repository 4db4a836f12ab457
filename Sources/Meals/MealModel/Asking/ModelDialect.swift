internal import JSON

/// Which of the interface's options a server takes, found out from its refusals.
package struct ModelDialect: Sendable, Hashable {
    /// How the shape of the answer is asked for, from the strictest to none.
    package enum Format: String, Sendable, Hashable {
        case schema, object, text
    }

    /// The name under which the length of an answer is limited.
    package enum LengthLimit: String, Sendable, Hashable {
        case maxTokens = "max_tokens"
        case maxCompletionTokens = "max_completion_tokens"
        case none
    }

    package var format: Format
    package var lengthLimit: LengthLimit
    package var takesTemperature: Bool

    package init(
        format: Format = .schema, lengthLimit: LengthLimit = .maxTokens,
        takesTemperature: Bool = true
    ) {
        self.format = format
        self.lengthLimit = lengthLimit
        self.takesTemperature = takesTemperature
    }

    /// What to try after a refusal (400, 404, 415, 422, 501) with this body; `nil` when nothing is left.
    ///
    /// Every step gives an option up and none brings one back, so that at most five follow each other.
    package func adapted(toRefusal body: [UInt8]) -> ModelDialect? {
        let complaint = Self.complaint(in: body)
        var next = self
        if complaint.contains("temperature"), takesTemperature {
            next.takesTemperature = false
        } else if complaint.contains("max_completion_tokens") || complaint.contains("max_tokens"),
            lengthLimit != .none
        {
            next.lengthLimit = lengthLimit == .maxTokens ? .maxCompletionTokens : .none
        } else if Self.complainsOfFormat(complaint) || complaint.isEmpty {
            switch format {
            case .schema: next.format = .object
            case .object: next.format = .text
            case .text: return nil
            }
        } else {
            return nil
        }
        return next
    }

    private static func complainsOfFormat(_ complaint: String) -> Bool {
        ["response_format", "json_schema", "json_object", "schema", "grammar", "structured"]
            .contains { complaint.contains($0) }
    }

    /// The words of the server's error, in lower case; empty when it gives none.
    private static func complaint(in body: [UInt8]) -> String {
        let parsed = try? JSONValue(parsing: body)
        let error = parsed?["error"] ?? parsed?["detail"] ?? parsed
        let words = [error?["message"]?.string, error?["param"]?.string, error?["code"]?.string]
            .compactMap(\.self)
        if !words.isEmpty { return words.joined(separator: " ").lowercased() }
        return String(decoding: body.prefix(2000), as: UTF8.self).lowercased()
    }
}
