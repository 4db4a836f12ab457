package import JSON

/// What a photograph is of, as far as it can be told without a language model.
package enum PictureScene: String, Sendable, Hashable, CaseIterable {
    case single, plate, menu, packaged, drink
}

/// What a label of a classifier means to a journal of food: `label⇥words⇥scene`, where either may be empty.
package struct PictureMeaning: Sendable, Hashable {
    /// As a person would say it: "an orange".
    package var words: String?
    package var scene: PictureScene?

    /// `nil` of a line that says neither.
    package init?(line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count > 1 else { return nil }
        words = fields[1].contains(where: \.isLetter) ? fields[1] : nil
        scene = fields.count > 2 ? PictureScene(rawValue: fields[2]) : nil
        if words == nil, scene == nil { return nil }
    }

    /// What the project's table calls a label: the first of its names, in small letters, with spaces.
    package static func key(_ label: String) -> String {
        let name = label.prefix { $0 != "," && $0 != "\t" }
        return name.map { $0 == "_" ? " " : $0.lowercased() }.joined()
            .split(separator: " ").joined(separator: " ")
    }
}

/// What a classifier makes of the photographs of a meal: a hint, never an entry.
package struct PictureHint: Sendable, Hashable {
    package struct Food: Sendable, Hashable {
        /// As a person would say it.
        package var words: String
        /// How likely it is by the classifier, 0 to 1.
        package var share: Double

        package init(words: String, share: Double) {
            self.words = words
            self.share = share
        }
    }

    /// The likeliest first.
    package var foods: [Food]
    /// `nil` where it cannot be told.
    package var scene: PictureScene?

    /// Shares below this are not told, and from the other on it is asked whether it is that.
    package static let told = 0.1
    package static let asked = 0.3
    /// Classes of one scene that are as likely together tell what a photograph is of.
    package static let sure = 0.5
    package static let foodLimit = 3

    package init(foods: [Food] = [], scene: PictureScene? = nil) {
        self.foods = foods
        self.scene = scene
    }

    /// - Parameter meaning: of a label by its key, in the project's table.
    package init(_ guesses: [PictureGuess], meaning: (String) -> PictureMeaning?) {
        var shares: [String: Double] = [:]
        var scenes: [PictureScene: Double] = [:]
        for guess in guesses {
            // What the classifier's own file says counts more.
            guard
                let meaning = PictureMeaning(line: guess.label)
                    ?? meaning(PictureMeaning.key(guess.label))
            else { continue }
            if let words = meaning.words { shares[words, default: 0] += guess.share }
            if let scene = meaning.scene { scenes[scene, default: 0] += guess.share }
        }
        foods = Self.ranked(shares)
        scene = scenes.first { $0.value >= Self.sure }?.key
    }

    /// What several photographs of one meal tell together.
    package init(of hints: [PictureHint]) {
        var shares: [String: Double] = [:]
        for food in hints.flatMap(\.foods) {
            shares[food.words] = max(shares[food.words] ?? 0, food.share)
        }
        foods = Self.ranked(shares)
        let scenes = Set(hints.map(\.scene))
        scene = scenes.count == 1 ? scenes.first ?? nil : nil
    }

    private static func ranked(_ shares: [String: Double]) -> [Food] {
        Array(
            shares.map { Food(words: $0.key, share: min(1, $0.value)) }
                .filter { $0.share >= told }
                .sorted { ($0.share, $1.words) > ($1.share, $0.words) }
                .prefix(foodLimit))
    }

    /// What it may be asked for, where one food is likely enough.
    package var asked: Food? { foods.first.flatMap { $0.share >= Self.asked ? $0 : nil } }

    package var isEmpty: Bool { foods.isEmpty && scene == nil }
}

// As the journal keeps it: `{"scene": "single", "perhaps": [{"words": "an orange", "share": 0.54}]}`.
extension PictureHint {
    package var json: JSONValue {
        var object = JSONObject()
        object["scene"] = scene.map { .string($0.rawValue) }
        object["perhaps"] = .array(
            foods.map { ["words": .string($0.words), "share": .number($0.share)] })
        return .object(object)
    }

    package init?(text: String) {
        guard let json = try? JSONValue(parsing: text), let list = json["perhaps"]?.array else {
            return nil
        }
        foods = list.compactMap { food in
            guard let words = food["words"]?.string, let share = food["share"]?.number else {
                return nil
            }
            return Food(words: words, share: share)
        }
        scene = json["scene"]?.string.flatMap(PictureScene.init(rawValue:))
    }
}
