internal import Journal
internal import MealReader
internal import Nutrition
internal import Recipes
internal import Telling
internal import Wire

/// A food and how much of it, as a person is told of it.
struct TellableAmount {
    let name: String
    var food: FoodID?
    /// What the person said, which decides between names of the same food and between words that count it.
    var words = ""
    let amount: Double?
    let unit: String?
    let grams: Thousandths?
    /// Nobody said how much it was.
    var isAssumed = false

    /// `scrambled eggs, 2 large (122 g)`
    var label: String {
        let name = told
        let counted = count.map { Texts.figures.amount(name, $0) } ?? name
        guard let grams, unit != "g" else { return counted }
        return isAssumed
            ? Texts.figures.assumedWeight(counted, Figures.grams(grams))
            : Texts.figures.weight(counted, Figures.grams(grams))
    }

    private var told: String {
        // A product that nobody knows is called by its number.
        if food == nil, Telling.isChinese, let code = Texts.products.product.value(in: name) {
            return Texts.products.product(code)
        }
        return Telling.current.name(name, food: food?.rawValue, saidAs: words)
    }

    private var count: String? {
        guard let amount else { return nil }
        let number = Figures.number(amount)
        if Telling.isChinese { return "\(number) \(Measure.told(unit, saidAs: words))" }
        // "egg, 2": the unit is the food itself.
        let isNamed = unit.map { name.split(separator: " ").contains(Substring($0)) } ?? true
        return number + (isNamed ? "" : " \(unit ?? "")")
    }
}

extension TellableAmount {
    init(_ entry: EntryContent) {
        self.init(
            name: entry.name, food: entry.food, words: entry.text, amount: entry.amount,
            unit: entry.unit, grams: entry.grams)
    }

    init(_ entry: EntryMessage) {
        self.init(
            name: entry.name, food: entry.food, words: entry.text, amount: entry.amount,
            unit: entry.unit, grams: entry.grams)
    }

    init(_ item: ReadingItem) {
        self.init(
            name: item.name, food: item.food, words: item.text, amount: item.amount,
            unit: item.unit, grams: item.grams)
    }

    init(_ part: MealPart) {
        self.init(
            name: part.name, food: part.food, words: part.text, amount: part.amount,
            unit: part.unit, grams: part.grams)
    }
}
