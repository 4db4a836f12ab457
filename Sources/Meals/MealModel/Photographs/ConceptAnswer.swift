internal import JSON

/// What a recogniser of concepts tells of pictures: names and how sure it is of each, no amounts.
///
/// The shape is that of Clarifai's models (https://docs.clarifai.com/api-guide/predict/images): a request has
/// `inputs`, each with `data.image.base64`; an answer has `outputs`, each with `data.concepts` of `name` and
/// `value`. Several concepts of one picture are names of the same food as often as of others beside it.
package struct ConceptAnswer: Sendable, Hashable {
    package struct Concept: Sendable, Hashable {
        package var name: String
        /// 0 to 1
        package var value: Double

        package init(name: String, value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// The surest first, each name once; only those that are likelier than not.
    package var concepts: [Concept]

    package static let least = 0.5
    /// Concepts that are looked at; models tell 20 a picture.
    package static let limit = 100

    package init(concepts: [Concept]) { self.concepts = concepts }

    /// Reads an answer, or refuses the whole of it.
    package init(decoding body: [UInt8]) throws(AnswerFault) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: body) } catch { throw .notJSON }
        guard let outputs = json["outputs"]?.array else { throw .wrongType("outputs") }
        var best: [String: Double] = [:]
        var count = 0
        for (place, output) in outputs.enumerated() {
            guard let concepts = output["data"]?["concepts"]?.array else {
                throw .wrongType("outputs[\(place)].data.concepts")
            }
            for concept in concepts where count < Self.limit {
                count += 1
                guard let name = concept["name"]?.string, let value = concept["value"]?.number
                else {
                    throw .wrongType("outputs[\(place)].data.concepts")
                }
                guard (0...1).contains(value) else {
                    throw .impossible("outputs[\(place)].data.concepts")
                }
                let words = name.split { !$0.isLetter && $0 != "'" && $0 != "-" }
                    .joined(separator: " ").lowercased()
                guard !words.isEmpty, words.count <= 100, value >= Self.least else { continue }
                best[words] = max(best[words] ?? 0, value)
            }
        }
        concepts = best.map { Concept(name: $0.key, value: $0.value) }
            .sorted { ($0.value, $1.name) > ($1.value, $0.name) }
    }

    /// The body of a request about the pictures of one meal.
    ///
    /// - Parameter pictures: in Base64.
    package static func request(_ pictures: [String]) -> String {
        let inputs: [JSONValue] = pictures.map { picture in
            ["data": ["image": ["base64": .string(picture)]]]
        }
        let body: JSONValue = ["inputs": .array(inputs)]
        return body.text
    }
}
