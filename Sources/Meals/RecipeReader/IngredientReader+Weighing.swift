internal import FoodCatalog
internal import MealReader
internal import Nutrition
internal import Recipes

extension IngredientReader {
    struct Weighing {
        var grams: Thousandths
        var assumption: String?
        var sureness = 1.0
    }

    /// What a line's amount weighs of a food.
    func weight(of line: IngredientLine, _ match: Match) -> Weighing? {
        if let grams = line.grams {
            // A tin's weight is told with its brine.
            if line.isDrained, line.package != nil {
                return Weighing(
                    grams: Thousandths(grams * Self.drainedShare), assumption: "drained",
                    sureness: 0.8)
            }
            return Weighing(grams: Thousandths(grams))
        }
        guard let amount = line.amount else { return nil }
        switch line.unit {
        case .weight(let grams, _): return Weighing(grams: Thousandths(amount * grams))
        case .volume(let millilitres, let unit):
            return volume(amount, millilitres, unit, line, match)
        case .touch(let name, let grams):
            return Weighing(
                grams: Thousandths(amount * grams),
                assumption: "\(name), \(Figures.number(grams)) g",
                sureness: 0.9)
        case .package(let name), .piece(let name):
            return pieces(amount, of: name, line, match)
        case nil: return pieces(amount, of: nil, line, match)
        }
    }

    /// Of what a tin holds this is left when its liquid is poured off; 240 g of 400 g of beans.
    private static let drainedShare = 0.6

    private func volume(
        _ amount: Double, _ millilitres: Double, _ unit: MeasureUnit, _ line: IngredientLine,
        _ match: Match
    ) -> Weighing? {
        for food in [match.food, match.asServed].compactMap(\.self) {
            let phrase = "\(Figures.plain(amount)) \(unit.symbol) \(food.name)"
            if let read = weigh(phrase, as: food) { return read.weighing }
        }
        // As much of water: near enough for what is wet, and said so.
        return Weighing(
            grams: Thousandths(amount * millilitres), assumption: "as heavy as water", sureness: 0.5
        )
    }

    private func pieces(
        _ amount: Double, of unit: String?, _ line: IngredientLine, _ match: Match
    ) -> Weighing? {
        if let unit, let grams = catties(unit) {
            return Weighing(grams: Thousandths(amount * grams))
        }
        if let unit = unit ?? line.trailingPiece,
            let grams = Self.kitchenPieces(unit, of: match.food)
        {
            return Weighing(
                grams: Thousandths(amount * grams),
                assumption: "\(Figures.number(amount)) × \(unit) (\(Figures.number(grams)) g)",
                sureness: 0.85)
        }
        let size = line.size.map { "\($0) " } ?? ""
        let count = Figures.plain(amount)
        for food in [match.food, match.asServed].compactMap(\.self) {
            let phrases =
                unit.map { ["\(count) \($0) \(food.name)", "\(count) \($0) \(line.name)"] }
                ?? ["\(count) \(size)\(food.name)", "\(count) \(size)\(line.name)"]
            for phrase in phrases {
                if let item = weigh(phrase, as: food), item.isOfPieces { return item.weighing }
            }
        }
        for food in [match.food, match.asServed].compactMap(\.self) {
            let words = unit ?? ""
            if let portion = food.portions.first(where: {
                $0.label == words || $0.label.hasPrefix("\(words),")
            }) {
                return Weighing(
                    grams: portion.grams.scaled(by: amount),
                    assumption: "\(count) × \(portion.label) (\(Figures.grams(portion.grams)))",
                    sureness: 0.85)
            }
        }
        for food in [match.asServed, match.food].compactMap(\.self) {
            let each = food.defaultPortion.map { food.portions[$0].grams } ?? food.usualGrams
            guard let each else { continue }
            return Weighing(
                grams: each.scaled(by: amount), assumption: "\(count) × \(Figures.grams(each))",
                sureness: unit == nil ? 0.72 : 0.6)
        }
        return nil
    }

    /// Grams of a catty or a tael where the person lives.
    private func catties(_ unit: String) -> Double? {
        switch (unit, reader.region) {
        case ("catty", .taiwan): 600
        case ("catty", .hongKong): 604.79
        case ("catty", .mainland): 500
        case ("tael", .taiwan): 37.5
        case ("tael", .hongKong): 37.8
        case ("tael", .mainland): 50
        default: nil
        }
    }

    private struct Read {
        var weighing: Weighing
        var isOfPieces: Bool
    }

    /// What the reader of meals weighs for a phrase that names the food.
    private func weigh(_ phrase: String, as food: Food) -> Read? {
        let reading = reader.reading(of: phrase)
        guard reading.items.count == 1, let item = reading.items.first, item.food == food.id,
            item.amount != nil, let grams = item.grams, grams > .zero
        else { return nil }
        return Read(
            weighing: Weighing(grams: grams, assumption: item.assumption, sureness: 0.9),
            isOfPieces: item.unit != "serving" && item.unit != "g")
    }

    /// Grams of a piece that the tables of foods do not know.
    private static func kitchenPieces(_ unit: String, of food: Food) -> Double? {
        switch unit {
        // As herbs are sold: 25 to 30 g in Europe, a small bunch elsewhere.
        case "bunch" where herbs.contains(where: food.name.contains): 28
        case "sprig" where herbs.contains(where: food.name.contains): 1
        case "handful" where herbs.contains(where: food.name.contains): 8
        case "handful": 30
        case "thumb" where food.name.contains("ginger"): 15
        case "piece" where food.name.contains("ginger"): 15
        case "stick" where food.name.contains("cinnamon"): 2.6
        // Dry, as 24 to 28 of them fill a packet of 500 g.
        case "sheet" where food.name.contains("pasta"): 20
        case "pod" where food.name.contains("cardamom"): 0.14
        case "pod" where food.name.contains("vanilla"): 3
        case "sachet" where food.name.contains("yeast"), "packet" where food.name.contains("yeast"),
            "envelope" where food.name.contains("yeast"),
            "package" where food.name.contains("yeast"):
            7
        default: nil
        }
    }

    private static let herbs = [
        "basil", "parsley", "cilantro", "mint", "dill", "thyme", "rosemary", "chive", "sage",
        "tarragon", "oregano", "coriander",
    ]
}

extension IngredientLine {
    var isDrained: Bool { "\(name) \(note)".lowercased().contains("drained") }

    /// What its name ends in when it counts pieces: "lasagne sheets", "cinnamon sticks".
    var trailingPiece: String? {
        guard let last = name.lowercased().split(separator: " ").last,
            case .piece(let piece)? = KitchenUnit.reading([String(last)])?.unit
        else { return nil }
        return piece
    }

    /// How large each is, as it was said.
    var size: String? {
        let words = name.lowercased().split(separator: " ").map(String.init)
        return words.first { ["small", "medium", "large", "big", "jumbo"].contains($0) }
    }
}
