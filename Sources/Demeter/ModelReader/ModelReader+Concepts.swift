package import HTTP
package import MealModel

/// A second recogniser of photographs, in the shape of Clarifai's food model.
package struct ConceptService: Sendable, Hashable {
    /// The whole address that pictures are posted to.
    package var address: HTTPAddress
    /// Sent as `Authorization: Key …`; `nil` for services on this machine that want none.
    package var key: Secret?

    package init(address: HTTPAddress, key: Secret? = nil) {
        self.address = address
        self.key = key
    }
}

extension ModelReader {
    /// Of a model that is not even so sure of anything it saw, somebody else is asked.
    package static let leastConfidence = 0.3

    /// What the second recogniser names in pictures; `nil` where there is none, or it does not answer.
    ///
    /// It is asked once for a question. After a failure it is left alone for a minute, or as long as it asks.
    ///
    /// - Parameter pictures: JPEGs without metadata.
    package func concepts(in pictures: [[UInt8]]) async -> ConceptAnswer? {
        guard let settings, settings.showsPhotographs, let service = settings.fallback,
            time.now() >= conceptsRestUntil, !isEnding
        else { return nil }
        var headers = [
            HTTPHeader("Accept", "application/json"),
            HTTPHeader("Content-Type", "application/json"),
        ]
        if let key = service.key {
            headers.append(HTTPHeader("Authorization", "Key \(key.reveal())"))
        }
        let body = ConceptAnswer.request(pictures.map(Base64.text(of:)))
        let request = HTTPRequest(
            url: service.address.text, body: Array(body.utf8), headers: headers,
            timeout: settings.timeout)
        do throws(HTTPError) {
            let response = try await conceptClient.send(request)
            guard response.status == 200 else {
                let asked = RetryAfter.duration(
                    response[header: "retry-after"], date: response[header: "date"])
                restConcepts(for: asked ?? .seconds(60))
                return nil
            }
            if let answer = try? ConceptAnswer(decoding: response.body) { return answer }
        } catch {}
        restConcepts(for: .seconds(60))
        return nil
    }
}
