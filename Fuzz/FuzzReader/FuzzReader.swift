internal import CatalogFiles
internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// The foods of the checkout; a few made-up ones where it is run elsewhere.
private let reader: MealReader = {
    let foods =
        (try? CatalogFile.load("ingredients.json"))
        ?? [
            Food(
                id: "egg", name: "egg", category: .protein,
                per100g: Nutrients(calories: Thousandths(150)),
                portions: [Portion(label: "egg", grams: Thousandths(50))], defaultPortion: 0,
                source: FoodSource(release: "own"))
        ]
    return MealReader(catalog: FoodCatalog(foods: foods))
}()

/// Reads the input as a person's line: the same twice, within its bounds, and never sure of nonsense.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: min(count, 2048))
    let text = String(decoding: input, as: UTF8.self)
    let reading = reader.reading(of: text)
    precondition(reading == reader.reading(of: text), "two readings of one text differ")
    precondition((0...1).contains(reading.confidence), "a probability beyond 0 to 1")
    precondition(!reading.items.isEmpty || reading.confidence == 0, "sure of nothing")
    for item in reading.items {
        precondition((0...1).contains(item.confidence), "a probability beyond 0 to 1")
        // "zorblax, 100 kcal": a person's own figures need no food.
        precondition(
            item.food != nil || item.stated != nil || item.nutrients == .unknown,
            "figures without a food")
        precondition(item.food.map { reader.catalog[$0] != nil } ?? true, "a food from nowhere")
    }
    if case .meal(let meal) = reader.read(text) { precondition(meal == reading) }
    let found = reader.catalog.search(text, limit: 5)
    precondition(found.count <= 5 && found.allSatisfy { (0...1.001).contains($0.score) })
    return 0
}
