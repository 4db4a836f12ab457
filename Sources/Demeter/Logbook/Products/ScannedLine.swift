internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// A line with numbers of products in it: what they are, and how it is read with them.
struct ScannedLine {
    /// Known ones with the words that stand for them while the line is read.
    private var products: [(food: Food, word: String, code: GTIN)] = []
    private(set) var unknown: [GTIN] = []
    /// What is wrong with the first number that is none, and its digits.
    private(set) var slip: (digits: String, fault: GTIN.Fault)?
    /// The line with those words in the places of the numbers.
    private var words: String
    private let text: String

    /// `nil` when no number of a product stands in the line.
    ///
    /// - Parameter isScanned: whether its numbers were scanned or given as such. Otherwise eight digits,
    ///   which may as well be a date, count only where a product has them.
    init?(_ text: String, _ catalog: FoodCatalog, isScanned: Bool) {
        self.text = text
        words = ""
        var rest = text.startIndex
        for found in GTIN.found(in: text) {
            var word = String(text[found.place])
            switch found.code {
            case .failure(let fault): slip = slip ?? (word, fault)
            case .success(let code):
                if let food = catalog.product(code) {
                    word = Self.word(products.count)
                    products.append((food, word, code))
                } else if isScanned || code.description.count > 8 {
                    unknown.append(code)
                }
            }
            words += text[rest..<found.place.lowerBound] + word
            rest = found.place.upperBound
        }
        words += text[rest...]
        if products.isEmpty, unknown.isEmpty, slip == nil { return nil }
    }

    /// Read with the products as foods of their own, which no other food of the same name can displace.
    func reading(by reader: MealReader) -> Reading {
        let foods = products.enumerated().map { index, product in
            var food = product.food
            food.id = FoodID(rawValue: Self.word(index))
            food.name = Self.word(index)
            food.aliases = []
            return food
        }
        var reading = MealReader(catalog: reader.catalog.adding(foods), history: reader.history)
            .reading(of: words)
        reading.text = text
        for index in reading.items.indices {
            let item = reading.items[index]
            guard let product = products.first(where: { $0.word == item.food?.rawValue }) else {
                continue
            }
            reading.items[index].food = product.food.id
            reading.items[index].name = product.food.name
            reading.items[index].brand = product.food.brand
            reading.items[index].text = item.text
                .replacing(product.word, with: product.code.description)
        }
        return reading
    }

    /// The foods that were scanned.
    var foods: Set<FoodID> { Set(products.map(\.food.id)) }

    /// A word that no food is called.
    private static func word(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return "barcodeproduct" + String(letters[index % letters.count])
    }
}
