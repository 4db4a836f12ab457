package import FoodCatalog
internal import Nutrition

/// What makes two questions to a model the same, so that the first answer serves both.
package struct AnswerKey: Sendable, Hashable {
    package var model: String
    /// A fingerprint of the catalog's foods, `CatalogVersion`.
    package var catalog: String
    /// The description without case, punctuation at its ends and superfluous blanks.
    package var sentence: String

    package init(text: String, model: String, catalog: String) {
        self.model = model
        self.catalog = catalog
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let ends: (Character) -> Bool = { ".!?,;: ".contains($0) }
        sentence = String(words.drop(while: ends).reversed().drop(while: ends).reversed())
    }

    /// For photographs: the same pictures with the same words are the same question.
    package init(_ prompt: PhotographPrompt, model: String) {
        self.model = model
        catalog = "photographs \(PhotographPrompt.version)"
        var hash = Fingerprint()
        for part in prompt.pictures + [prompt.note ?? "", prompt.earlier ?? ""] {
            hash.mix(part.utf8)
            hash.mix(CollectionOfOne(0xFF))
        }
        sentence = hash.text
    }

    /// For the ingredients of a dish.
    package init(_ prompt: RecipePrompt, model: String) {
        self.init(
            text: prompt.dish, model: model,
            catalog: "recipe \(RecipePrompt.version) for \(prompt.servings)")
    }

    /// As it is stored; the version makes answers to other rules no hit.
    package var text: String {
        "\(MealPrompt.version)\u{1F}\(model)\u{1F}\(catalog)\u{1F}\(sentence)"
    }
}

/// Tells catalogs apart by their foods' names, ids and figures.
package enum CatalogVersion {
    /// 64-bit FNV-1a in hexadecimal (Fowler, Noll, Vo).
    package static func fingerprint(of catalog: FoodCatalog) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for food in catalog.foods {
            for byte in food.id.rawValue.utf8 { mix(byte) }
            mix(0)
            for byte in food.name.utf8 { mix(byte) }
            for nutrient in Nutrient.leading {
                withUnsafeBytes(of: food.per100g[nutrient]?.rawValue ?? -1) { $0.forEach(mix) }
            }
            for portion in food.portions {
                withUnsafeBytes(of: portion.grams.rawValue) { $0.forEach(mix) }
            }
        }
        return String(hash, radix: 16)
    }
}

/// Two 64-bit FNV-1a (Fowler, Noll, Vo) from different beginnings; no secret, and no two pictures of a person's
/// have the same.
private struct Fingerprint {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func mix(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
            second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
            second ^= second >> 29
        }
    }

    var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
}
