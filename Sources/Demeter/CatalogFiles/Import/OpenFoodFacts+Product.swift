internal import Nutrition

extension OpenFoodFacts {
    /// A product as it is told, without its figures; servings and packages in g.
    struct Product {
        var code = ""
        var name = ""
        var generic = ""
        /// Separated by commas, the maker's own first.
        var brands = ""
        /// Of the French nutrition programme (PNNS).
        var group = ""
        var serving: Double?
        var package: Double?
        /// Tags as Open Food Facts has them: `en:milk`.
        var allergens: [String] = []
        var traces: [String] = []
        /// As the package prints it.
        var ingredients = ""

        /// The food, whose id begins with the import's name.
        func food(in collection: String, _ figures: Nutrients) throws(RowFault) -> Food {
            guard !code.isEmpty else { throw .noCode }
            let product = ProductName.plain(name)
            let generic = ProductName.plain(generic)
            let maker = brands.utf8.prefix { $0 != UInt8(ascii: ",") }
            let brand = ProductName.plain(String(Substring(maker)))
            let title = product.isEmpty ? generic : product
            guard !title.isEmpty else { throw .noName }
            var portions: [Portion] = []
            if let grams = Self.weight(serving) {
                portions.append(Portion(label: "serving", grams: grams))
            }
            if let grams = Self.weight(package) {
                portions.append(Portion(label: "package", grams: grams))
            }
            let hasServing = portions.first?.label == "serving"
            return Food(
                id: FoodID(rawValue: "\(collection):\(code)"), name: title,
                aliases: [brand, product.isEmpty ? "" : generic].filter { !$0.isEmpty },
                category: Self.category(group), brand: brand.isEmpty ? nil : brand,
                per100g: figures, portions: portions,
                defaultPortion: portions.isEmpty ? nil : 0,
                usualGrams: hasServing ? portions[0].grams : nil,
                source: FoodSource(release: OpenFoodFacts.release, code: code), label: label)
        }

        /// `nil` where the package's words are not known.
        private var label: FoodLabel? {
            let text = ingredients.prefix(utf8: FoodLabel.ingredientsLimit)
            let label = FoodLabel(
                contains: allergens.compactMap(Self.allergen),
                traces: traces.compactMap(Self.allergen),
                ingredients: text.isEmpty ? nil : String(text))
            return label.isEmpty ? nil : label
        }

        /// `en:sesame-seeds` is sesame seeds, `en:none` nothing.
        private static func allergen(_ tag: String) -> String? {
            let name = tag.split(separator: ":").last.map { $0.replacing("-", with: " ") } ?? ""
            return name.isEmpty || name == "none" ? nil : String(name)
        }

        /// Of a serving or a package, in g; what nobody eats at once or sells is a slip.
        private static func weight(_ grams: Double?) -> Thousandths? {
            guard let grams, grams >= 0.1, grams <= 20_000 else { return nil }
            return Thousandths(grams)
        }

        /// By the group that the product is in, which older products spell with hyphens.
        private static func category(_ group: String) -> FoodCategory {
            if group.isEmpty { return .meal }
            let letters = group.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "-"): UInt8(ascii: " ")
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                default: byte
                }
            }
            return switch String(decoding: letters, as: UTF8.self) {
            case "beverages", "alcoholic beverages": .beverage
            case "milk and dairy products": .dairy
            case "cereals and potatoes": .grain
            case "fish meat eggs": .protein
            case "fruits and vegetables": .vegetable
            case "fat and sauces": .condiment
            case "sugary snacks", "salty snacks": .snack
            default: .meal
            }
        }
    }
}

extension String {
    /// As many whole characters from the beginning as so many bytes hold.
    fileprivate func prefix(utf8 limit: Int) -> Substring {
        guard utf8.count > limit else { return self[...] }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end > startIndex, end.samePosition(in: self) == nil { end = utf8.index(before: end) }
        return self[..<end]
    }
}
