internal import FoodCatalog
internal import MealModel
internal import MealReader
internal import Nutrition

private let foods = [
    Food(
        id: "egg", name: "egg", category: .protein,
        per100g: Nutrients(calories: Thousandths(150)),
        portions: [Portion(label: "egg", grams: Thousandths(50))], defaultPortion: 0,
        source: FoodSource(release: "own")),
    Food(
        id: "rice", name: "rice, cooked", category: .grain,
        per100g: Nutrients(calories: Thousandths(130)),
        portions: [Portion(label: "cup", grams: Thousandths(160))], defaultPortion: 0,
        source: FoodSource(release: "own")),
]

private let answers = AnswerReader(reader: MealReader(catalog: FoodCatalog(foods: foods)))

/// Takes the input for a server's body, for a model's message and for a refusal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnswer(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    if let completion = try? Completion(decoding: input) { check(completion.content) }
    let text = String(decoding: input, as: UTF8.self)
    check(text)
    var dialect = ModelDialect()
    var steps = 0
    while let next = dialect.adapted(toRefusal: input) {
        dialect = next
        steps += 1
        precondition(steps <= 5, "a dialect that never ends")
    }
    if let wait = RetryAfter.duration(text) {
        precondition((.zero ... .seconds(86_400)).contains(wait), "a wait beyond a day")
    }
    return 0
}

private func check(_ message: String) {
    guard let answer = try? ModelAnswer(decoding: message) else { return }
    precondition(answer.items.count <= ModelAnswer.itemLimit, "too many items")
    let reading = answers.reading(
        of: answer, text: "eggs and rice", offered: [foods[0]],
        like: Reading(text: "eggs and rice"))
    precondition(reading.items.count == answer.items.count, "items from nowhere")
    precondition((0...1).contains(reading.confidence), "a probability beyond 0 to 1")
    for item in reading.items {
        precondition(!item.name.isEmpty, "a food without a name")
        precondition((0...1).contains(item.confidence), "a probability beyond 0 to 1")
        precondition(item.food == nil || item.food == "egg", "a food that was not offered")
        precondition(item.nutrients.calories.map { $0 >= .zero } ?? true, "energy below nothing")
        precondition(item.grams.map { $0 > .zero } ?? true, "a weight of nothing")
        precondition(item.food == nil || item.grams != nil, "a food of the catalog not weighed")
        for text in [item.name, item.text, item.unit ?? "", item.brand ?? ""] + item.modifiers {
            precondition(
                !text.unicodeScalars.contains { $0.properties.generalCategory == .control },
                "a control character for the terminal")
        }
    }
}
