import HealthyEating
import Nutrition
import TestSupport
import Testing

struct EatingIndexTests {
    private func nutrients(
        _ calories: Double?, sodium: Double? = 0, saturated: Double = 0, mono: Double = 0,
        poly: Double = 0
    ) -> Nutrients {
        var nutrients = Nutrients(
            calories: calories.map { Thousandths($0) }, sodium: sodium.map { Thousandths($0) })
        for (id, value) in [
            ("saturated_fat", saturated), ("monounsaturated_fat", mono),
            ("polyunsaturated_fat", poly),
        ] { Nutrient(rawValue: id).map { nutrients[$0] = Thousandths(value) } }
        return nutrients
    }

    private func intake(_ eaten: (Nutrients, PatternAmounts?)...) -> Intake {
        var intake = Intake()
        for (nutrients, patterns) in eaten { intake.add(nutrients, patterns) }
        return intake
    }

    @Test func `the components come to a hundred`() {
        #expect(EatingComponent.allCases.count == 13)
        #expect(EatingComponent.allCases.reduce(0) { $0 + $1.most } == 100)
        for component in EatingComponent.allCases {
            #expect(component.points(component.best) == component.most)
            #expect(component.points(component.worst) == 0)
            #expect(
                abs(component.points((component.best + component.worst) / 2) - component.most / 2)
                    < 1e-9)
        }
    }

    @Test func `a day that meets every standard has a hundred points, and one of sugar few`() throws
    {
        let patterns = PatternAmounts([
            .fruit: 1.6, .vegetables: 1.8, .darkGreens: 0.2, .legumes: 0.4, .wholeGrains: 3,
            .refinedGrains: 3.6, .dairy: 2.6, .proteinFoods: 3.4, .seafood: 1, .legumeProtein: 1.6,
            .addedSugars: 8,
        ])
        let best = try #require(
            EatingIndex(
                intake((nutrients(2000, sodium: 2200, saturated: 17, mono: 30, poly: 13), patterns))
            ))
        #expect(best.total == 100)
        #expect(best.coverage == 1)
        let sugar = try #require(
            EatingIndex(intake((nutrients(400), PatternAmounts([.addedSugars: 25])))))
        // Without grains, salt and saturated fat these three are as they should be.
        #expect(sugar.total == 30)
    }

    @Test func `a component is told in a line`() throws {
        let index = try #require(
            EatingIndex(
                intake(
                    (
                        nutrients(1000, sodium: 1550, saturated: 5),
                        PatternAmounts([.wholeGrains: 0.3])
                    ))))
        let lines = index.standings.map(\.sentence)
        #expect(lines[4] == "whole grains 2.0 of 10: 0.3 of 1.5 oz-eq per 1,000 kcal")
        #expect(lines[10] == "sodium 5.0 of 10: 1.6, at most 1.1 g per 1,000 kcal")
        #expect(lines[8] == "fatty acids 0.0 of 10: 0.0 of 2.5 (unsaturated to saturated)")
        #expect(index.losses(2).map(\.component) == [.dairy, .fattyAcids])
    }

    @Test func `several days are summed before they are scored`() throws {
        let fruit = intake((nutrients(500), PatternAmounts([.fruit: 2])))
        let none = intake((nutrients(1500), PatternAmounts()))
        var both = fruit
        both += none
        // 2 cups in 2,000 kcal are all that is asked for; the mean of both days would be half of it.
        #expect(both.points(.totalFruits) == 5)
        #expect(fruit.points(.totalFruits) == 5)
        #expect(none.points(.totalFruits) == 0)
    }

    @Test func `beans count as vegetables, as greens and as both kinds of protein foods`() {
        let beans = intake((nutrients(1000), PatternAmounts([.legumes: 0.5, .legumeProtein: 2])))
        #expect(beans.amount(.totalVegetables) == 0.5)
        #expect(beans.amount(.greensAndBeans) == 0.5)
        #expect(beans.amount(.totalProteinFoods) == 2)
        #expect(beans.amount(.seafoodAndPlantProteins) == 2)
    }

    @Test func `below four fifths of the energy there is no score, and the share is told`() throws {
        #expect(EatingIndex(Intake()) == nil)
        let some = try #require(
            EatingIndex(intake((nutrients(790), PatternAmounts()), (nutrients(210), nil))))
        #expect(some.total == nil)
        #expect(some.standings.isEmpty)
        #expect(abs(some.coverage - 0.79) < 1e-9)
        let most = intake((nutrients(800), PatternAmounts()), (nutrients(200), nil))
        #expect(EatingIndex(most)?.total != nil)
        // What has no known energy counts as much as the others do on the average.
        let unknown = intake((nutrients(800), PatternAmounts()), (nutrients(nil), PatternAmounts()))
        #expect(unknown.coverage == 0.5)
        // Without sodium no score of sodium can be told.
        #expect(intake((nutrients(800, sodium: nil), PatternAmounts())).coverage == 0)
        #expect(intake((nutrients(nil), nil)).coverage == 0)
    }

    @Test func `fat that is only unsaturated is best, and no fat is none`() {
        #expect(intake((nutrients(100, mono: 3), PatternAmounts())).points(.fattyAcids) == 10)
        #expect(intake((nutrients(100), PatternAmounts())).points(.fattyAcids) == 0)
    }

    @Test func `a dish is known when its parts are, spices aside`() {
        var dish = DishPatterns()
        dish.add(PatternAmounts([.vegetables: 1]), calories: 200)
        dish.add(nil, calories: 4)
        #expect(dish.patterns == PatternAmounts([.vegetables: 1]))
        dish.add(nil, calories: 40)
        #expect(dish.patterns == nil)
        var unknown = DishPatterns()
        unknown.add(PatternAmounts(), calories: 200)
        unknown.add(nil, calories: nil)
        #expect(unknown.patterns == nil)
    }

    @Test func `more of what should be eaten never lowers its score`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let component = EatingComponent.allCases[Int.random(in: 0..<13, using: &generator)]
            let amount = Double.random(in: 0...40, using: &generator)
            let more = amount + Double.random(in: 0...10, using: &generator)
            let (one, other) = (component.points(amount), component.points(more))
            #expect(
                component.isModeration ? other <= one : other >= one,
                "seed \(seed): \(component) \(amount) \(more)")
            #expect((0...component.most).contains(one), "seed \(seed)")
        }
    }
}
