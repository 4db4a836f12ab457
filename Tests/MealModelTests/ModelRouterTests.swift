import MealModel
import MealReader
import Nutrition
import Testing

struct ModelRouterTests {
    @Test(arguments: [(0.9, 0.7, 0.5, true), (0.5, 0.5, 0.5, true), (0.5, 0.7, 0.1, false)])
    func `thresholds that fall mean nothing`(
        sure: Double, fair: Double, doubtful: Double, isOrdered: Bool
    ) {
        let router = ModelRouter(sure: sure, fair: fair, doubtful: doubtful)
        #expect(router.isOrdered == isOrdered)
    }

    private func reading(_ confidence: Double, foods: Int = 1, known: Bool = true) -> Reading {
        Reading(
            text: "x",
            items: (0..<foods).map { _ in
                ReadingItem(
                    text: "x", name: "x", nutrients: known ? .zero : .unknown,
                    confidence: confidence)
            }, confidence: confidence)
    }

    static let ready: [(Double, ModelUse, ModelRoute)] = [
        (1, .auto, .offline), (0.9, .auto, .offline), (0.89, .auto, .checked),
        (0.7, .auto, .checked), (0.69, .auto, .model), (0.5, .auto, .model),
        (0.49, .auto, .strongModel), (0, .auto, .strongModel), (1, .always, .model),
        (0.8, .always, .model), (0.4, .always, .strongModel), (1, .off, .offline),
        (0.7, .off, .offline), (0.69, .off, .marked), (0, .off, .marked),
    ]

    @Test(arguments: ready)
    func `confidence decides who reads`(confidence: Double, use: ModelUse, route: ModelRoute) {
        #expect(
            ModelRouter().route(reading(confidence), use: use, availability: .ready) == route)
    }

    static let absent: [(Double, Bool, ModelAvailability, ModelRoute)] = [
        (0.95, true, .later, .offline), (0.8, true, .later, .checked),
        (0.6, true, .later, .marked), (0.6, false, .later, .waiting),
        (0.1, false, .later, .waiting), (0.8, true, .stopped, .offline),
        (0.6, true, .stopped, .marked), (0.1, false, .stopped, .marked),
        (0.1, false, .off, .marked), (0.8, true, .off, .offline),
    ]

    @Test(arguments: absent)
    func `without a model the offline reading stands or waits`(
        confidence: Double, known: Bool, availability: ModelAvailability, route: ModelRoute
    ) {
        #expect(
            ModelRouter().route(
                reading(confidence, known: known), use: .auto, availability: availability) == route)
    }

    @Test func `more than three foods in doubt go to the better model`() {
        let router = ModelRouter()
        #expect(router.route(reading(0.6, foods: 3), use: .auto, availability: .ready) == .model)
        #expect(
            router.route(reading(0.6, foods: 4), use: .auto, availability: .ready) == .strongModel)
    }

    @Test func `thresholds can be set`() {
        let router = ModelRouter(sure: 0.5, fair: 0.4, doubtful: 0.3)
        #expect(router.route(reading(0.5), use: .auto, availability: .ready) == .offline)
        #expect(router.route(reading(0.45), use: .auto, availability: .ready) == .checked)
        #expect(router.route(reading(0.35), use: .auto, availability: .ready) == .model)
    }
}
