import FoodCatalog
import Nutrition
import TestSupport

@testable import MealReader

/// The reader's passes one by one, over a catalog that is small enough to know by heart.
struct ReadingPasses {
    static let foods: [Food] =
        TestFoods.all + [
            food("milk", "milk", .dairy, 60, [("cup", 244), ("glass", 250)], usual: 244),
            food("chocolate", "chocolate", .dessert, 540, [("bar", 40), ("piece", 7)]),
            food("chocolate-milk", "chocolate milk", .beverage, 80, [("cup", 250)]),
            food("ham", "ham", .protein, 145, [("slice", 28)]),
            food("cheese", "cheese", .dairy, 400, [("slice", 28), ("cup, shredded", 113)]),
            food(
                "ham-and-cheese-sandwich", "ham and cheese sandwich", .meal, 240,
                [("sandwich", 146)]),
            food(
                "fried-chicken", "fried chicken", .protein, 260,
                [("drumstick", 75), ("breast", 140), ("piece, large", 160)], usual: 140),
            food("grilled-chicken", "grilled chicken", .protein, 165, [("breast", 120)]),
            food(
                "turkey-skin-eaten", "roasted turkey, skin eaten", .protein, 200,
                [("serving", 85)]),
            food(
                "turkey-skin-not-eaten", "roasted turkey, skin not eaten", .protein, 150,
                [("serving", 85)]),
            food(
                "cola", "cola", .beverage, 42,
                [("can (12 fl oz)", 372), ("bottle (20 fl oz)", 620), ("fl oz", 31)], usual: 372,
                brand: "Fizz"),
            food("fizz-cola", "Fizz cola drink", .beverage, 42, [("can", 372)]),
            food(
                "apple", "apple", .fruit, 52,
                [
                    ("apple, small", 149), ("apple, medium", 182), ("apple, large", 223),
                    ("slice", 20),
                ],
                usual: 182, counted: 1),
        ]

    static func food(
        _ id: FoodID, _ name: String, _ category: FoodCategory, _ calories: Double,
        _ portions: [(String, Double)], usual: Double? = nil, counted: Int? = 0,
        brand: String? = nil
    ) -> Food {
        Food(
            id: id, name: name, category: category, brand: brand,
            per100g: Nutrients(calories: Thousandths(calories)),
            portions: portions.map { Portion(label: $0.0, grams: Thousandths($0.1)) },
            defaultPortion: counted, usualGrams: usual.map { Thousandths($0) },
            source: FoodSource(release: "test"))
    }

    let catalog = FoodCatalog(foods: ReadingPasses.foods)
    let weights = ReaderWeights()

    func sentence(_ text: String) -> FinishedSentence {
        FinishedSentence(SentenceWords(text: text, index: catalog.index, weights: weights))
    }

    func spans(_ text: String) -> [Span] {
        var desk = Desk(catalog)
        return spans(of: sentence(text), at: &desk)
    }

    private func spans(of sentence: FinishedSentence, at desk: inout Desk) -> [Span] {
        Segmenter(index: catalog.index, weights: weights).spans(
            of: sentence, chains: &desk.chains)
    }

    func matches(_ text: String, history: [FoodID: Int] = [:]) -> [MatchedSpan] {
        let sentence = sentence(text)
        var desk = Desk(catalog)
        let matcher = Matcher(
            catalog: catalog, weights: weights, eaten: catalog.places(of: history),
            barriers: sentence.barriers)
        return spans(of: sentence, at: &desk).map { span in
            MatchedSpan(
                span: span,
                candidates: matcher.candidates(
                    for: span, of: sentence.words, limit: 5, at: &desk))
        }
    }

    /// The words of a span as they stand in the text.
    func words(of span: Span, in text: String) -> String {
        let words = sentence(text).words
        let bytes = Array(text.utf8)
        let range = Int(words[span.start].token.start)..<Int(words[span.end - 1].token.end)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    func id(_ candidate: Candidate) -> FoodID { catalog.foods[Int(candidate.food)].id }

    /// The first food's weight, and the region that it was weighed in.
    func weigh(_ text: String) -> (food: Food, weight: Weight)? {
        let sentence = sentence(text)
        guard let match = matches(text).first, let best = match.candidates.first,
            let region = RegionPass(sentence: sentence).regions(of: [match.span]).first
        else { return nil }
        let food = catalog.foods[Int(best.food)]
        let weigher = Weigher(
            food: MeasuredFood(food, labels: food.portions.map { LabelWords($0.label) }),
            words: sentence.words,
            region: region,
            heard: HeardWords(
                sentence.words[region.lead.lowerBound..<region.tail.upperBound]))
        var fits: [Float] = []
        return (food, weigher.weigh(&fits))
    }
}
