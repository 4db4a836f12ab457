internal import FoodCatalog
internal import LabelReader
internal import MealReader
internal import Nutrition
internal import Recipes

/// What a person says beside a label: what the food is called, and how much of it was had.
struct LabelledLine {
    /// `nil` where nothing but an amount is said, or nothing.
    var name: String?
    /// How much, as it is read; `nil` where nothing is said of it.
    private var amount: String?
    private let reader: MealReader

    /// - Parameter words: "oat bar", "half of it", "oat bar, half of it".
    init(_ words: String?, _ reader: MealReader) {
        self.reader = reader
        let clauses = (words ?? "").split { ",，;；".contains($0) }.map { $0.trimmed }.filter {
            !$0.isEmpty
        }
        amount = clauses.first { isAmount($0) }
        let names = clauses.filter { $0 != amount }
        name = names.isEmpty ? nil : Self.plain(names.joined(separator: ", "))
        if name?.contains(where: \.isLetter) != true { name = nil }
    }

    var hasAmount: Bool { amount != nil }

    /// The food of a label, so much of it as was said; without a word a serving, or 100 g.
    func item(of label: NutritionLabel, named name: String) -> ReadingItem? {
        let words = [Self.word, amount].compactMap(\.self).joined(separator: ", ")
        guard
            var item = reading(of: words, Self.food(label)).items.first(where: {
                $0.food == Self.id
            })
        else {
            return nil
        }
        item.food = nil
        item.name = name
        return item
    }

    private func isAmount(_ clause: String) -> Bool {
        let any = NutritionLabel(
            per100g: Nutrients(calories: Thousandths(100)), serving: Thousandths(30))
        let reading = reading(of: "\(Self.word), \(clause)", Self.food(any))
        return reading.items.count == 1 && reading.items[0].food == Self.id
            && reading.unread.isEmpty
            && reading.question == nil
    }

    private func reading(of words: String, _ food: Food) -> Reading {
        MealReader(catalog: reader.catalog.adding([food]), history: reader.history).reading(
            of: words)
    }

    /// A word that no food is called.
    private static let word = "labelledproduct"
    private static let id = FoodID(rawValue: word)

    private static func food(_ label: NutritionLabel) -> Food {
        Food(
            id: id, name: word, category: .meal, per100g: label.per100g, portions: label.portions,
            defaultPortion: label.portions.isEmpty ? nil : 0,
            usualGrams: label.serving ?? Thousandths(100),
            source: FoodSource(release: "own"))
    }

    /// Whether words say what something is called: "it's an oat bar".
    static func isNaming(_ words: String) -> Bool {
        var spoken = SpokenWords(words)
        return openings.contains { words.hasPrefix($0) }
            || spoken.dropAny(of: ProductLabel.openings) != nil
    }

    private static let openings = ["這是", "叫做", "叫", "是"]

    /// Without "it's an" in front.
    private static func plain(_ words: String) -> String {
        for opening in openings where words.hasPrefix(opening) {
            return String(words.dropFirst(opening.count)).trimmed
        }
        var spoken = SpokenWords(words)
        _ = spoken.dropAny(of: ProductLabel.openings)
        _ = spoken.dropAny(of: ["a", "an", "the", "some", "my"])
        return spoken.rest.isEmpty ? words : spoken.rest
    }
}

extension NutritionLabel {
    var portions: [Portion] { serving.map { [Portion(label: "serving", grams: $0)] } ?? [] }
}
