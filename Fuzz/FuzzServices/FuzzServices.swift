internal import CatalogFiles
internal import MealModel
internal import Nutrition

/// Takes the input for an answer of each service that knows foods or sees them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzServices(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let body = Array(UnsafeBufferPointer(start: start, count: count))
    if let served = try? ServedFoods(openFoodFacts: body) { check(served) }
    if let served = try? ServedFoods(foodDataCentral: body) { check(served) }
    if let served = try? ServedFoods(nutritionix: body) { check(served) }
    if let answer = try? ConceptAnswer(decoding: body) {
        precondition(
            answer.concepts.count <= ConceptAnswer.limit, "more concepts than are looked at")
        for concept in answer.concepts {
            precondition(!concept.name.isEmpty, "a concept without a name")
            precondition(
                (ConceptAnswer.least...1).contains(concept.value), "a probability beyond 1")
        }
    }
    return 0
}

private func check(_ served: ServedFoods) {
    precondition(served.foods.count + served.refusals.count <= 50, "more than is looked at")
    precondition(Set(served.foods.map(\.id)).count == served.foods.count, "a food twice")
    for food in served.foods {
        precondition(!food.name.isEmpty, "a food without a name")
        precondition(food.per100g.calories != nil, "a food without energy")
        for nutrient in food.per100g.known {
            guard let figure = food.per100g[nutrient]?.value else { continue }
            precondition(figure >= 0, "less than nothing of \(nutrient.rawValue)")
            precondition(nutrient != .calories || figure <= 910, "more energy than fat has")
        }
        for portion in food.portions {
            precondition(portion.grams > .zero, "a portion of nothing")
            precondition(!portion.label.isEmpty, "a portion without a name")
        }
        precondition(
            food.defaultPortion.map(food.portions.indices.contains) ?? true, "no such portion")
        for text in [food.name, food.brand ?? ""] {
            precondition(
                !text.unicodeScalars.contains { $0.properties.generalCategory == .control },
                "a control character for the terminal")
        }
    }
}
