package import HTTP
internal import JSON
package import Summaries

/// Posts each summary to a web service: the figures to a webhook, the text to ntfy.
package struct WebSink: Sink {
    package enum Kind: String, Sendable, Hashable {
        case webhook, ntfy
    }

    package let kind: Kind
    package let url: String
    private let client: HTTPClient

    package init(_ kind: Kind, url: String, client: HTTPClient) {
        self.kind = kind
        self.url = url
        self.client = client
    }

    /// A query, which may hold a secret, is told apart by its digest alone.
    package var name: String {
        guard let mark = url.firstIndex(of: "?") else { return "\(kind.rawValue):\(url)" }
        return "\(kind.rawValue):\(url[..<mark])?\(SummaryMark.digest(of: url[mark...]))"
    }

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let response: HTTPResponse
        do {
            response = try await client.send(request(for: summary))
        } catch {
            throw SinkFailure(error.description)
        }
        guard (200..<300).contains(response.status) else {
            throw SinkFailure("the server answered \(response.status)")
        }
    }

    /// The id is the same for every revision, so that the later one takes the place of the first.
    func request(for summary: Summary) -> HTTPRequest {
        switch kind {
        case .webhook:
            var object = JSONObject([
                ("id", .string(summary.id)), ("revision", .integer(summary.revision)),
                ("title", .string(summary.title)), ("text", .string(summary.text)),
                ("html", .string(summary.html)),
            ])
            object["summary"] = summary.json
            return HTTPRequest(
                url: url, body: Array(JSONValue.object(object).text.utf8),
                headers: [
                    HTTPHeader("Idempotency-Key", "\(summary.id)-\(summary.revision)")
                ])
        case .ntfy:
            return HTTPRequest(
                url: url, body: Array(summary.text.utf8),
                headers: [
                    HTTPHeader("Content-Type", "text/plain; charset=utf-8"),
                    HTTPHeader("Title", summary.title),
                    // ntfy 2.16 and later show one notification for all of a sequence.
                    HTTPHeader("X-Sequence-ID", summary.id), HTTPHeader("X-Tags", "fork_and_knife"),
                ])
        }
    }
}
