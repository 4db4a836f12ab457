internal import MealReader
internal import Nutrition

/// Grams of a food for the amount that a model named, by the same rules as for a person's words.
struct ModelWeight {
    var amount: Double?
    var unit: String?
    var grams: Thousandths
    var assumption: String?

    /// A weight is taken as it is. For the rest the offline reader weighs "2 cup boiled rice" as it
    /// weighs anybody's words; where it reads another food from them, the food's own portions decide.
    init(_ item: ModelAnswer.Item, _ food: Food, reader: MealReader) {
        let count = item.quantity ?? 1
        amount = item.quantity
        unit = item.unit
        if let unit = item.unit, let one = Self.gramsPerUnit(unit) {
            grams = Thousandths(one * count)
            return
        }
        let phrase = [item.quantity.map(Self.digits), item.unit, food.name]
            .compactMap(\.self).joined(separator: " ")
        let items = reader.reading(of: phrase).items
        if items.count == 1, items[0].food == food.id, let grams = items[0].grams, grams > .zero {
            amount = items[0].amount
            unit = items[0].unit
            self.grams = grams
            assumption = items[0].assumption
        } else if let portion = Self.portion(item.unit, of: food) {
            grams = portion.grams.scaled(by: count)
            unit = portion.label
            assumption = "\(Self.digits(count)) × \(portion.label)"
        } else {
            grams = (food.usualGrams ?? Thousandths(100)).scaled(by: count)
            assumption = "usual amount"
        }
    }

    /// Grams in one of a unit of weight; `nil` for every other unit.
    static func gramsPerUnit(_ unit: String) -> Double? {
        switch unit.lowercased() {
        case "g", "gram", "grams", "gramme", "grammes": 1
        case "kg", "kilogram", "kilograms", "kilo", "kilos": 1000
        case "mg", "milligram", "milligrams": 0.001
        case "oz", "ounce", "ounces": 28.349_523_125
        case "lb", "lbs", "pound", "pounds": 453.592_37
        default: nil
        }
    }

    private static func portion(_ unit: String?, of food: Food) -> Portion? {
        let standard = food.defaultPortion.flatMap { index in
            food.portions.indices.contains(index) ? food.portions[index] : nil
        }
        guard let unit = unit?.lowercased() else { return standard }
        let singular = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
        return food.portions.first { portion in
            let label = portion.label.lowercased()
            return label == unit || label == singular || label.hasPrefix(singular + " ")
                || label.hasPrefix(singular + ",")
        } ?? standard
    }

    private static func digits(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}
