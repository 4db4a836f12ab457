internal import JSON

/// What a model saw in photographs of a meal, decoded and within bounds; it holds no figures of nutrients.
package struct PhotographAnswer: Sendable, Hashable {
    package var items: [Item]
    package var scene: Scene?
    /// One sentence, or empty.
    package var description: String
    /// What the model would like to know, at most three.
    package var questions: [String]

    package enum Scene: String, Sendable, Hashable, CaseIterable {
        case single, plate, menu, packaged, drink
    }

    package struct Item: Sendable, Hashable {
        package var name: String
        package var preparation: String?
        /// In grams, greater than 0; `nil` where nothing shows it.
        package var grams: Weight?
        /// 0 to 1
        package var confidence: Double

        package init(
            name: String, preparation: String? = nil, grams: Weight? = nil, confidence: Double
        ) {
            self.name = name
            self.preparation = preparation
            self.grams = grams
            self.confidence = confidence
        }
    }

    /// `low` ≤ `likely` ≤ `high`
    package struct Weight: Sendable, Hashable {
        package var low: Double
        package var likely: Double
        package var high: Double

        /// - Parameters: the ends are widened to hold the likely one.
        package init(low: Double? = nil, likely: Double, high: Double? = nil) {
            self.low = min(low ?? likely, likely)
            self.likely = likely
            self.high = max(high ?? likely, likely)
        }
    }

    package init(
        items: [Item], scene: Scene? = nil, description: String = "", questions: [String] = []
    ) {
        self.items = items
        self.scene = scene
        self.description = description
        self.questions = questions
    }

    /// More is no weight of what somebody ate at once.
    package static let greatestWeight = 5_000.0
    package static let itemLimit = ModelAnswer.itemLimit
    package static let questionLimit = 3

    /// Reads a message, or refuses the whole of it.
    package init(decoding message: String) throws(AnswerFault) {
        let root = try AnswerText.object(in: message, with: "photo_items")
        guard let items = root["photo_items"]?.array else { throw .wrongType("photo_items") }
        guard items.count <= Self.itemLimit else { throw .tooManyItems(items.count) }
        self.items = []
        for (index, item) in items.enumerated() {
            self.items.append(try Item(item, at: "photo_items[\(index)]"))
        }
        let fields = AnswerFields(root, "")
        scene = try fields.text("scene", limit: 20).flatMap(Scene.init(rawValue:))
        description = try fields.text("description", limit: 300) ?? ""
        questions = Array(try fields.texts("questions").prefix(Self.questionLimit))
    }

    /// Whether it is a task for the better model: many foods, several on a plate, or doubt.
    package var isHard: Bool {
        items.count > 3 || scene == .plate && items.count > 1
            || items.contains { $0.confidence < 0.5 }
    }
}

extension PhotographAnswer.Item {
    fileprivate init(_ value: JSONValue, at path: String) throws(AnswerFault) {
        guard let object = value.object else { throw .wrongType(path) }
        let fields = AnswerFields(object, path + ".")
        guard let name = try fields.text("name", limit: 100),
            name.contains(where: \.isLetter)
        else { throw .wrongType(path + ".name") }
        let range = 0...PhotographAnswer.greatestWeight
        let low = try fields.number("grams_low", range)
        let likely = try fields.number("grams_likely", range)
        let high = try fields.number("grams_high", range)
        // Nothing of it was not served.
        if likely == 0 { throw .impossible(path + ".grams_likely") }
        self.init(
            name: name, preparation: try fields.text("preparation", limit: 60),
            grams: likely.map { PhotographAnswer.Weight(low: low, likely: $0, high: high) },
            confidence: object["confidence"]?.number.flatMap { (0...1).contains($0) ? $0 : nil }
                ?? ModelAnswer.unsaidConfidence)
    }
}
