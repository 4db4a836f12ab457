import TestSupport
import Testing

@testable import Allergens

struct AssessmentTests {
    /// An ingredient with marks, exclusions and a recipe that is known or not, all at random.
    private static func random(_ generator: inout SplitMix64) -> Assessment {
        var assessment = Assessment(
            basis: Bool.random(using: &generator) ? .recipe : .name,
            isComplete: Bool.random(using: &generator))
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            let trigger = TriggerTable.all.randomElement(using: &generator) ?? .milk
            let answer = [Answer.mayContain, .probably, .contains].randomElement(using: &generator)
            assessment.mark(trigger, answer ?? .contains, by: ["w\(generator.next() % 9)"])
        }
        if !assessment.isComplete {
            assessment.excluded = Set(
                TriggerTable.all.filter { _ in Int.random(in: 0...4, using: &generator) == 0 })
        }
        assessment.ingredients = (0..<3).map { _ in
            ["ginger", "soy sauce", "salt", "lime leaf"].randomElement(using: &generator) ?? ""
        }
        return assessment
    }

    @Test func `an ingredient more never lowers an answer`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        let asked = TriggerTable.all + [trigger("ginger"), trigger("lime"), trigger("e621")]
        for _ in 0..<300 {
            let before = Self.random(&generator)
            let other = Self.random(&generator)
            var after = before
            after.join(other)
            for trigger in asked {
                let answers = (
                    before.finding(trigger).answer, other.finding(trigger).answer,
                    after.finding(trigger).answer
                )
                #expect(answers.2 >= answers.0, "seed \(seed): \(trigger.rawValue) \(answers)")
                #expect(answers.2 >= answers.1, "seed \(seed): \(trigger.rawValue) \(answers)")
            }
        }
    }

    @Test func `a line of the file is read as what was written`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        for _ in 0..<200 {
            var written = Self.random(&generator)
            for trigger in written.marks.keys {
                written.marks[trigger]?.share =
                    Bool.random(using: &generator)
                    ? Double(Int.random(in: 1...100, using: &generator)) / 100 : nil
            }
            let line = AllergenRow.line(of: "a-food", written)
            #expect(AllergenRow.assessment(line) == written, "seed \(seed): \(line)")
        }
    }

    @Test(arguments: [
        AllergenPhrase.tells([.milk: .contains, trigger("soy"): .mayContain]), .tells([:]),
        .neutral, .free([.milk, .lactose]), .without, .perhaps, .traces,
        .flavour,
    ])
    func `a phrase is read as what was written`(_ phrase: AllergenPhrase) {
        #expect(AllergenRow.phrase(AllergenRow.line(ofPhrase: "a phrase", phrase)) == phrase)
    }

    @Test(arguments: ["", "x", "a\trecipe\tall", "a\trecept\tall\t\t", "a\trecipe\tall\tmilk\t"])
    func `a line of another form is none`(_ line: String) {
        #expect(AllergenRow.assessment(line) == nil)
    }

    @Test func `what leaves the kind open may be any kind`() {
        var nuts = Assessment(basis: .recipe, isComplete: true)
        nuts.mark(trigger("tree_nuts"), .contains, by: ["nuts"])
        #expect(nuts.finding(trigger("almond")).answer == .mayContain)
        #expect(nuts.finding(trigger("almond")).evidence == "nuts (recipe)")
        #expect(nuts.finding(trigger("peanut")).answer == .notByRecipe)
    }

    @Test func `what comes from an animal need not be milk`() {
        var frog = Assessment(basis: .recipe, isComplete: true)
        frog.mark(trigger("animal"), .contains, by: ["frog"])
        #expect(frog.finding(.milk).answer == .notByRecipe)
    }

    @Test func `a kind is told of what it is a kind of, with its share`() {
        var curry = Assessment(basis: .recipe, isComplete: true)
        curry.mark(trigger("cashew"), .contains, by: ["cashews"])
        curry.marks[trigger("cashew")]?.share = 0.07
        let finding = curry.finding(trigger("tree_nuts"))
        #expect(
            finding
                == AllergenFinding(
                    trigger: trigger("tree_nuts"), answer: .contains, evidence: "cashews (recipe)",
                    share: 0.07))
    }

    @Test func `own words are looked for among ingredients, and additives stand in no recipe`() {
        var stew = Assessment(basis: .recipe, isComplete: true)
        stew.ingredients = ["ginger root", "carrots"]
        #expect(stew.finding(trigger("ginger")).answer == .contains)
        #expect(stew.finding(trigger("carrot")).answer == .contains)
        #expect(stew.finding(trigger("coriander")).answer == .notByRecipe)
        #expect(stew.finding(trigger("e621")).answer == .cannotTell)
    }

    @Test func `a food that nobody looked into tells nothing`() {
        let known = AllergenKnowledge.nothing.assessment(of: nil, called: ["rice"])
        #expect(TriggerTable.all.allSatisfy { known.finding($0).answer == .cannotTell })
    }
}
