internal import JSON
internal import Nutrition

extension ServedFoods {
    /// The collection that ids of its products begin with.
    private static let openFoodFacts = "off"

    /// An answer of Open Food Facts: `product` of a look-up by number, `products` or `hits` of a search.
    ///
    /// Both schemas of figures are read: `nutriments`, and `nutrition.aggregated_set` since 1003. What is
    /// told of the prepared food is left out.
    ///
    /// - Throws: `unreadable` for what is no such answer.
    package init(openFoodFacts body: [UInt8]) throws(RowFault) {
        self.init()
        var isAnswer = false
        do throws(JSONError) {
            var pull = JSONPull(body)
            try pull.enterObject()
            while let key = try pull.nextKey() {
                switch key {
                case "product" where pull.kind == .object:
                    isAnswer = true
                    try takeProduct(&pull)
                case "products", "hits":
                    guard pull.kind == .array else { throw pull.error("products are no list") }
                    isAnswer = true
                    try pull.enterArray()
                    while try pull.nextElement() {
                        if pull.kind == .object, !isFull {
                            try takeProduct(&pull)
                        } else {
                            try pull.skip()
                        }
                    }
                case "status":
                    isAnswer = true
                    try pull.skip()
                default: try pull.skip()
                }
            }
            try pull.end()
        } catch {
            throw RowFault(.unreadable, "is no JSON object: \(error.reason)")
        }
        guard isAnswer else { throw RowFault(.unreadable, "tells of no product") }
    }

    private mutating func takeProduct(_ pull: inout JSONPull) throws(JSONError) {
        let line = try ProductLine(&pull)
        take(line.name) { () throws(RowFault) in
            var food = try line.servedFood(in: Self.openFoodFacts)
            if let code = food.source.code, let number = try? GTIN(code) {
                food.barcodes = [number]
            }
            return food
        }
    }
}
